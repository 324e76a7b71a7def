import type {
  AnswerInput,
  AskedQuestion,
  AssistantRecord,
  EngineAnswer,
  QuestionPlan,
} from "@relato/scribe/assistant/types.ts";
import type { Scope, Source } from "@relato/shared/domain/chatzello/records.ts";
import { type Database, readAs, type Tx } from "../../../platform/database/database.ts";
import { timeZoneOf } from "../../configuracoes/queries.ts";
import { findNamedPatients } from "./find-patients.ts";
import { loadRecords, type Reader } from "./load-records.ts";
import { loadRoster, MAX_ROSTER } from "./roster.ts";
import { loadOfPatients, searchScope } from "./search-scope.ts";

export interface FindInputRequest {
  question: AskedQuestion;
  plan: QuestionPlan;
  scope: Scope;
  /** Attachments of the question, which are read whatever the scope is. */
  attachment_ids: readonly string[];
  /** The question's own thread, which is no source of its answer. */
  thread_id: string;
}

/**
 * Reads what a question may use, in one transaction as its doctor: every record of the patients
 * that the scope or the question names, else the records that match its words. Nothing outside of
 * the scope is read.
 */
export const findAnswerInput = async (
  db: Database,
  userId: string,
  request: FindInputRequest,
): Promise<AnswerInput> =>
  readAs(db, userId, async (tx) => {
    const { question, plan, scope, attachment_ids } = request;
    const zone = await timeZoneOf(tx, userId);
    const reader: Reader = { language: question.language, zone };
    const about = await findAbout(tx, userId, request);
    const found =
      about.length > 0
        ? await loadOfPatients(tx, about, scope, reader)
        : await searchScope(tx, userId, { plan, scope, reader });
    const attached = await loadRecords(tx, "attachment", attachment_ids, reader);
    const records = withoutThread([...attached, ...found.records], request);
    const patients = await loadPatients(tx, userId, { request, about, records, zone });
    const is_partial = found.is_partial || patients.length === MAX_ROSTER;
    return { question, records, patients, about, is_partial };
  });

/** The patients of the scope, or whom a question names: "quantas consultas a Rosa teve". */
const findAbout = async (
  tx: Tx,
  userId: string,
  { plan, scope }: FindInputRequest,
): Promise<string[]> => {
  if (scope.paciente_id !== null) return [scope.paciente_id];
  return findNamedPatients(tx, userId, plan.names);
};

/** The records without the question's own thread, and without a second copy of an attachment. */
const withoutThread = (
  records: readonly AssistantRecord[],
  { thread_id }: FindInputRequest,
): AssistantRecord[] =>
  records.filter(
    ({ id, kind }, at) =>
      id !== thread_id &&
      (kind !== "attachment" || records.findIndex((other) => other.id === id) === at),
  );

/** The patients of the records; all of the scope for a question that counts them. */
const loadPatients = async (
  tx: Tx,
  userId: string,
  of: {
    request: FindInputRequest;
    about: readonly string[];
    records: readonly AssistantRecord[];
    zone: string;
  },
): Promise<AnswerInput["patients"]> => {
  const { request, about, records, zone } = of;
  if (request.plan.needs_roster && about.length === 0) return loadRoster(tx, userId, null, zone);
  const ids = new Set([...about, ...records.flatMap(({ paciente_id }) => paciente_id ?? [])]);
  return ids.size === 0 ? [] : loadRoster(tx, userId, [...ids], zone);
};

/** The chosen passages as numbered sources. */
export const toSources = (
  { sources }: EngineAnswer,
  { records, patients }: AnswerInput,
): Source[] => {
  const names = new Map(patients.map(({ id, nome }) => [id, nome]));
  return sources.map(({ record, passage, suspicious }, at) => {
    const { kind, id, paciente_id, date, titulo, passages } = records[record]!;
    const { text, place, hidden = false } = passages[passage]!;
    const nome = paciente_id === null ? undefined : names.get(paciente_id);
    return {
      number: at + 1,
      kind,
      record_id: id,
      paciente: paciente_id === null || nome === undefined ? null : { id: paciente_id, nome },
      date,
      titulo,
      text,
      place,
      suspicious: suspicious || hidden,
    };
  });
};
