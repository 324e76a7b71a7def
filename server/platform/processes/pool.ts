import { type Member, type ProcessOptions, startMember, type Task } from "./member.ts";
import { PoolError } from "./pool-error.ts";

export interface PoolOptions extends ProcessOptions {
  /** Processes at most; each starts with the first request that needs it. */
  size: number;
  /**
   * Milliseconds since the request began, or since its last report, until the process is killed.
   */
  limit_ms: number;
  /** Requests that may wait for a process; one more is refused (QUEUE_FULL). */
  max_waiting: number;
}

export interface RunOptions {
  /** Another limit for this request. */
  limit_ms?: number;
  /** An abort dequeues the request or kills its process. `run` throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Called with what the child reports while it works on this request. */
  onReport?: (value: unknown) => void;
}

export interface Pool {
  /** @throws PoolError with the child's code or a PoolFault; the signal's reason after an abort */
  run(request: unknown, options?: RunOptions): Promise<unknown>;
  /** Ends every process, and refuses what waits and what comes (CLOSED). */
  close(): Promise<void>;
}

/**
 * Child processes that answer one request at a time, first in, first out. A request that takes too
 * long, or whose process dies, fails alone: only a separate process can be killed while native code
 * or a regular expression runs.
 */
export const createPool = (options: PoolOptions): Pool => {
  const members = new Set<Member>();
  const waiting: Task[] = [];
  let closed = false;

  const addMember = (): Member => {
    const onEnd = (member: Member): void => {
      members.delete(member);
      startWaiting();
    };
    const member = startMember(options, { onIdle: startWaiting, onEnd });
    members.add(member);
    return member;
  };
  const findIdle = (): Member | undefined =>
    [...members].find((member) => member.task() === null) ??
    (members.size < options.size ? addMember() : undefined);

  function startWaiting(): void {
    while (waiting.length > 0) {
      const member = findIdle();
      if (member === undefined) return;
      member.start(waiting.shift()!);
    }
  }

  const cancel = (task: Task, reason: unknown): void => {
    const at = waiting.indexOf(task);
    if (at >= 0) waiting.splice(at, 1);
    task.reject(reason);
    for (const member of members) if (member.task() === task) void member.kill(reason);
  };

  const run: Pool["run"] = async (
    request,
    { limit_ms = options.limit_ms, signal, onReport } = {},
  ) => {
    signal?.throwIfAborted();
    if (closed) throw new PoolError("CLOSED");
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const task: Task = { request, limit_ms, onReport, resolve, reject };
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
    await Promise.all([...members].map((member) => member.kill(new PoolError("CLOSED"))));
  };
  return { run, close };
};
