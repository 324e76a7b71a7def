import type { Messages } from "@relato/shared/locales/pt-br/app.ts";

/** Why a recording could not begin; each has its text in the catalogue. */
export type Problem = keyof Messages["gravacoes"]["problems"];

/** What keeps bytes from arriving just now; each passes or is waited for, nothing is lost meanwhile. */
export type Trouble = "offline" | "signed_out" | "storage_full";

/** What the doctor should know while it runs; the recording goes on. */
export type Warning = keyof Messages["gravacoes"]["warnings"];

/** What the browser is asking before a recording begins. */
export type Asking = "microphone" | "tab";

/** How far a saved consultation is on its way. */
export type SendStage =
  | { kind: "converting"; share: number }
  | { kind: "sending"; sent: number; total: number; trouble: Trouble | null }
  | { kind: "confirming" }
  | { kind: "saving" };

/** The recorder (specification 4): idle → recording ⇄ paused → stopped → uploading → idle. Times in milliseconds. */
export type RecorderState =
  | { kind: "idle"; asking: Asking | null; problem: Problem | null }
  | { kind: "recording"; gravacao_id: string; elapsed_ms: number; since: number }
  | { kind: "paused"; gravacao_id: string; elapsed_ms: number }
  | {
      kind: "stopped";
      gravacao_id: string;
      elapsed_ms: number;
      failure: unknown;
    }
  | { kind: "uploading"; gravacao_id: string; elapsed_ms: number; stage: SendStage };

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

export const IDLE: RecorderState = { kind: "idle", asking: null, problem: null };

/** Milliseconds recorded up to `now`. */
export const elapsedAt = (state: RecorderState, now: number): number => {
  if (state.kind === "idle") return 0;
  return state.kind === "recording" ? state.elapsed_ms + now - state.since : state.elapsed_ms;
};

/** The state after an event; an event that does not belong to the state changes nothing. */
export const next = (state: RecorderState, event: RecorderEvent): RecorderState => {
  switch (event.type) {
    case "ask":
      return state.kind === "idle" ? { kind: "idle", asking: event.asking, problem: null } : state;
    case "refused":
      return state.kind === "idle" ? { kind: "idle", asking: null, problem: event.problem } : state;
    case "started":
      return state.kind === "idle"
        ? {
            kind: "recording",
            gravacao_id: event.gravacao_id,
            elapsed_ms: 0,
            since: event.now,
          }
        : state;
    case "pause":
      return state.kind === "recording"
        ? {
            kind: "paused",
            gravacao_id: state.gravacao_id,
            elapsed_ms: elapsedAt(state, event.now),
          }
        : state;
    case "resume":
      return state.kind === "paused" ? { ...state, kind: "recording", since: event.now } : state;
    case "slept":
      // Nobody recorded while the machine slept: the timer goes on where it was.
      return state.kind === "recording" ? { ...state, since: state.since + event.ms } : state;
    case "finish":
      return state.kind === "recording" || state.kind === "paused"
        ? {
            kind: "stopped",
            gravacao_id: state.gravacao_id,
            elapsed_ms: elapsedAt(state, event.now),
            failure: null,
          }
        : state;
    case "adopt":
      return state.kind === "idle"
        ? {
            kind: "stopped",
            gravacao_id: event.gravacao_id,
            elapsed_ms: event.elapsed_ms,
            failure: null,
          }
        : state;
    case "save":
      return state.kind === "stopped"
        ? {
            kind: "uploading",
            gravacao_id: state.gravacao_id,
            elapsed_ms: state.elapsed_ms,
            stage: { kind: "sending", sent: 0, total: 0, trouble: null },
          }
        : state;
    case "stage":
      return state.kind === "uploading" ? { ...state, stage: event.stage } : state;
    case "failed":
      return state.kind === "uploading" || state.kind === "stopped"
        ? {
            kind: "stopped",
            gravacao_id: state.gravacao_id,
            elapsed_ms: state.elapsed_ms,
            failure: event.error,
          }
        : state;
    case "reset":
      return state.kind === "recording" || state.kind === "paused" ? state : IDLE;
  }
};
