import { Member, type ProcessOptions, type Task } from "./member.ts";
import { PoolError } from "./pool-error.ts";
import { workOwner } from "./work-owner.ts";

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

/**
 * Child processes that answer one request at a time, first in, first out. A request that takes too
 * long, or whose process dies, fails alone: only a separate process can be killed while native code
 * or a regular expression runs. One owner (work-owner.ts) never takes all of several processes, and
 * an owner who uses fewer comes first, so that no doctor waits for a stranger's requests.
 */
export class Pool {
  readonly #options: PoolOptions;
  readonly #members = new Set<Member>();
  readonly #waiting: Task[] = [];
  /** The owner of the request that was started last. */
  #lastOwner: string | undefined;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** @throws PoolError with the child's code or a PoolFault; the signal's reason after an abort */
  async run(
    request: unknown,
    { limit_ms = this.#options.limit_ms, signal, onReport }: RunOptions = {},
  ): Promise<unknown> {
    signal?.throwIfAborted();
    if (this.#closed) throw new PoolError("CLOSED");
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const owner = workOwner.getStore();
    const task: Task = { request, limit_ms, owner, onReport, resolve, reject };
    this.#waiting.push(task);
    this.#startWaiting();
    // A request that found a process is not in the queue any more.
    if (this.#waiting.length > this.#options.max_waiting)
      this.#cancel(task, new PoolError("QUEUE_FULL"));
    const onAbort = (): void => this.#cancel(task, signal?.reason);
    signal?.addEventListener("abort", onAbort, { once: true });
    try {
      return await promise;
    } finally {
      signal?.removeEventListener("abort", onAbort);
    }
  }

  /** Ends every process, and refuses what waits and what comes (CLOSED). */
  async close(): Promise<void> {
    this.#closed = true;
    for (const task of this.#waiting.splice(0)) task.reject(new PoolError("CLOSED"));
    await Promise.all([...this.#members].map((member) => member.kill(new PoolError("CLOSED"))));
  }

  #startWaiting(): void {
    for (;;) {
      const next = this.#findNext();
      const member = next === undefined ? undefined : this.#findIdle();
      if (next === undefined || member === undefined) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#lastOwner = next.owner;
      member.start(next);
    }
  }

  /** The oldest request of the owner who uses the fewest processes, or used them longer ago. */
  #findNext(): Task | undefined {
    const most = Math.max(1, this.#options.size - 1);
    const countUsed = ({ owner }: Task): number => {
      if (owner === undefined) return 0;
      const used = [...this.#members].filter(({ task }) => task?.owner === owner).length;
      return used + (owner === this.#lastOwner ? 0.5 : 0);
    };
    const [next] = this.#waiting
      .map((task) => ({ task, used: countUsed(task) }))
      .filter(({ used }) => Math.floor(used) < most)
      // A stable sort: the oldest stays first.
      .sort((a, b) => a.used - b.used);
    return next?.task;
  }

  #findIdle(): Member | undefined {
    const idle = [...this.#members].find(({ task }) => task === null);
    return idle ?? (this.#members.size < this.#options.size ? this.#addMember() : undefined);
  }

  #addMember(): Member {
    const member = new Member(this.#options, {
      onIdle: () => this.#startWaiting(),
      onEnd: (gone) => {
        this.#members.delete(gone);
        this.#startWaiting();
      },
    });
    this.#members.add(member);
    return member;
  }

  #cancel(task: Task, reason: unknown): void {
    const at = this.#waiting.indexOf(task);
    if (at >= 0) this.#waiting.splice(at, 1);
    task.reject(reason);
    for (const member of this.#members) if (member.task === task) void member.kill(reason);
  }
}
