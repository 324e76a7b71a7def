import { Worker } from "node:worker_threads";

const WATCH = `
  const { workerData: { parent, max } } = require("node:worker_threads");
  setInterval(() => {
    if (process.ppid !== parent || process.memoryUsage.rss() > max)
      process.kill(process.pid, "SIGKILL");
  }, 200);
`;

/**
 * Kills this process when its parent is gone or its memory exceeds `megabytes`, even if its main
 * thread never returns.
 */
export const watchProcess = (megabytes: number): void => {
  const max = megabytes * 1024 * 1024;
  new Worker(WATCH, { eval: true, workerData: { parent: process.ppid, max } }).unref();
};
