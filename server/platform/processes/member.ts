import { type ChildProcess, fork } from "node:child_process";
import type { Message } from "./child.ts";
import { PoolError } from "./pool-error.ts";

export interface ProcessOptions {
  /** The child's program, which calls `serveRequests`. */
  file: URL;
  /** Limit of a child's JavaScript heap in megabytes. A child that needs more dies (CRASHED). */
  memory_mb: number;
  /**
   * Limit of a child's whole memory in megabytes, also outside the heap (buffers, WebAssembly). It
   * is checked five times a second. By default there is none.
   */
  resident_mb?: number;
  /** The child's whole environment. The server's keys and passwords are not in it. */
  env?: Record<string, string>;
  /** Milliseconds after which a process without a request ends. Without it, idle processes stay. */
  idle_ms?: number;
  /** Called with each new process's id. */
  onStart?: (pid: number) => void;
}

/** A request of which the answer is awaited. */
export interface Task {
  request: unknown;
  limit_ms: number;
  onReport?: ((value: unknown) => void) | undefined;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** One child process of a pool. */
export interface Member {
  /** The task that it works on; null when it is idle. */
  task(): Task | null;
  start(task: Task): void;
  /** Kills the process; its task fails with `error`. Resolves when the process is gone. */
  kill(error: unknown): Promise<void>;
}

const forkChild = ({ file, memory_mb, resident_mb, env = {} }: ProcessOptions): ChildProcess =>
  fork(file, resident_mb === undefined ? [] : [String(resident_mb)], {
    execArgv: [`--max-old-space-size=${memory_mb}`],
    env,
    // Requests and answers hold bytes and dates.
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });

/** Resolves when the process is gone. A process that could not be started has no exit event. */
const ended = (child: ChildProcess): Promise<unknown> =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once("exit", resolve));

/** Starts a child. `onIdle`: it has answered. `onEnd`: it died or was killed. */
export const startMember = (
  options: ProcessOptions,
  { onIdle, onEnd }: { onIdle: () => void; onEnd: (member: Member) => void },
): Member => {
  const child = forkChild(options);
  if (child.pid !== undefined) options.onStart?.(child.pid);
  let task: Task | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  const finish = (settle: (task: Task) => void): void => {
    const done = task;
    clearTimeout(timer);
    task = null;
    // An idle child does not keep the server alive.
    child.unref();
    child.channel?.unref();
    if (options.idle_ms !== undefined && !isOver)
      timer = setTimeout(() => void kill(new PoolError("CLOSED")), options.idle_ms).unref();
    if (done !== null) settle(done);
  };
  const watch = (limit_ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void kill(new PoolError("TIMEOUT")), limit_ms);
  };
  const kill = async (error: unknown): Promise<void> => {
    if (isOver) return;
    isOver = true;
    finish(({ reject }) => reject(error));
    child.ref();
    child.kill("SIGKILL");
    onEnd(member);
    await ended(child);
  };
  const crash = (frames?: string): void => void kill(new PoolError("CRASHED", frames));
  const receive = (answer: Message): void => {
    if (isOver) return;
    if ("report" in answer) {
      if (task === null) return;
      watch(task.limit_ms);
      task.onReport?.(answer.report);
      return;
    }
    if (!answer.ok && "fault" in answer) return crash(answer.fault);
    finish(({ resolve, reject }) =>
      answer.ok ? resolve(answer.value) : reject(new PoolError(answer.code)),
    );
    onIdle();
  };
  const start = (next: Task): void => {
    task = next;
    child.ref();
    child.channel?.ref();
    watch(next.limit_ms);
    // If the message cannot be sent, the process has ended, and its exit event fails the task.
    child.send(next.request as object, () => undefined);
  };
  child.on("message", receive);
  child.on("error", () => crash());
  child.on("exit", () => crash());
  const member: Member = { task: () => task, start, kill };
  return member;
};
