/** Asked by few: my devices, invitations, and the host's page. */
import * as requests from "../generated/requests";
import type { HostView } from "../generated/wire";
import { Declined } from "./request";

const KEPT = "retorta-host";

export const BOOK = "club";

export const club = {
  devices: requests.devices,
  revoke: requests.revoke,
  invite: (word: string) => requests.invite({ word }),
};

/** What the host may do; the secret goes with every request, and is kept in this tab only. */
export class Host {
  #secret: string;

  constructor(secret = sessionStorage.getItem(KEPT) ?? "") {
    this.#secret = secret;
  }

  get isKnown(): boolean {
    return this.#secret !== "";
  }

  async look(): Promise<HostView> {
    try {
      const view = await requests.hostView(this.#known());
      sessionStorage.setItem(KEPT, this.#secret);
      return view;
    } catch (why) {
      if (why instanceof Declined && why.refusal.error === "host-secret") this.leave();
      throw why;
    }
  }

  leave(): void {
    this.#secret = "";
    sessionStorage.removeItem(KEPT);
  }

  end = (id: string) => requests.hostEnd(id, this.#known());
  forget = (id: string) => requests.hostForget(id, this.#known());
  block = (id: string) => requests.hostBlock(id, this.#known());
  unblock = (id: string) => requests.hostUnblock(id, this.#known());

  #known(): { "x-retorta-host": string } {
    return { "x-retorta-host": encodeURIComponent(this.#secret) };
  }
}
