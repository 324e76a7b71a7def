import { type ChildProcess, fork } from "node:child_process";
import { PdfError, type PdfErrorCode } from "./error.ts";

export interface PoolOptions {
  /** The process's program. It answers each message with one of Answer. */
  file: URL;
  /** Processes at most; each begins with the first request that needs it. */
  size: number;
  /** Milliseconds after which a request is given up, and its process killed. */
  limit_ms: number;
  /** All that its environment holds: keys and passwords of the server are none of its business. */
  env?: Record<string, string>;
}

export type Answer = { ok: true; value: unknown } | { ok: false; code: PdfErrorCode };

interface Task {
  request: unknown;
  resolve: (value: unknown) => void;
  reject: (error: PdfError) => void;
}
interface Member {
  child: ChildProcess;
  task: Task | null;
  timer: NodeJS.Timeout | undefined;
}

/** An idle process keeps ours not alive. */
const rest = ({ child }: Member): void => {
  child.unref();
  child.channel?.unref();
};
const rouse = ({ child }: Member): void => {
  child.ref();
  child.channel?.ref();
};

/**
 * Processes that answer one request at a time, in the order they came. One that dies or takes too long fails its own request only: native
 * code can be ended in no other way, and a fault of its own would take the server along from within a thread.
 */
export const createPool = ({ file, size, limit_ms, env = {} }: PoolOptions) => {
  const members = new Set<Member>();
  const waiting: Task[] = [];
  let closed = false;

  const drop = (member: Member, code: PdfErrorCode): void => {
    if (!members.delete(member)) return;
    clearTimeout(member.timer);
    member.child.kill("SIGKILL");
    member.task?.reject(new PdfError(code));
    take();
  };
  const start = (): Member => {
    const child = fork(file, [], {
      execArgv: [],
      env,
      // What is typeset holds bytes and dates.
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const member: Member = { child, task: null, timer: undefined };
    child.on("message", (answer: Answer) => {
      const { task } = member;
      clearTimeout(member.timer);
      member.task = null;
      rest(member);
      if (answer.ok) task?.resolve(answer.value);
      else task?.reject(new PdfError(answer.code));
      take();
    });
    child.on("error", () => drop(member, "CRASHED"));
    child.on("exit", () => drop(member, "CRASHED"));
    members.add(member);
    return member;
  };
  const idle = (): Member | undefined =>
    [...members].find(({ task }) => task === null) ?? (members.size < size ? start() : undefined);

  function take(): void {
    while (waiting.length > 0) {
      const member = idle();
      if (member === undefined) return;
      const task = waiting.shift();
      if (task === undefined) return;
      member.task = task;
      rouse(member);
      member.timer = setTimeout(() => drop(member, "TIMEOUT"), limit_ms);
      // Where it cannot be sent, the process has ended, and says so itself.
      member.child.send(task.request as object, () => undefined);
    }
  }

  return {
    /** @throws PdfError what the process answered, TIMEOUT, CRASHED, CLOSED */
    run: (request: unknown): Promise<unknown> =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new PdfError("CLOSED"));
        waiting.push({ request, resolve, reject });
        take();
      }),
    close: async (): Promise<void> => {
      closed = true;
      for (const task of waiting.splice(0)) task.reject(new PdfError("CLOSED"));
      const ending = [...members].map(async (member) => {
        const { child } = member;
        const ended = new Promise((resolve) => child.once("exit", resolve));
        rouse(member);
        drop(member, "CLOSED");
        if (child.exitCode === null && child.signalCode === null) await ended;
      });
      await Promise.all(ending);
    },
  };
};
