import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { createPlayer, type Player } from "./player/player.ts";
import { listenForKeys } from "./player/player-keys.ts";
import { type PlayerView, STOPPED } from "./player/player-view.ts";
import { keepPosition, readPosition } from "./player/position.ts";

/** Creates the page's player at the position in the URL; null without audio. */
export const usePlayer = (url: string | null): Player | null => {
  const player = useMemo(() => (url === null ? null : createPlayer(url, readPosition())), [url]);
  useEffect(() => {
    if (player === null) return;
    player.open();
    const stops = [keepPosition(player), listenForKeys(player), player.close];
    return () => {
      for (const stop of stops) stop();
    };
  }, [player]);
  return player;
};

export const PlayerContext = createContext<Player | null>(null);

const subscribeNever = (): (() => void) => () => undefined;

/** A plain value of the page's player. The component renders only when that value changes. */
export const usePlayed = <T extends string | number | boolean>(
  pick: (view: PlayerView) => T,
): T => {
  const player = useContext(PlayerContext);
  return useSyncExternalStore(player?.subscribe ?? subscribeNever, () =>
    pick(player?.view() ?? STOPPED),
  );
};
