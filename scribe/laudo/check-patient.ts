import { fold, type Token } from "../language/text.ts";
import { readTsv } from "../lexicon/read-tsv.ts";
import { type Check, type Context, report } from "./finding.ts";
import { cuesIn } from "./read.ts";
import { wordList } from "./word-lists.ts";

const givenNames: ReadonlySet<string> = new Set(
  readTsv(new URL("./data/names.tsv", import.meta.url)).flatMap(([line = ""]) => line.split(" ")),
);
const PARTICLES = wordList("particle");
const TITLES = wordList("person title");
/** Titles before a given name: "dona", "seu". */
const HONORIFICS = wordList("honorific");
const PERSONS = wordList("person cue");

/** A name in the text. `to` is exclusive; `words` are folded, without particles. */
interface Name {
  line: number;
  from: number;
  to: number;
  words: readonly string[];
  cue: "colon" | "patient" | "title" | "honorific" | null;
}

/** Finds names of persons other than the patient, except doctors and relatives. */
export const checkPatientName: Check = (context) => {
  const { input, laudo } = context;
  const own = wordsOf(input.patient.nome);
  if (own.length === 0) return [];
  return findNames(context).flatMap((name) => {
    const isSame = isOwn(name, own) && !isRelative(name, own);
    if (!isPerson(name) || isSame || isDoctor(context, name)) return [];
    const place = {
      start: laudo.tokens[name.from]!.start,
      end: laudo.tokens[name.to - 1]!.end,
    };
    const values = {
      name: input.text.slice(place.start, place.end),
      patient: input.patient.nome,
    };
    return [report(input, "wrong_patient", place, "OTHER_PERSON", values)];
  });
};

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !PARTICLES.has(word));

/** A name has at most so many tokens. */
const MAX_NAME = 10;

/** Sequences of capitalised words: "Maria de Souza Lima", "SMITH, JOHN". */
function findNames(context: Context): Name[] {
  const { laudo } = context;
  const { tokens, text } = laudo;
  const isCapital = (at: number): boolean =>
    tokens[at]?.kind === "word" && /^\p{Lu}/u.test(text[tokens[at]!.start]!);
  const names: Name[] = [];
  for (const { line, from: first, to: end } of laudo.sentences)
    for (let at = first; at < end; at += 1) {
      // "O Sr. Antônio": neither the article nor the title is a part of the name.
      if (!isCapital(at) || TITLES.has(tokens[at]!.t) || isArticle(tokens, at)) continue;
      const cue = cueBefore(context, at, first);
      let to = at + 1;
      for (let next = to; next < Math.min(tokens.length, at + MAX_NAME); next += 1) {
        const { t } = tokens[next]!;
        // "Curtis B. Langford": the point of an initial ends no sentence.
        const isInitial = cue !== null && t === "." && isLetter(tokens[next - 1]);
        if (next >= end && !isInitial && !isLetter(tokens[next - 2])) break;
        if (TITLES.has(t)) break;
        if (isCapital(next)) to = next + 1;
        else if (!PARTICLES.has(t) && t !== "." && !(t === "," && cue !== null)) break;
        if ((t === "." || t === ",") && !isCapital(next + 1)) break;
      }
      const words = tokens
        .slice(at, to)
        .filter(({ t, kind }) => kind === "word" && t.length > 1 && !PARTICLES.has(t))
        .map(({ t }) => t);
      names.push({ line, from: at, to, words, cue });
      at = to - 1;
    }
  return names;
}

const isArticle = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.t.length === 1 && TITLES.has(tokens[at + 1]?.t ?? "");

const isLetter = (token: Token | undefined): boolean =>
  token?.kind === "word" && token.t.length === 1;

/** Marks between "Paciente" and a name: `**Paciente:** `. */
const MAX_MARKS = 5;

/** Whether "Paciente:" or "Sra." is before a name. */
function cueBefore({ laudo }: Context, at: number, first: number): Name["cue"] {
  let hasColon = false;
  let before = at - 1;
  // A label in bold is a sentence by itself.
  for (
    ;
    before >= Math.max(0, at - MAX_MARKS) && laudo.tokens[before]!.kind === "mark";
    before -= 1
  )
    if (laudo.tokens[before]!.t === ":") hasColon = true;
  const word = laudo.tokens[before]?.t ?? "";
  if (isModality(laudo, before)) return null;
  if (hasColon && PERSONS.has(word)) return "colon";
  // "A paciente Teresa Villalobos".
  if (before === at - 1 && before >= first && PERSONS.has(word)) return "patient";
  // "100 ms. Intervalo PR": a unit.
  if (laudo.tokens[before - 1]?.kind === "number") return null;
  if (before < first || !TITLES.has(word)) return null;
  return HONORIFICS.has(word) ? "honorific" : "title";
}

/** "MR ARTHROGRAM" and "MS PLAQUES" are no persons, "MR. SMITH" and "Mr Smith" are. */
const isModality = ({ text, tokens }: Context["laudo"], at: number): boolean =>
  tokens[at] !== undefined &&
  /^M[RS]$/.test(text.slice(tokens[at].start, tokens[at].end)) &&
  tokens[at + 1]?.t !== ".";

/** Whether a sequence names a person: by a given name, or by what is before it. */
function isPerson({ words, cue }: Name): boolean {
  const hasGiven = words.some((word) => givenNames.has(word));
  // "Dona Jurema": this title needs no given name that is known.
  if (cue !== null) return words.length >= 2 || hasGiven || cue === "honorific";
  return words.length >= 2 && givenNames.has(words[0]!);
}

/** A married or shortened name shares the given name or two of the names. */
function isOwn({ words }: Name, own: readonly string[]): boolean {
  const shared = words.filter((word) => own.includes(word)).length;
  return shared >= 2 || (shared === 1 && (words.length === 1 || own.length === 1));
}

/** "Paciente: Reginaldo Stocco", of Rogério Stocco: another given name with the same surnames. */
const isRelative = ({ words: [first = ""], cue }: Name, own: readonly string[]): boolean =>
  (cue === "colon" || cue === "patient") &&
  givenNames.has(first) &&
  givenNames.has(own[0]!) &&
  !own.includes(first);

/** A doctor's title is at most so many characters before a name, or after it. */
const [BEFORE, AFTER, APPOSED] = [90, 60, 12];

/** A name belongs to a doctor or a relative if its line says so, or the line after it. */
function isDoctor({ laudo }: Context, { line, from, to, cue }: Name): boolean {
  const [start, end] = [laudo.tokens[from]!.start, laudo.tokens[to - 1]!.end];
  const own = laudo.sentenceOf[from]!;
  const near = laudo.sentences.slice(Math.max(0, own - 2), own + 3);
  const cues = (number: number, id: string): number[] =>
    near
      .filter((sentence) => sentence.line === number)
      .flatMap((sentence) => cuesIn(laudo, id, sentence))
      .map((each) => laudo.tokens[each.from]!.start);
  const before = (id: string): boolean =>
    [...cues(line, id), ...(isLabel(laudo, line - 1) ? cues(line - 1, id) : [])].some(
      (at) => at < end && at > start - BEFORE,
    );
  // "Solicitado pelo Dr. Paz para a paciente Teresa Lima".
  if (cue === "patient") return before("family");
  if (before("doctor") || before("communicate") || before("family")) return true;
  if (cue === "colon") return false;
  // "A Sra. Lima foi avisada pela Dra. Paz": only an apposition says what she is.
  const isApposed = ",(–-".includes(laudo.tokens[to]?.t ?? "#");
  if (cue === "title" || cue === "honorific")
    return isApposed && cues(line, "doctor").some((at) => at >= end && at < end + APPOSED);
  const next = laudo.lines[line + 1];
  return (
    cues(line, "doctor").some((at) => at >= end && at < end + AFTER) ||
    (next !== undefined && cues(line + 1, "doctor").some((at) => at < next.start + AFTER / 2))
  );
}

/** A label such as "Solicitante:" alone in its line. */
const isLabel = ({ lines, text }: Context["laudo"], number: number): boolean => {
  const line = lines[number];
  if (line === undefined || line.end - line.start >= AFTER) return false;
  if (!line.isHeading) return /:[\s*_]*$/.test(text.slice(line.start, line.end));
  // "Técnica: Marta Lima" is a heading and its line.
  return !text.slice(line.end, lines[number + 1]?.start).includes("\n");
};
