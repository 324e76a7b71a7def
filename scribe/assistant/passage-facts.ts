import type { Language } from "@relato/shared/domain/language.ts";
import { cuesOf } from "../evidence/cues.ts";
import { negatedTokens, readingOf } from "../evidence/negation.ts";
import { kinMarks } from "../evidence/persons.ts";
import { quantitiesOf } from "../evidence/quantities.ts";
import { splitSentences } from "../language/sentences.ts";
import { readActions } from "../lexicon/dosage.ts";
import type { Mention } from "../lexicon/matcher.ts";
import { readText, type ReadText } from "../talk/sentences.ts";
import { isLowerAbbreviation, namesIn } from "./exact-names.ts";
import { MAX_PASSAGE } from "./passage-words.ts";
import { cuesWith } from "./question-cues.ts";
import type { AssistantRecord, Passage } from "./types.ts";
import { matcherOfUnit, type Unit } from "./units.ts";

/**
 * What a record says about a thing: the patient has or takes it, or it was done (`yes`); it is
 * denied, of a relative, only ordered, stopped, or uncertain.
 */
export type Status = "yes" | "no" | "family" | "planned" | "stopped" | "unsure";

/** A sentence of a passage. */
export interface PassageSentence {
  read: ReadText;
  language: Language;
  register: "talk" | "note";
  heading: string;
}

const sentences = new WeakMap<Passage, readonly PassageSentence[]>();

/** A line without it is one sentence; splitting takes time. */
const INNER_END = /[.!?…]\s/;

/** The sentences of a passage, read once. */
export function sentencesOf(record: AssistantRecord, passage: Passage): readonly PassageSentence[] {
  let found = sentences.get(passage);
  if (!found) {
    const { place } = passage;
    const { language } = record;
    const text = passage.text.slice(0, MAX_PASSAGE).normalize("NFC");
    const lines = text
      .split("\n")
      .flatMap((line) =>
        INNER_END.test(line) ? splitSentences(line, language) : [{ text: line }],
      );
    const register = place.type === "turn" ? "talk" : "note";
    const heading = place.type === "statement" ? place.heading : "";
    found = lines.map((line) => ({
      read: readText(line.text, language),
      language,
      register,
      heading,
    }));
    sentences.set(passage, found);
  }
  return found;
}

/** The places at which a sentence names a unit. */
export function mentionsOf({ read }: PassageSentence, unit: Unit): Mention[] {
  const found = matcherOfUnit(unit)
    .find(read.tokens, read.stems)
    .filter((mention) => !isLowerAbbreviation(read, mention));
  if (found.length === 0 || unit.thing === null) return found;
  const others = namesIn(read).filter(({ concept }) => concept.id !== unit.id);
  // "Diabetes" in "pré-diabetes" is another thing.
  return found.filter(
    ({ from, to }) =>
      !others.some(
        (other) => other.from <= from && other.to >= to && other.to - other.from > to - from,
      ),
  );
}

const DONE = new Set(["exam", "procedure", "vaccine"]);

/** What a sentence says about a mention of a unit. */
export function statusAt(sentence: PassageSentence, mention: Mention, unit: Unit): Status {
  const { read, language, register } = sentence;
  if (read.asks) return "unsure";
  const negated = negatedTokens(read, readingOf(language, register));
  if (unit.type === "drug") return drugStatus(sentence, mention, negated[mention.from]!);
  if (negated[mention.from] && !isNegativeResult(sentence, mention, unit)) return "no";
  if (isOfFamily(sentence, mention)) return "family";
  if (DONE.has(unit.type) && isPlanned(sentence, mention)) return "planned";
  if (isUnsure(sentence, mention)) return "unsure";
  return "yes";
}

/** "Mammogram negative": the examination was done. */
function isNegativeResult(
  { read, language }: PassageSentence,
  { from, to }: Mention,
  unit: Unit,
): boolean {
  if (!DONE.has(unit.type)) return false;
  const denials = cuesOf(read, language).filter(({ concept }) => concept.id.endsWith("negation"));
  return (
    read.tokens[to]?.t.startsWith("negativ") === true && !denials.some((cue) => cue.to <= from)
  );
}

/** Whether a mention is of a relative. */
function isOfFamily({ read, language, heading }: PassageSentence, { from, to }: Mention): boolean {
  if (cuesWith(readHeading(heading, language), language, "family").length > 0) return true;
  if (cuesWith(read, language, "family").some((cue) => cue.to <= from)) return true;
  return kinMarks(read, language).some((mark) => {
    const [low, high] = mark.from < from ? [mark.from, from] : [to, mark.from];
    const between = read.tokens.slice(low, high);
    if (between.some(({ t }) => t === ";" || t === ".")) return false;
    // "Mãe com HAS, DM": the relative begins the clause. "Câncer na mãe": directly after it.
    if (mark.from > from) return between.length <= 3 && !between.some(({ t }) => t === ",");
    const starts =
      mark.from === 0 || isSeparator(read, mark.from - 1) || isSeparator(read, mark.from - 2);
    return starts || !between.some(({ t }) => t === ",");
  });
}

const headings = new Map<string, ReadText>();
const MAX_HEADINGS = 2000;
function readHeading(heading: string, language: Language): ReadText {
  const key = `${language} ${heading.slice(0, 200)}`;
  let read = headings.get(key);
  if (!read) {
    if (headings.size >= MAX_HEADINGS) headings.clear();
    headings.set(key, (read = readText(heading.slice(0, 200), language)));
  }
  return read;
}

const isSeparator = ({ tokens }: ReadText, at: number): boolean =>
  tokens[at] !== undefined && [",", ";", ":", ".", "("].includes(tokens[at].t);

/** Whether an examination is only ordered or recommended. */
function isPlanned({ read, language }: PassageSentence, { from, to }: Mention): boolean {
  const clause = clauseOf(read, from);
  return (
    isAhead(read, language, to) ||
    cuesWith(read, language, "planned").some(
      (cue) => (cue.from >= clause && cue.to <= from) || (cue.from >= to && cue.from - to <= 2),
    ) ||
    cuesOf(read, language).some(
      ({ concept, to: end, from: start }) =>
        ["order", "referral", "hypothetical"].includes(concept.id) &&
        end <= from &&
        start >= clause,
    )
  );
}

/** "Radiografia de controle em uma semana", "colonoscopy in 5 years". */
const isAhead = (read: ReadText, language: Language, at: number): boolean =>
  quantitiesOf(read, language).some(
    ({ unit, from }) =>
      unit === "day" &&
      from > at &&
      from - at <= AHEAD_REACH &&
      AHEAD.has(read.tokens[from - 1]!.t),
  );
const AHEAD_REACH = 4;
const AHEAD = new Set(["em", "in", "en"]);

/** The first token of the part of a sentence that contains a token; commas do not end a part. */
function clauseOf({ tokens }: ReadText, at: number): number {
  for (let start = at; start > 0; start -= 1)
    if ([";", ".", ":", "("].includes(tokens[start - 1]!.t)) return start;
  return 0;
}

function isUnsure({ read, language }: PassageSentence, { from, to }: Mention): boolean {
  if (read.tokens[to]?.t === "?") return true;
  const clause = clauseOf(read, from);
  return (
    cuesWith(read, language, "unsure").some(
      (cue) => cue.to <= from && cue.from >= clause && from - cue.to <= 4,
    ) ||
    cuesWith(read, language, "unsure").some((cue) => cue.from === to) ||
    cuesOf(read, language).some(
      ({ concept, to: end }) => concept.id === "hypothetical" && end <= from && from - end <= 8,
    )
  );
}

/** The most tokens between a drug and an action after it: "enalapril foi suspenso". */
const ACTION_REACH = 4;
const STOPS = new Set(["stop", "refuse"]);

/** Whether a drug is taken: the nearest action before it decides, else one directly after it. */
function drugStatus(sentence: PassageSentence, mention: Mention, isNegated: boolean): Status {
  const { read, language } = sentence;
  if (isOfFamily(sentence, mention)) return "family";
  const swaps = cuesWith(read, language, "swapped").map(({ from, to }) => ({
    action: "swap",
    from,
    to,
  }));
  const starts = cuesWith(read, language, "started").map(({ from, to }) => ({
    action: "start",
    from,
    to,
  }));
  const actions = [
    ...swaps,
    ...starts,
    ...readActions(read.tokens, language),
    ...cuesOf(read, language)
      .filter(({ concept }) => ["stopped", "withholds", "history"].includes(concept.id))
      .filter(({ from }) => !swaps.some((swap) => swap.from === from))
      .map(({ from, to }) => ({ action: "stop", from, to })),
  ].toSorted((a, b) => a.from - b.from || a.to - b.to);
  const clause = clauseOf(read, mention.from);
  const before = actions.findLast(({ from, to }) => from >= clause && to <= mention.from);
  const after = actions.find(
    ({ from }) =>
      from >= mention.to &&
      from - mention.to <= ACTION_REACH &&
      !read.tokens.slice(mention.to, from).some(({ t, kind }) => kind === "mark" && t !== "-"),
  );
  if (before?.action === "swap")
    return read.tokens.slice(before.to, mention.from).some(({ t }) => INTO.has(t))
      ? "yes"
      : "stopped";
  if (after && STOPS.has(after.action) && before?.action !== "start") return "stopped";
  if (before && STOPS.has(before.action)) return "stopped";
  if (isNegated) return "no";
  return isUnsure(sentence, mention) ? "unsure" : "yes";
}
/** Before the drug that replaces another one. */
const INTO = new Set(["por", "para", "to", "with", "for", "pelo", "pela", "a"]);
