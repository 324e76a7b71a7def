import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { createPlayer } from "./player.ts";
import type { Player, PlayerView } from "./player.ts";
import { keepPosition, readPosition } from "./position.ts";
import { listenForKeys } from "./player-keys.ts";

/** The player of a recording, from the position that the address names; null without sound. */
export const usePlayer = (url: string | null): Player | null => {
  const player = useMemo(() => (url === null ? null : createPlayer(url, readPosition())), [url]);
  useEffect(() => {
    if (player === null) return;
    player.open();
    const stops = [keepPosition(player), listenForKeys(player)];
    return () => {
      for (const stop of stops) stop();
      player.close();
    };
  }, [player]);
  return player;
};

const never = (): (() => void) => () => undefined;

/**
 * One thing of what the player shows; the component is drawn anew only when it changed. `pick` must give a plain value. Without a
 * player, `otherwise`.
 */
export const usePlayed = <T extends string | number | boolean>(
  player: Player | null,
  pick: (view: PlayerView) => T,
  otherwise: T,
): T =>
  useSyncExternalStore(
    player?.subscribe ?? never,
    useCallback(
      () => (player === null ? otherwise : pick(player.view())),
      [player, pick, otherwise],
    ),
  );
