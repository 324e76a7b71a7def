import { serveRequests } from "../../../platform/processes/child.ts";
import type { AudioRequest } from "./audio-calls.ts";

/** An audio process that a file has taken over: it takes memory outside the heap, or hangs. */
serveRequests<AudioRequest>(({ args: [path] }) => {
  if (path === "hang") for (;;);
  const taken: Uint8Array[] = [];
  for (;;) taken.push(new Uint8Array(16 * 1024 * 1024).fill(1));
});
