import { formatClock, formatNumber, formatSpokenDuration } from "@relato/shared/locales/format.ts";
import { PauseIcon, PlayIcon, RewindIcon } from "../../../ui/icons.tsx";
import { useLanguage, useViews } from "../../../ui/language.tsx";
import type { Player } from "./use-player.ts";

const RATES = [0.75, 1, 1.25, 1.5, 2];
const BACK_MS = 10_000;

/** Play, back, seek, speed and time. Stays at the foot of the window, so that evidence is heard wherever one reads. */
export const PlayerBar = ({ player }: { player: Player }) => {
  const { locale } = useLanguage();
  const views = useViews();
  const words = views.consulta.player;
  const { time_ms, duration_ms } = player;
  return (
    <section
      aria-label={words.name}
      className="card sticky bottom-3 z-10 flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5 shadow-lifted sm:px-4"
    >
      <button
        type="button"
        aria-label={player.playing ? words.pause : words.play}
        onClick={player.toggle}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent hover:bg-accent-strong"
      >
        {player.playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      <button
        type="button"
        aria-label={words.back}
        onClick={() => player.seek(time_ms - BACK_MS)}
        className="btn px-2.5 hover:bg-sunken"
      >
        <RewindIcon />
      </button>
      <input
        type="range"
        aria-label={words.seek}
        aria-valuetext={words.position(
          formatSpokenDuration(locale, time_ms),
          formatSpokenDuration(locale, duration_ms),
        )}
        min={0}
        max={Math.max(1, Math.ceil(duration_ms))}
        step={1000}
        value={Math.min(time_ms, duration_ms)}
        onChange={(event) => player.seek(Number(event.target.value))}
        className="h-11 min-w-24 flex-1 accent-accent max-sm:order-last max-sm:h-8 max-sm:basis-full"
      />
      <span className="text-sm text-muted tabular-nums max-sm:ml-auto">
        {formatClock(time_ms)} / {formatClock(duration_ms)}
      </span>
      <select
        aria-label={words.speed}
        value={player.rate}
        onChange={(event) => player.setRate(Number(event.target.value))}
        className="min-h-11 rounded-lg bg-surface px-1 text-sm"
      >
        {RATES.map((rate) => (
          <option key={rate} value={rate}>
            {formatNumber(locale, rate)}×
          </option>
        ))}
      </select>
      {player.failed ? (
        <p role="alert" className="w-full text-sm text-danger">
          {words.failed}
        </p>
      ) : null}
    </section>
  );
};
