/** Who I am to the others. */
import { api } from "./api";

class Person {
  nickname = $state("");
  /** Whether a word is asked for before I may make tables. */
  uninvited = $state(false);
  #known: Promise<void> | null = null;

  know(): Promise<void> {
    this.#known ??= api.me().then(({ nickname, uninvited }) => {
      this.nickname = nickname;
      this.uninvited = uninvited ?? false;
    });
    return this.#known;
  }

  async rename(nickname: string): Promise<void> {
    const said = await api.rename(nickname);
    this.nickname = said.nickname;
  }
}

export const person = new Person();
