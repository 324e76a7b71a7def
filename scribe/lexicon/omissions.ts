import { readFileSync } from "node:fs";
import type { Language } from "@relato/shared/domain/language.ts";

interface UsualQuestion {
  complaints: readonly string[];
  concepts: readonly string[];
  names: Record<Language, string>;
}

let known: readonly UsualQuestion[] | undefined;

/** The usual questions of `omissions.tsv`. */
function readUsualQuestions(): readonly UsualQuestion[] {
  known ??= readFileSync(new URL("./omissions.tsv", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [complaints = "", concepts = "", pt = "", es = "", en = ""] = line.split("\t");
      const names: Record<Language, string> = { "pt-BR": pt, es, "en-US": en };
      return { complaints: complaints.split(", "), concepts: concepts.split(", "), names };
    });
  return known;
}

/**
 * The usual questions for these complaints of which nothing was said, by name; complaints and what
 * was said as concepts.
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
