import type { Language } from "@relato/shared/domain/language.ts";
import { readTsv } from "./read-tsv.ts";

interface UsualQuestion {
  complaints: readonly string[];
  concepts: readonly string[];
  names: Record<Language, string>;
}

let usualQuestions: readonly UsualQuestion[] | undefined;

function readUsualQuestions(): readonly UsualQuestion[] {
  usualQuestions ??= readTsv(new URL("./omissions.tsv", import.meta.url)).map(
    ([complaints = "", concepts = "", pt = "", es = "", en = ""]) => ({
      complaints: complaints.split(", "),
      concepts: concepts.split(", "),
      names: { "pt-BR": pt, es, "en-US": en },
    }),
  );
  return usualQuestions;
}

/**
 * The names of the usual questions for these complaints that were not discussed. `complaints` and
 * `discussed` are ids of concepts.
 */
export function omittedQuestions(
  complaints: ReadonlySet<string>,
  discussed: ReadonlySet<string>,
  language: Language,
): string[] {
  const omitted = readUsualQuestions().filter(
    (question) =>
      question.complaints.some((one) => complaints.has(one)) &&
      !question.concepts.some((one) => discussed.has(one)),
  );
  return [...new Set(omitted.map(({ names }) => names[language]))];
}
