import type { RecordKind } from "@relato/shared/domain/chatzello/records.ts";
import type { Deps } from "../../../deps.ts";
import { asSystem, type Tx } from "../../../platform/database/database.ts";
import { saveWords } from "../../documentos/words.ts";
import { saveLaudoWords } from "../../laudos/words.ts";
import { saveTranscriptWords } from "../../transcricao/words.ts";
import { saveThreadWords } from "../thread-words.ts";

interface Indexed {
  /** Selects the ids of rows that should have words, as `id`. */
  rows: string;
  save: (tx: Tx, id: string) => Promise<void>;
}

const INDEXED: Partial<Record<RecordKind, Indexed>> = {
  consulta: {
    rows: `select c.id from documentos d join consultas c on c.id = d.consulta_id
            where c.archived_at is null`,
    save: saveWords,
  },
  transcricao: {
    rows: "select id from consultas where transcricao is not null and archived_at is null",
    save: saveTranscriptWords,
  },
  laudo: { rows: "select id from laudos where deleted_at is null", save: saveLaudoWords },
  thread: {
    rows: "select id from chatzello_threads where deleted_at is null",
    save: saveThreadWords,
  },
};

/** Records of one transaction. */
const BATCH = 200;

/**
 * Adds the words of records that have none, such as those of older releases. It can be repeated.
 * Returns the number of records.
 */
export const indexRecords = async (
  { db }: Pick<Deps, "db">,
  signal: AbortSignal,
): Promise<number> => {
  let indexed = 0;
  for (const [kind, { rows, save }] of Object.entries(INDEXED)) {
    let after: string | undefined = "00000000-0000-0000-0000-000000000000";
    while (after !== undefined && !signal.aborted) {
      const from: string = after;
      after = await asSystem(db, "index records", async (tx) => {
        const found = await tx.query<{ id: string }>(
          `select distinct r.id from (${rows}) r
            where r.id > $1 and not exists (
              select from record_words w where w.record_id = r.id and w.kind = $2)
            order by r.id limit ${BATCH}`,
          [from, kind],
        );
        for (const { id } of found) await save(tx, id);
        indexed += found.length;
        return found.at(-1)?.id;
      });
    }
  }
  return indexed;
};

/** Every night, and once after a start. */
export const startIndexing = async ({
  db,
  jobs,
  log,
}: Pick<Deps, "db" | "jobs" | "log">): Promise<void> => {
  await jobs.work("index-records", { concurrency: 1 }, async (_, { signal }) => {
    const records = await indexRecords({ db }, signal);
    if (records > 0) log.info({ records }, "records added to the search index");
  });
  await jobs.schedule("index-records", "23 2 * * *");
  await asSystem(db, "index records", (tx) => jobs.enqueue(tx, "index-records", {}));
};
