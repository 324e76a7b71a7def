import { z } from "zod";

/**
 * What the assistant searches, one entry per kind of row. `consulta`: the documents of a
 * consultation; `transcricao`: its transcript.
 */
export const RECORD_KINDS = [
  "consulta",
  "transcricao",
  "laudo",
  "paciente",
  "agendamento",
  "attachment",
  "thread",
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Where a passage is in its record, so that the interface can open it there. */
export const passagePlaceSchema = z.discriminatedUnion("type", [
  /** A statement of a document. `start_ms`: of its evidence, if it has any. */
  z.object({
    type: z.literal("statement"),
    documento_id: z.uuid(),
    heading: z.string(),
    start_ms: z.int().min(0).nullable(),
  }),
  /** A turn of a transcript. `start_ms` is null in a typed transcript. */
  z.object({
    type: z.literal("turn"),
    turn: z.int().min(0),
    start_ms: z.int().min(0).nullable(),
  }),
  z.object({ type: z.literal("page"), page: z.int().min(1) }),
  /** The record as a whole: a laudo, a patient, an appointment, an earlier answer. */
  z.object({ type: z.literal("record") }),
]);
export type PassagePlace = z.infer<typeof passagePlaceSchema>;

/** A numbered passage that an answer may use. Its text is quoted from the record. */
export const sourceSchema = z.object({
  /** 1, 2, 3 … in the answer. */
  number: z.int().min(1),
  kind: z.enum(RECORD_KINDS),
  /** The consultation's id for `consulta` and `transcricao`, else the row's own. */
  record_id: z.uuid(),
  paciente: z.object({ id: z.uuid(), nome: z.string() }).nullable(),
  /** The day of the record in the doctor's time zone. */
  date: z.iso.date(),
  titulo: z.string(),
  text: z.string(),
  place: passagePlaceSchema,
  /** Whether the text sounds like an instruction to a machine, or was hidden in its file. */
  suspicious: z.boolean(),
});
export type Source = z.infer<typeof sourceSchema>;

/** What a thread may read. The doctor sees and changes it; the server enforces it. */
export const scopeSchema = z
  .object({
    paciente_id: z.uuid().nullable(),
    from: z.iso.date().nullable(),
    to: z.iso.date().nullable(),
    /** Null: every kind. */
    kinds: z.array(z.enum(RECORD_KINDS)).min(1).nullable(),
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, { path: ["to"] });
export type Scope = z.infer<typeof scopeSchema>;

export const WHOLE_SCOPE: Scope = { paciente_id: null, from: null, to: null, kinds: null };
