import { serveRequests } from "../../platform/processes/child.ts";
import { calls, type EngineRequest } from "./calls.ts";

// The engine, but a text with one of these words makes it loop, exit, throw or use up memory.
serveRequests<EngineRequest>(({ name, args }) => {
  const text = JSON.stringify(args);
  if (text.includes("HANG")) for (;;);
  if (text.includes("EXIT")) process.exit(1);
  if (text.includes("THROW")) throw new Error(text);
  if (text.includes("MEMORY")) {
    const arrays: number[][] = [];
    for (;;) arrays.push(Array.from({ length: 100_000 }, Math.random));
  }
  return (calls[name] as (...args: unknown[]) => unknown)(...args);
});
