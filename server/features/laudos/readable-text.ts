import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import { fieldState } from "@relato/shared/domain/laudo/field.ts";
import { type LaudoToLint, lintSexOf } from "@relato/shared/domain/laudo/lint.ts";
import { laudoText } from "@relato/shared/domain/laudo/markdown.ts";
import { EngineError } from "../../providers/engine/engine-error.ts";
import { AppError } from "../../platform/http/errors.ts";
import { type PlacedField, placeFields } from "./place-fields.ts";

/** What the engine reads beside the content. */
export type Examination = Pick<Laudo, "language" | "exam_date" | "paciente">;

/** `text` is read. Clinical information is part of it, so that there is no separate order. */
export const laudoToLint = (
  { language, exam_date, paciente }: Examination,
  text: string,
): LaudoToLint => ({
  locale: language,
  patient: {
    nome: paciente?.nome ?? "",
    sexo: lintSexOf(paciente?.sexo ?? null),
    data_nascimento: paciente?.data_nascimento ?? null,
  },
  date: exam_date,
  order: "",
  text,
});

/** The text without the placeholders of `fields`. Other texts keep their offsets. */
const blankOut = (text: string, fields: readonly PlacedField[]): string => {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of fields) {
    parts.push(text.slice(at, start), " ".repeat(end - start));
    at = end;
  }
  return parts.join("") + text.slice(at);
};

/**
 * A laudo as the engine reads it. Empty fields are spaces in `read`: the options of a list are no
 * findings. `text` and `read` have the same offsets.
 */
export const readableText = (
  content: LaudoContent,
): { text: string; read: string; empty: PlacedField[] } => {
  const { text, spans } = laudoText(content);
  const empty = placeFields(content, { spans }).filter(
    ({ field, value }) => fieldState(field, value) === "empty",
  );
  return { text, read: blankOut(text, empty), empty };
};

/** @throws AppError LAUDO_CHECK_FAILED in place of an EngineError of `work` */
export const withCheckRefusal = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof EngineError ? new AppError("LAUDO_CHECK_FAILED") : error;
  }
};
