/** Farther than this many windows, the way is not shown: everything on it would have to be laid out. */
const SMOOTH_WINDOWS = 2;

const isVisible = (panel: HTMLElement, item: HTMLElement): boolean => {
  const [outer, inner] = [panel.getBoundingClientRect(), item.getBoundingClientRect()];
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
};

/**
 * Brings a turn into the panel's own window, without moving the page under the reader. The sizes of what was never seen are guesses, so
 * it is looked again once they are known.
 */
export const revealTurn = (panel: HTMLElement, turn: number, again = true): void => {
  const item = panel.querySelector<HTMLElement>(`[data-turn="${turn}"]`);
  if (item === null || isVisible(panel, item)) return;
  const top = item.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  const by = top - panel.clientHeight / 4;
  const near = Math.abs(by) < SMOOTH_WINDOWS * panel.clientHeight;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  panel.scrollBy({ top: by, behavior: near && !still ? "smooth" : "instant" });
  if (near || !again) return;
  requestAnimationFrame(() => requestAnimationFrame(() => revealTurn(panel, turn, false)));
};
