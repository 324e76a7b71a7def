import type { Log } from "../../../platform/audit/log.ts";
import type { Config } from "../../../platform/config/config.ts";
import { type Tx, withUser } from "../../../platform/database/database.ts";
import { listLivePlaces } from "../live-queries.ts";
import { discardGravacao, type OpenDeps } from "./open.ts";

export type Retention = Pick<Config, "unsaved_kept_days">;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long the server keeps a recording that no consultation was made of, counted from its newest byte (ISO 8601). */
export const keptUntil = ({ unsaved_kept_days }: Retention, last_received_at: string): Date =>
  new Date(Date.parse(last_received_at) + unsaved_kept_days * DAY_MS);

/** A recording that nobody saved. */
export interface Unsaved {
  id: string;
  medico_id: string;
  /** When it was finished, else opened: bytes may have come later. */
  at: string;
}

/** Those of every doctor that were opened, and finished if they were, longer ago than they are kept. */
export const listOldUnsaved = (tx: Tx, { unsaved_kept_days }: Retention): Promise<Unsaved[]> =>
  tx.query<Unsaved & Record<string, unknown>>(
    `select id, medico_id, coalesce(finished_at, created_at) as at from gravacoes
      where consulta_id is null and coalesce(finished_at, created_at) < now() - make_interval(days => $1)
      order by created_at limit 1000`,
    [unsaved_kept_days],
  );

/**
 * Removes those of which nothing has come for as long as they are kept. One that goes on meanwhile is lost nowhere: its device
 * keeps its own copy until a consultation is made, and sends it again from byte 0. What cannot be removed waits for the next time.
 */
export const removeAbandoned = async (
  deps: OpenDeps & { config: Retention; log: Log },
  old: readonly Unsaved[],
): Promise<void> => {
  const { config, db, log, uploads } = deps;
  for (const { id, medico_id, at } of old) {
    try {
      const places = await withUser(db, medico_id, (tx) => listLivePlaces(tx, [id]));
      const arrivals = await Promise.all(places.map((place) => uploads.files.receivedAt(place.id)));
      const last = Math.max(Date.parse(at), ...arrivals.map((arrival) => arrival?.getTime() ?? 0));
      if (keptUntil(config, new Date(last).toISOString()).getTime() > Date.now()) continue;
      await discardGravacao(deps, medico_id, id);
      log.info({ gravacao_id: id }, "a recording that nobody saved was removed");
    } catch (error) {
      log.warn({ err: error, gravacao_id: id }, "a recording that nobody saved was not removed");
    }
  }
};
