import { fold } from "../language/text.ts";
import { readTsv } from "../lexicon/read-tsv.ts";
import { type Check, type Context, report } from "./finding.ts";
import { type Category, findCategories } from "./rads-category.ts";

interface Assessment {
  system: string;
  min: number;
  max: number;
  phrases: readonly string[];
}

const assessments = readTsv(new URL("./data/assessments.tsv", import.meta.url)).map(
  ([system = "", min, max, phrases = ""]): Assessment => ({
    system,
    min: Number(min),
    max: Number(max),
    phrases: phrases.split("|"),
  }),
);

/** A category's words follow it within so many characters of its sentence. */
const REACH = 45;

/**
 * Compares a category with the words that say what it means, and what follows from it: "BI-RADS 4:
 * achado provavelmente benigno", or a BI-RADS 4 that is only controlled.
 */
export const checkAssessments: Check = (context) => {
  const categories = findCategories(context.laudo);
  return categories.flatMap((category) => {
    const code = judgeWords(context, category) ?? judgeAdvice(context, category);
    if (code === null) return [];
    const values = { category: category.written };
    return [report(context.input, "rads_mismatch", category, code, values)];
  });
};

type Fault = "RADS_TOO_LOW" | "RADS_TOO_HIGH" | null;

function judgeWords({ laudo }: Context, { system, rank, sentence, end }: Category): Fault {
  const { end: last } = laudo.sentences[sentence]!;
  const after = fold(laudo.text.slice(end, Math.min(last, end + REACH)));
  // The words of the next category, or of a denial, are not of this one.
  const own = after.split(ENDS)[0] ?? "";
  const found = assessments.find(
    (one) => one.system === system && one.phrases.some((phrase) => has(own, phrase)),
  );
  if (!found || (rank >= found.min && rank <= found.max)) return null;
  return rank < found.min ? "RADS_TOO_LOW" : "RADS_TOO_HIGH";
}
const ENDS = /rads|biops|citol|cytol|histo|[;.]| (?:sem|sin|without|nao ha|no hay|e|y|and) /;

const has = (text: string, phrase: string): boolean => {
  const at = text.indexOf(phrase);
  return at === 0 || (at > 0 && !/\p{L}/u.test(text[at - 1]!));
};

/** A BI-RADS 4 or 5 asks for tissue: a laudo that names none and controls is of a lower one. */
function judgeAdvice({ laudo }: Context, { system, rank }: Category): Fault {
  if (system !== "BI" || (rank !== 4 && rank !== 5)) return null;
  const text = fold(laudo.text);
  return !TISSUE.test(text) && CONTROL.test(text) ? "RADS_TOO_HIGH" : null;
}
const TISSUE = new RegExp(
  [
    "biops|histo|punc|paaf|core|cito|mamot|vacu|vacio|cirur|surg|mastolog|tissue|sampl|aspir",
    "|exc?is|exeres",
  ].join(""),
);
const CONTROL = new RegExp(
  [
    "(?:control|seguimento|seguimiento|follow.?up|rastrea|screening)[^.;\\n]{0,60}",
    "(?:6|seis|six|12|doze|doce|twelve|um|un|one|1) (?:mes|month|ano|year)",
  ].join(""),
);
