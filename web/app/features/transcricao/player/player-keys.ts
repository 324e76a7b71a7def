import type { Player } from "./player.ts";

export const SKIP_MS = 10_000;
export const RATES = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next rate up or down; the same rate at the end of the list. */
const rateAfter = (rate: number, step: 1 | -1): number =>
  RATES[RATES.findIndex((one) => one >= rate) + step] ?? rate;

const ACTIONS: Record<string, (player: Player) => void> = {
  k: (player) => player.toggle(),
  j: (player) => player.skip(-SKIP_MS),
  l: (player) => player.skip(SKIP_MS),
  "<": (player) => player.setRate(rateAfter(player.view().rate, -1)),
  ">": (player) => player.setRate(rateAfter(player.view().rate, 1)),
  Home: (player) => player.seek(0),
  End: (player) => player.seek(player.view().duration_ms),
};

/** Runs the action of a key while the player has the focus. Returns whether there is one. */
export const pressInPlayer = (player: Player, key: string): boolean => {
  const act = ACTIONS[key];
  act?.(player);
  return act !== undefined;
};

/**
 * Listens for the keys of the whole page. They need Alt, so that dictated or typed letters do
 * nothing (WCAG 2.2, 2.1.4). `code` is the key's position: Alt makes other letters on a Mac.
 * Returns a function that ends it.
 */
export const listenForKeys = (player: Player): (() => void) => {
  const press = (event: KeyboardEvent): void => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const letter = /^Key([JKL])$/.exec(event.code)?.[1];
    if (letter === undefined) return;
    event.preventDefault();
    pressInPlayer(player, letter.toLowerCase());
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
};
