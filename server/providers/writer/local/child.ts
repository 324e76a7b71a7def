import { constants, setPriority } from "node:os";
import { serveRequests } from "../../../platform/processes/child.ts";
import { type AskReport, ChildFault, type LocalRequest } from "./protocol.ts";
import { ModelSession } from "./session.ts";

// The process that runs a local model. A crash or hang of the native library only affects this
// process.

let session: Promise<ModelSession> | undefined;

serveRequests<LocalRequest>(
  async (request, send) => {
    const report = (answer: AskReport): void => send(answer);
    const reportNothing = (): void => report({ characters: 0 });
    session ??= ModelSession.open(request.opening, reportNothing);
    const opened = await session.catch((error: unknown) => {
      session = undefined;
      throw error;
    });
    return request.kind === "read"
      ? opened.read(request, reportNothing)
      : opened.ask(request, report);
  },
  (error) => (error instanceof ChildFault ? error.fault : null),
);
// A note may use all its threads for minutes. Everything else on this machine has priority.
setPriority(constants.priority.PRIORITY_LOW);
