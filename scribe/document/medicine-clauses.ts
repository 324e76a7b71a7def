import type { Language } from "@relato/shared/domain/language.ts";
import type { Token } from "../language/text.ts";
import {
  type ActionCue,
  isDosageNoise,
  type MedicineAction,
  readActions,
  readDosage,
} from "../lexicon/dosage.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { readText } from "../talk/sentences.ts";
import { clauseEnd, clauseStart, isJoin } from "./clause-tokens.ts";
import { type DosageFields, hasDosage, quoteWords, readFields } from "./dosage-fields.ts";
import { isListed, medicineZones, type Zone } from "./medicine-zones.ts";

/** What a text says of one medicine. */
export interface MedicineClause {
  /** As it was said. */
  name: string;
  /** The same for all names of a medicine. */
  substance: string;
  /** What is done with it; undefined where the text does not say. */
  action: Exclude<MedicineAction, "aside" | "swap" | "instead"> | undefined;
  /** It is said of a case ("se piorar, …"). */
  isCase: boolean;
  /**
   * It is given in place of the one before it ("instead"), or of one that is taken ("trocar por").
   */
  isInstead: boolean;
  replaces: boolean;
  /**
   * The words about it where they say more than what is done with it, quoted; "" where they do not.
   */
  words: string;
  fields: DosageFields;
}

/**
 * A longer sentence is speech without marks, and is read in pieces, so that the work grows with its
 * length only.
 */
const LONGEST = 300;

/** The medicines of a text, each with its dose and what is done with it. */
export function readMedicineClauses(text: string, language: Language): MedicineClause[] {
  const { tokens } = readText(text, language);
  const clauses: MedicineClause[] = [];
  for (let from = 0; from < tokens.length; from += LONGEST) {
    const last = tokens[Math.min(tokens.length, from + LONGEST) - 1]!;
    const piece = text.slice(
      tokens[from]!.start,
      from + LONGEST < tokens.length ? last.end : undefined,
    );
    clauses.push(...readClauses(piece, language));
  }
  return clauses;
}

function readClauses(text: string, language: Language): MedicineClause[] {
  const read = readText(text, language);
  const { tokens } = read;
  const items = readDosage(tokens, language);
  const doses = items.filter(({ kind }) => kind !== "form" && kind !== "purpose");
  // "No more than three grams a day" stops nothing.
  const actions = readActions(tokens, language).filter((cue) =>
    doses.every((item) => item.to <= cue.from || item.from >= cue.to),
  );
  const isInstead = actions.some(({ action }) => action === "instead");
  const zones = medicineZones(read, actions, language);
  const clauses: MedicineClause[] = [];
  let carried: MedicineAction | undefined;
  for (const [at, zone] of zones.entries()) {
    const { mention, from, to } = zone;
    const fields = readFields({ text, tokens, actions, from, mention, to }, language);
    const isLast = at === zones.length - 1;
    const isBare = isListed(tokens, from, mention.from, language);
    const before = actionBefore(zone, tokens, actions) ?? (isBare ? carried : undefined);
    const after = actionAfter(zone, tokens, actions, { isLast, doses: hasDosage(fields) });
    // "Switch the amlodipine down to five" keeps it.
    const isChange = after === "keep" && before !== "swap";
    const action = isChange ? (before ?? after) : (after ?? before);
    // "Trocar a sinvastatina por rosuvastatina": the first goes, the second comes.
    carried = before === "swap" ? "start" : before;
    const isCase = items.some(({ kind, from: begins }) => isCondition(kind, begins, mention.from));
    clauses.push({
      name: text.slice(tokens[mention.from]!.start, tokens[mention.to - 1]!.end),
      substance: mention.concept.id,
      action: isCase ? undefined : plainAction(action),
      isCase,
      isInstead,
      replaces: replacesOther(zone, tokens, actions),
      words: saysMore(zone, tokens, actions, language)
        ? quoteWords(text.slice(tokens[from]!.start, tokens[to - 1]!.end), language)
        : "",
      fields,
    });
  }
  return withSharedEnd(clauses, zones, tokens, language);
}

/** "Se piorar, a gente troca por docetaxel" does nothing now. */
const isCondition = (kind: string, at: number, medicine: number): boolean =>
  kind === "condition" && at <= CLAUSE_BEGIN && at < medicine;
const CLAUSE_BEGIN = 1;

const plainAction = (action: MedicineAction | undefined): MedicineClause["action"] => {
  if (action === "swap") return "stop";
  return action === "aside" || action === "instead" ? undefined : action;
};

/**
 * What the words before a medicine do with it: the last word of its own clause that does anything.
 */
function actionBefore(
  { mention, from }: Zone,
  tokens: readonly Token[],
  actions: readonly ActionCue[],
): MedicineAction | undefined {
  const clause = clauseStart(tokens, mention.from, from);
  const own = actions.filter(
    (cue) => cue.from >= clause && cue.to <= mention.from && cue.action !== "aside",
  );
  if (own.some(({ action }) => action === "refuse")) return "refuse";
  const last = own.findLast((cue) => !cue.isFirst || isAtStart(cue, clause, mention.from));
  return replacesOther({ mention, from, to: 0 }, tokens, actions) ? "start" : last?.action;
}

/** "Trocar por budesonida": what comes, not what goes. */
function replacesOther(
  { mention, from }: Zone,
  tokens: readonly Token[],
  actions: readonly ActionCue[],
): boolean {
  const clause = clauseStart(tokens, mention.from, from);
  const swap = actions.findLast(
    ({ action, from: at, to }) => action === "swap" && at >= clause && to <= mention.from,
  );
  return swap !== undefined && tokens.slice(swap.to, mention.from).some(isFor);
}

/** Whether the words about a medicine say more than its name and what is done with it. */
function saysMore(
  { mention, from, to }: Zone,
  tokens: readonly Token[],
  actions: readonly ActionCue[],
  language: Language,
): boolean {
  const { little } = lexiconOf(language);
  return tokens.slice(from, to).some((token, index) => {
    const at = from + index;
    const isNamed = at >= mention.from && at < mention.to;
    const isDone = actions.some((cue) => cue.from <= at && cue.to > at);
    const isLittle = little.has(token.t) || isJoin(token) || isDosageNoise(token.t, language);
    return token.kind !== "mark" && !isNamed && !isDone && !isLittle;
  });
}

const isFor = ({ t }: Token): boolean => FOR.has(t);
const FOR: ReadonlySet<string> = new Set(["por", "pelo", "pela", "to", "for", "with"]);

const isAtStart = (cue: ActionCue, clause: number, medicine: number): boolean =>
  cue.from === clause && cue.to === medicine;

/**
 * What the words after a medicine do with it ("a sinvastatina sai"): only before its dose, in its
 * own clause.
 */
function actionAfter(
  { mention, to }: Zone,
  tokens: readonly Token[],
  actions: readonly ActionCue[],
  { isLast, doses }: { isLast: boolean; doses: boolean },
): MedicineAction | undefined {
  const begins = tokens.findIndex((token, at) => at >= mention.to && token.kind !== "mark");
  if (begins < 0 || begins >= to) return undefined;
  const end = isLast && !doses ? to : clauseEnd(tokens, begins, to);
  const found = actions.find(
    (cue) =>
      cue.from >= mention.to &&
      cue.to <= end &&
      AFTER.has(cue.action) &&
      !cue.isFirst &&
      !cue.isBefore,
  )?.action;
  // "Entra a de tiotrópio... não": the doctor thinks aloud, and stops nothing that is taken.
  return found === "refuse" && ELLIPSIS.has(tokens[mention.to]!.t) ? "aside" : found;
}

const AFTER: ReadonlySet<MedicineAction> = new Set(["keep", "stop", "refuse"]);
const ELLIPSIS: ReadonlySet<string> = new Set([".", "…"]);

/** "Metformina e alendronato seguem": what comes after the last one is said of both. */
function withSharedEnd(
  clauses: readonly MedicineClause[],
  zones: readonly Zone[],
  tokens: readonly Token[],
  language: Language,
): MedicineClause[] {
  const out = [...clauses];
  for (let at = out.length - 2; at >= 0; at -= 1) {
    const [clause, next] = [out[at]!, out[at + 1]!];
    const isNext = isListed(tokens, zones[at]!.mention.to, zones[at + 1]!.mention.from, language);
    if (isNext && clause.action === undefined && !hasDosage(clause.fields))
      out[at] = { ...clause, action: next.action };
  }
  return out;
}
