import { spawn } from "node:child_process";

/**
 * Runs a program in the same terminal. Forwards each kind of signal once. A terminal sends Ctrl-C
 * to the whole group and npm sends it again, so programs must treat repeated signals as one.
 * @param {string} command @param {string[]} args @param {import("node:child_process").SpawnOptions}
 * [options]
 * @returns {Promise<number>} its exit code; 128 + number for a signal, as in shells
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
    const cleanUp = () => {
      for (const signal of SIGNALS) process.off(signal, forward);
    };
    child.on("error", (error) => {
      cleanUp();
      reject(error);
    });
    child.on("close", (code, signal) => {
      cleanUp();
      resolve(code ?? 128 + (NUMBERS[signal ?? ""] ?? 1));
    });
  });
}

/** @type {NodeJS.Signals[]} */
export const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
/** @type {Record<string, number>} */
const NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15, SIGABRT: 6 };
