/** One player's side of the table. */
export function stall({ gold, cards }, seat, words, hand) {
  const item = document.createElement("li");
  item.textContent = words.say("market-day-line-stall", { seat, gold, cards });
  if (hand) item.append(`; ${words.say("market-day-line-hand", { hand: words.list("favour", hand) })}`);
  return item;
}
