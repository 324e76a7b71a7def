import { findingKindOf } from "./lexicon.ts";
import type { ReadLaudo, Sentence } from "./read.ts";
import { wordList } from "./word-lists.ts";

/** For each token: whether it is denied, uncertain, of the past, or of an earlier examination. */
export interface Polarity {
  denied: readonly boolean[];
  hedged: readonly boolean[];
  history: readonly boolean[];
  /** Of an earlier examination, or gone since then. */
  past: readonly boolean[];
}

const BREAKS = ":;!?()";
/** A cue of uncertainty or history reaches so many tokens. */
const REACH = 8;
/** "rotura a considerar" */
const BACK = 2;

/** Finds what a laudo denies. In a laudo, "sem a, b ou c" denies all of the list. */
export function readPolarity(laudo: ReadLaudo): Polarity {
  const { tokens } = laudo;
  const pseudo = new Set<number>();
  for (const { from, to } of laudo.cues.get("pseudo") ?? [])
    for (let at = from; at < to; at += 1) pseudo.add(at);
  const denied = Array<boolean>(tokens.length).fill(false);
  const ends = findScopeEnds(laudo);
  for (const { from, to } of laudo.cues.get("neg") ?? []) {
    const { to: last } = laudo.sentences[laudo.sentenceOf[from]!]!;
    if (!pseudo.has(from) && to < last) denied.fill(true, to, ends[to]);
  }
  for (const { from } of laudo.cues.get("post") ?? []) {
    if (pseudo.has(from)) continue;
    denied.fill(true, clauseStart(laudo, from), from);
  }
  denyAnswers(laudo, denied);
  denySignless(laudo, denied);
  // A word that denies what it names: "alitiásica".
  for (const { from, to } of laudo.cues.get("self") ?? []) denied.fill(true, from, to);
  const past = coverPast(laudo);
  return {
    denied,
    hedged: coverForward(laudo, "hedge", REACH),
    history: coverDated(laudo, coverAround(laudo, "history")).map((is, at) => is || past[at]!),
    past,
  };
}

/** Words that deny what a colon asks: "Pausas: 0", "Ascite: não". */
const NO = wordList("answer no");

/** "Pausas: não houve." */
const MAX_ANSWER = 5;

function denyAnswers(laudo: ReadLaudo, denied: boolean[]): void {
  for (let at = 1; at + 1 < laudo.tokens.length; at += 1) {
    if (laudo.tokens[at]!.t !== ":" || laudo.sentenceOf[at]! < 0) continue;
    const { to } = laudo.sentences[laudo.sentenceOf[at]!]!;
    const ends = to - at <= MAX_ANSWER || laudo.tokens[at + 2]?.kind === "mark";
    const isAnswer = laudo.sentenceOf[at + 1] === laudo.sentenceOf[at];
    if (isAnswer && NO.has(laudo.tokens[at + 1]!.t) && ends)
      denied.fill(true, clauseStart(laudo, at), at);
  }
}

const SIGNS = wordList("sign");

/** "Torção e orquite sem sinais ao método": signs of nothing deny what is before them. */
function denySignless(laudo: ReadLaudo, denied: boolean[]): void {
  for (const { from, to } of laudo.cues.get("neg") ?? []) {
    const next = laudo.tokens[to];
    if (!next || laudo.sentenceOf[to] !== laudo.sentenceOf[from] || !SIGNS.has(next.t)) continue;
    const after = laudo.sentenceOf[to + 1] === laudo.sentenceOf[to] ? laudo.tokens[to + 1]! : null;
    const isEnd = after === null || after.kind === "mark" || AT.has(after.t);
    if (isEnd) denied.fill(true, clauseStart(laudo, from), from);
  }
}
const AT = wordList("by method");

/** For each token, where a negation from there on ends. */
function findScopeEnds({ tokens, sentences, cues }: ReadLaudo): number[] {
  const ends = Array<number>(tokens.length + 1).fill(tokens.length);
  const afterComma = (cues.get("soft_stop") ?? []).filter(
    ({ from }) => tokens[from - 1]?.t === ",",
  );
  const stops = new Set([...(cues.get("stop") ?? []), ...afterComma].map(({ from }) => from));
  const negations = new Set((cues.get("neg") ?? []).map(({ from }) => from));
  for (const { from, to } of sentences) {
    let end = to;
    for (let at = to - 1; at >= from; at -= 1) {
      const isBreak = BREAKS.includes(tokens[at]!.t) && tokens[at]!.kind === "mark";
      if (isBreak || (stops.has(at) && !negations.has(at))) end = at;
      ends[at] = end;
    }
  }
  return ends;
}

/** The first token of the comma's clause that has the token `at`. */
export function clauseStart({ tokens, sentences, sentenceOf }: ReadLaudo, at: number): number {
  const { from } = sentences[sentenceOf[at]!]!;
  let start = at;
  while (start > from && !",:;()".includes(tokens[start - 1]!.t)) start -= 1;
  return start;
}

function coverForward(laudo: ReadLaudo, id: string, reach: number): boolean[] {
  const covered = Array<boolean>(laudo.tokens.length).fill(false);
  // "Provável pneumonia, com derrame": what follows "com" is certain.
  const stops = new Set((laudo.cues.get("stop") ?? []).map(({ from }) => from));
  for (const { from, to } of laudo.cues.get(id) ?? []) {
    const sentence = laudo.sentences[laudo.sentenceOf[from]!]!;
    const last = Math.min(to + reach, sentence.to);
    let end = to;
    while (end < last && !(laudo.tokens[end]!.t === "," && end > to && stops.has(end + 1)))
      end += 1;
    covered.fill(true, Math.max(sentence.from, from - BACK), end);
  }
  return covered;
}

/** "Em 2015, a ACI tinha", "No US de 11/2010": a year among the first words, after "em". */
const BEGIN = 6;
const IN = wordList("in");
const isOfPast = (laudo: ReadLaudo, sentence: Sentence): boolean =>
  isLabelledPast(laudo, sentence) || isInYear(laudo, sentence);

/** "Traçado anterior (fev/2024): BAVT". */
const EARLIER = wordList("earlier");
const isLabelledPast = ({ tokens }: ReadLaudo, { from, to }: Sentence): boolean =>
  tokens.slice(from, Math.min(from + 3, to)).some(({ t }) => EARLIER.has(t)) &&
  tokens.slice(from, Math.min(from + 12, to)).some(({ t }) => t === ":") &&
  tokens.slice(from, Math.min(from + 3, to)).some(({ t }) => EXAMINATIONS.has(t));
const EXAMINATIONS = wordList("examination");

const isInYear = ({ tokens }: ReadLaudo, { from, to }: Sentence): boolean =>
  IN.has(tokens[from]!.t) &&
  tokens
    .slice(from + 1, Math.min(from + BEGIN, to))
    .some(({ t, kind }) => kind === "number" && YEAR.test(t));

function coverPast(laudo: ReadLaudo): boolean[] {
  const covered = Array<boolean>(laudo.tokens.length).fill(false);
  for (const { from } of laudo.cues.get("gone") ?? []) {
    const { from: first, to } = laudo.sentences[laudo.sentenceOf[from]!]!;
    covered.fill(true, first, to);
  }
  for (const sentence of laudo.sentences) {
    if (sentence.section === "title") continue;
    if (isOfPast(laudo, sentence)) covered.fill(true, sentence.from, sentence.to);
    else for (const { from, to } of pastAsides(laudo, sentence)) covered.fill(true, from, to);
  }
  return covered;
}

/**
 * Parentheses with what an earlier examination showed: "(4 mm em 02/09/2023)", and those after its
 * year: "em relação ao exame de 11/2022 (FE 50 %)".
 */
function pastAsides({ tokens }: ReadLaudo, { from, to }: Sentence): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let at = from; at < to; at += 1) {
    if (tokens[at]!.t !== "(") continue;
    let end = at + 1;
    while (end < to && tokens[end]!.t !== ")") end += 1;
    const isYear = ({ t, kind }: ReadLaudo["tokens"][number]): boolean =>
      kind === "number" && YEAR.test(t);
    const inside = tokens.slice(at + 1, end);
    const isPast =
      (at > from && isYear(tokens[at - 1]!)) ||
      inside.some((one) => isYear(one) || EARLIER.has(one.t) || BEFORE.has(one.t));
    if (isPast) found.push({ from: at + 1, to: end });
    at = end;
  }
  return found;
}
const YEAR = /^(?:19|20)\d\d$/;
const BEFORE = wordList("before");

/** An operation with its year begins a clause: "liberação do túnel do carpo esquerdo em 2020". */
function coverDated(laudo: ReadLaudo, covered: boolean[]): boolean[] {
  for (const { from } of laudo.cues.get("operated") ?? []) {
    const { to } = laudo.sentences[laudo.sentenceOf[from]!]!;
    const start = clauseStart(laudo, from);
    let end = from;
    while (end < to && !",;".includes(laudo.tokens[end]!.t)) end += 1;
    const isDated = laudo.tokens.slice(from, end).some(({ t }) => YEAR.test(t));
    if (isDated && from - start <= 1) covered.fill(true, start, end);
  }
  return covered;
}

/** History marks its clause: "fratura antiga da costela", "colecistectomia prévia". */
function coverAround(laudo: ReadLaudo, id: string): boolean[] {
  const covered = Array<boolean>(laudo.tokens.length).fill(false);
  // "Placenta prévia" is of now.
  const named = new Set(
    laudo.findings.flatMap(({ concept, to }) =>
      findingKindOf(concept.id).organ === "placenta" ? [to - 1] : [],
    ),
  );
  for (const { from, to } of laudo.cues.get(id) ?? []) {
    if (named.has(from)) continue;
    const sentence = laudo.sentences[laudo.sentenceOf[from]!]!;
    covered.fill(true, Math.max(sentence.from, from - REACH), Math.min(to + REACH, sentence.to));
  }
  return covered;
}
