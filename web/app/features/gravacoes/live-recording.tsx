import { formatClock } from "@relato/shared/locales/format.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../ui/language.tsx";
import { Link } from "../../ui/link.tsx";
import { useElapsed } from "./capture/clock.ts";
import { useRecorder } from "./recorder.ts";

/** In the top bar while a recording runs, wherever one looks; leads back to it. */
export const LiveRecording = () => {
  const { locale, text } = useLanguage();
  const { state } = useRecorder();
  const clock = formatClock(useElapsed(state));
  if (state.kind !== "recording" && state.kind !== "paused") return null;
  const live = state.kind === "recording";
  return (
    <Link
      href={paths.dashboard(locale)}
      className="mr-1 inline-flex items-center gap-2 rounded-full bg-danger-soft px-3 py-1.5 text-sm font-semibold text-danger"
    >
      <span
        aria-hidden="true"
        className={`size-2 rounded-full bg-current ${live ? "animate-pulse" : ""}`}
      />
      <span className="tabular-nums">
        <span className="max-sm:sr-only">
          {live ? text.shell.live("") : text.shell.livePaused("")}
        </span>
        {clock}
      </span>
    </Link>
  );
};
