import { formatClock } from "@relato/shared/locales/format.ts";
import { launchId } from "../../api/launched.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { useElapsed } from "./capture/clock.ts";
import { isRunning } from "./recorder-state.ts";
import { useRecorder } from "./recorder.ts";

/** The top bar's link to the running recording. */
export const LiveRecording = () => {
  const { locale, text } = useLanguage();
  const { state } = useRecorder();
  const elapsed = useElapsed(state);
  if (!isRunning(state)) return null;
  const isPaused = state.kind === "paused";
  return (
    <Link
      href={launchId === null ? paths.dashboard(locale) : paths.launched(locale, "consultation")}
      className="mr-1 inline-flex items-center gap-2 rounded-full bg-danger-soft px-3 py-1.5
        text-sm font-semibold text-danger"
    >
      <span
        aria-hidden="true"
        className={`size-2 rounded-full bg-current ${isPaused ? "" : "animate-pulse"}`}
      />
      <span className="tabular-nums">
        <span className="max-sm:sr-only">
          {isPaused ? text.shell.livePaused("") : text.shell.live("")}
        </span>
        {formatClock(elapsed)}
      </span>
    </Link>
  );
};
