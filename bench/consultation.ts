/// <reference lib="dom" />
import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import pg from "pg";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { startEmbedded } from "../server/platform/database/embedded.ts";
import { ensureChromium } from "../tools/chromium.ts";
import { buildWeb } from "../tools/web.ts";
import { createInstallation } from "./parts/installation.ts";
import { seedLongConsultation } from "./parts/long-consultation.ts";
import { type LongestTask, longestTask } from "./parts/long-tasks.ts";
import { measurePdf } from "./parts/pdf.ts";

const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 7);
const SEEKS = 15;
const WHEELS = 60;
const SCROLLS = 3;
const words = ptBrViews.consulta;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const rounded = (ms: number): number => Math.round(ms * 10) / 10;

interface Marks {
  /** When the document, the transcript and the player were painted; milliseconds since the navigation began. */
  opened?: number;
  heard?: HTMLMediaElement;
}

/** Runs in the page before anything else: when is it open, and what plays. */
const prepare = (): void => {
  const marks: Marks = {};
  Object.assign(globalThis, { marks });
  const isThere = (): boolean =>
    document.querySelector("[role=tabpanel] li button") !== null &&
    document.querySelector("[data-turn]") !== null &&
    document.querySelector("input[type=range]") !== null;
  const look = new MutationObserver(() => {
    if (!isThere()) return;
    look.disconnect();
    // The second frame begins when the first has been painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        marks.opened = performance.now();
      }),
    );
  });
  look.observe(document, { childList: true, subtree: true });
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    marks.heard = this;
    return play.call(this);
  };
};

const open = async (context: BrowserContext, path: string): Promise<[Page, number]> => {
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
 * Presses a statement. @returns milliseconds from the press until the sound stands at its second and its words are marked where they
 * can be seen
 */
const seek = (page: Page, at: number): Promise<number> =>
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
      const audio = marks.heard;
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

/** Down through the document and the transcript, as with a wheel; where the wheel turns is found out before. */
const scroll = async (page: Page): Promise<LongestTask> => {
  const places = [
    page.getByRole("tabpanel").getByRole("listitem").first(),
    page.getByRole("region", { name: words.transcript }).getByRole("listitem").first(),
  ];
  const tasks: LongestTask[] = [];
  for (const place of places) {
    await place.hover();
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

const newContext = async (browser: Browser, url: string, cookies: unknown) => {
  const context = await browser.newContext({
    baseURL: url,
    locale: "pt-BR",
    viewport: { width: 1280, height: 800 },
    storageState: cookies as NonNullable<Parameters<Browser["newContext"]>[0]>["storageState"] &
      object,
  });
  await context.addInitScript(prepare);
  return context;
};

/**
 * The page of a consultation of three hours in a real browser, on a real server: how long it takes to open in a browser that was never
 * here (the median), the longest piece of work on the page's thread while it is scrolled through (the median of three times), from
 * the press of a statement until its second stands in the player and its words are in sight (the median); and its PDFs (parts/pdf.ts).
 */
export const run = async (): Promise<Record<string, unknown>> => {
  await buildWeb();
  const installation = await createInstallation({ JOBS_IN_PROCESS: "false" });
  const database = await startEmbedded({ dataDir: installation.data });
  const admin = new pg.Client({
    connectionString: database.adminUrl.replace("/postgres?", "/relato?"),
  });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    installation.start("server");
    await installation.ready();
    await admin.connect();
    const first = await browser.newContext({ baseURL: installation.url });
    const account = { email: `${randomUUID()}@example.org`, password: "segredo" };
    const signedUp = await first.request.post("/api/auth/sign-up/email", { data: account });
    const { user } = (await signedUp.json()) as { user: { id: string } };
    console.error("seeding a consultation of three hours …");
    const id = await seedLongConsultation(first.request, admin, user.id);
    const cookies = await first.storageState();
    const path = `/pt-br/consultas/${id}`;

    const cold: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const context = await newContext(browser, installation.url, cookies);
      cold.push((await open(context, path))[1]);
      await context.close();
    }
    const context = await newContext(browser, installation.url, cookies);
    const warm: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const [page, opened] = await open(context, path);
      // The first one fills the browser's cache.
      if (round > 0) warm.push(opened);
      await page.close();
    }
    const [page] = await open(context, path);
    const tasks: LongestTask[] = [];
    for (let round = 0; round < SCROLLS; round++) {
      tasks.push(await scroll(page));
      await page.reload();
      await page.getByRole("tabpanel").getByRole("listitem").first().waitFor();
    }
    const seeks: number[] = [];
    const count = await page.getByRole("tabpanel").getByRole("listitem").count();
    for (let n = 0; n < SEEKS; n++)
      seeks.push(await seek(page, Math.floor(((n * 7) % SEEKS) * (count / SEEKS))));
    return {
      turns: await page
        .getByRole("region", { name: words.transcript })
        .getByRole("listitem")
        .count(),
      statements: count,
      open_ms: rounded(median(cold)),
      longest_task_ms: rounded(median(tasks.map(({ wall_ms }) => wall_ms))),
      seek_ms: rounded(median(seeks)),
      ...(await measurePdf(installation.url)),
      open_worst_ms: rounded(Math.max(...cold)),
      open_warm_ms: rounded(median(warm)),
      seek_worst_ms: rounded(Math.max(...seeks)),
      longest_task_worst_ms: rounded(Math.max(...tasks.map(({ wall_ms }) => wall_ms))),
      longest_task_cpu_ms: rounded(Math.max(...tasks.map(({ cpu_ms }) => cpu_ms))),
      // Of all that runs beside it: above the number of processors, the clock tells of others, too.
      load_average: rounded(loadavg()[0] ?? Number.NaN),
    };
  } finally {
    await browser.close();
    await admin.end();
    await database.stop();
    await installation.remove();
  }
};
