import type { Deps } from "../../deps.ts";
import { asSystem } from "../../platform/database/database.ts";
import { DatabaseError } from "../../platform/database/failure.ts";
import { audit_log } from "../../platform/database/schema/audit.ts";
import { forgetRecord } from "../chatzello/forget-record.ts";
import { removeRecordingFiles } from "../gravacoes/remove-recordings.ts";

/** Why a record is erased; the audit log stores the word. */
export const ERASE_REASONS = ["term-passed", "patient-request", "court-order", "example"] as const;
export type EraseReason = (typeof ERASE_REASONS)[number];

/** `kept`: the law still requires the record. `unremoved`: files that upkeep removes later. */
export type Erased =
  | { kind: "erased"; removed: number; unremoved: number }
  | { kind: "kept" }
  | { kind: "unknown" };

/** What `erase_consulta` refuses (migration 0026). */
const REFUSALS: Readonly<Record<string, Erased>> = {
  RL020: { kind: "kept" },
  P0002: { kind: "unknown" },
};

/**
 * Erases a consultation for good, with its documents, consents, recordings and the assistant's
 * answers that quote it. The database checks
 * the legal term and writes the audit log; the files are removed after the commit.
 */
export const eraseConsulta = async (
  { db, log, storage }: Pick<Deps, "db" | "log" | "storage">,
  id: string,
  reason: EraseReason,
): Promise<Erased> => {
  let keys: string[];
  try {
    keys = await asSystem(db, "erase a consultation", async (tx) => {
      const [consulta] = await tx.query<{ medico_id: string }>(
        "select medico_id from consultas where id = $1",
        [id],
      );
      if (consulta !== undefined) await forgetRecord(tx, consulta.medico_id, id);
      const forms = await tx.query<{ storage_key: string }>(
        `select f.storage_key from consent_forms f
           join consentimentos k on k.id = f.consent_id where k.consulta_id = $1`,
        [id],
      );
      const [row] = await tx.query<{ keys: string[] }>(
        "select erase_consulta($1, 'system') as keys",
        [id],
      );
      await tx.drizzle.insert(audit_log).values({
        actor: "system",
        action: `consulta.erase.${reason}`,
        subject: id,
        outcome: "success",
        medico_id: consulta?.medico_id ?? "",
      });
      return [...(row?.keys ?? []), ...forms.map(({ storage_key }) => storage_key)];
    });
  } catch (error) {
    const refusal = error instanceof DatabaseError ? REFUSALS[error.code] : undefined;
    if (refusal === undefined) throw error;
    return refusal;
  }
  const unremoved = await removeRecordingFiles({ log, storage }, keys);
  return { kind: "erased", removed: keys.length, unremoved };
};
