import type { Messages } from "@relato/shared/locales/pt-br/app.ts";

/** Why a recording could not start. */
export type Problem = keyof Messages["gravacoes"]["problems"];

/** Why bytes cannot be sent now. Sending is retried; nothing is lost. */
export type Trouble = "offline" | "signed_out" | "storage_full" | "storage_quota" | "uploads_daily";

/** Shown while the recording continues. */
export type Warning = keyof Messages["gravacoes"]["warnings"];

/** What the browser asks for before a recording. */
export type Asking = "microphone" | "tab";

/** The progress of saving a consultation. */
export type SendStage =
  | { kind: "converting"; share: number }
  | { kind: "sending"; sent: number; total: number; trouble: Trouble | null }
  | { kind: "confirming" }
  | { kind: "saving" };

interface Begun {
  gravacao_id: string;
  /** Recorded milliseconds; while recording, those before `since`. */
  elapsed_ms: number;
}
type Idle = { kind: "idle"; asking: Asking | null; problem: Problem | null };
type Running = Begun & ({ kind: "recording"; since: number } | { kind: "paused" });

/** Specification 4: idle → recording ⇄ paused → stopped → uploading → idle. */
export type RecorderState =
  | Idle
  | Running
  | (Begun & { kind: "stopped"; failure: unknown })
  | (Begun & { kind: "uploading"; stage: SendStage });

export type RecorderEvent =
  | { type: "ask"; asking: Asking }
  | { type: "refused"; problem: Problem | null }
  | { type: "started"; gravacao_id: string; now: number }
  | { type: "pause"; now: number }
  | { type: "resume"; now: number }
  | { type: "slept"; ms: number }
  | { type: "finish"; now: number }
  | { type: "adopt"; gravacao_id: string; elapsed_ms: number }
  | { type: "save" }
  | { type: "stage"; stage: SendStage }
  | { type: "failed"; error: unknown }
  | { type: "reset" };

export const IDLE: Idle = { kind: "idle", asking: null, problem: null };

export const isRunning = (state: RecorderState): state is Running =>
  state.kind === "recording" || state.kind === "paused";

/** Milliseconds recorded up to `now`. */
export const elapsedAt = (state: RecorderState, now: number): number => {
  if (state.kind === "idle") return 0;
  return state.kind === "recording" ? state.elapsed_ms + now - state.since : state.elapsed_ms;
};

const stopped = (
  { gravacao_id }: Pick<Begun, "gravacao_id">,
  elapsed_ms: number,
  failure: unknown = null,
): RecorderState => ({ kind: "stopped", gravacao_id, elapsed_ms, failure });

/** The state after an event. An event that does not fit the state changes nothing. */
export const nextState = (state: RecorderState, event: RecorderEvent): RecorderState => {
  switch (event.type) {
    case "ask":
      return state.kind === "idle" ? { ...IDLE, asking: event.asking } : state;
    case "refused":
      return state.kind === "idle" ? { ...IDLE, problem: event.problem } : state;
    case "started": {
      if (state.kind !== "idle") return state;
      const { gravacao_id, now: since } = event;
      return { kind: "recording", gravacao_id, elapsed_ms: 0, since };
    }
    case "pause": {
      if (state.kind !== "recording") return state;
      const elapsed_ms = elapsedAt(state, event.now);
      return { kind: "paused", gravacao_id: state.gravacao_id, elapsed_ms };
    }
    case "resume":
      return state.kind === "paused" ? { ...state, kind: "recording", since: event.now } : state;
    case "slept":
      // Nothing was recorded while the machine slept.
      return state.kind === "recording" ? { ...state, since: state.since + event.ms } : state;
    case "finish":
      return isRunning(state) ? stopped(state, elapsedAt(state, event.now)) : state;
    case "adopt":
      return state.kind === "idle" ? stopped(event, event.elapsed_ms) : state;
    case "save": {
      if (state.kind !== "stopped") return state;
      const { gravacao_id, elapsed_ms } = state;
      const stage: SendStage = { kind: "sending", sent: 0, total: 0, trouble: null };
      return { kind: "uploading", gravacao_id, elapsed_ms, stage };
    }
    case "stage":
      return state.kind === "uploading" ? { ...state, stage: event.stage } : state;
    case "failed":
      return state.kind === "uploading" || state.kind === "stopped"
        ? stopped(state, state.elapsed_ms, event.error)
        : state;
    case "reset":
      return isRunning(state) ? state : IDLE;
  }
};
