/** Longer distances, in panel heights, are not smooth: every turn between would be laid out. */
const SMOOTH_HEIGHTS = 2;

const isVisible = (panel: HTMLElement, item: HTMLElement): boolean => {
  const [outer, inner] = [panel.getBoundingClientRect(), item.getBoundingClientRect()];
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
};

/**
 * Scrolls the panel, but not the page, to a turn. The heights of turns that were never visible are
 * estimates, so it checks again after their layout.
 */
export const revealTurn = (panel: HTMLElement, turn: number, isFirst = true): void => {
  const item = panel.querySelector<HTMLElement>(`[data-turn="${turn}"]`);
  if (item === null || isVisible(panel, item)) return;
  const distance = item.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  const top = distance - panel.clientHeight / 4;
  const isNear = Math.abs(top) < SMOOTH_HEIGHTS * panel.clientHeight;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  panel.scrollBy({ top, behavior: isNear && !isStill ? "smooth" : "instant" });
  if (isNear || !isFirst) return;
  requestAnimationFrame(() => requestAnimationFrame(() => revealTurn(panel, turn, false)));
};
