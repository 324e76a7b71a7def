import type { Player } from "./player.ts";

export const SKIP_MS = 10_000;
export const RATES = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next speed up or down. */
export const rateAfter = (rate: number, step: 1 | -1): number =>
  RATES[Math.min(RATES.length - 1, Math.max(0, RATES.findIndex((one) => one >= rate) + step))] ??
  rate;

/**
 * Keys that hold everywhere on the page, also while a text is being corrected: with Alt, so that no letter that somebody types or
 * says to the machine does anything (WCAG 2.2, 2.1.4). By their place on the keyboard, since Alt makes other letters on a Mac.
 */
const ANYWHERE: Record<string, (player: Player) => void> = {
  KeyK: (player) => player.toggle(),
  KeyJ: (player) => player.skip(-SKIP_MS),
  KeyL: (player) => player.skip(SKIP_MS),
};

/** @returns what ends it */
export const listenForKeys = (player: Player): (() => void) => {
  const press = (event: KeyboardEvent): void => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const act = ANYWHERE[event.code];
    if (act === undefined) return;
    event.preventDefault();
    act(player);
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
};

/** Keys while the player itself has the focus, as players have them. @returns whether it was one */
export const pressInPlayer = (player: Player, key: string): boolean => {
  const { rate, duration_ms } = player.view();
  const keys: Record<string, () => void> = {
    k: player.toggle,
    j: () => player.skip(-SKIP_MS),
    l: () => player.skip(SKIP_MS),
    "<": () => player.setRate(rateAfter(rate, -1)),
    ">": () => player.setRate(rateAfter(rate, 1)),
    Home: () => player.seek(0),
    End: () => player.seek(duration_ms),
  };
  const act = keys[key];
  act?.();
  return act !== undefined;
};
