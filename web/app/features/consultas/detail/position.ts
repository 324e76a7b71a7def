import type { Player } from "./player.ts";

/** The query's name of the second that is heard. A time is no patient data. */
const NAME = "t";
/** No recording is longer than a day. */
const LONGEST_S = 86_400;
const EVERY_MS = 5000;

/** Where the address says that the sound stands, in milliseconds; 0 when it says nothing sound. */
export const readPosition = (search: string = location.search): number => {
  const value = new URLSearchParams(search).get(NAME) ?? "";
  return /^\d{1,5}$/.test(value) && Number(value) <= LONGEST_S ? Number(value) * 1000 : 0;
};

/** The same address at another second; at the very start it says nothing. */
export const withPosition = (href: string, ms: number): string => {
  const url = new URL(href);
  const seconds = Math.floor(ms / 1000);
  if (seconds === 0) url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, String(seconds));
  return url.href;
};

/**
 * Writes the position into the address, so that a reload, a bookmark or another window stands at the same second: when playing
 * pauses, when somebody seeks, and every few seconds. The prototype's own function is called, because the router puts its own in
 * the instance's place and would take each second for a navigation.
 */
export const keepPosition = (player: Player): (() => void) => {
  let written_ms = player.view().time_ms;
  let wasPlaying = false;
  const write = (ms: number): void => {
    written_ms = ms;
    const href = withPosition(location.href, ms);
    if (href !== location.href)
      History.prototype.replaceState.call(history, history.state, "", href);
  };
  return player.subscribe(() => {
    const { time_ms, playing } = player.view();
    const stopped = wasPlaying && !playing;
    wasPlaying = playing;
    if (stopped || Math.abs(time_ms - written_ms) >= EVERY_MS) write(time_ms);
  });
};
