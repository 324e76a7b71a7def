/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { browserCookies, type Caller } from "./caller.ts";
import { type LongestTask, longestTask } from "./long-tasks.ts";

const WHEELS = 60;
const labels = ptBrViews.consulta;

interface Marks {
  /** When document, transcript and player were painted, in ms since the navigation started. */
  opened?: number;
  playing?: HTMLMediaElement;
}

/** Runs in the page before its scripts. Records when the page is open and what plays. */
const recordMarks = (): void => {
  const marks: Marks = {};
  Object.assign(globalThis, { marks });
  const isComplete = (): boolean =>
    document.querySelector("[role=tabpanel] li button") !== null &&
    document.querySelector("[data-turn]") !== null &&
    document.querySelector("input[type=range]") !== null;
  const observer = new MutationObserver(() => {
    if (!isComplete()) return;
    observer.disconnect();
    // The second frame starts when the first has been painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        marks.opened = performance.now();
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    marks.playing = this;
    return play.call(this);
  };
};

export const openPage = async (context: BrowserContext, path: string): Promise<[Page, number]> => {
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForFunction(
    () => (globalThis as unknown as { marks: Marks }).marks.opened !== undefined,
  );
  const opened = await page.evaluate(
    () => (globalThis as unknown as { marks: Marks }).marks.opened ?? Number.NaN,
  );
  return [page, opened];
};

/**
 * Clicks a statement. Returns the time in ms until the player is at its second and its words are
 * marked and visible.
 */
export const seek = (page: Page, at: number): Promise<number> =>
  page.evaluate(async (n) => {
    const buttons = document.querySelectorAll<HTMLButtonElement>("[role=tabpanel] li button");
    const button = buttons[n];
    if (button === undefined) throw new Error(`no statement ${n}`);
    button.scrollIntoView({ block: "center" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const since = performance.now();
    button.click();
    const { marks } = globalThis as unknown as { marks: Marks };
    const panel = document.querySelector("#transcript");
    const isShown = (): boolean => {
      const mark = panel?.querySelector("mark");
      const audio = marks.playing;
      if (!mark || !audio || audio.seeking || audio.readyState < 2) return false;
      const { top, bottom } = mark.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (isShown()) return performance.now() - since;
      if (performance.now() - since > 10_000) throw new Error(`statement ${n} was never shown`);
    }
  }, at);

/** Scrolls down through the document and the transcript with the mouse wheel. */
export const scrollThrough = async (page: Page): Promise<LongestTask> => {
  const lists = [
    page.getByRole("tabpanel").getByRole("listitem").first(),
    page.getByRole("region", { name: labels.transcript }).getByRole("listitem").first(),
  ];
  const tasks: LongestTask[] = [];
  for (const list of lists) {
    await list.hover();
    tasks.push(
      await longestTask(page, async () => {
        for (let n = 0; n < WHEELS; n++) {
          await page.mouse.wheel(0, 600);
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        }
      }),
    );
  }
  return {
    wall_ms: Math.max(...tasks.map(({ wall_ms }) => wall_ms)),
    cpu_ms: Math.max(...tasks.map(({ cpu_ms }) => cpu_ms)),
  };
};

/** A context with an empty cache, signed in as `caller`. */
export const newContext = async (browser: Browser, caller: Caller): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: caller.url,
    locale: "pt-BR",
    viewport: { width: 1280, height: 800 },
  });
  await context.addCookies(browserCookies(caller));
  await context.addInitScript(recordMarks);
  return context;
};
