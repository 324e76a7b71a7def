import { signUp } from "../parts/caller.ts";
import { createLocalFetch } from "../parts/local-fetch.ts";
import { startRecording } from "./honest-recording.ts";
import { createMeter, openPages } from "./honest-requests.ts";
import type { FromHonest, ToHonest } from "./honest.ts";

/*
 * The honest doctor, in a separate process: the attacker's work must not delay the measurement.
 * `honest-child.ts URL`
 */
const [url = ""] = process.argv.slice(2);
const end = (error: unknown): never => {
  console.error(error);
  process.exit(1);
};
const report = (message: FromHonest): void => void process.send?.(message);

const localAddress = "127.0.0.1";
const browser = createLocalFetch({ localAddress, keepAlive: true, timeout_ms: 30_000 });
const caller = await signUp(url, browser);
// Each page on a new connection: connection limits must let it through.
const pages = createLocalFetch({ localAddress, timeout_ms: 30_000 });
const visitor = {
  ...caller,
  call: (path: string, init: Parameters<typeof caller.call>[1] = {}) =>
    pages(`${url}${path}`, { ...init, headers: { ...init.headers, cookie: caller.cookie } }),
};
const recorderMeter = createMeter(caller);
const pageMeter = createMeter(visitor);
const stopPages = await openPages(caller, pageMeter.send);
const recording = await startRecording(caller, recorderMeter.send);

process.on("message", (message: ToHonest) => {
  if ("phase" in message) {
    recorderMeter.setPhase(message.phase);
    pageMeter.setPhase(message.phase);
    const requests = [...recorderMeter.requests.splice(0), ...pageMeter.requests.splice(0)];
    report({ kind: "requests", requests });
    return;
  }
  stopPages();
  void recording.save().then((saved) => report({ kind: "saved", saved }), end);
});
report({ kind: "ready" });
