import { formatBytes, formatClock, formatSpokenDuration } from "@relato/shared/locales/format.ts";
import { useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { describeFailure } from "../../ui/failure.ts";
import { PauseIcon, PlayIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice, Note } from "../../ui/surfaces.tsx";
import { toast } from "../../ui/toast.tsx";
import { useElapsed } from "./clock.ts";
import { LevelMeter } from "./level-meter.tsx";
import { recorder, useRecorder } from "./recorder.ts";
import type { RecorderState } from "./recorder-state.ts";
import { SendProgress, TroubleNote } from "./send-progress.tsx";

const BADGE: Record<Exclude<RecorderState["kind"], "idle">, string> = {
  recording: "bg-danger-soft text-danger",
  paused: "bg-warn-soft text-warn",
  stopped: "bg-ok-soft text-ok",
  uploading: "bg-accent-soft text-accent-strong",
};

const Discard = () => {
  const { text } = useLanguage();
  const [asking, setAsking] = useState(false);
  const discard = (): void => {
    recorder
      .discard()
      .catch((error: unknown) =>
        toast({ variant: "destructive", ...describeFailure(text, error, "consultation") }),
      );
  };
  return (
    <>
      <button
        type="button"
        className="btn text-danger hover:bg-sunken"
        onClick={() => setAsking(true)}
      >
        {text.gravacoes.discard}
      </button>
      <Dialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        label={text.gravacoes.discard}
        className="m-auto max-w-sm rounded-card p-6"
      >
        <p>{text.gravacoes.discardAsk}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-quiet" onClick={() => setAsking(false)}>
            {text.common.cancel}
          </button>
          <button type="button" className="btn btn-danger" onClick={discard}>
            {text.gravacoes.discardYes}
          </button>
        </div>
      </Dialog>
    </>
  );
};

const Controls = ({ state, onSave }: { state: RecorderState; onSave: () => void }) => {
  const { text } = useLanguage();
  switch (state.kind) {
    case "idle":
      return null;
    case "recording":
    case "paused":
      return (
        <>
          {state.kind === "recording" ? (
            <button type="button" className="btn btn-quiet" onClick={() => recorder.pause()}>
              <PauseIcon /> {text.gravacoes.pause}
            </button>
          ) : (
            <button type="button" className="btn btn-quiet" onClick={() => recorder.resume()}>
              <PlayIcon /> {text.gravacoes.resume}
            </button>
          )}
          <button type="button" className="btn btn-primary" onClick={() => recorder.finish()}>
            {text.gravacoes.finish}
          </button>
        </>
      );
    case "stopped":
      return (
        <>
          <Discard />
          <button type="button" className="btn btn-primary" onClick={onSave}>
            {text.gravacoes.save}
          </button>
        </>
      );
    case "uploading":
      return (
        <button type="button" className="btn btn-quiet" onClick={() => recorder.cancelSaving()}>
          {text.gravacoes.back}
        </button>
      );
  }
};

/** The recording in hand: time, level, where its bytes are, and what can be done with it (specification 2.6, 2.7). */
export const RecorderPanel = ({ onSave }: { onSave: () => void }) => {
  const { locale, text } = useLanguage();
  const { state, trouble, sent_bytes, total_bytes } = useRecorder();
  const elapsed = useElapsed(state);
  if (state.kind === "idle") return null;
  const live = state.kind === "recording" || state.kind === "paused";
  return (
    <section aria-label={text.gravacoes.panel} className="card border-accent p-5 sm:p-6">
      <div className="flex items-center justify-between gap-4">
        <p
          role="timer"
          aria-label={`${text.gravacoes.timer}: ${formatSpokenDuration(locale, elapsed)}`}
          className="text-5xl font-semibold tabular-nums"
        >
          {formatClock(elapsed)}
        </p>
        <output className={`rounded-full px-3 py-1 text-sm font-semibold ${BADGE[state.kind]}`}>
          {text.gravacoes.badge[state.kind]}
        </output>
      </div>
      <div className="mt-5 space-y-3">
        {live ? (
          <>
            <LevelMeter active={state.kind === "recording"} />
            <p className="text-sm text-muted">
              {text.gravacoes.safe}{" "}
              {total_bytes === 0
                ? null
                : text.gravacoes.sent(
                    formatBytes(locale, sent_bytes),
                    formatBytes(locale, total_bytes),
                  )}
            </p>
            <TroubleNote trouble={trouble} />
          </>
        ) : null}
        {state.kind === "uploading" ? <SendProgress stage={state.stage} /> : null}
        {state.kind === "stopped" && state.interrupted ? (
          <Note tone="warn" announce="alert">
            {text.gravacoes.interrupted}
          </Note>
        ) : null}
        {state.kind === "stopped" && state.failure !== null ? (
          <FailureNotice
            title={text.gravacoes.saveFailed}
            error={state.failure}
            category="consultation"
          />
        ) : null}
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">
        <Controls state={state} onSave={onSave} />
      </div>
    </section>
  );
};
