import { formatBytes, formatClock, formatSpokenDuration } from "@relato/shared/locales/format.ts";
import type { ReactNode } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { useElapsed } from "./capture/clock.ts";
import { LevelMeter } from "./capture/level-meter.tsx";
import { LiveWords } from "./live/live-words.tsx";
import { RecorderControls } from "./capture/recorder-controls.tsx";
import { ApartOffer } from "./store/apart-offer.tsx";
import { useRecorder } from "./recorder.ts";
import type { RecorderState } from "./recorder-state.ts";
import { RecorderWarnings } from "./capture/recorder-warnings.tsx";
import { isTaken } from "./send/send.ts";
import { SendProgress, TroubleNote } from "./send-progress.tsx";

const BADGE: Record<Exclude<RecorderState["kind"], "idle">, string> = {
  recording: "bg-danger-soft text-danger",
  paused: "bg-warn-soft text-warn",
  stopped: "bg-ok-soft text-ok",
  uploading: "bg-accent-soft text-accent-strong",
};

/** The recording in hand: time, level, where its bytes are, and what can be done with it (specification 2.6, 2.7). */
export const RecorderPanel = (props: {
  onSave: () => void;
  onBack?: (() => void) | undefined;
  /** What else belongs to it: the patient's consent. */
  children?: ReactNode;
}) => {
  const { locale, text } = useLanguage();
  const { state, trouble, warnings, sent_bytes, total_bytes } = useRecorder();
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
            <RecorderWarnings warnings={warnings} />
            <LiveWords />
          </>
        ) : null}
        {state.kind === "uploading" ? null : props.children}
        {state.kind === "uploading" ? <SendProgress stage={state.stage} /> : null}
        {state.kind === "stopped" && state.failure !== null ? (
          <FailureNotice
            title={text.gravacoes.saveFailed}
            error={state.failure}
            category="consultation"
          />
        ) : null}
        {state.kind === "stopped" && isTaken(state.failure) ? <ApartOffer /> : null}
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">
        <RecorderControls state={state} onSave={props.onSave} onBack={props.onBack} />
      </div>
    </section>
  );
};
