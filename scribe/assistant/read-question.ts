import { readingOfQuestion } from "./question-reading.ts";
import { groupsOf } from "./term-groups.ts";
import { plain } from "./passage-words.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { questionCuesOf } from "./question-cues.ts";
import type { AskedQuestion, QuestionPlan } from "./types.ts";

/** The most groups and names of a plan. */
const MOST_GROUPS = 16;
const MOST_NAMES = 24;

/** Reads what a question asks for, and how its records are found. */
export const readQuestion = (question: AskedQuestion): QuestionPlan => {
  const reading = readingOfQuestion(question);
  const groups = groupsOf(reading).slice(0, MOST_GROUPS);
  const { period, kind, mayBeOfAll } = reading;
  return {
    groups: groups.map(({ alternatives }) => ({ alternatives })),
    names: namesOf(question),
    period: { from: period?.from ?? null, to: period?.to ?? null },
    structured: kind,
    needs_roster: mayBeOfAll,
  };
};

/** Words that may be a name: capitalised ones first, then unknown ones. */
function namesOf(question: AskedQuestion): string[] {
  const { kind, counts, names, units, lacking, read, language } = readingOfQuestion(question);
  // A question about many patients names one only with a capital letter.
  const isOfMany =
    kind === "who_has" || kind === "who_lacks" || (kind === "count" && counts === "patients");
  const { little } = lexiconOf(language);
  const functional = new Set(
    questionCuesOf(read, language).flatMap(({ from, to }) =>
      read.tokens.slice(from, to).map(({ t }) => t),
    ),
  );
  const unknown = [...units, ...lacking]
    .filter(({ type }) => type === "word" && !isOfMany)
    .flatMap(({ id }) => plain(id));
  const words = [...names.flatMap(plain), ...unknown].filter(
    (word) => word.length > 1 && !little.has(word) && !functional.has(word),
  );
  return [...new Set(words)].slice(0, MOST_NAMES);
}
