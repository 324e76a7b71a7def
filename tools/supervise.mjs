import { setTimeout as delay } from "node:timers/promises";
import { runToEnd, SIGNALS } from "./processes.mjs";

/** Restarts within the window; the next crash ends it. */
const MAX_RESTARTS = 5;
const WINDOW_MS = 10 * 60 * 1000;
const FIRST_DELAY_MS = 1000;

/** Exit codes of server/process.ts: it ended, it could not start, its configuration is wrong. */
const ENDED = 0;
const NOT_STARTED = 1;
const CONFIG = 78;

/**
 * Milliseconds until the next restart: 1 s, doubled with each restart in the window. Null after
 * MAX_RESTARTS.
 * @param {readonly number[]} restarts times of the earlier ones @param {number} now in milliseconds
 * @param {number} [first] @returns {number | null}
 */
export function delayOf(restarts, now, first = FIRST_DELAY_MS) {
  const recent = restarts.filter((at) => now - at < WINDOW_MS).length;
  return recent >= MAX_RESTARTS ? null : first * 2 ** recent;
}

/**
 * Runs a server and restarts it after a crash, not after a signal to this process, a wrong
 * configuration or a first start that failed: a person must read those.
 * @param {string} command @param {string[]} args @param {number} [first] the first delay
 * @returns {Promise<number>} its last exit code
 */
export async function supervise(command, args, first = FIRST_DELAY_MS) {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const signal of SIGNALS) process.on(signal, stop);
  /** @type {number[]} */
  const restarts = [];
  try {
    for (;;) {
      const code = await runToEnd(command, args);
      const isFinal = code === ENDED || code === CONFIG;
      if (isFinal || stopping.signal.aborted || (code === NOT_STARTED && restarts.length === 0))
        return code;
      const wait = delayOf(restarts, Date.now(), first);
      if (wait === null) {
        console.error(
          `Relato crashed ${MAX_RESTARTS + 1} times in 10 minutes (exit code ${code}) and is not ` +
            "restarted. Read the log above, then start it again.",
        );
        return code;
      }
      console.error(`Relato crashed (exit code ${code}). It restarts in ${wait / 1000} s.`);
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return code;
      restarts.push(Date.now());
    }
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
