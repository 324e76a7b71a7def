import { parentPort } from "node:worker_threads";

/* A thread that does what it is told: echo, throw, end, or never answer. */
parentPort?.on("message", (request: string) => {
  if (request === "throw") throw new Error("thrown");
  if (request === "exit") process.exit(3);
  if (request === "hang") for (;;);
  if (request === "refuse") parentPort?.postMessage({ ok: false, code: "TOO_LARGE" });
  else parentPort?.postMessage({ ok: true, value: request });
});
