/**
 * Several seats at one device: who has sat down before the screen, and what nobody else may see.
 *
 * With one seat, or none, nothing is ever hidden.
 */
import { untrack } from "svelte";
import type { Connection } from "./connection.svelte";

export class HotSeat {
  #connection: Connection;
  /** Who has sat down before the screen. */
  #revealed = $state<number | null>(null);

  constructor(connection: Connection) {
    this.#connection = connection;
    // Who has another seat than the one they chose looks from there; of several, somebody chooses.
    $effect(() => {
      const [only, another] = this.mine;
      if (only !== undefined && another === undefined && connection.view?.seat === null)
        untrack(() => connection.look(only));
    });
  }

  readonly mine = $derived.by(() => this.#connection.info?.mine ?? []);

  #isShared = $derived.by(() => this.mine.length > 1 && this.#connection.view?.outcome === null);

  /** The seat that is to decide and to which the device must be handed first. */
  readonly curtain = $derived.by(() => {
    const seats = this.#connection.info?.seats ?? [];
    const next = this.#connection.view?.deciders.find((seat) => this.mine.includes(seat) && !seats[seat]?.bot) ?? null;
    return this.#isShared && next !== this.#revealed ? next : null;
  });

  /** Whether the table stays hidden until somebody says who they are. */
  readonly isHidden = $derived.by(() => {
    const seat = this.#connection.view?.seat ?? null;
    return this.#isShared && (this.curtain !== null || seat === null || seat !== this.#revealed);
  });

  /** For the curtain, which shows what anybody beside the table would see. */
  bystander(): Connection {
    return this.#connection.bystander();
  }

  reveal(seat: number): void {
    this.#revealed = seat;
    if (this.#connection.view?.seat !== seat) this.#connection.look(seat);
  }
}
