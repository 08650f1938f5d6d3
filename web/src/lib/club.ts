/** Asked by few: my devices, invitations, and the host's page. */
import { ask, Declined, fetched } from "./api";
import type { DeviceInfo, HostView, Me } from "../generated/wire";

const KEPT = "retorta-host";
const person = (id: string) => `/api/host/people/${id}`;

export const BOOK = "club";

export const club = {
  devices: () => ask<DeviceInfo[]>("GET", "/api/me/devices"),
  revoke: (id: string) => ask<object>("DELETE", `/api/me/devices/${id}`),
  invite: (word: string) => ask<Me>("PUT", "/api/me/invitation", { word }),
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
      const answer = await this.#ask("GET", "/api/host");
      sessionStorage.setItem(KEPT, this.#secret);
      return (await answer.json()) as HostView;
    } catch (why) {
      if (why instanceof Declined && why.refusal.error === "host-secret") this.leave();
      throw why;
    }
  }

  leave(): void {
    this.#secret = "";
    sessionStorage.removeItem(KEPT);
  }

  end = (id: string) => this.#ask("DELETE", `/api/host/tables/${encodeURIComponent(id)}`);
  forget = (id: string) => this.#ask("POST", `${person(id)}/forget`);
  block = (id: string) => this.#ask("PUT", `${person(id)}/block`);
  unblock = (id: string) => this.#ask("DELETE", `${person(id)}/block`);

  #ask(method: string, path: string): Promise<Response> {
    return fetched(method, path, undefined, { "x-retorta-host": encodeURIComponent(this.#secret) });
  }
}
