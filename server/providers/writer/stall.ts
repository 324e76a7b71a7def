import { ModelFaultError } from "./language-model.ts";

/** Aborts an answer if nothing arrives for a while. */
interface StallTimer {
  /** Aborts with a ModelFaultError MODEL_STALLED. */
  readonly signal: AbortSignal;
  /** Starts the timer, or restarts it when a chunk arrives. */
  restart(): void;
  stop(): void;
}

/** Creates a stopped timer. `stall_ms`: milliseconds without a chunk that count as a stall. */
export const createStallTimer = (stall_ms: number): StallTimer => {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: controller.signal,
    restart: () => {
      if (timer !== undefined) timer.refresh();
      else
        timer = setTimeout(
          () => controller.abort(new ModelFaultError("MODEL_STALLED", `${stall_ms} ms`)),
          stall_ms,
        );
    },
    stop: () => clearTimeout(timer),
  };
};
