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
  /** The doctor for whom it works. */
  owner: string | undefined;
  onReport?: ((value: unknown) => void) | undefined;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
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

interface MemberListener {
  /** The process has answered. */
  onIdle(): void;
  /** The process died or was killed. */
  onEnd(member: Member): void;
}

/** One child process of a pool. */
export class Member {
  readonly #options: ProcessOptions;
  readonly #listener: MemberListener;
  readonly #child: ChildProcess;
  #task: Task | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(options: ProcessOptions, listener: MemberListener) {
    this.#options = options;
    this.#listener = listener;
    const child = (this.#child = forkChild(options));
    if (child.pid !== undefined) options.onStart?.(child.pid);
    child.on("message", (answer: Message) => this.#receive(answer));
    child.on("error", () => this.#crash());
    child.on("exit", () => this.#crash());
  }

  /** The task that it works on; null when it is idle. */
  get task(): Task | null {
    return this.#task;
  }

  start(task: Task): void {
    this.#task = task;
    this.#child.ref();
    this.#child.channel?.ref();
    this.#watch(task.limit_ms);
    // If the message cannot be sent, the process has ended, and its exit event fails the task.
    this.#child.send(task.request as object, () => undefined);
  }

  /** Kills the process; its task fails with `error`. Resolves when the process is gone. */
  async kill(error: unknown): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#finish(({ reject }) => reject(error));
    this.#child.ref();
    this.#child.kill("SIGKILL");
    this.#listener.onEnd(this);
    await ended(this.#child);
  }

  #crash(frames?: string): void {
    void this.kill(new PoolError("CRASHED", frames));
  }

  #watch(limit_ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.kill(new PoolError("TIMEOUT")), limit_ms);
  }

  #finish(settle: (task: Task) => void): void {
    const done = this.#task;
    const { idle_ms } = this.#options;
    clearTimeout(this.#timer);
    this.#task = null;
    // An idle child does not keep the server alive.
    this.#child.unref();
    this.#child.channel?.unref();
    if (idle_ms !== undefined && !this.#isOver)
      this.#timer = setTimeout(() => void this.kill(new PoolError("CLOSED")), idle_ms).unref();
    if (done !== null) settle(done);
  }

  #receive(answer: Message): void {
    if (this.#isOver) return;
    if ("report" in answer) {
      if (this.#task === null) return;
      this.#watch(this.#task.limit_ms);
      this.#task.onReport?.(answer.report);
      return;
    }
    if (!answer.ok && "fault" in answer) return this.#crash(answer.fault);
    this.#finish(({ resolve, reject }) =>
      answer.ok ? resolve(answer.value) : reject(new PoolError(answer.code)),
    );
    this.#listener.onIdle();
  }
}
