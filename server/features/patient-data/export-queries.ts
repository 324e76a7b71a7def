import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import type { StoredKind } from "@relato/shared/domain/documento.ts";
import type { Tx } from "../../platform/database/database.ts";
import { requirePaciente } from "../pacientes/queries.ts";

export interface PatientDocument {
  id: string;
  consulta_id: string | null;
  kind: StoredKind;
  titulo: string;
  number: number;
  created_at: string;
  signed_at: string | null;
  /** The engine or a model wrote the original text. */
  by_ai: boolean;
}

/**
 * A stored file of the patient: sound or signed consent form of a consultation, image or dictation
 * of a laudo.
 */
export interface PatientFile {
  storage_key: string;
  folder: "audio" | "consentimentos" | "laudos";
  /** The consultation or the laudo. */
  owner_id: string;
  created_at: string;
}

/** What an export contains, without texts and files, which are read when they are sent. */
export interface PatientContents {
  paciente: Paciente;
  documents: PatientDocument[];
  files: PatientFile[];
  /** Consultations with a transcript. */
  transcripts: { id: string; at: string }[];
}

/** @throws AppError NOT_FOUND */
export const findContents = async (tx: Tx, id: string): Promise<PatientContents> => ({
  paciente: await requirePaciente(tx, id),
  documents: await tx.query<PatientDocument>(
    `select d.id, d.consulta_id, d.kind, v.titulo, v.number, d.created_at,
            v.writer is not null as by_ai,
            (select max(s.signed_at) from sign_offs s
               join document_versions o on o.id = s.version_id
              where o.documento_id = d.id) as signed_at
       from documentos d
       join lateral (select titulo, number, writer from document_versions
                      where documento_id = d.id order by number desc limit 1) v on true
       left join consultas c on c.id = d.consulta_id
       left join laudos l on l.id = d.id
      where coalesce(c.paciente_id, l.paciente_id) = $1
        and l.deleted_at is null and d.hidden_at is null
      order by d.created_at, d.id`,
    [id],
  ),
  files: await tx.query<PatientFile>(
    `select s.storage_key, 'audio' as folder, c.id as owner_id, s.created_at
       from gravacao_segmentos s join gravacoes g on g.id = s.gravacao_id
       join consultas c on c.id = g.consulta_id
      where c.paciente_id = $1 and s.bytes > 0
      union all
     select f.storage_key, 'consentimentos', c.id, f.created_at
       from consent_forms f join consentimentos k on k.id = f.consent_id
       join consultas c on c.id = k.consulta_id
      where c.paciente_id = $1
      union all
     select f.storage_key, 'laudos', l.id, f.created_at
       from (select laudo_id, storage_key, created_at from laudo_images
             union all select laudo_id, storage_key, created_at from laudo_dictations) f
       join laudos l on l.id = f.laudo_id
      where l.paciente_id = $1
      order by storage_key`,
    [id],
  ),
  transcripts: await tx.query<{ id: string; at: string }>(
    `select id, data_criacao as at from consultas
      where paciente_id = $1 and transcricao is not null order by data_criacao, id`,
    [id],
  ),
});
