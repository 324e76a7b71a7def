import type { Page } from "@playwright/test";

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** The part of `dur` in which the thread ran. */
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: string };
}

/** Elapsed time, and the part in which the thread ran. */
export interface LongestTask {
  wall_ms: number;
  cpu_ms: number;
}

/**
 * The longest task of the page's main thread during `act`, from the browser's trace. The `longtask`
 * API reports only tasks of 50 ms or more.
 */
export const longestTask = async (page: Page, act: () => Promise<void>): Promise<LongestTask> => {
  const browser = page.context().browser();
  if (browser === null) throw new Error("the page has no browser to trace");
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await act();
  const trace = (await browser.stopTracing()).toString();
  const events = (JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents;
  const mains = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      ph === "X" && name.endsWith("RunTask") && mains.has(`${pid}/${tid}`),
  );
  if (tasks.length === 0) throw new Error("the trace holds no task of the page's thread");
  return {
    wall_ms: Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000,
    cpu_ms: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
  };
};
