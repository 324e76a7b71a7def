import { describe, expect, test } from "vitest";
import { IDLE, elapsedAt, nextState } from "./recorder-state.ts";
import type { RecorderEvent, RecorderState } from "./recorder-state.ts";

const after = (...events: RecorderEvent[]): RecorderState => events.reduce(nextState, IDLE);
const started: RecorderEvent = { type: "started", gravacao_id: "g1", now: 1000 };

describe("the recorder", () => {
  test("goes from idle through recording, pause, stop and upload to idle", () => {
    const kinds = (
      [
        { type: "ask", asking: "microphone" },
        started,
        { type: "pause", now: 3000 },
        { type: "resume", now: 9000 },
        { type: "finish", now: 10_000 },
        { type: "save" },
        { type: "reset" },
      ] as RecorderEvent[]
    ).reduce<RecorderState[]>((all, event) => [...all, nextState(all.at(-1) ?? IDLE, event)], []);
    expect(kinds.map((state) => state.kind)).toEqual([
      "idle",
      "recording",
      "paused",
      "recording",
      "stopped",
      "uploading",
      "idle",
    ]);
  });

  test("counts only recorded time", () => {
    const paused = after(started, { type: "pause", now: 3000 });
    expect(elapsedAt(paused, 60_000)).toBe(2000);
    expect(elapsedAt(nextState(paused, { type: "resume", now: 60_000 }), 61_500)).toBe(3500);
  });

  test("does not count time during which the machine slept", () => {
    const awake = after(started, { type: "slept", ms: 600_000 });
    expect(elapsedAt(awake, 604_000)).toBe(3000);
  });

  test("stays idle without a problem after a cancelled question", () => {
    const state = after({ type: "ask", asking: "tab" }, { type: "refused", problem: null });
    expect(state).toEqual(IDLE);
  });

  test("finishes from a pause", () => {
    const state = after(started, { type: "pause", now: 3000 }, { type: "finish", now: 8000 });
    expect(state).toMatchObject({ kind: "stopped", elapsed_ms: 2000 });
  });

  test("keeps the recording after a failed save, with the error", () => {
    const state = after(
      started,
      { type: "finish", now: 5000 },
      { type: "save" },
      { type: "failed", error: "no" },
    );
    expect(state).toMatchObject({
      kind: "stopped",
      gravacao_id: "g1",
      elapsed_ms: 4000,
      failure: "no",
    });
  });

  test("ignores an event that does not fit the state", () => {
    expect(after({ type: "save" })).toBe(IDLE);
    expect(after({ type: "pause", now: 1 })).toBe(IDLE);
    const recording = after(started);
    expect(nextState(recording, { type: "reset" })).toBe(recording);
    expect(nextState(recording, { type: "adopt", gravacao_id: "g2", elapsed_ms: 1 })).toBe(
      recording,
    );
    expect(nextState(recording, started)).toBe(recording);
  });
});
