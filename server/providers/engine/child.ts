import { serveRequests } from "../../platform/processes/child.ts";
import { calls, type EngineRequest } from "./calls.ts";

// The engine process. It serves one request at a time.
serveRequests<EngineRequest>(({ name, args }) =>
  (calls[name] as (...args: unknown[]) => unknown)(...args),
);
