import type { Player } from "./player.ts";

/** The query parameter of the position in seconds. It is no patient data. */
const NAME = "t";
/** Recordings are shorter than a day. */
const MAX_S = 86_400;
const EVERY_MS = 5000;

/** The position in the URL, in milliseconds; 0 if it has none or a malformed one. */
export const readPosition = (): number => {
  const value = new URLSearchParams(location.search).get(NAME) ?? "";
  return /^\d{1,5}$/.test(value) && Number(value) <= MAX_S ? Number(value) * 1000 : 0;
};

/** Calls the prototype's function: the router patches `history` and would see a navigation. */
const writePosition = (ms: number): void => {
  const url = new URL(location.href);
  const seconds = Math.floor(ms / 1000);
  if (seconds === 0) url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, String(seconds));
  if (url.href !== location.href)
    History.prototype.replaceState.call(history, history.state, "", url.href);
};

/**
 * Writes the position into the URL after a pause, a seek and every few seconds, so that a reload
 * or a bookmark restores it. Returns a function that ends it.
 */
export const keepPosition = (player: Player): (() => void) => {
  let written_ms = player.view().time_ms;
  let wasPlaying = false;
  return player.subscribe(() => {
    const { time_ms, playing } = player.view();
    const hasStopped = wasPlaying && !playing;
    wasPlaying = playing;
    if (!hasStopped && Math.abs(time_ms - written_ms) < EVERY_MS) return;
    written_ms = time_ms;
    writePosition(time_ms);
  });
};
