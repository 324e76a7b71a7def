import { Worker } from "node:worker_threads";
import { PdfError, type PdfErrorCode } from "./error.ts";

export interface PoolOptions {
  /** The thread's program. It answers each message with one of Answer. */
  file: URL;
  /** Threads at most; each begins with the first request that needs it. */
  size: number;
  /** Milliseconds after which a request is given up, with its thread. */
  limit_ms: number;
}

export type Answer = { ok: true; value: unknown } | { ok: false; code: PdfErrorCode };

interface Task {
  request: unknown;
  resolve: (value: unknown) => void;
  reject: (error: PdfError) => void;
}
interface Thread {
  worker: Worker;
  task: Task | null;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Threads that answer one request at a time, in the order they came. One that dies or takes too long fails its own request only; native
 * code cannot be interrupted, so a thread given up may run on to the end of its call, unheard.
 */
export const createPool = ({ file, size, limit_ms }: PoolOptions) => {
  const threads = new Set<Thread>();
  const waiting: Task[] = [];
  let closed = false;

  const drop = (thread: Thread, code: PdfErrorCode): void => {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.timer);
    thread.task?.reject(new PdfError(code));
    void thread.worker.terminate();
    take();
  };
  const start = (): Thread => {
    const thread: Thread = { worker: new Worker(file), task: null, timer: undefined };
    thread.worker.on("message", (answer: Answer) => {
      const { task } = thread;
      clearTimeout(thread.timer);
      thread.task = null;
      // An idle thread keeps no process alive.
      thread.worker.unref();
      if (answer.ok) task?.resolve(answer.value);
      else task?.reject(new PdfError(answer.code));
      take();
    });
    thread.worker.on("error", () => drop(thread, "CRASHED"));
    thread.worker.on("exit", () => drop(thread, "CRASHED"));
    threads.add(thread);
    return thread;
  };
  const idle = (): Thread | undefined =>
    [...threads].find(({ task }) => task === null) ?? (threads.size < size ? start() : undefined);

  function take(): void {
    while (waiting.length > 0) {
      const thread = idle();
      if (thread === undefined) return;
      const task = waiting.shift();
      if (task === undefined) return;
      thread.task = task;
      thread.worker.ref();
      thread.timer = setTimeout(() => drop(thread, "TIMEOUT"), limit_ms);
      thread.worker.postMessage(task.request);
    }
  }

  return {
    /** @throws PdfError what the thread answered, TIMEOUT, CRASHED, CLOSED */
    run: (request: unknown): Promise<unknown> =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new PdfError("CLOSED"));
        waiting.push({ request, resolve, reject });
        take();
      }),
    close: async (): Promise<void> => {
      closed = true;
      for (const task of waiting.splice(0)) task.reject(new PdfError("CLOSED"));
      const ending = [...threads];
      for (const thread of ending) drop(thread, "CLOSED");
      await Promise.all(ending.map(({ worker }) => worker.terminate()));
    },
  };
};
