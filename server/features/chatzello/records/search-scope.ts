import type { AssistantRecord, QuestionPlan } from "@relato/scribe/assistant/types.ts";
import {
  RECORD_KINDS,
  type RecordKind,
  type Scope,
} from "@relato/shared/domain/chatzello/records.ts";
import { addDays } from "@relato/shared/domain/calendar.ts";
import { startOfDay } from "@relato/shared/domain/zone.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { loadRecords, type Reader } from "./load-records.ts";
import type { FoundRecord } from "./rank-records.ts";
import { searchRecords } from "./search.ts";

/** Records of a free question, and of a question that counts or lists patients. */
const MAX_FOUND = 60;
const MAX_COUNTED = 2000;
/** Records of one patient, newest first. */
const MAX_OF_PATIENT = 400;
/** Patients and appointments are found by the patient, not by words. */
const SEARCHED: readonly RecordKind[] = RECORD_KINDS.filter(
  (kind) => kind !== "paciente" && kind !== "agendamento",
);

interface Found {
  records: AssistantRecord[];
  is_partial: boolean;
}

/** Loads found records, in their order. */
const loadFound = async (
  tx: Tx,
  found: readonly FoundRecord[],
  reader: Reader,
): Promise<AssistantRecord[]> => {
  const byKey = new Map<string, AssistantRecord>();
  for (const kind of RECORD_KINDS) {
    const ids = found.filter((one) => one.kind === kind).map(({ record_id }) => record_id);
    for (const record of await loadRecords(tx, kind, ids, reader))
      byKey.set(`${kind} ${record.id}`, record);
  }
  return found.flatMap(({ kind, record_id }) => byKey.get(`${kind} ${record_id}`) ?? []);
};

/** Whether a record's day and kind are in the scope. */
const isIn =
  ({ from, to, kinds }: Scope) =>
  ({ kind, date }: AssistantRecord): boolean =>
    (from === null || date >= from) &&
    (to === null || date <= to) &&
    (kinds === null || kinds.includes(kind));

/** The first instant of a day in the index, which has a laudo at midnight UTC of its day. */
const firstInstant = (day: string, zone: string): string => {
  const starts = [zone, "UTC"].map((one) => new Date(startOfDay(day, one)).getTime());
  return new Date(Math.min(...starts)).toISOString();
};

/** The records of all patients that match the words of a question, most relevant first. */
export const searchScope = async (
  tx: Tx,
  medicoId: string,
  { plan, scope, reader }: { plan: QuestionPlan; scope: Scope; reader: Reader },
): Promise<Found> => {
  const limit = plan.structured === null ? MAX_FOUND : MAX_COUNTED;
  const { records: found, is_cut } = await searchRecords(tx, medicoId, {
    groups: plan.groups,
    kinds: SEARCHED.filter((kind) => scope.kinds === null || scope.kinds.includes(kind)),
    from: scope.from === null ? null : firstInstant(scope.from, reader.zone),
    to: scope.to === null ? null : startOfDay(addDays(scope.to, 1), reader.zone),
    limit: limit + 1,
  });
  const records = await loadFound(tx, found.slice(0, limit), reader);
  return { records: records.filter(isIn(scope)), is_partial: is_cut || found.length > limit };
};

const IN_ZONE = "at time zone $5)::date";
const OF_PATIENTS_SQL = `
  select kind, id as record_id from (
    select 'consulta' as kind, id, data_criacao as data, (data_criacao ${IN_ZONE} as day
      from consultas where paciente_id = any($1) and archived_at is null
    union all
    select 'transcricao', id, data_criacao, (data_criacao ${IN_ZONE} from consultas
     where paciente_id = any($1) and transcricao is not null and archived_at is null
    union all
    select 'laudo', id, exam_date::timestamptz, exam_date from laudos
     where paciente_id = any($1) and deleted_at is null
    union all
    select 'agendamento', id, data, (data ${IN_ZONE} from agendamentos
     where paciente_id = any($1) and cancelled_at is null
    union all
    select 'paciente', id, created_at, (created_at ${IN_ZONE} from pacientes where id = any($1)
    union all
    select 'attachment', a.id, a.created_at, (a.created_at ${IN_ZONE}
      from chatzello_attachments a join chatzello_threads t on t.id = a.thread_id
     where t.paciente_id = any($1) and t.deleted_at is null and a.state = 'read') of_patients
   where kind = any($2) and ($3::date is null or day >= $3) and ($4::date is null or day <= $4)
   order by data desc limit ${MAX_OF_PATIENT + 1}`;

/** Every record of these patients in the scope, newest first. */
export const loadOfPatients = async (
  tx: Tx,
  ids: readonly string[],
  scope: Scope,
  reader: Reader,
): Promise<Found> => {
  const found = await tx.query<FoundRecord & Record<string, unknown>>(OF_PATIENTS_SQL, [
    ids,
    scope.kinds ?? RECORD_KINDS,
    scope.from,
    scope.to,
    reader.zone,
  ]);
  const records = await loadFound(tx, found.slice(0, MAX_OF_PATIENT), reader);
  return { records, is_partial: found.length > MAX_OF_PATIENT };
};
