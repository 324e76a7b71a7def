import { ERASED_KINDS, type ErasedKind } from "@relato/shared/contract/compliance.ts";
import type { Deps } from "../../deps.ts";
import { asSystem, type Tx } from "../../platform/database/database.ts";
import { retention_erasures } from "../../platform/database/schema/compliance.ts";
import { eraseExpiredThreads } from "../chatzello/erase.ts";
import { forgetRecord } from "../chatzello/forget-record.ts";
import { deleteRecordings, removeRecordingFiles } from "../gravacoes/remove-recordings.ts";
import { daysOf, STORED } from "./retention-rules.ts";

/** Consultations of one night and kind. */
const MOST = 1000;

type EraseDeps = Pick<Deps, "audit" | "config" | "db" | "log" | "storage">;

interface Due {
  id: string;
  medico_id: string;
}

/** Consultations whose period ended, or only `id` if it is one of them. */
const listDue = (tx: Tx, kind: ErasedKind, days: number, id: string | null = null) =>
  tx.query<Due>(
    `select id, medico_id from (${STORED[kind]}) stored
      where signed_at < now() - make_interval(days => $1) and ($2::uuid is null or id = $2)
      order by signed_at limit ${MOST}`,
    [days, id],
  );

const eraseTranscript = async (tx: Tx, { id, medico_id }: Due): Promise<void> => {
  await forgetRecord(tx, medico_id, id, "transcricao");
  await tx.query("delete from record_words where record_id = $1 and kind = 'transcricao'", [id]);
  await tx.query("select erase_transcript($1)", [id]);
};

/** The keys of the files to remove; null if the period no longer applies. */
const eraseOne = async (tx: Tx, kind: ErasedKind, days: number, due: Due) => {
  await tx.query("select from consultas where id = $1 for update", [due.id]);
  if ((await listDue(tx, kind, days, due.id)).length === 0) return null;
  const keys = kind === "audio" ? await deleteRecordings(tx, [due.id]) : [];
  if (kind === "transcript") await eraseTranscript(tx, due);
  await tx.drizzle
    .insert(retention_erasures)
    .values({ consulta_id: due.id, medico_id: due.medico_id, kind })
    .onConflictDoNothing();
  return keys;
};

const eraseKind = async (deps: EraseDeps, kind: ErasedKind, days: number): Promise<number> => {
  const { audit, db, log } = deps;
  const found = await asSystem(db, "find what the retention period ended of", (tx) =>
    listDue(tx, kind, days),
  );
  let erased = 0;
  for (const due of found) {
    try {
      const keys = await asSystem(db, "erase after the retention period", (tx) =>
        eraseOne(tx, kind, days, due),
      );
      if (keys === null) continue;
      erased += 1;
      await removeRecordingFiles(deps, keys);
      const of = { subject: due.id, medico_id: due.medico_id, outcome: "success" as const };
      audit.record({ actor: "system", action: `retention.${kind}`, ...of });
    } catch (error) {
      log.warn({ err: error, consulta_id: due.id, kind }, "not erased after its retention period");
    }
  }
  return erased;
};

/**
 * Erases audio, transcripts and threads after their periods (RETENTION_*_DAYS). Documents, their
 * versions and signatures stay. What fails is tried again in the next night.
 */
export const eraseExpired = async (deps: EraseDeps): Promise<void> => {
  const { config, log } = deps;
  for (const kind of ERASED_KINDS) {
    const days = daysOf(config, kind);
    if (days === null) continue;
    const count = await eraseKind(deps, kind, days);
    if (count > 0) log.info({ kind, count, days }, "erased after the retention period");
  }
  const days = daysOf(config, "chat");
  if (days === null) return;
  const count = await eraseExpiredThreads(deps, days);
  if (count > 0) log.info({ kind: "chat", count, days }, "erased after the retention period");
};
