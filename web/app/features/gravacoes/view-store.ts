/** A view outside React, for `useSyncExternalStore`: it outlives the component that shows it. */
export class ViewStore<View extends object> {
  #view: View;
  readonly #listeners = new Set<() => void>();

  constructor(view: View) {
    this.#view = view;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly get = (): View => this.#view;
  readonly show = (change: Partial<View>): void => {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  };
}
