import { createListeners } from "../../../ui/listeners.ts";

/** Times are milliseconds. `duration_ms` is 0 until it is known. */
export const STOPPED = { time_ms: 0, duration_ms: 0, playing: false, failed: false, rate: 1 };
export type PlayerView = typeof STOPPED;

/** What the player shows. A store outside React, because the time changes often. */
export const createPlayerView = (time_ms: number) => {
  const { subscribe, notify } = createListeners();
  let view = { ...STOPPED, time_ms };
  return {
    /** Returns a function that ends the subscription. */
    subscribe,
    view: (): PlayerView => view,
    show: (change: Partial<PlayerView>): void => {
      view = { ...view, ...change };
      notify();
    },
  };
};
export type PlayerViewStore = ReturnType<typeof createPlayerView>;
