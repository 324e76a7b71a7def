import type { Speaker } from "@relato/shared/domain/transcript.ts";
import { fold } from "../language/text.ts";
import { readTsv } from "../lexicon/read-tsv.ts";

/** `unknown`: a name without a role ("Speaker 2"). */
type LabelRole = Speaker | "unknown";

type Word = LabelRole | "title";

let wordTable: ReadonlyMap<string, Word> | undefined;

/** The words of `speakers.tsv` in all languages, since a pasted transcript may be in any. */
const labelWords = (): ReadonlyMap<string, Word> =>
  (wordTable ??= new Map(
    readTsv(new URL("../lexicon/speakers.tsv", import.meta.url)).flatMap(([role, ...lists]) =>
      lists.flatMap((list) => list.split(", ").map((word): [string, Word] => [word, role as Word])),
    ),
  ));

const PARTICLES = new Set("de da do das dos del la las los e y of the".split(" "));
/** A word of a name, an initial, or a number ("Paciente 2"). */
const NAME_WORD = /^(?:\p{Lu}\p{Ll}[\p{L}'’]*|\p{Lu}|\d{1,3}|[A-Z])$/u;
const ANY_WORD = /^\p{L}[\p{L}'’]*$/u;
/** After a role or a title. */
const MAX_NAME_WORDS = 4;

/**
 * The role that a speaker's label names: "Médico", "Dra. Ana", "Mãe da Júlia",
 * "João (paciente)", "SPEAKER_01". Undefined if it names none.
 */
export function roleOfLabel(label: string): LabelRole | undefined {
  const parts = label.replace(/[*[\]#]/g, " ").split(/\s[-–—]\s|[(),/]/);
  return parts.map(roleOfWords).find((role) => role !== undefined);
}

function roleOfWords(text: string): LabelRole | undefined {
  const whole = labelWords().get(fold(text.trim()));
  if (whole !== undefined) return roleOf(whole);
  const [first = "", ...rest] = text.split(/[\s._-]+/).filter((word) => word !== "");
  const lead = labelWords().get(fold(first));
  if (lead !== undefined && rest.length === 0) return roleOf(lead);
  const isPossessive = /['’]s$/.test(rest.at(-2) ?? first);
  if (isPossessive) return roleOf(labelWords().get(fold(rest.at(-1) ?? "")));
  if (first.length < 2 || rest.length > MAX_NAME_WORDS) return undefined;
  const follows = lead === "title" ? ANY_WORD : NAME_WORD;
  const isName = rest.every(
    (word) => follows.test(word) || PARTICLES.has(word) || labelWords().has(word),
  );
  return isName ? roleOf(lead) : undefined;
}

const roleOf = (word: Word | undefined): LabelRole | undefined =>
  word === "title" ? "medico" : word;

/** A line with the label at its start, if it has one. */
export interface LabelledLine {
  label?: string;
  /** The file format marks the label as a speaker; no other sign is needed. */
  isMarked?: boolean;
  words: string;
}

/** A name without a role counts as a speaker if it begins at least so many lines. */
const MIN_LINES = 2;
/** Minimum share of lines that begin with a speaker, for names without a role to count. */
const MIN_SHARE = 0.7;
const PERSON =
  /^\p{Lu}\p{Ll}[\p{L}'’]*(?: (?:\p{Lu}\p{Ll}[\p{L}'’]*|\p{Lu}\.?|de|da|do|dos|del|la)){0,4}$/u;

/** A key that is equal for all spellings of a label. */
export const keyOf = (label: string): string => fold(label).replace(/\s+/g, " ").trim();

/**
 * Chooses the labels that name speakers, by `keyOf`, each with its role. The role is undefined if
 * the engine must find it. A name without a role counts only if it recurs and most lines begin with
 * a speaker, so that "Conduta: repouso" remains text. Of exactly two speakers, the one without a
 * role gets the other role.
 */
export function chooseSpeakers(
  lines: readonly LabelledLine[],
): ReadonlyMap<string, Speaker | undefined> {
  const chosen = new Map<string, Speaker | undefined>();
  const names: string[] = [];
  const count = new Map<string, number>();
  for (const { label, isMarked } of lines) {
    if (label === undefined) continue;
    const key = keyOf(label);
    count.set(key, (count.get(key) ?? 0) + 1);
    if (isMarked) chosen.set(key, undefined);
    if (chosen.get(key) !== undefined || count.get(key)! > MIN_LINES) continue;
    const role = roleOfLabel(label);
    if (role !== undefined) chosen.set(key, role === "unknown" ? undefined : role);
    else if (count.get(key) === MIN_LINES && PERSON.test(label)) names.push(key);
  }
  const all = new Set([...chosen.keys(), ...names]);
  if (all.size > 1 && labelledShare(lines, all) >= MIN_SHARE)
    for (const name of names) if (!chosen.has(name)) chosen.set(name, undefined);
  return fillOtherRole(chosen);
}

/**
 * The share of lines that begin with one of `speakers`. A label alone on its line counts together
 * with the next line.
 */
function labelledShare(lines: readonly LabelledLine[], speakers: ReadonlySet<string>): number {
  const begun = lines.filter(({ label }) => label !== undefined && speakers.has(keyOf(label)));
  const alone = begun.filter(({ words: said }) => said === "").length;
  const filled = lines.filter((line) => line.words !== "" || line.label !== undefined).length;
  return begun.length / Math.max(1, filled - alone);
}

function fillOtherRole(chosen: Map<string, Speaker | undefined>): Map<string, Speaker | undefined> {
  const [one, two, ...more] = chosen.entries();
  if (one === undefined || two === undefined || more.length > 0) return chosen;
  for (const [[name, role], [, other]] of [
    [one, two],
    [two, one],
  ] as const)
    if (role === undefined && other !== undefined)
      chosen.set(name, other === "medico" ? "paciente" : "medico");
  return chosen;
}
