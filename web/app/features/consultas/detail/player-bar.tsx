import { formatClock, formatNumber } from "@relato/shared/locales/format.ts";
import type { KeyboardEvent } from "react";
import { ForwardIcon, PauseIcon, PlayIcon, RewindIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { pressInPlayer, RATES, SKIP_MS } from "./player-keys.ts";
import type { Player, PlayerView, Span } from "./player.ts";
import { SeekBar } from "./seek-bar.tsx";
import { usePlayed } from "./use-player.ts";

const secondOf = ({ time_ms }: PlayerView): number => Math.floor(time_ms / 1000);
const durationOf = ({ duration_ms }: PlayerView): number => duration_ms;
const isPlaying = ({ playing }: PlayerView): boolean => playing;
const hasFailed = ({ failed }: PlayerView): boolean => failed;
const rateOf = ({ rate }: PlayerView): number => rate;

const Time = ({ player, duration_ms }: { player: Player; duration_ms: number }) => (
  <span className="text-sm text-muted tabular-nums max-sm:ml-auto">
    {formatClock(usePlayed(player, secondOf, 0) * 1000)}
    <span className="max-sm:hidden"> / {formatClock(duration_ms)}</span>
  </span>
);

/**
 * Play, ten seconds back and on, seek, speed and time. Stays at the foot of the window, so that evidence is heard wherever one reads.
 * `known_ms`: the length as the transcript tells it, for as long as the sound itself does not.
 */
export const PlayerBar = (props: {
  player: Player;
  gravacao_id: string;
  known_ms: number;
  spans: readonly Span[];
}) => {
  const { player } = props;
  const { locale, text } = useLanguage();
  const words = text.consulta.player;
  const playing = usePlayed(player, isPlaying, false);
  const failed = usePlayed(player, hasFailed, false);
  const rate = usePlayed(player, rateOf, 1);
  const duration_ms = usePlayed(player, durationOf, 0) || props.known_ms;
  const press = (event: KeyboardEvent): void => {
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey;
    // In the list of speeds letters and arrows are its own.
    if (!plain || event.target instanceof HTMLSelectElement) return;
    if (pressInPlayer(player, event.key)) event.preventDefault();
  };
  return (
    // The keys are those of the controls inside, which take the focus; the region itself takes none.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={words.name}
      data-player=""
      onKeyDown={press}
      className="card sticky bottom-3 z-10 flex flex-wrap items-center gap-x-2 gap-y-1 px-3 py-2.5 shadow-lifted sm:px-4"
    >
      <button
        type="button"
        aria-label={playing ? words.pause : words.play}
        aria-keyshortcuts="Alt+K"
        title={words.withKey(playing ? words.pause : words.play, "K")}
        onClick={player.toggle}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent hover:bg-accent-strong"
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      <button
        type="button"
        aria-label={words.back}
        aria-keyshortcuts="Alt+J"
        title={words.withKey(words.back, "J")}
        onClick={() => player.skip(-SKIP_MS)}
        className="btn min-w-11 px-2 hover:bg-sunken"
      >
        <RewindIcon />
      </button>
      <button
        type="button"
        aria-label={words.forward}
        aria-keyshortcuts="Alt+L"
        title={words.withKey(words.forward, "L")}
        onClick={() => player.skip(SKIP_MS)}
        className="btn min-w-11 px-2 hover:bg-sunken"
      >
        <ForwardIcon />
      </button>
      <SeekBar
        player={player}
        gravacao_id={props.gravacao_id}
        duration_ms={duration_ms}
        spans={props.spans}
      />
      <Time player={player} duration_ms={duration_ms} />
      <select
        aria-label={words.speed}
        value={rate}
        onChange={(event) => player.setRate(Number(event.target.value))}
        className="min-h-11 rounded-lg bg-surface px-1 text-sm"
      >
        {RATES.map((one) => (
          <option key={one} value={one}>
            {formatNumber(locale, one)}×
          </option>
        ))}
      </select>
      {failed ? (
        <p role="alert" className="flex w-full flex-wrap items-center gap-3 text-sm text-danger">
          {words.failed}
          <button type="button" className="btn btn-quiet" onClick={player.open}>
            {text.common.retry}
          </button>
        </p>
      ) : null}
    </section>
  );
};
