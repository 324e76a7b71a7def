import { useQuery } from "@tanstack/react-query";
import { formatSpokenDuration } from "@relato/shared/locales/format.ts";
import { call } from "../../../api/call.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { useProof, useShownEvidence } from "../../documentos/proof.ts";
import { usePlayed } from "../use-player.ts";
import type { Player } from "./player.ts";
import { Waveform } from "./waveform.tsx";

/** The peaks never change. Without them the player shows a line, so a failure is not retried. */
const peaksQuery = (id: string) => ({
  queryKey: ["gravacoes", "peaks", id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call("GET /api/gravacoes/:id/peaks", { params: { id }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** The waveform with the spans of the shown evidence, below the browser's range input. */
export const SeekBar = (props: { player: Player; gravacao_id: string; duration_ms: number }) => {
  const { player, duration_ms } = props;
  const { locale, text } = useLanguage();
  const words = text.consulta.player;
  const { data } = useQuery(peaksQuery(props.gravacao_id));
  const spans = useShownEvidence(useProof());
  const time_ms = usePlayed((view) => view.time_ms);
  const peaks = data?.peaks ?? [];
  const percent = (ms: number): number => Math.min(100, (100 * ms) / Math.max(1, duration_ms));
  const draw = (className: string) =>
    peaks.length === 0 ? (
      <span
        className={
          "absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-current " + className
        }
      />
    ) : (
      <Waveform peaks={peaks} className={`absolute inset-0 size-full ${className}`} />
    );
  return (
    <div className="relative h-11 min-w-24 flex-1 max-sm:order-last max-sm:basis-full">
      {draw("text-muted opacity-45")}
      {spans.map(({ start_ms, end_ms }) => (
        <span
          key={`${start_ms} ${end_ms}`}
          className="absolute inset-y-0 min-w-1 rounded bg-mark"
          style={{ left: `${percent(start_ms)}%`, width: `${percent(end_ms - start_ms)}%` }}
        />
      ))}
      <span
        className="absolute inset-0 block"
        style={{ clipPath: `inset(0 ${100 - percent(time_ms)}% 0 0)` }}
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
