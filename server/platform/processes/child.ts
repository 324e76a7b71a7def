import { constants, setPriority } from "node:os";
import { watchProcess } from "./watch.ts";

/** A child's answer. `fault`: the stack frames of an unexpected error. */
export type Answer =
  | { ok: true; value: unknown }
  | { ok: false; code: string }
  | { ok: false; fault: string };

/** What a child sends: an answer, or a report while it works on a request. */
export type Message = Answer | { report: unknown };

/** The stack without the message, which may quote the request. */
const framesOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "";
  const lines = (error.stack ?? "").replace(error.message, "").split("\n");
  return lines.filter((line) => /^\s+at /.test(line)).join("\n");
};

/**
 * Makes this process a child of `Pool`. It answers one request at a time. `report` sends a
 * value to the request's `onReport` and restarts the time limit. `codeOf` returns the code of an
 * expected error; null ends this process.
 */
export const serveRequests = <Request>(
  answer: (request: Request, report: (value: unknown) => void) => unknown,
  codeOf: (error: unknown) => string | null = () => null,
): void => {
  // The server's requests and the database come first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  watchProcess(process.argv[2] === undefined ? Infinity : Number(process.argv[2]));
  // Ctrl-C and systemd signal the whole process group. The server stops this process last.
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.on(signal, () => undefined);

  const send = (message: Message): void => void process.send?.(message);
  const handle = async (request: Request): Promise<Answer> => {
    try {
      return { ok: true, value: await answer(request, (value) => send({ report: value })) };
    } catch (error) {
      const code = codeOf(error);
      return code === null ? { ok: false, fault: framesOf(error) } : { ok: false, code };
    }
  };
  process.on("message", (request: Request) => void handle(request).then(send));
};
