import type { BrowserContext, Page } from "@playwright/test";
import { launchBrowser } from "./browser.ts";
import { browserCookies, type Caller } from "./caller.ts";
import { figuresOf } from "./figures.ts";

const ROUNDS = 20;
const ROWS = 500;
/** The lists that have ROWS rows in the bench: link and heading. */
const LONG_LISTS = [
  ["Minhas Consultas", "Minhas Consultas"],
  ["Modelos de Documento", "Modelos de Documentos"],
] as const;

const PAINTED = `
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));`;

/** Times from a click on a view's link until its heading is painted, in ms, without the first. */
const timeOpenings = async (page: Page, link: string, heading: string): Promise<number[]> =>
  page.evaluate<number[]>(`(async () => {
    const links = () => [...document.querySelectorAll("aside nav a")];
    const find = (text) => links().find((a) => a.textContent.trim() === text);
    const h1 = () => document.querySelector("h1")?.textContent ?? "";
    ${PAINTED}
    const times = [];
    for (let round = 0; round <= ${ROUNDS}; round++) {
      find("Início").click();
      while (!h1().startsWith("Olá")) await painted();
      const since = performance.now();
      find(${JSON.stringify(link)}).click();
      while (h1() !== ${JSON.stringify(heading)}) await painted();
      await painted();
      if (round > 0) times.push(performance.now() - since);
    }
    return times;
  })()`);

/** Times from a change of the search box until the next paint, in ms. */
const timeTyping = async (page: Page): Promise<number[]> =>
  page.evaluate<number[]>(`(async () => {
    const box = document.querySelector("main input[type=search]");
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
    ${PAINTED}
    const times = [];
    for (const text of ["a", "", "a", "", "a", "", "a", "", "a", ""]) {
      await painted();
      const since = performance.now();
      set.call(box, text);
      box.dispatchEvent(new Event("input", { bubbles: true }));
      await painted();
      times.push(performance.now() - since);
    }
    return times;
  })()`);

/** Loads all rows of a list, then measures opening it again and typing in its search box. */
const measureLongList = async (page: Page, link: string, heading: string) => {
  await page.getByRole("complementary").getByRole("link", { name: link }).click();
  const rows = page.getByRole("article");
  const more = page.getByRole("button", { name: "Carregar mais" });
  for (;;) {
    const last = rows.nth(ROWS - 1);
    await last.or(more).first().waitFor();
    const shown = await rows.count();
    if (shown >= ROWS) break;
    await more.click();
    await rows.nth(shown).waitFor();
  }
  const typed = await timeTyping(page);
  return { open: figuresOf(await timeOpenings(page, link, heading)), type: figuresOf(typed) };
};

/** Opens the dashboard with an empty cache. Returns the page with the bytes of its scripts. */
const openDashboard = async (context: BrowserContext, url: string) => {
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (finished) => {
    if (finished.resourceType() === "script")
      sizes.push(finished.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.addInitScript(`
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!entry.hadRecentInput) window.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });`);
  await page.goto(`${url}/pt-br/dashboard`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { page, bytes };
};

/**
 * Measures the dashboard in a browser with an empty cache: transferred bytes of scripts, cumulative
 * layout shift, the times to open views, and lists of 500 rows.
 */
export const weighDashboard = async (
  caller: Caller,
  views: readonly { link: string; heading: string }[],
) => {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext();
    await context.addCookies(browserCookies(caller));
    const { page, bytes } = await openDashboard(context, caller.url);
    const layout_shift = await page.evaluate<number>("window.shifted");
    const view_open: Record<string, unknown> = {};
    for (const { link, heading } of views)
      view_open[link] = figuresOf(await timeOpenings(page, link, heading));
    const rows_500: Record<string, unknown> = {};
    for (const [link, heading] of LONG_LISTS)
      rows_500[link] = await measureLongList(page, link, heading);
    return { dashboard_js_bytes: bytes, layout_shift, view_open, rows_500 };
  } finally {
    await browser.close();
  }
};
