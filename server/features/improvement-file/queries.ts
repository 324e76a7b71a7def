import type { CorrectionChange } from "@relato/shared/domain/correction.ts";
import type { Document } from "@relato/shared/domain/document.ts";
import type { MadeBy } from "@relato/shared/domain/documento.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Tx } from "../../platform/database/database.ts";

/** Rows in memory at once. */
export const PAGE = 50;

/** Who must not be named in the file. */
export interface Named {
  language: Language;
  names: string[];
}

export interface EditedDocument extends Named {
  id: string;
  kind: string;
  made_by: MadeBy;
  /** The last text of the engine or model before the doctor's first change. */
  written: Document;
  /** The doctor's newest text. */
  edited: Document;
}

export interface CorrectedTurn extends Named {
  id: string;
  change: Extract<CorrectionChange, { kind: "text" }>;
}

/** Names and addresses of the patient and of the doctor's profile. */
const NAMES = `array_remove(array[p.nome, p.mother_name, p.endereco::text,
  f.first_name, f.last_name, f.clinic_hospital, f.address], null)`;
const PERSONS = `
  left join user_profiles f on f.user_id = c.medico_id
  left join pacientes p on p.id = c.paciente_id`;

/** The doctor's next documents after the id `after` whose machine text the doctor changed. */
export const listEditedDocuments = (tx: Tx, after: string): Promise<EditedDocument[]> =>
  tx.query(
    `select d.id, d.kind, c.language, ${NAMES} as names, w.made_by,
            w.content as written, e.content as edited
       from documentos d
       join consultas c on c.id = d.consulta_id and not c.is_example
       ${PERSONS}
       cross join lateral (select number, content from document_versions
                            where documento_id = d.id and made_by = 'doctor'
                            order by number desc limit 1) e
       cross join lateral (select made_by, content from document_versions
                            where documento_id = d.id and made_by <> 'doctor'
                              and number < e.number
                            order by number desc limit 1) w
      where d.id > $1
      order by d.id limit $2`,
    [after, PAGE],
  );

/** The doctor's next corrections of a turn's text after the id `after`. */
export const listCorrectedTurns = (tx: Tx, after: string): Promise<CorrectedTurn[]> =>
  tx.query(
    `select k.id, c.language, ${NAMES} as names, k.change
       from transcript_corrections k
       join consultas c on c.id = k.consulta_id and not c.is_example
       ${PERSONS}
      where k.id > $1 and k.change ->> 'kind' = 'text'
      order by k.id limit $2`,
    [after, PAGE],
  );
