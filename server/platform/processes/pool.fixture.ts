import { serveRequests } from "./child.ts";

/*
 * A child that obeys its request: answer, report, refuse, throw, exit, crash, use up memory or
 * hang.
 */
class Refusal extends Error {}

serveRequests<string>(
  (request, report) => {
    if (request === "throw") throw new Error("secret words of a patient");
    if (request === "exit") process.exit(3);
    if (request === "abort") process.abort();
    if (request === "hang") for (;;);
    if (request === "memory") {
      const held: number[][] = [];
      for (;;) held.push(Array.from({ length: 100_000 }, Math.random));
    }
    if (request === "refuse") throw new Refusal();
    if (request === "report") {
      for (const step of [1, 2, 3]) report(step);
      return "reported";
    }
    if (request === "pid") return process.pid;
    // oxlint-disable-next-line node/no-process-env -- the test asks what it was given
    if (request === "environment") return Object.keys(process.env);
    return request;
  },
  (error) => (error instanceof Refusal ? "TOO_LARGE" : null),
);
