import type { LaudoFinding } from "@relato/shared/contract/laudo-checks.ts";
import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import { fieldState } from "@relato/shared/domain/laudo/field.ts";
import type { LaudoToLint } from "@relato/shared/domain/laudo/lint.ts";
import { laudoText } from "@relato/shared/domain/laudo/markdown.ts";
import type { Engine } from "../../providers/engine/engine.ts";
import { EngineError } from "../../providers/engine/engine-error.ts";
import { AppError } from "../../platform/http/errors.ts";
import { originalOffsets } from "./original-offsets.ts";
import { type PlacedField, placeFields } from "./place-fields.ts";

/** What the linter reads beside the content. */
export type Examination = Pick<Laudo, "language" | "exam_date" | "paciente">;

const SEXO = { Feminino: "F", Masculino: "M", Outro: null } as const;

/** `text` is linted. Clinical information is part of it, so that there is no separate order. */
const laudoToLint = (
  { language, exam_date, paciente }: Examination,
  text: string,
): LaudoToLint => ({
  locale: language,
  patient: {
    nome: paciente?.nome ?? "",
    sexo: paciente?.sexo ? SEXO[paciente.sexo] : null,
    data_nascimento: paciente?.data_nascimento ?? null,
  },
  date: exam_date,
  order: "",
  text,
});

/** An empty field of `ignore` may stay. One of `warn` is accepted with `accept_unfilled`. */
const leftoverOf = ({ field, value: quote, start, end }: PlacedField): LaudoFinding[] =>
  field.on_sign === "ignore"
    ? []
    : [
        {
          ...{ kind: "leftover_mask", quote, start, end, mend: null },
          reason: { code: "TEMPLATE_LEFT", values: { words: quote } },
          blocking: field.on_sign === "forbid",
        },
      ];

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
 * What contradicts itself or is left open in a laudo, in the order of its text. The engine does not
 * read the placeholders of empty fields: the options of a list are no findings.
 * @throws AppError LAUDO_CHECK_FAILED
 */
export const lintContent = async (
  engine: Pick<Engine, "lintLaudo">,
  examination: Examination,
  content: LaudoContent,
): Promise<LaudoFinding[]> => {
  const { text, spans } = laudoText(content);
  const empty = placeFields(content, { spans }).filter(
    ({ field, value }) => fieldState(field, value) === "empty",
  );
  const read = blankOut(text, empty);
  const found = await engine.lintLaudo(laudoToLint(examination, read)).catch((error: unknown) => {
    throw error instanceof EngineError ? new AppError("LAUDO_CHECK_FAILED") : error;
  });
  const offsetOf = originalOffsets(read);
  const findings = found.map(({ start, end, ...finding }): LaudoFinding => {
    const place = { start: offsetOf(start), end: offsetOf(end) };
    return { mend: null, ...finding, ...place, quote: text.slice(place.start, place.end) };
  });
  return [...findings, ...empty.flatMap(leftoverOf)].sort((a, b) => a.start - b.start);
};
