/** Market Day in the browser: plain elements, no library. */
import { stall } from "./stall.js";

const POTIONS = ["red", "green", "blue", "black"];
const SMILES = [0, 1, 2, 3];

/** A thing to click, under the name of its target; `table.light` says how it stands. */
function thing(target, label, { table }) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.dataset.target = target;
  button.textContent = label;
  button.onclick = () => table.click(target, button);
  return button;
}

export function mount(target, props) {
  const root = document.createElement("section");
  root.dataset.testid = "market-day";
  const day = root.appendChild(document.createElement("p"));
  const stalls = root.appendChild(document.createElement("ul"));
  const things = root.appendChild(document.createElement("div"));
  const drawn = [
    ...SMILES.map((smiles) => [`smiles:${smiles}`, (words) => words.move({ move: "offer", smiles })]),
    ...POTIONS.map((potion) => [`potion:${potion}`, (words) => words.member("potion", potion)]),
    ["heckler", (words) => words.member("favour", "heckler")],
  ];
  let latest = props;
  const buttons = drawn.map(([name, label]) => {
    const button = thing(name, label(props.words), { table: { click: (...at) => latest.table?.click(...at) } });
    things.append(button);
    return { name, label, button };
  });
  // What is drawn here needs no button in the question line.
  const leave = buttons.map(({ name, label }) => props.table?.draw(name, () => label(latest.words)));

  function update(now) {
    latest = now;
    const { view, own, words, table } = now;
    day.textContent = words.say("market-day-line-day", {
      day: view.day,
      days: 3,
      wanted: words.list("potion", view.wanted),
    });
    stalls.replaceChildren(...view.stalls.map((each, seat) => stall(each, seat, words, own?.seat === seat ? own.hand : null)));
    for (const { name, label, button } of buttons) {
      button.textContent = label(words);
      button.dataset.light = table?.light(name) ?? "still";
      button.classList.toggle("main", table?.light(name) === "glow");
    }
  }

  update(props);
  target.append(root);
  return {
    update,
    unmount() {
      for (const erase of leave) erase?.();
      root.remove();
    },
  };
}
