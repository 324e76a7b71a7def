import { spawn } from "node:child_process";

/**
 * Runs a program to its end, in the same terminal. SIGINT and SIGTERM to us reach it once: a terminal's Ctrl-C comes to
 * the whole group and from npm again, so what we start must take a repeated signal as one.
 * @param {string} command @param {string[]} args @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>} its exit code, 128 + number for a signal, as shells count
 */
export function runToEnd(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", ...options });
    const sent = new Set();
    const forward = (signal) => {
      if (sent.has(signal)) return;
      sent.add(signal);
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    const done = () => {
      for (const signal of SIGNALS) process.off(signal, forward);
    };
    child.on("error", (error) => {
      done();
      reject(error);
    });
    child.on("close", (code, signal) => {
      done();
      resolve(code ?? 128 + (NUMBERS[signal ?? ""] ?? 1));
    });
  });
}

/** @type {NodeJS.Signals[]} */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
/** @type {Record<string, number>} */
const NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15, SIGABRT: 6 };
