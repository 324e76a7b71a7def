import { z } from "zod";
import { reasonSchema, verdictSchema } from "../document.ts";
import { sourceSchema } from "./records.ts";

/** A sentence of an answer with the numbers of its sources. Shown as text, never as markup. */
export const answerSentenceSchema = z.object({
  text: z.string(),
  sources: z.array(z.int().min(1)),
  /** As in documents: `review` and `contradicted` sentences are marked. */
  status: verdictSchema,
  reasons: z.array(reasonSchema),
});
export type AnswerSentence = z.infer<typeof answerSentenceSchema>;

const rangeSchema = z.object({ from: z.number().nullable(), to: z.number().nullable() });
const daysSchema = z.object({ from: z.iso.date().nullable(), to: z.iso.date().nullable() });

/** How a structured question was understood, besides its topic. */
export const conditionsSchema = z.object({
  sex: z.enum(["Feminino", "Masculino"]).nullable(),
  /** Completed years, inclusive. */
  age: rangeSchema.nullable(),
  born: daysSchema.nullable(),
  period: daysSchema.nullable(),
  /** Of a measure. `is_open`: the limits themselves do not count. */
  value: rangeSchema.extend({ is_open: z.boolean() }).nullable(),
  /** What the patients have who lack the topic. */
  has: z.string(),
});
export type Conditions = z.infer<typeof conditionsSchema>;
/** Absent where the question has none, and in answers from before this field. */
const conditions = conditionsSchema.optional();

/** The result of a structured question: one of a closed set of typed, read-only queries. */
export const tableSchema = z.discriminatedUnion("type", [
  /** A measure over time, oldest first. `value` as written: "130/80". `number`: for the chart. */
  z.object({
    type: z.literal("values"),
    conditions,
    measure: z.string(),
    unit: z.string(),
    rows: z.array(
      z.object({
        date: z.iso.date(),
        value: z.string(),
        /** One number, or systolic and diastolic. */
        numbers: z.array(z.number()).min(1).max(2),
        source: z.int().min(1),
      }),
    ),
  }),
  /** The first or last time that something appears; null if it never does. */
  z.object({
    type: z.enum(["first", "last"]),
    conditions,
    topic: z.string(),
    found: z.object({ date: z.iso.date(), source: z.int().min(1) }).nullable(),
  }),
  /** Patients who have, or lack, something. `source` is null for what is lacking. */
  z.object({
    type: z.enum(["who_has", "who_lacks"]),
    conditions,
    topic: z.string(),
    patients: z.array(
      z.object({
        id: z.uuid(),
        nome: z.string(),
        date: z.iso.date().nullable(),
        source: z.int().min(1).nullable(),
      }),
    ),
    /** Whether more records match than were read. */
    is_partial: z.boolean(),
  }),
  z.object({
    type: z.literal("count"),
    conditions,
    of: z.enum(["patients", "visits", "appointments"]),
    topic: z.string(),
    count: z.int().min(0),
    is_partial: z.boolean(),
  }),
]);
export type AnswerTable = z.infer<typeof tableSchema>;

export const PROPOSAL_KINDS = ["documento", "agendamento", "message", "modelo"] as const;

/** An action that the doctor may confirm. Nothing happens without the doctor. */
export const proposalSchema = z.object({
  kind: z.enum(PROPOSAL_KINDS),
  titulo: z.string(),
  text: z.string(),
  /** Taken from a source of the answer; null: the doctor chooses. */
  paciente_id: z.uuid().nullable(),
  /** Of an appointment, in the doctor's time zone: `2026-12-03T14:00`. */
  data: z.string().nullable(),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** A stored piece of an answer. The sources come first and never change. */
export const answerPartSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("sources"),
    sources: z.array(sourceSchema),
    /** Why no model wrote: none is configured, it failed, or the question needs none. */
    writer: z.enum(["model", "no_model", "model_failed"]),
    /** The patients that the question named; two or more: the doctor should choose. */
    patients: z.array(z.object({ id: z.uuid(), nome: z.string() })),
  }),
  z.object({ type: z.literal("table"), table: tableSchema }),
  /** The sources to read, most relevant first; the interface groups them by patient and date. */
  z.object({ type: z.literal("passages"), numbers: z.array(z.int().min(1)) }),
  z.object({ type: z.literal("sentence"), sentence: answerSentenceSchema }),
  z.object({ type: z.literal("proposal"), proposal: proposalSchema }),
  /** The model failed in mid-answer; the passages follow. */
  z.object({ type: z.literal("model_failed") }),
]);
export type AnswerPart = z.infer<typeof answerPartSchema>;

/** `stopped` keeps what was written until then. */
export const ANSWER_STATES = ["queued", "running", "done", "stopped", "failed"] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];
export const isFinished = (state: AnswerState): boolean =>
  state === "done" || state === "stopped" || state === "failed";
