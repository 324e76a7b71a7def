import type { AssistantRecord } from "@relato/scribe/assistant/types.ts";
import type { RecordKind } from "@relato/shared/domain/chatzello/records.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { AttachmentContent } from "../../../platform/database/schema/chatzello.ts";
import type { PacienteRow } from "../../../platform/database/schema/pacientes.ts";
import { readableText } from "../../laudos/readable-text.ts";
import { loadConsultas, loadTranscripts } from "./load-visits.ts";

/** The doctor's language and time zone. */
export interface Reader {
  language: Language;
  zone: string;
}

type Load = (tx: Tx, ids: readonly string[], reader: Reader) => Promise<AssistantRecord[]>;

const RECORD = { type: "record" } as const;

/** Lines of a laudo. Its empty fields say nothing. */
const loadLaudos: Load = async (tx, ids) => {
  const rows = await tx.query<
    Omit<AssistantRecord, "kind" | "passages"> & { content: LaudoContent }
  >(
    `select id, paciente_id, exam_date as date, titulo, language, content from laudos
      where id = any($1) and deleted_at is null`,
    [ids],
  );
  return rows.map(({ content, ...laudo }) => ({
    ...laudo,
    kind: "laudo",
    passages: readableText(content)
      .read.split("\n")
      .map((line) => line.replace(/^[#\-\s]+/, "").trim())
      .filter((text) => text !== "")
      .map((text) => ({ text, place: RECORD })),
  }));
};

const loadPacientes: Load = async (tx, ids, { language, zone }) => {
  const rows = await tx.query<
    Pick<PacienteRow, "id" | "nome" | "data_nascimento"> & { date: string }
  >(
    `select id, nome, data_nascimento, (created_at at time zone $2)::date as date
       from pacientes where id = any($1)`,
    [ids, zone],
  );
  return rows.map(({ id, nome, data_nascimento, date }) => {
    const text = data_nascimento === null ? nome : `${nome}, ${data_nascimento}`;
    const passages = [{ text, place: RECORD }];
    const record = { id, paciente_id: id, date, language, titulo: nome };
    return { ...record, kind: "paciente", passages };
  });
};

const loadAgendamentos: Load = async (tx, ids, { language, zone }) => {
  const rows = await tx.query<{
    id: string;
    paciente_id: string | null;
    date: string;
    time: string;
    titulo: string | null;
    tipo: string;
  }>(
    `select id, paciente_id, titulo, tipo, (data at time zone $2)::date as date,
            to_char(data at time zone $2, 'HH24:MI') as time
       from agendamentos where id = any($1) and cancelled_at is null`,
    [ids, zone],
  );
  return rows.map(({ id, paciente_id, date, time, titulo, tipo }) => {
    const text = [titulo, tipo, `${date} ${time}`].filter(Boolean).join(", ");
    const passages = [{ text, place: RECORD }];
    const record = { id, paciente_id, date, language, titulo: titulo ?? tipo };
    return { ...record, kind: "agendamento", passages };
  });
};

const loadAttachments: Load = async (tx, ids, { language, zone }) => {
  const rows = await tx.query<{
    id: string;
    paciente_id: string | null;
    date: string;
    titulo: string;
    content: AttachmentContent | null;
  }>(
    `select a.id, t.paciente_id, (a.created_at at time zone $2)::date as date, a.name as titulo,
            a.content
       from chatzello_attachments a join chatzello_threads t on t.id = a.thread_id
      where a.id = any($1) and t.deleted_at is null`,
    [ids, zone],
  );
  return rows.map(({ content, ...attachment }) => ({
    ...attachment,
    kind: "attachment",
    language,
    passages: (content?.pages ?? []).flatMap(({ number, text, hidden }) => {
      const place = { type: "page" as const, page: number };
      const lines = text.split(/\n{2,}/).filter((line) => line.trim() !== "");
      return [
        ...lines.map((line) => ({ text: line.trim(), place })),
        ...(hidden.trim() === "" ? [] : [{ text: hidden.trim(), place, hidden: true as const }]),
      ];
    }),
  }));
};

const loadThreads: Load = async (tx, ids, { language, zone }) => {
  const rows = await tx.query<
    Omit<AssistantRecord, "kind" | "passages" | "language"> & {
      texts: string[];
    }
  >(
    `select t.id, t.paciente_id, t.title as titulo, (t.updated_at at time zone $2)::date as date,
            coalesce((select array_agg(m.content order by m.created_at) from chatzello_messages m
                       where m.thread_id = t.id and m.role = 'assistant' and m.content <> ''), '{}')
              as texts
       from chatzello_threads t where t.id = any($1) and t.deleted_at is null`,
    [ids, zone],
  );
  return rows.map(({ texts, ...thread }) => ({
    ...thread,
    kind: "thread",
    language,
    passages: texts.map((text) => ({ text, place: RECORD })),
  }));
};

const LOADS: Record<RecordKind, Load> = {
  consulta: (tx, ids, { zone }) => loadConsultas(tx, ids, zone),
  transcricao: (tx, ids, { zone }) => loadTranscripts(tx, ids, zone),
  laudo: loadLaudos,
  paciente: loadPacientes,
  agendamento: loadAgendamentos,
  attachment: loadAttachments,
  thread: loadThreads,
};

/** The records of ids of one kind, in any order. What the doctor cannot read is left out. */
export const loadRecords = async (
  tx: Tx,
  kind: RecordKind,
  ids: readonly string[],
  reader: Reader,
): Promise<AssistantRecord[]> => (ids.length === 0 ? [] : LOADS[kind](tx, ids, reader));
