import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/matcher.ts";
import type { ReadText } from "../talk/sentences.ts";
import { namesIn } from "./exact-names.ts";
import { cuesWith } from "./question-cues.ts";
import { isExact } from "./units.ts";

/** Types of concepts that are often written with a capital letter; "Dolores" is a name. */
const OFTEN_CAPITAL = new Set(["drug", "exam", "disease", "procedure", "vaccine", "device"]);

/** "Ana López" names no antibody, which is written "ANA". */
const isShortName = ({ text, tokens }: ReadText, { from, to }: Mention): boolean =>
  to - from === 1 && SHORT_NAME.test(text.slice(tokens[from]!.start, tokens[from]!.end));
const SHORT_NAME = /^\p{Lu}\p{Ll}{1,3}$/u;

/** The tokens of names: unknown words with a capital letter, and unknown words after a title. */
export function nameTokens(
  read: ReadText,
  language: Language,
  isTaken: (at: number) => boolean,
): ReadonlySet<number> {
  const { little } = lexiconOf(language);
  const clinical = read.mentions.filter(
    (mention) =>
      OFTEN_CAPITAL.has(mention.concept.type) &&
      isExact(read, language, mention) &&
      !isShortName(read, mention),
  );
  const known = new Set(
    [...clinical, ...namesIn(read)].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    ),
  );
  const titles = new Set(cuesWith(read, language, "title").map(({ to }) => to));
  const names = new Set<number>();
  for (const [at, { t, start, end, kind }] of read.tokens.entries()) {
    const written = read.text.slice(start, end);
    const isCapital = at > 0 && /^\p{Lu}\p{Ll}+/u.test(written);
    const follows = names.has(at - 1) && isCapital && !isTaken(at);
    const isTitled = titles.has(at) && !isTaken(at) && (isCapital || !known.has(at));
    if (kind !== "word" || little.has(t)) continue;
    if ((isCapital && !known.has(at) && !isTaken(at)) || isTitled || follows) names.add(at);
  }
  // The first word has a capital letter anyway: it is a name if another one follows.
  const [first] = read.tokens;
  const isName = first?.kind === "word" && !little.has(first.t) && !known.has(0) && !isTaken(0);
  if (isName && names.has(1) && /^\p{Lu}\p{Ll}+/u.test(read.text.slice(first.start, first.end)))
    names.add(0);
  return names;
}
