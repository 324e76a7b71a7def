/** The number of unsaved things on this page. */
let holders = 0;

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Holds the page while something on it is unsaved: the browser asks before it is left, and an
 * expired session does not redirect to the login page. Returns the function that releases it.
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
