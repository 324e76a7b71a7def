import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/matcher.ts";
import type { ReadText } from "../talk/sentences.ts";

/** Other words that may stand between a "no" and what it denies. */
const BETWEEN = 3;

/** Whether a text denies what it names at a mention: "sem febre, tosse ou vômito", "febre não". */
export function isDenied(read: ReadText, mention: Mention, language: Language): boolean {
  const { tokens, stems } = read;
  const cues = lexiconOf(language).cues.findAll(tokens, stems);
  const of = (id: string): Mention[] => cues.filter(({ concept }) => concept.id === id);
  const pseudo = of("pseudoNegation");
  const ends = of("termination");
  const denials = of("negation").filter((one) =>
    pseudo.every(({ from, to }) => to <= one.from || from >= one.to),
  );
  const before = denials.some(
    ({ to }) =>
      to <= mention.from &&
      !ends.some(({ from }) => from >= to && from < mention.from) &&
      reaches(read, to, mention.from, language),
  );
  return before || denials.some((one) => closes(read, mention.to, one, language));
}

/** "Febre não", "infarto não é", "depressão, hoje, eu não vejo": the "no" comes last and denies what was named before. */
function closes(
  { tokens }: ReadText,
  from: number,
  denial: Pick<Mention, "from" | "to">,
  language: Language,
): boolean {
  const { little } = lexiconOf(language);
  if (denial.from < from) return false;
  const between = tokens.slice(from, denial.from).filter(({ kind }) => kind !== "mark");
  const telling = between.filter(({ t }) => !little.has(t));
  const end = tokens.findIndex(({ kind }, at) => at >= denial.to && kind === "mark");
  const after = (end < 0 ? tokens.length : end) - denial.to;
  const isNear = telling.length <= 1 && between.length <= MOST_BETWEEN;
  return isNear && after <= AFTER;
}

/** Words between a name and the "no" that closes it, and words after that. */
const MOST_BETWEEN = 2;
const AFTER = 1;

/** Between the two stand only little words, other named things and few others; a comma only in a list of things. */
function reaches(read: ReadText, from: number, to: number, language: Language): boolean {
  const { little } = lexiconOf(language);
  let others = 0;
  for (let at = from; at < to; at += 1) {
    const token = read.tokens[at]!;
    const isNamed = read.mentions.some((one) => one.from <= at && one.to > at);
    if (isNamed || little.has(token.t)) continue;
    const lists = token.t === "," && read.mentions.some((one) => one.to === at && one.from >= from);
    if (token.kind === "mark" && !lists) return false;
    if (token.kind !== "mark") others += 1;
  }
  return others <= BETWEEN;
}
