/** Who I am to the others. */
import { api } from "./api";

class Person {
  nickname = $state("");
  #known: Promise<void> | null = null;

  know(): Promise<void> {
    this.#known ??= api.me().then(({ nickname }) => {
      this.nickname = nickname;
    });
    return this.#known;
  }

  async rename(nickname: string): Promise<void> {
    const said = await api.rename(nickname);
    this.nickname = said.nickname;
  }
}

export const person = new Person();
