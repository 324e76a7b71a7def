import type { Language } from "@relato/shared/domain/language.ts";
import type { Token } from "../language/text.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/matcher.ts";
import {
  type ActionCue,
  isDrugClass,
  type MedicineAction,
  otherMedicines,
  readActions,
  readDosage,
} from "../lexicon/dosage.ts";
import { readText } from "../talk/sentences.ts";
import { type DosageFields, hasDosage, readFields } from "./dosage-fields.ts";

/** What a text says of one medicine. */
export interface MedicineClause {
  /** As it was said. */
  name: string;
  /** The same for all names of a medicine. */
  substance: string;
  /** What is done with it; undefined where the text does not say. */
  action: Exclude<MedicineAction, "aside" | "swap"> | undefined;
  fields: DosageFields;
}

/** A medicine in a text: the tokens before it, its name and the tokens after it that are about it. */
interface Zone {
  mention: Mention;
  from: number;
  to: number;
}

/** The medicines of a text, each with its dose and what is done with it; classes ("antibiótico") are left out. */
export function readMedicineClauses(text: string, language: Language): MedicineClause[] {
  const { tokens, mentions } = readText(text, language);
  const doses = readDosage(tokens, language).filter(
    ({ kind }) => kind !== "form" && kind !== "purpose",
  );
  // "No more than three grams a day" stops nothing.
  const actions = readActions(tokens, language).filter((cue) =>
    doses.every((item) => item.to <= cue.from || item.from >= cue.to),
  );
  const named = medicinesIn(tokens, mentions, language).filter(
    (mention) => !isAside(mention, tokens, actions, language),
  );
  const zones = zonesOf(named, tokens).filter(
    ({ mention }) => !isDrugClass(mention.concept.id, language),
  );
  const clauses: MedicineClause[] = [];
  let carried: MedicineAction | undefined;
  for (const [at, zone] of zones.entries()) {
    const { mention, from, to } = zone;
    const fields = readFields({ text, tokens, actions, from, mention, to }, language);
    const isLast = at === zones.length - 1;
    const isBare = isListed(tokens, from, mention.from, language);
    const before = actionBefore(zone, tokens, actions) ?? (isBare ? carried : undefined);
    const after = actionAfter(zone, tokens, actions, { isLast, doses: hasDosage(fields) });
    const action = after === "keep" ? (before ?? after) : (after ?? before);
    // "Trocar a sinvastatina por rosuvastatina": the first goes, the second comes.
    carried = before === "swap" ? "start" : before;
    clauses.push({
      name: text.slice(tokens[mention.from]!.start, tokens[mention.to - 1]!.end),
      substance: mention.concept.id,
      action: action === "swap" ? "stop" : action === "aside" ? undefined : action,
      fields,
    });
  }
  return withSharedEnd(clauses, zones, tokens, language);
}

/** Drugs of the lexicon, and examinations that are medicines too where they have no other name here. */
function medicinesIn(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  language: Language,
): Mention[] {
  const drugs = mentions.filter(({ concept: { id, type } }) => type === "drug" && id !== FORM);
  const others = otherMedicines(tokens, language).filter((one) =>
    drugs.every(({ from, to }) => to <= one.from || from >= one.to),
  );
  return [...drugs, ...others].toSorted((a, b) => a.from - b.from);
}

/** What the lexicon calls a cream, a pill, drops: a form, not another medicine. */
const FORM = "medicine";

/** Between two medicines the words after the last mark or "and" belong to the second one. */
function zonesOf(medicines: readonly Mention[], tokens: readonly Token[]): Zone[] {
  const bounds = medicines.map((mention, at) => {
    const previous = medicines[at - 1];
    if (!previous) return 0;
    for (let back = mention.from - 1; back >= previous.to; back -= 1)
      if (tokens[back]!.kind === "mark" || isJoin(tokens[back]!)) return back + 1;
    return previous.to;
  });
  return medicines.map((mention, at) => ({
    mention,
    from: bounds[at]!,
    to: bounds[at + 1] ?? tokens.length,
  }));
}

const isJoin = ({ t }: Token): boolean => t === "e" || t === "y" || t === "and";

/** "Longe do ferro", "alergia à sulfa": named, but neither given nor taken here. */
const isAside = (
  { from }: Mention,
  tokens: readonly Token[],
  actions: readonly ActionCue[],
  language: Language,
): boolean => {
  const { little } = lexiconOf(language);
  return actions.some(
    ({ action, to }) =>
      action === "aside" &&
      to <= from &&
      tokens.slice(to, from).every(({ t }) => little.has(t)) &&
      from - to < 3,
  );
};

/** What the words before a medicine do with it: the last word of its own clause that does anything. */
function actionBefore(
  { mention, from }: Zone,
  tokens: readonly Token[],
  actions: readonly ActionCue[],
): MedicineAction | undefined {
  const clause = clauseStart(tokens, from, mention.from);
  const own = actions.filter(
    (cue) => cue.from >= clause && cue.to <= mention.from && cue.action !== "aside",
  );
  const refused = own.find(({ action }) => action === "refuse");
  const last = own.findLast((cue) => !cue.isFirst || isAtStart(cue, clause, mention));
  return refused?.action ?? last?.action;
}

const isAtStart = (cue: ActionCue, clause: number, { from }: Mention): boolean =>
  cue.from === clause && cue.to === from;

function clauseStart(tokens: readonly Token[], from: number, to: number): number {
  for (let at = to - 1; at >= from; at -= 1) if (tokens[at]!.kind === "mark") return at + 1;
  return from;
}

/** What the words after a medicine do with it ("a sinvastatina sai"): only before its dose, in its own clause. */
function actionAfter(
  { mention, to }: Zone,
  tokens: readonly Token[],
  actions: readonly ActionCue[],
  { isLast, doses }: { isLast: boolean; doses: boolean },
): MedicineAction | undefined {
  const begins = tokens.findIndex((token, at) => at >= mention.to && token.kind !== "mark");
  const stops = tokens.findIndex((token, at) => at > begins && token.kind === "mark");
  const isWhole = (isLast && !doses) || begins < 0 || stops < 0;
  const end = isWhole ? to : Math.min(to, stops);
  return actions.find(
    (cue) => cue.from >= mention.to && cue.to <= end && AFTER.has(cue.action) && !cue.isFirst,
  )?.action;
}

const AFTER: ReadonlySet<MedicineAction> = new Set(["keep", "stop", "refuse"]);

/** Nothing but little words stands between the medicine before and this one: they are a list. */
const isListed = (
  tokens: readonly Token[],
  from: number,
  to: number,
  language: Language,
): boolean => {
  const { little } = lexiconOf(language);
  return tokens
    .slice(from, to)
    .every((token) => token.kind === "mark" || little.has(token.t) || isJoin(token));
};

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
