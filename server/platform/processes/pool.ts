import { type ChildProcess, fork } from "node:child_process";
import type { Answer } from "./child.ts";
import { PoolError, type PoolFault } from "./pool-error.ts";

export interface PoolOptions {
  /** The child's program, which calls `serveRequests`. */
  file: URL;
  /** Processes at most; each starts with the first request that needs it. */
  size: number;
  /** Milliseconds from the moment a process has a request until it is killed. */
  limit_ms: number;
  /** Limit of a child's JavaScript heap in megabytes. A child that needs more dies (CRASHED). */
  memory_mb: number;
  /** Requests that may wait for a process; one more is refused (QUEUE_FULL). */
  max_waiting: number;
  /** The child's whole environment. The server's keys and passwords are not in it. */
  env?: Record<string, string>;
}

export interface RunOptions {
  /** Another limit for this request. */
  limit_ms?: number;
  /** An abort takes the request out of the queue, or kills its process. `run` then throws the signal's reason. */
  signal?: AbortSignal | undefined;
}

export interface Pool {
  /** @throws PoolError with the child's own code or a PoolFault; the signal's reason after an abort */
  run(request: unknown, options?: RunOptions): Promise<unknown>;
  /** Ends every process, and refuses what waits and what comes (CLOSED). */
  close(): Promise<void>;
}

interface Task {
  request: unknown;
  limit_ms: number;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}
interface Member {
  child: ChildProcess;
  task: Task | null;
  timer: NodeJS.Timeout | undefined;
}

/** An idle child does not keep the server alive. */
const unref = ({ child }: Member): void => {
  child.unref();
  child.channel?.unref();
};
const ref = ({ child }: Member): void => {
  child.ref();
  child.channel?.ref();
};

const forkChild = ({ file, memory_mb, env = {} }: PoolOptions): ChildProcess =>
  fork(file, [], {
    execArgv: [`--max-old-space-size=${memory_mb}`],
    env,
    // Requests and answers hold bytes and dates.
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });

/**
 * Child processes that answer one request at a time, first in, first out. A request that takes too long, or whose
 * process dies, fails alone: only a process of its own can be killed while native code or a regular expression runs.
 */
export const createPool = (options: PoolOptions): Pool => {
  const members = new Set<Member>();
  const waiting: Task[] = [];
  let closed = false;

  const drop = (member: Member, error: unknown): void => {
    if (!members.delete(member)) return;
    clearTimeout(member.timer);
    member.child.kill("SIGKILL");
    member.task?.reject(error);
    startWaiting();
  };
  const fail = (member: Member, fault: PoolFault): void => drop(member, new PoolError(fault));

  const receive = (member: Member, answer: Answer): void => {
    if (!answer.ok && "fault" in answer)
      return drop(member, new PoolError("CRASHED", answer.fault));
    const { task } = member;
    clearTimeout(member.timer);
    member.task = null;
    unref(member);
    if (answer.ok) task?.resolve(answer.value);
    else task?.reject(new PoolError(answer.code));
    startWaiting();
  };

  const addMember = (): Member => {
    const child = forkChild(options);
    const member: Member = { child, task: null, timer: undefined };
    child.on("message", (answer: Answer) => receive(member, answer));
    child.on("error", () => fail(member, "CRASHED"));
    child.on("exit", () => fail(member, "CRASHED"));
    members.add(member);
    return member;
  };
  const findIdle = (): Member | undefined =>
    [...members].find(({ task }) => task === null) ??
    (members.size < options.size ? addMember() : undefined);

  function startWaiting(): void {
    while (waiting.length > 0) {
      const member = findIdle();
      if (member === undefined) return;
      const task = waiting.shift()!;
      member.task = task;
      ref(member);
      member.timer = setTimeout(() => fail(member, "TIMEOUT"), task.limit_ms);
      // If the message cannot be sent, the process has ended, and its exit event fails the request.
      member.child.send(task.request as object, () => undefined);
    }
  }

  const cancel = (task: Task, reason: unknown): void => {
    const at = waiting.indexOf(task);
    if (at >= 0) waiting.splice(at, 1);
    task.reject(reason);
    for (const member of members) if (member.task === task) drop(member, reason);
  };

  const run: Pool["run"] = async (request, { limit_ms = options.limit_ms, signal } = {}) => {
    signal?.throwIfAborted();
    if (closed) throw new PoolError("CLOSED");
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const task: Task = { request, limit_ms, resolve, reject };
    waiting.push(task);
    startWaiting();
    // A request that found a process is not in the queue any more.
    if (waiting.length > options.max_waiting) cancel(task, new PoolError("QUEUE_FULL"));
    const onAbort = (): void => cancel(task, signal?.reason);
    signal?.addEventListener("abort", onAbort, { once: true });
    try {
      return await promise;
    } finally {
      signal?.removeEventListener("abort", onAbort);
    }
  };

  const close = async (): Promise<void> => {
    closed = true;
    for (const task of waiting.splice(0)) task.reject(new PoolError("CLOSED"));
    const endings = [...members].map(async (member) => {
      const { child } = member;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      ref(member);
      fail(member, "CLOSED");
      // A child that could not be started has no exit event.
      const isRunning = child.pid !== undefined && child.exitCode === null;
      if (isRunning && child.signalCode === null) await ended;
    });
    await Promise.all(endings);
  };
  return { run, close };
};
