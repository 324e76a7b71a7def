import type { Deps } from "../../../deps.ts";
import type { Config } from "../../../platform/config/config.ts";
import { type Tx, withUser } from "../../../platform/database/database.ts";
import type { GravacaoRow } from "../../../platform/database/schema/gravacoes.ts";
import type { StoreDeps } from "../gravacoes-deps.ts";
import { listLivePlaces } from "../live-queries.ts";
import { discardGravacao } from "./open.ts";

export type Retention = Pick<Config, "unsaved_kept_days">;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The end of the retention period of a recording without a consultation (ISO 8601). */
export const keptUntil = ({ unsaved_kept_days }: Retention, last_received_at: string): string =>
  new Date(Date.parse(last_received_at) + unsaved_kept_days * DAY_MS).toISOString();

/** `at`: when it was finished, else opened. Bytes may have arrived later. */
type Unsaved = Pick<GravacaoRow, "id" | "medico_id"> & { at: string };

/** Recordings of all doctors without a consultation, whose `at` is before the retention period. */
export const listOldUnsaved = (tx: Tx, { unsaved_kept_days }: Retention): Promise<Unsaved[]> =>
  tx.query<Unsaved>(
    `select id, medico_id, coalesce(finished_at, created_at) as at from gravacoes
      where consulta_id is null
        and coalesce(finished_at, created_at) < now() - make_interval(days => $1)
      order by created_at limit 1000`,
    [unsaved_kept_days],
  );

/**
 * Removes the recordings of which nothing arrived during the retention period. If one continues at
 * the same moment, nothing is lost: the device keeps its copy until a consultation exists, and
 * uploads again from byte 0. A failed removal is retried at the next run.
 */
export const removeAbandoned = async (
  deps: StoreDeps & Pick<Deps, "log"> & { config: Retention },
  old: readonly Unsaved[],
): Promise<void> => {
  const { config, db, log, uploads } = deps;
  for (const { id, medico_id, at } of old) {
    try {
      const places = await withUser(db, medico_id, (tx) => listLivePlaces(tx, [id]));
      const arrivals = await Promise.all(places.map((place) => uploads.files.receivedAt(place.id)));
      const last = arrivals.reduce<string>((a, b) => (b !== null && b > a ? b : a), at);
      if (keptUntil(config, last) > new Date().toISOString()) continue;
      await discardGravacao(deps, medico_id, id);
      log.info({ gravacao_id: id }, "unsaved recording removed");
    } catch (error) {
      log.warn({ err: error, gravacao_id: id }, "removal of an unsaved recording failed");
    }
  }
};
