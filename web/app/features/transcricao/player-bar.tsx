import { formatClock, formatNumber } from "@relato/shared/locales/format.ts";
import { type KeyboardEvent, useContext } from "react";
import { ForwardIcon, PauseIcon, PlayIcon, RewindIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { pressInPlayer, RATES, SKIP_MS } from "./player/player-keys.ts";
import type { Player } from "./player/player.ts";
import { SeekBar } from "./player/seek-bar.tsx";
import { PlayerContext, usePlayed } from "./use-player.ts";

const SKIPS = [
  { name: "back", key: "J", ms: -SKIP_MS, Icon: RewindIcon },
  { name: "forward", key: "L", ms: SKIP_MS, Icon: ForwardIcon },
] as const;

const Time = ({ duration_ms }: { duration_ms: number }) => (
  <span className="text-sm text-muted tabular-nums max-sm:ml-auto">
    {formatClock(usePlayed(({ time_ms }) => Math.floor(time_ms / 1000)) * 1000)}
    <span className="max-sm:hidden"> / {formatClock(duration_ms)}</span>
  </span>
);

const Speed = ({ player }: { player: Player }) => {
  const { locale, text } = useLanguage();
  const rate = usePlayed((view) => view.rate);
  return (
    <select
      aria-label={text.consulta.player.speed}
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
  );
};

const Failure = ({ player }: { player: Player }) => {
  const { consulta, common } = useLanguage().text;
  if (!usePlayed((view) => view.failed)) return null;
  return (
    <p role="alert" className="flex w-full flex-wrap items-center gap-3 text-sm text-danger">
      {consulta.player.failed}
      <button type="button" className="btn btn-quiet" onClick={player.open}>
        {common.retry}
      </button>
    </p>
  );
};

/**
 * The player at the bottom of the window, wherever the page is scrolled. `known_ms`: the
 * transcript's length, for as long as the recording's length is unknown.
 */
export const PlayerBar = (props: { gravacao_id: string; known_ms: number }) => {
  const player = useContext(PlayerContext);
  const words = useLanguage().text.consulta.player;
  const playing = usePlayed((view) => view.playing);
  const duration_ms = usePlayed((view) => view.duration_ms) || props.known_ms;
  if (player === null) return null;
  const press = (event: KeyboardEvent): void => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    // The list of speeds has its keys.
    if (!isPlain || event.target instanceof HTMLSelectElement) return;
    if (pressInPlayer(player, event.key)) event.preventDefault();
  };
  const toggleLabel = playing ? words.pause : words.play;
  return (
    // Handles the keys of the controls inside. The region itself takes no focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={words.name}
      data-player=""
      onKeyDown={press}
      className={
        "card sticky bottom-3 z-10 flex flex-wrap items-center gap-x-2 gap-y-1 px-3 py-2.5 " +
        "shadow-lifted sm:px-4"
      }
    >
      <button
        type="button"
        aria-label={toggleLabel}
        aria-keyshortcuts="Alt+K"
        title={words.withKey(toggleLabel, "K")}
        onClick={player.toggle}
        className={
          "grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent " +
          "hover:bg-accent-strong"
        }
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      {SKIPS.map(({ name, key, ms, Icon }) => (
        <button
          key={key}
          type="button"
          aria-label={words[name]}
          aria-keyshortcuts={`Alt+${key}`}
          title={words.withKey(words[name], key)}
          onClick={() => player.skip(ms)}
          className="btn min-w-11 px-2 hover:bg-sunken"
        >
          <Icon />
        </button>
      ))}
      <SeekBar player={player} gravacao_id={props.gravacao_id} duration_ms={duration_ms} />
      <Time duration_ms={duration_ms} />
      <Speed player={player} />
      <Failure player={player} />
    </section>
  );
};
