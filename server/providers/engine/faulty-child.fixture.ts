import { serveRequests } from "../../platform/processes/child.ts";
import { calls, type EngineRequest } from "./calls.ts";

/* The engine, except for a text that names one of these: it then loops, ends, throws or uses up memory. */
serveRequests<EngineRequest>(({ name, args }) => {
  const said = JSON.stringify(args);
  if (said.includes("HANG")) for (;;);
  if (said.includes("EXIT")) process.exit(1);
  if (said.includes("THROW")) throw new Error(said);
  if (said.includes("MEMORY")) {
    const held: number[][] = [];
    for (;;) held.push(Array.from({ length: 100_000 }, Math.random));
  }
  return (calls[name] as (...given: unknown[]) => unknown)(...args);
});
