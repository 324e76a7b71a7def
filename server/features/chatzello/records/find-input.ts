import type {
  AnswerInput,
  AskedQuestion,
  AssistantRecord,
  EngineAnswer,
  QuestionPlan,
} from "@relato/scribe/assistant/types.ts";
import type { Scope, Source } from "@relato/shared/domain/chatzello/records.ts";
import type { Section } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { type Database, readAs, type Tx } from "../../../platform/database/database.ts";

export interface RecordQuestion {
  question: AskedQuestion;
  plan: QuestionPlan;
  scope: Scope;
  attachment_ids: readonly string[];
}

interface Row {
  id: string;
  documento_id: string;
  date: string;
  titulo: string;
  language: Language;
  sections: Section[];
}

const listDocuments = (tx: Tx, paciente_id: string): Promise<Row[]> =>
  tx.query<Row>(
    `select c.id, d.id as documento_id, c.data_criacao::date as date, v.titulo, c.language,
            v.content -> 'sections' as sections
       from consultas c join documentos d on d.consulta_id = c.id
      cross join lateral (select titulo, content from document_versions
                           where documento_id = d.id order by number desc limit 1) v
      where c.paciente_id = $1 order by c.data_criacao desc limit 100`,
    [paciente_id],
  );

/** To be replaced: only documents of the scope's patient. */
export const findAnswerInput = async (
  db: Database,
  userId: string,
  { question, scope }: RecordQuestion,
): Promise<AnswerInput> => {
  const { paciente_id } = scope;
  const empty = { question, records: [], patients: [], about: [], is_partial: false };
  if (paciente_id === null) return empty;
  return readAs(db, userId, async (tx) => {
    const [patient] = await tx.query<{ nome: string }>("select nome from pacientes where id = $1", [
      paciente_id,
    ]);
    if (patient === undefined) return empty;
    const records = (await listDocuments(tx, paciente_id)).map((row) => toRecord(row, paciente_id));
    const person = { id: paciente_id, nome: patient.nome, sexo: null, data_nascimento: null };
    const patients = [{ ...person, visits: [], appointments: [] }];
    return { question, records, patients, about: [paciente_id], is_partial: false };
  });
};

const toRecord = (
  { id, documento_id, date, titulo, language, sections }: Row,
  paciente_id: string,
): AssistantRecord => ({
  ...{ kind: "consulta", id, paciente_id, date, titulo, language },
  passages: sections.flatMap(({ heading, statements }) =>
    statements.map(({ text, evidence }) => {
      const start_ms = evidence[0]?.start_ms ?? null;
      return { text, place: { type: "statement" as const, documento_id, heading, start_ms } };
    }),
  ),
});

/** The numbered sources of an answer. */
export const toSources = (answer: EngineAnswer, input: AnswerInput): Source[] =>
  answer.sources.flatMap(({ record, passage, suspicious }, at) => {
    const found = input.records[record];
    const chosen = found?.passages[passage];
    if (found === undefined || chosen === undefined) return [];
    const patient = input.patients.find(({ id }) => id === found.paciente_id);
    return {
      ...{ number: at + 1, kind: found.kind, record_id: found.id, suspicious },
      paciente: patient === undefined ? null : { id: patient.id, nome: patient.nome },
      ...{ date: found.date, titulo: found.titulo, text: chosen.text, place: chosen.place },
    };
  });
