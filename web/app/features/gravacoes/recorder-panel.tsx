import { formatBytes, formatClock, formatSpokenDuration } from "@relato/shared/locales/format.ts";
import type { Track } from "@relato/shared/domain/gravacao.ts";
import type { ReactNode } from "react";
import { launchId } from "../../api/launched.ts";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { useElapsed } from "./capture/clock.ts";
import { LevelMeter } from "./capture/level-meter.tsx";
import { RecorderControls } from "./capture/recorder-controls.tsx";
import { RecorderWarnings } from "./capture/recorder-warnings.tsx";
import { LiveWords } from "./live/live-words.tsx";
import { isRunning, type RecorderState } from "./recorder-state.ts";
import { recorder, useRecorder } from "./recorder.ts";
import { isTaken } from "./send/send.ts";
import { SendProgress, TroubleNote } from "./send-progress.tsx";
import { SeparateOffer } from "./store/separate-offer.tsx";

const BADGE: Record<Exclude<RecorderState["kind"], "idle">, string> = {
  recording: "bg-danger-soft text-danger",
  paused: "bg-warn-soft text-warn",
  stopped: "bg-ok-soft text-ok",
  uploading: "bg-accent-soft text-accent-strong",
};

/** The level of each source, named if there are two. */
const Levels = ({ isActive, tracks }: { isActive: boolean; tracks: readonly Track[] }) => {
  const words = useLanguage().text.gravacoes;
  if (!tracks.includes("tab")) return <LevelMeter active={isActive} />;
  return (
    <div className="grid gap-3 text-sm text-muted sm:grid-cols-2">
      <div>
        <p className="mb-1">{words.level}</p>
        <LevelMeter active={isActive} />
      </div>
      <div>
        <p className="mb-1">{words.tabLevel}</p>
        <LevelMeter active={isActive} level={recorder.tabLevel} label={words.tabLevel} />
      </div>
    </div>
  );
};

/** The current recording: time, level, sent bytes, actions (specification 2.6, 2.7). */
export const RecorderPanel = (props: {
  onSave: () => void;
  onBack?: (() => void) | undefined;
  children?: ReactNode;
}) => {
  const { locale, text } = useLanguage();
  const { state, trouble, warnings, tracks, sent_bytes, total_bytes } = useRecorder();
  const elapsed = useElapsed(state);
  const words = text.gravacoes;
  if (state.kind === "idle") return null;
  return (
    <section aria-label={words.panel} className="card border-accent p-5 sm:p-6">
      <div className="flex items-center justify-between gap-4">
        <p
          role="timer"
          aria-label={`${words.timer}: ${formatSpokenDuration(locale, elapsed)}`}
          className="text-5xl font-semibold tabular-nums"
        >
          {formatClock(elapsed)}
        </p>
        <output className={`rounded-full px-3 py-1 text-sm font-semibold ${BADGE[state.kind]}`}>
          {words.badge[state.kind]}
        </output>
      </div>
      <div className="mt-5 space-y-3">
        {isRunning(state) ? (
          <>
            <Levels isActive={state.kind === "recording"} tracks={tracks} />
            <p className="text-sm text-muted">
              {warnings.includes("local_forbidden") ? null : `${words.safe} `}
              {total_bytes === 0
                ? null
                : words.sent(formatBytes(locale, sent_bytes), formatBytes(locale, total_bytes))}
            </p>
            <TroubleNote trouble={trouble} />
            <RecorderWarnings warnings={warnings} />
            {/* A launched page has no socket. The words come with the consultation. */}
            {launchId === null ? <LiveWords /> : null}
          </>
        ) : null}
        {state.kind === "uploading" ? <SendProgress stage={state.stage} /> : props.children}
        {state.kind === "stopped" && state.failure !== null ? (
          <FailureNotice title={words.saveFailed} error={state.failure} category="consultation" />
        ) : null}
        {state.kind === "stopped" && isTaken(state.failure) ? <SeparateOffer /> : null}
      </div>
      <div
        className={
          "mt-5 flex flex-wrap justify-end gap-2 max-sm:sticky max-sm:bottom-0 max-sm:z-10 " +
          "max-sm:bg-surface max-sm:py-2 max-sm:[&>*]:flex-1"
        }
      >
        <RecorderControls onSave={props.onSave} onBack={props.onBack} />
      </div>
    </section>
  );
};
