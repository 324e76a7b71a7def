import { loadavg } from "node:os";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { ptBrViews } from "@relato/shared/locales/pt-br/views.ts";
import { buildWeb } from "../tools/web.ts";
import { launchBrowser } from "./parts/browser.ts";
import { type Caller, signUp } from "./parts/caller.ts";
import { newContext, openPage, scrollThrough, seek } from "./parts/consultation-page.ts";
import { startDatabase } from "./parts/database.ts";
import { median, round } from "./parts/figures.ts";
import { createInstallation } from "./parts/installation.ts";
import { seedLongConsultation } from "./parts/long-consultation.ts";
import type { LongestTask } from "./parts/long-tasks.ts";
import { measurePdf } from "./parts/pdf.ts";

const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 7);
const SEEKS = 15;
const SCROLLS = 3;
const round1 = (ms: number): number => round(ms, 1);

/** Opens the page in a new browser context each time. */
const openCold = async (browser: Browser, caller: Caller, path: string): Promise<number[]> => {
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const context = await newContext(browser, caller);
    times.push((await openPage(context, path))[1]);
    await context.close();
  }
  return times;
};

const openWarm = async (context: BrowserContext, path: string): Promise<number[]> => {
  const times: number[] = [];
  for (let i = 0; i <= ROUNDS; i++) {
    const [page, opened] = await openPage(context, path);
    // The first one fills the browser's cache.
    if (i > 0) times.push(opened);
    await page.close();
  }
  return times;
};

const statementsOf = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");

const scrollRepeatedly = async (page: Page): Promise<LongestTask[]> => {
  const tasks: LongestTask[] = [];
  for (let i = 0; i < SCROLLS; i++) {
    tasks.push(await scrollThrough(page));
    await page.reload();
    await statementsOf(page).first().waitFor();
  }
  return tasks;
};

const measurePage = async (browser: Browser, caller: Caller, path: string) => {
  const cold = await openCold(browser, caller, path);
  const context = await newContext(browser, caller);
  const warm = await openWarm(context, path);
  const [page] = await openPage(context, path);
  const tasks = await scrollRepeatedly(page);
  const statements = await statementsOf(page).count();
  const seeks: number[] = [];
  for (let n = 0; n < SEEKS; n++)
    seeks.push(await seek(page, Math.floor(((n * 7) % SEEKS) * (statements / SEEKS))));
  const transcript = page.getByRole("region", { name: ptBrViews.consulta.transcript });
  const turns = await transcript.getByRole("listitem").count();
  return { cold, warm, tasks, seeks, statements, turns };
};

/**
 * Measures the page of a three-hour consultation in a browser: the median time to open it with an
 * empty cache, the median of the longest main-thread tasks while scrolling, the median time from
 * the click on a statement until its sound and words are shown, and PDFs (parts/pdf.ts).
 */
export const run = async (): Promise<Record<string, unknown>> => {
  await buildWeb();
  const installation = await createInstallation({ JOBS_IN_PROCESS: "false" });
  const database = await startDatabase(installation);
  const browser = await launchBrowser();
  try {
    installation.start("server");
    await installation.ready();
    await database.connect();
    const caller = await signUp(installation.url);
    console.error("seeding a consultation of three hours …");
    const id = await seedLongConsultation(caller, database.admin);
    const { cold, warm, tasks, seeks, ...counts } = await measurePage(
      browser,
      caller,
      `/pt-br/consultas/${id}`,
    );
    const wall = tasks.map(({ wall_ms }) => wall_ms);
    return {
      ...counts,
      open_ms: round1(median(cold)),
      longest_task_ms: round1(median(wall)),
      seek_ms: round1(median(seeks)),
      ...(await measurePdf(installation.url)),
      open_worst_ms: round1(Math.max(...cold)),
      open_warm_ms: round1(median(warm)),
      seek_worst_ms: round1(Math.max(...seeks)),
      longest_task_worst_ms: round1(Math.max(...wall)),
      longest_task_cpu_ms: round1(Math.max(...tasks.map(({ cpu_ms }) => cpu_ms))),
      // Above the number of processors, other programs slow the measurement down.
      load_average: round1(loadavg()[0] ?? Number.NaN),
    };
  } finally {
    await browser.close();
    await database.close();
    await installation.remove();
  }
};
