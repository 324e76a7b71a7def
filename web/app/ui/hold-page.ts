/** How many things on this page are not on the server yet. */
let holders = 0;

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Holds the page while something on it is not on the server yet: the browser asks before it is left, and a session that
 * ends leads nowhere else. Returns its end.
 */
export const holdPage = (): (() => void) => {
  let held = true;
  holders += 1;
  addEventListener("beforeunload", askBeforeLeaving);
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders === 0) removeEventListener("beforeunload", askBeforeLeaving);
  };
};

export const isPageHeld = (): boolean => holders > 0;
