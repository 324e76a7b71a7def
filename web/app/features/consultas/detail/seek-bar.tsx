import { useQuery } from "@tanstack/react-query";
import { formatSpokenDuration } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { peaksQuery } from "../queries.ts";
import type { Player, PlayerView, Span } from "./player.ts";
import { usePlayed } from "./use-player.ts";
import { Waveform } from "./waveform.tsx";

const timeOf = ({ time_ms }: PlayerView): number => time_ms;
const per = (ms: number, total: number): number => Math.min(100, (100 * ms) / Math.max(1, total));

/** A plain line until the waveform is there, or where there is none to be had. */
const Line = ({ className }: { className: string }) => (
  <span className={`absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full ${className}`} />
);

/**
 * The waveform, and over it a native range, which gives keyboard and screen reader what they know. What was pressed is marked where
 * it lies.
 */
export const SeekBar = (props: {
  player: Player;
  gravacao_id: string;
  duration_ms: number;
  spans: readonly Span[];
}) => {
  const { player, duration_ms } = props;
  const { locale } = useLanguage();
  const words = useLanguage().text.consulta.player;
  const { data } = useQuery(peaksQuery(props.gravacao_id));
  const time_ms = usePlayed(player, timeOf, 0);
  const peaks = data?.peaks ?? [];
  const draw = (className: string) =>
    peaks.length === 0 ? (
      <Line className={`bg-current ${className}`} />
    ) : (
      <Waveform peaks={peaks} className={`absolute inset-0 size-full ${className}`} />
    );
  return (
    <div className="relative h-11 min-w-24 flex-1 max-sm:order-last max-sm:basis-full">
      {draw("text-muted opacity-45")}
      {props.spans.map((span) => (
        <span
          key={`${span.start_ms} ${span.end_ms}`}
          className="absolute inset-y-0 min-w-1 rounded bg-mark"
          style={{
            left: `${per(span.start_ms, duration_ms)}%`,
            width: `${per(span.end_ms - span.start_ms, duration_ms)}%`,
          }}
        />
      ))}
      <span
        className="absolute inset-0 block"
        style={{ clipPath: `inset(0 ${100 - per(time_ms, duration_ms)}% 0 0)` }}
      >
        {draw("text-accent")}
      </span>
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
        className="seek-bar absolute inset-0 size-full"
      />
    </div>
  );
};
