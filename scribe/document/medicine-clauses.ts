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
import { hasDosage, quoteWords, readFields } from "./dosage-fields.ts";
import type { DosageFields } from "./dosage-types.ts";
import { isListed, medicineZones, type Zone } from "./medicine-zones.ts";

/** What a text says about one medicine. */
export interface MedicineClause {
  /** In the spoken words. */
  name: string;
  /** The concept id, the same for all names of a medicine. */
  substance: string;
  /** What the doctor does with it; undefined if the text does not say. */
  action: Exclude<MedicineAction, "aside" | "swap" | "instead"> | undefined;
  /** Whether it applies only under a condition ("se piorar, …"). */
  isCase: boolean;
  /**
   * `isInstead`: it replaces the medicine named before ("instead"). `replaces`: it replaces one
   * that is taken ("trocar por").
   */
  isInstead: boolean;
  replaces: boolean;
  /** The words about it, quoted, if they say more than the action; otherwise "". */
  words: string;
  fields: DosageFields;
}

/**
 * The most tokens that are read at once. Longer text lacks punctuation; cutting it keeps the work
 * linear.
 */
const LONGEST = 300;

/** Reads the medicines of a text, each with its dose and action. */
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
  // "No more than three grams a day" does not stop the medicine.
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
    // "Switch the amlodipine down to five" continues it.
    const isChange = after === "keep" && before !== "swap";
    const action = isChange ? (before ?? after) : (after ?? before);
    // "Trocar a sinvastatina por rosuvastatina": stops the first, starts the second.
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

/** "Se piorar, a gente troca por docetaxel": a condition, not an action now. */
const isCondition = (kind: string, at: number, medicine: number): boolean =>
  kind === "condition" && at <= CLAUSE_BEGIN && at < medicine;
const CLAUSE_BEGIN = 1;

const plainAction = (action: MedicineAction | undefined): MedicineClause["action"] => {
  if (action === "swap") return "stop";
  return action === "aside" || action === "instead" ? undefined : action;
};

/** The action of the words before a medicine: the last one in its own clause. */
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

/** "Trocar por budesonida": the medicine after "por" is started. */
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

/** Whether the words about a medicine say more than its name and action. */
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
 * The action of the words after a medicine ("a sinvastatina sai"), before its dose and in its own
 * clause.
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
  // "Entra a de tiotrópio... não": the doctor thinks aloud and stops nothing.
  return found === "refuse" && ELLIPSIS.has(tokens[mention.to]!.t) ? "aside" : found;
}

const AFTER: ReadonlySet<MedicineAction> = new Set(["keep", "stop", "refuse"]);
const ELLIPSIS: ReadonlySet<string> = new Set([".", "…"]);

/** "Metformina e alendronato seguem": an action after a list applies to the whole list. */
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
