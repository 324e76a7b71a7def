import { createListeners } from "../../ui/listeners.ts";

/** A view outside React, for `useSyncExternalStore`: it outlives the component that shows it. */
export class ViewStore<View extends object> {
  #view: View;
  readonly #listeners = createListeners();

  constructor(view: View) {
    this.#view = view;
  }

  readonly subscribe = this.#listeners.subscribe;
  readonly get = (): View => this.#view;
  readonly show = (change: Partial<View>): void => {
    this.#view = { ...this.#view, ...change };
    this.#listeners.notify();
  };
}
