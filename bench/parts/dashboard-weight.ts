import { chromium, type Page } from "@playwright/test";
import { ensureChromium } from "../../tools/chromium.ts";
import { figuresOf } from "./figures.ts";

const ROUNDS = 20;
const ROWS = 500;
/** Lists with so many rows of the bench's doctor: their links and headings. */
const LONG_LISTS = [
  ["Minhas Consultas", "Minhas Consultas"],
  ["Modelos de Documento", "Modelos de Documentos"],
] as const;

/** Milliseconds from pressing a view's link until its heading is painted, over and over, after it was opened once. */
const openingsOf = async (page: Page, link: string, heading: string): Promise<number[]> =>
  page.evaluate<number[]>(`(async () => {
    const find = (text) => [...document.querySelectorAll("aside nav a")].find((a) => a.textContent.trim() === text);
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const times = [];
    for (let round = 0; round <= ${ROUNDS}; round++) {
      find("Início").click();
      while (!document.querySelector("h1")?.textContent.startsWith("Olá")) await painted();
      const since = performance.now();
      find(${JSON.stringify(link)}).click();
      while (document.querySelector("h1")?.textContent !== ${JSON.stringify(heading)}) await painted();
      await painted();
      if (round > 0) times.push(performance.now() - since);
    }
    return times;
  })()`);

/** How long a list of 500 takes to be drawn when one comes back to it, and from a letter in its search box to the next picture. */
const longListOf = async (page: Page, link: string, heading: string) => {
  await page.getByRole("complementary").getByRole("link", { name: link }).click();
  for (const more = page.getByRole("button", { name: "Carregar mais" }); ;) {
    await page
      .getByRole("article")
      .nth(ROWS - 1)
      .or(more)
      .first()
      .waitFor();
    const shown = await page.getByRole("article").count();
    if (shown >= ROWS) break;
    await more.click();
    await page.getByRole("article").nth(shown).waitFor();
  }
  const typed = await page.evaluate<number[]>(`(async () => {
    const box = document.querySelector("main input[type=search]");
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
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
  return { open: figuresOf(await openingsOf(page, link, heading)), type: figuresOf(typed) };
};

/**
 * What the dashboard with its home fetches of scripts, in bytes as they travelled, in a browser that was never here; how long its views
 * take to open once they were open, and lists of 500 rows; how much what was painted moved (web-vitals' cumulative layout shift).
 */
export const weighDashboard = async (
  url: string,
  cookie: string,
  views: { link: string; heading: string }[],
) => {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    const context = await browser.newContext();
    const cookies = cookie.split("; ").map((pair) => {
      const at = pair.indexOf("=");
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
    });
    await context.addCookies(cookies);
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (finished) => {
      if (finished.resourceType() === "script")
        sizes.push(finished.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.addInitScript(`
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
      }).observe({ type: "layout-shift", buffered: true });`);
    await page.goto(`${url}/pt-br/dashboard`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    const dashboard_js_bytes = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
    const layout_shift = await page.evaluate<number>("window.shifted");
    const view_open: Record<string, unknown> = {};
    for (const { link, heading } of views)
      view_open[link] = figuresOf(await openingsOf(page, link, heading));
    const rows_500: Record<string, unknown> = {};
    for (const [link, heading] of LONG_LISTS)
      rows_500[link] = await longListOf(page, link, heading);
    return { dashboard_js_bytes, layout_shift, view_open, rows_500 };
  } finally {
    await browser.close();
  }
};
