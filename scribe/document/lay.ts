import { fold } from "../language/text.ts";
import type { Fact, Kind, Part } from "../facts/types.ts";
import { affinity, type Place } from "../template/headings.ts";
import { PART_OF } from "../template/parts.ts";
import { arrange, type Fitted } from "./arrange.ts";
import { type Gate, gateOf } from "./gate.ts";
import { regionFits } from "../template/regions.ts";
import { themeHit } from "../template/themes/themes.ts";

/** A fact and the heading that it goes under. */
export interface LaidFact {
  fact: Fact;
  place: Place;
}

/** Lays each fact of a visit of so many turns under its heading; one for which the template has no heading at all is left out. */
export function layFacts(
  facts: readonly Fact[],
  places: readonly Place[],
  turns: number,
): LaidFact[] {
  const fitted = fitFacts(facts, places);
  const chosen = arrange(fitted, places, turns);
  return fitted.map(({ fact }, index) => ({ fact, place: places[chosen[index]!]! }));
}

/** How well each fact fits each heading, without those for which the template has none. */
export function fitFacts(facts: readonly Fact[], places: readonly Place[]): Fitted[] {
  const gate = gateOf(facts, places);
  return facts.flatMap((fact) => fittedOf(fact, places, gate) ?? []);
}

/** How sure a kind must be for its own headings to keep what is of it. */
const SURE = 0.5;

/** A fact's fits. What a heading asks for by name is free to move only to another that asks for the same. */
function fittedOf(fact: Fact, places: readonly Place[], gate: Gate): Fitted | undefined {
  const isOpen = places.map((place) => gate(fact, place));
  const scores = places.map((place, at) => (isOpen[at]! ? scoreOf(fact, place) : 0));
  const open = places.filter((_, at) => isOpen[at]!);
  const best = bestOf(scores) ?? places.indexOf(fallback(fact, open)!);
  if (best < 0) return undefined;
  const own = strongestOf(fact) >= SURE && isNamed(fact, places[best]!);
  const may = (place: Place, at: number): boolean =>
    at === best || (scores[at]! > 0 && (!own || isNamed(fact, place)));
  const isFree = places.map(may);
  const stands = (place: Place, at: number): boolean =>
    mayMove(fact)
      ? isFree[at]! || (isOpen[at]! && mayStand(fact, place))
      : at === best || (isFree[at]! && isNamed(fact, place));
  const fits = places.map((place, at) => (stands(place, at) ? scores[at]! : -Infinity));
  return { fact, best, fits, isFree };
}

const bestOf = (scores: readonly number[]): number | undefined => {
  const most = Math.max(0, ...scores);
  return most > 0 ? scores.indexOf(most) : undefined;
};

/** Headings that say more of what stands there than its words do: whose illness it is, that it was not borne, that it was given up. */
const TELLING_MORE: readonly Kind[] = ["family", "allergy", "pastmeds"];

/** Whose illness it is and what is not borne stand nowhere but where it is asked for. */
const mayMove = (fact: Fact): boolean =>
  fact.subject === "patient" && (fact.kinds.get("allergy") ?? 0) < strongestOf(fact);

/** Whether what is told and found in one breath may take a fact along to a heading that does not ask for it. */
const mayStand = (fact: Fact, place: Place): boolean =>
  partsMeet(fact, place) &&
  !TELLING_MORE.some((kind) => place.kinds.has(kind)) &&
  !(place.regions.size > 0 && fitOf(fact, place) === "no");

/** Whether a heading asks by name for what the fact is most. */
const isNamed = (fact: Fact, place: Place): boolean =>
  [...fact.kinds].some(([kind, weight]) => weight >= strongestOf(fact) && place.kinds.has(kind));

const CORE: readonly Kind[] = [
  "pmh",
  "meds",
  "allergy",
  "family",
  "symptoms",
  "surgeries",
  "hpi",
  "pastmeds",
];
/** Headings that may take what no other asks for, by the part of the visit. */
const BROAD: Record<Part, ReadonlySet<string>> = {
  history: new Set(["complaint", "hpi", "pmh", "symptoms", "subjective", "social", "mental"]),
  exam: new Set(["exam", "objective"]),
  assessment: new Set(["diagnosis", "plan", "advice", "prescription"]),
  plan: new Set(["plan", "advice", "prescription"]),
};

/** Where no heading of its own part is: a finding is told with the complaint, what to do with the diagnosis. */
const LAST: Record<Part, readonly string[]> = {
  history: [],
  exam: ["hpi", "subjective", "symptoms"],
  assessment: [],
  plan: ["diagnosis"],
};

/** Headings under which a patient's own account stands before it stands under any past. */
const TELLING: readonly Kind[] = ["hpi", "symptoms", "complaint"];
const strongestOf = (fact: Fact): number => Math.max(0, ...fact.kinds.values());

/** What no heading asks for, but no record may lack, goes to the first broad heading of its part. */
function fallback(fact: Fact, places: readonly Place[]): Place | undefined {
  if (fact.part === "history" && !CORE.some((kind) => fact.kinds.has(kind))) return undefined;
  const known = places.filter((place) => place.kinds.size > 0);
  const broad = (place: Place): boolean =>
    place.parts.has(fact.part) &&
    place.narrowings.length === 0 &&
    !place.byTheme &&
    fitOf(fact, place) !== "no" &&
    [...place.kinds].some((kind) => BROAD[fact.part].has(kind));
  if (known.length === 0) return places[0];
  const last = LAST[fact.part];
  const next = (place: Place): boolean =>
    place.narrowings.length === 0 && !place.byTheme && last.some((kind) => place.kinds.has(kind));
  const told = (place: Place): boolean =>
    broad(place) && TELLING.some((kind) => place.kinds.has(kind));
  const felt = TELLING.some((kind) => (fact.kinds.get(kind) ?? 0) >= strongestOf(fact));
  return (felt ? known.find(told) : undefined) ?? known.find(broad) ?? known.find(next);
}

const NEAR = 0.4;

/** What a theme is worth beside what a fact is by kind. */
const THEMED = 0.55;
/** And beside what the heading has anyway. */
const NAMED = 0.2;
/** More in an examination, whose headings all fit a finding by kind. */
const THEMED_FINDING = 0.75;

/** How well a fact fits a heading: by what the heading is about, else by kind and by words. */
function scoreOf(fact: Fact, place: Place): number {
  const themed = themedScore(fact, place);
  const plain = plainScore(fact, place);
  // A heading that only its theme explains takes nothing else.
  if (themed === 0) return place.byTheme ? 0 : plain;
  return Math.max(themed, plain > 0 ? plain + NAMED : 0);
}

/** Kinds that tell no more than the part of the visit: what is of them goes where its theme is. */
const OPEN: readonly Kind[] = [
  "complaint",
  "hpi",
  "symptoms",
  "onset",
  "measured",
  "social",
  "functional",
  "plan",
  "advice",
  "exam",
];

/** A heading whose theme a fact or its question names takes it, when it is of a kind that may be told there. */
function themedScore(fact: Fact, place: Place): number {
  const found = place.themes.length > 0 ? themeHit(fact, place.themes) : undefined;
  if (!found) return 0;
  const { by, hit } = found;
  const planned = place.afterPlan && place.byTheme && fact.part === "plan" && hit === 1;
  if (!by.parts.has(fact.part) && !planned) return 0;
  // What is planned stands under what was had only where it names that very thing: "Marca-passo" takes no ECG that is ordered.
  const named = overlap(fact, place.headConcepts, place.headStems) > 0;
  if (fact.part === "plan" && !named && !by.asks.some((kind) => PART_OF[kind] === "plan")) return 0;
  const ofOthers = place.kinds.has("family") || by.draws.has("family");
  if (fact.subject === "relative" && !ofOthers) return 0;
  let top: [Kind, number] = ["hpi", 0];
  let drawn = 0;
  for (const [kind, weight] of fact.kinds) {
    if (kind !== "caregiver" && weight > top[1]) top = [kind, weight];
    if (by.draws.has(kind) || place.kinds.has(kind) || planned) drawn = Math.max(drawn, weight);
  }
  const [kind, weight] = top;
  const asks = place.kinds.has(kind) || by.takes.has(kind);
  const elsewhere = place.askedElsewhere.has(kind) && !OPEN.includes(kind);
  if (!asks && elsewhere && weight > CLEAR) return 0;
  if (weight > WEAK && drawn < weight * (place.past ? 1 : NEARLY)) return 0;
  if (fact.kinds.has("onset") && hit < 1) return 0;
  // What was asked by name is no answer to why the patient came.
  const ofLife = by.draws.has("social") && by.said.test(fact.asked);
  if (fact.opening && ofLife) return 3.1;
  const worth = by.parts.has("exam") ? THEMED_FINDING : THEMED;
  const former = place.past && BEFORE.test(`${fold(fact.text)} ${fact.asked}`) ? 0.1 : 0;
  return Math.min(Math.max(drawn, WEAK), 1.2) + worth * hit + former;
}
const BEFORE =
  /\b(?:antes|ja|ya|before|ever|alguma vez|alguna vez|prior|past|anterior\w*|previ\w+)\b/;
const WEAK = 0.65;
const NEARLY = 0.7;
/** What is as plainly of another heading's kind stays there. */
const CLEAR = 0.75;

/** By kind first, then by the heading's and the guidance's own words. */
function plainScore(fact: Fact, place: Place): number {
  if (!partsMeet(fact, place)) return 0;
  const alone = !["hpi", "symptoms", "subjective"].some((kind) => place.kinds.has(kind));
  if ((fact.kinds.get("complaint") ?? 0) >= 1.3 && place.kinds.has("complaint") && alone) return 3;
  // Where no heading is of the complaint, the course tells it.
  const tells =
    place.kinds.has("hpi") && !place.kinds.has("pmh") && !place.askedElsewhere.has("complaint");
  if ((fact.kinds.get("complaint") ?? 0) >= 1.3 && tells) return 2;
  const guideHit = overlap(fact, place.guideConcepts, place.guideStems);
  const fits = fitOf(fact, place);
  // What the guidance asks for by name, the heading takes though its own words are narrower: "Tosse [cor, sangue, febre]".
  const fit = fits === "no" && guideHit >= 1 && place.narrowings.length > 0 ? "open" : fits;
  if (fit === "no") return 0;
  let byKind = 0;
  for (const [kind, weight] of fact.kinds)
    byKind = Math.max(byKind, weight * affinity(kind, place));
  // What a narrow heading takes by its words is of its kind: "ficar sem comer" under "Gatilhos".
  if (fit === "yes" && byKind > 0) byKind = Math.max(byKind, topWeight(fact, place));
  // A diagnosis under a heading of the plan is there for want of a better one, whatever the heading's words.
  const stray =
    fact.part === "assessment" && !place.parts.has("assessment") && place.kinds.size > 0;
  // A word that both have draws less where the heading only lies near what the fact is about.
  const named = isNamed(fact, place);
  const drawn = named || place.kinds.size === 0 ? 1 : NEAR;
  const headHit = stray ? 0 : overlap(fact, place.headConcepts, place.headStems);
  if (byKind === 0 && place.kinds.size > 0) return 0;
  const unknown = place.kinds.size === 0;
  if (unknown && headHit === 0 && (guideHit === 0 || fact.part !== "history")) return 0;
  const former = isFormerPregnancy(fact) && place.kinds.has("obgyn") && place.past ? 0.6 : 0;
  // "E agora, como está?" asks for what is felt, and not for what befell since.
  const present =
    !place.kinds.has("hpi") &&
    place.kinds.has("symptoms") &&
    fact.kinds.has("symptoms") &&
    NOWADAYS.test(fact.asked)
      ? 0.3
      : 0;
  const relativeElsewhere = fact.subject === "relative" && !place.kinds.has("family") ? 0.3 : 0;
  return (
    byKind +
    former +
    present +
    (fit === "yes" && byKind > 0 ? 0.4 : 0) +
    drawn * Math.min(headHit, 1) * (unknown ? 0.9 : 0.35) +
    Math.min(guideHit, 2) * (unknown ? 0.4 : 0.2) -
    relativeElsewhere
  );
}

/** Whether a heading that is narrower than its kinds takes a fact. */
function fitOf(fact: Fact, place: Place): "yes" | "no" | "open" {
  if (fact.part === "exam" && place.regions.size > 0 && !fact.kinds.has("results")) {
    if (place.soleExam && fact.kinds.has("vitals")) return "open";
    const region = regionFits(fact, place.regions);
    if (place.wholeExam) return region === "yes" ? "yes" : "open";
    return region === "yes" ? "yes" : "no";
  }
  if (place.regions.size > 0 && !place.wholeExam && !place.kinds.has("results")) return "no";
  const ofExam = place.narrowings.some(({ kinds }) => kinds.includes("exam"));
  if (fact.part === "exam" && place.kinds.size > 0 && !fact.kinds.has("results") && !ofExam)
    return "open";
  // What tells the complaint too ("Gestação atual" where no HDA stands) is no narrow heading.
  const narrowings = place.narrowings.filter(({ strict }) => strict || !place.kinds.has("hpi"));
  const top = Math.max(0, ...fact.kinds.values());
  // "Cálculos e cirurgias prévias" narrows the illnesses, not the operations.
  const [most] = [...fact.kinds].sort((a, b) => b[1] - a[1])[0] ?? ["hpi" as const];
  const free = place.kinds.has(most) && !narrowings.some(({ kinds }) => kinds.includes(most));
  const asked = free
    ? []
    : narrowings.filter(({ kinds }) =>
        kinds.some((kind) => (fact.kinds.get(kind) ?? 0) >= top / 2),
      );
  const taken = asked.filter((narrowing) => narrowing.fits(fact) === "yes");
  if (taken.length > 0) return taken.some(({ strict }) => strict) ? "yes" : "open";
  const direct = [...fact.kinds].some(([kind, weight]) => weight > 0.4 && place.kinds.has(kind));
  if (narrowings.length > 0 && !direct) return "no";
  return asked.some((narrowing) => narrowing.fits(fact) === "no") ? "no" : "open";
}

const NOWADAYS =
  /^(?:(?:e|y|and|ta|bom|certo|ok|bien|bueno|okay|so),? )*(?:agora|hoje|ahora|hoy|actualmente|atualmente|now|today|currently|these days|right now|lately)\b/;

/** The weight of what the fact is most, among the kinds that the heading's narrowings speak of. */
const topWeight = (fact: Fact, place: Place): number =>
  Math.max(
    0,
    ...place.narrowings.flatMap(({ kinds }) => kinds.map((kind) => fact.kinds.get(kind) ?? 0)),
  );

/** Counted among pregnancies, or told of a child or a loss. */
const BEFORE_THIS =
  /\b(?:n?aquela|aquel|that|perd\w+|abort\w*|lost|miscarr\w*|primeir\w+|segund\w+|terceir\w+|quart\w+|primer\w*|tercer\w*|cuart\w+|first|second|third|fourth|anterior\w*|previ\w+|previous|filh[oa]s?|hij[oa]s?|kids?|child\w*|nasceu|nacio|born|partos?|cesar\w+|g\d|\d+ anos|\d+ years)\b/;
const FORMER = ["birth", "curettage", "cesarean", "prematurity", "birth history"];

/** Pregnancies and births before this one: "Gestação atual" is not their place where another heading is. */
const isFormerPregnancy = (fact: Fact): boolean =>
  (FORMER.some((id) => fact.concepts.has(id)) ||
    (fact.concepts.has("pregnancy") && BEFORE_THIS.test(fold(fact.text)))) &&
  fact.part === "history" &&
  ["obgyn", "perinatal"].some((kind) => (fact.kinds.get(kind as Kind) ?? 0) > 0.4);

function partsMeet(fact: Fact, place: Place): boolean {
  if (place.parts.has(fact.part)) return true;
  if (fact.part === "plan" && fact.kinds.has("vaccines") && place.kinds.has("vaccines"))
    return true;
  if (fact.part === "assessment") return place.parts.has("plan");
  // What is not done today, under a heading of that very test.
  if (fact.part === "plan")
    return (
      fact.kinds.has("results") && [...place.headConcepts].some((one) => fact.concepts.has(one))
    );
  if (fact.part === "history" && fact.kinds.has("measured"))
    return place.kinds.has("vitals") || place.atDistance;
  if (fact.part === "history")
    return place.kinds.has("results") || (place.kinds.has("imaging") && fact.kinds.has("imaging"));
  return false;
}

function overlap(fact: Fact, concepts: ReadonlySet<string>, stems: ReadonlySet<string>): number {
  let hits = 0;
  for (const concept of concepts) if (fact.concepts.has(concept)) hits += 1;
  for (const word of stems) if (fact.stems.has(word)) hits += 0.7;
  return hits;
}
