import type { Language } from "@relato/shared/domain/language.ts";
import { stem, type Token, tokenise } from "../language/text.ts";
import type { Mention } from "../lexicon/matcher.ts";
import { chooseFindings } from "./choose-findings.ts";
import { findingKindOf, laudoLexiconOf, regionOf } from "./lexicon.ts";
import { wordList } from "./word-lists.ts";
import type { Line, Section } from "./section.ts";
import { readLines } from "./sections.ts";

/** A sentence. `from` and `to` are token indices, `to` is exclusive. */
export interface Sentence {
  index: number;
  line: number;
  section: Section;
  isHeading: boolean;
  start: number;
  end: number;
  from: number;
  to: number;
}

/** A laudo's text with the words of the lexicon that it has, in order. */
export interface ReadLaudo {
  language: Language;
  text: string;
  tokens: readonly Token[];
  stems: readonly string[];
  lines: readonly Line[];
  sentences: readonly Sentence[];
  /** For each token its sentence, -1 between sentences. */
  sentenceOf: readonly number[];
  organs: readonly Mention[];
  findings: readonly Mention[];
  quantities: readonly Mention[];
  rads: readonly Mention[];
  ageGroups: readonly Mention[];
  /** The cues by their id. */
  cues: ReadonlyMap<string, readonly Mention[]>;
  /** The cues by `id sentence`. */
  cuesBySentence: ReadonlyMap<string, readonly Mention[]>;
}

/** The cues of a kind in a sentence. */
export const cuesIn = (
  laudo: ReadLaudo,
  id: string,
  { index }: { index: number },
): readonly Mention[] => laudo.cuesBySentence.get(`${id} ${index}`) ?? [];

const TITLES = wordList("title");
/** A word in lower case or a number after them continues the sentence. */
const ABBREVIATIONS = wordList("abbreviation");

/** Reads a laudo. `isUnfinished`: it has only the conclusion that a heading names. */
export function readLaudo(text: string, language: Language, isUnfinished = false): ReadLaudo {
  const tokens = tokenise(text);
  const stems = tokens.map(({ t }) => stem(t));
  const lines = readLines(text, language, isUnfinished);
  const sentences = splitLines(text, tokens, lines);
  const sentenceOf = Array<number>(tokens.length).fill(-1);
  for (const { index, from, to } of sentences) sentenceOf.fill(index, from, to);
  const lexicon = laudoLexiconOf(language);
  const inside = ({ from, to }: Mention): boolean =>
    sentenceOf[from]! >= 0 && sentenceOf[from] === sentenceOf[to - 1];
  const isCode = ({ from, to }: Mention): boolean =>
    to - from === 1 && isLowerCode(text, tokens[from]!);
  const readable = (mention: Mention): boolean => inside(mention) && !isCode(mention);
  const isSign = ({ from, to }: Mention): boolean =>
    to - from > 1 ||
    tokens[from]!.t.length > 1 ||
    !SIGNS.has(tokens[from]!.t) ||
    isAbbreviated(tokens, from);
  const cues = lexicon.cues
    .findAll(tokens, stems)
    .filter((mention) => inside(mention) && isSign(mention) && !isEnclitic(tokens, mention));
  const organs = withoutUnsure(
    tokens,
    lexicon.organs
      .find(tokens, stems)
      .filter((mention) => readable(mention) && mention.concept.id !== IGNORED),
  );
  return {
    language,
    text,
    tokens,
    stems,
    lines,
    sentences,
    sentenceOf,
    organs,
    findings: chooseFindings(
      lexicon.findings.findAll(tokens, stems).filter(readable),
      organs,
      sentenceOf,
    ).filter(({ concept }) => findingKindOf(concept.id).level >= 0),
    quantities: lexicon.quantities.find(tokens, stems).filter(readable),
    ageGroups: lexicon.ageGroups.find(tokens, stems).filter(inside),
    rads: lexicon.rads.findAll(tokens, stems).filter(inside),
    cues: Map.groupBy(cues, ({ concept }) => concept.id),
    cuesBySentence: Map.groupBy(cues, ({ concept, from }) => `${concept.id} ${sentenceOf[from]!}`),
  };
}

/** "Recomenda-se novo controle": "se" is no "if". */
const isEnclitic = (tokens: readonly Token[], { from }: Mention): boolean =>
  tokens[from]!.t === "se" &&
  tokens[from - 1]?.t === "-" &&
  tokens[from - 1]!.end === tokens[from]!.start;

/** Phrases with the name of an organ that are none: "alça de balde". */
const IGNORED = "ignore";

/** "Calcificação parietal" is of the brain only where the laudo names another part of the head. */
function withoutUnsure(tokens: readonly Token[], organs: readonly Mention[]): Mention[] {
  const isUnsure = ({ from, to }: Mention): boolean =>
    to - from === 1 && UNSURE.has(tokens[from]!.t);
  const sure = new Set(
    organs.filter((each) => !isUnsure(each)).map(({ concept }) => regionOf(concept.id)),
  );
  return organs.filter((each) => !isUnsure(each) || sure.has(regionOf(each.concept.id)));
}
const UNSURE = wordList("unsure organ");

/** Abbreviations are written in capitals: "RE" is the left kidney, "re" is not. */
const CODE_LENGTH = 3;
const isLowerCode = (text: string, { t, start, end }: Token): boolean =>
  t.length <= CODE_LENGTH && /^[a-z]+$/.test(text.slice(start, end)) && UPPER_CODES.has(t);
const UPPER_CODES = wordList("unit code");

/** "s/", "c/" and "w/" are words, the "s" of "cm/s" is not. */
const SIGNS: ReadonlySet<string> = new Set(["s", "c", "w", "f"]);
const isAbbreviated = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.t === "/" && tokens[at - 1]?.t !== "/";

/** A longer sentence is cut, so that work within a sentence is bounded. */
const MAX_TOKENS = 160;

function splitLines(text: string, tokens: readonly Token[], lines: readonly Line[]): Sentence[] {
  const sentences: Sentence[] = [];
  let at = 0;
  lines.forEach((line, number) => {
    while (at < tokens.length && tokens[at]!.start < line.start) at += 1;
    let from = at;
    const close = (to: number): void => {
      const words = to > from && tokens.slice(from, to).some(({ kind }) => kind !== "mark");
      if (words)
        sentences.push({
          index: sentences.length,
          line: number,
          section: line.section,
          isHeading: line.isHeading,
          start: tokens[from]!.start,
          end: tokens[to - 1]!.end,
          from,
          to,
        });
      from = to;
    };
    for (; at < tokens.length && tokens[at]!.start < line.end; at += 1)
      if (at - from >= MAX_TOKENS || endsSentence(text, tokens, at)) close(at + 1);
    close(at);
  });
  return sentences;
}

function endsSentence(text: string, tokens: readonly Token[], at: number): boolean {
  const { t, end } = tokens[at]!;
  if (t === ";") return true;
  if (t !== "." && t !== "?" && t !== "!") return false;
  const next = tokens[at + 1];
  if (!next) return true;
  if (next.start === end) return false;
  const previous = tokens[at - 1]?.t ?? "";
  if (TITLES.has(previous)) return false;
  const begins = text[next.start]!;
  return ABBREVIATIONS.has(previous) ? /[\p{Lu}*]/u.test(begins) : /[\p{Lu}\d*_#-]/u.test(begins);
}

/** The words of a part of a laudo, folded. */
export const quoteOf = (laudo: ReadLaudo, from: number, to: number): string =>
  laudo.text.slice(laudo.tokens[from]!.start, laudo.tokens[to - 1]!.end);
