import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import { fold } from "../language/text.ts";
import { withComplaintLocated } from "./located.ts";
import { BORNE, raise } from "./own-words.ts";
import { readSentence } from "./read.ts";
import { isStopped } from "./stopped.ts";
import { settleOpening } from "./opening.ts";
import type { Fact, Kind } from "./types.ts";

/** Most words of the complaint, in the patient's own answer to the visit's first question. */
const COMPLAINT_WORDS = 24;

/** What can only be seen over the whole visit: which facts are the complaint, and a diagnosis that only a finding names. */
export function settle(gathered: readonly Fact[], language: Language): Fact[] {
  // What was gathered stays as it is for whoever else reads the talk.
  const copies = gathered.map((fact) => ({ ...fact, kinds: new Map(fact.kinds) }));
  const facts = settleOpening(copies, language);
  const complains = facts.some((fact) => fact.opening && fact.named > 0);
  // "Tô no carro", "saí cinco da manhã": before the complaint nothing of the opening is told.
  const kept = facts.filter(
    (fact) =>
      fact.text !== "" &&
      !(
        complains &&
        fact.opening &&
        fact.named === 0 &&
        isBeforeComplaint(fact, facts) &&
        !namesBody(fact, language)
      ),
  );
  const own = withoutOthersAllergy(kept);
  markComplaint(own);
  for (const fact of own) settleKinds(fact, language);
  settleBleeding(own);
  settleDeniedDrugs(own, language);
  return withComplaintLocated([...own, ...impliedDiagnosis(own, language)], language);
}

/** "Os pés, parece que piso em brasa" tells of the body, though no symptom has that name. */
const namesBody = ({ text }: Fact, language: Language): boolean =>
  readSentence(text, language).mentions.some((m) => m.concept.type === "body");

const WAS_ANOTHERS =
  /\s(?:foi|fue|era|was|is|es)\s(?:(?:com|con|with|na|no|en|a|o|el|la|my|minha|meu|mi|her|his)\s)*\p{Lu}\p{Ll}+[.!]?$/u;

/** "Com azitromicina empolou… Peraí, azitromicina foi a Lavínia": somebody else's reaction, taken back. */
function withoutOthersAllergy(facts: readonly Fact[]): Fact[] {
  const back = facts.filter((fact) => fact.kinds.has("allergy") && WAS_ANOTHERS.test(fact.text));
  return facts.filter(
    (fact) =>
      !back.some(
        (one) =>
          fact === one ||
          (fact.kinds.has("allergy") &&
            Math.abs(fact.sources[0]!.turn.i - one.sources[0]!.turn.i) < 2 &&
            firstOf(fact) !== undefined &&
            firstOf(fact) === firstOf(one)),
      ),
  );
}
/** What a fact names first: the medicine, in an answer about allergies. */
const firstOf = (fact: Fact): string | undefined => [...fact.concepts][0];

/** What a fact's own words decide against the question that it answers. */
function settleKinds({ kinds, part, subject, text, concepts }: Fact, language: Language): void {
  const { cues } = packOf(language);
  const folded = fold(text);
  if (part === "history" && subject === "patient" && cues.modifies.test(folded))
    raise(kinds, "hpi", 1.25);
  const past = kinds.get("pastmeds") ?? 0;
  // A medicine given up is no current one, though it was told when the current ones were asked for.
  if (
    past > 1.1 ||
    (past >= 1 && (isStopped(folded, language) || past >= (kinds.get("meds") ?? 0)))
  )
    kinds.set("meds", Math.min(kinds.get("meds") ?? 0, past * 0.8));
  if (part === "history" && isBorne(concepts, folded, kinds)) raise(kinds, "allergy", 1.4);
  // "Sulfa drugs" after "Allergic to anything?" are no habit.
  if ((kinds.get("allergy") ?? 0) >= 0.9)
    for (const [kind, weight] of kinds) if (kind !== "allergy") kinds.set(kind, weight * 0.5);
  // "Se piorar, volta na hora" is a warning, no appointment.
  if (kinds.has("warning") && kinds.has("followup")) kinds.set("followup", 0.5);
}

/** Medicines that people are asked about for what they did to them. */
const ALLERGENS =
  /^(?:penicil|amoxi|ampici|sulfa|cefal|ceph|dipiron|metamiz|aspirin|acido acetil|ibuprof|diclofen|iod|contrast|latex|codein)/;
const REACTIONS = ["rash", "skin lesion", "edema", "itching", "hives", "urticaria", "anaphylaxis"];

/** "A penicilina aguento bem", "com sulfa deu mancha": of such a medicine it is the reaction that counts, or that there was none. */
function isBorne(
  concepts: ReadonlySet<string>,
  folded: string,
  kinds: ReadonlyMap<Kind, number>,
): boolean {
  if (![...concepts].some((id) => ALLERGENS.test(fold(id)))) return false;
  const reacted = REACTIONS.some((id) => concepts.has(id)) && !ULCER.test(folded);
  return BORNE.test(folded) || (kinds.has("meds") && reacted);
}
/** Why an aspirin was given up, and no rash. */
const ULCER = /\bulcer/;

const BLEEDS = ["bleeding", "menstruation", "heavy bleeding", "menstrual pain"];
const FLOW = /\b(?:absorvente|coagul|toalla|tampon|pads?\b|clots?\b|fluxo|flujo|pelota)/;

/** Who comes for her bleeding tells of its course when she counts pads. */
function settleBleeding(facts: readonly Fact[]): void {
  const complains = facts.some(
    (fact) =>
      (fact.kinds.get("complaint") ?? 0) >= 1.3 && BLEEDS.some((id) => fact.concepts.has(id)),
  );
  if (!complains) return;
  for (const { kinds, text } of facts)
    if ((kinds.get("obgyn") ?? 0) >= 0.6 && FLOW.test(fold(text)))
      raise(kinds, "hpi", Math.max(...kinds.values()));
}

/** "E o lisinopril?" "Não, larguei": a medicine denied in the breath that tells it was given up is a former one. */
function settleDeniedDrugs(facts: readonly Fact[], language: Language): void {
  for (const fact of facts) {
    if (fact.reply !== "denied" || !fact.kinds.has("meds") || fact.kinds.has("allergy")) continue;
    const answer = fact.sources[0]!.turn;
    if (!isStopped(fold(answer.text), language)) continue;
    fact.kinds.set("pastmeds", Math.max(1, fact.kinds.get("meds")!));
    fact.kinds.set("meds", 0.8 * fact.kinds.get("pastmeds")!);
  }
}

/** In an exchange before the one that names the complaint: that one's own sentences all belong to it. */
const isBeforeComplaint = (fact: Fact, facts: readonly Fact[]): boolean => {
  const complaint = facts.find((other) => other.opening && other.named > 0);
  return fact.sources[0]!.turn.i < complaint!.sources[0]!.turn.i;
};

function markComplaint(facts: readonly Fact[]): void {
  const opening = facts.filter((fact) => fact.opening && fact.part === "history");
  let words = 0;
  for (const fact of opening) {
    words += fact.text.split(/\s+/).length;
    if (fact.subject !== "patient") continue;
    // Whoever goes on telling unasked tells the complaint's course.
    if (words > COMPLAINT_WORDS && fact !== opening[0]) {
      if (!isOther(fact)) raise(fact.kinds, "hpi", 0.9);
      continue;
    }
    // "Ela teve uns três meses de asma": how things have been since is the complaint of who comes back.
    if (asksCourse(fact) && !fact.kinds.has("meds")) raise(fact.kinds, "hpi", 1);
    // What the companion adds to the patient's own complaint is the companion's report.
    const own = opening.some((o) => !o.kinds.has("caregiver") && o.named > 0);
    if (own && fact.kinds.has("caregiver")) continue;
    // "Base de três meses", after the complaint was named: its course.
    const named = opening.slice(0, opening.indexOf(fact)).some((other) => other.named > 0);
    if (fact.named === 0 && named) {
      raise(fact.kinds, "hpi", 1);
      raise(fact.kinds, "onset", 1);
    } else if (!isOther(fact)) raise(fact.kinds, "complaint", 1.3);
  }
}

const asksCourse = (fact: Fact): boolean =>
  /\b(?:como (?:e que )?(?:\w+ )?(?:passou|passaram|esta|estao|vai|vao|tem passado|ha estado|le ha ido|sigue|anda|andam)|how (?:have|has|are|is|did)\b)/.test(
    fold(fact.sources.at(-1)!.turn.text),
  );

const OTHERS: readonly Kind[] = [
  "meds",
  "pmh",
  "allergy",
  "surgeries",
  "vaccines",
  "habits",
  "family",
];

/** Told in the same breath, but history and no complaint: "Hipertenso, usa losartana." */
function isOther(fact: Fact): boolean {
  if (fact.kinds.has("adherence")) return true;
  const best = [...fact.kinds].sort((a, b) => b[1] - a[1])[0]?.[0];
  return (
    best !== undefined &&
    OTHERS.includes(best) &&
    !fact.kinds.has("symptoms") &&
    !fact.kinds.has("hpi")
  );
}

/** A fracture that the doctor reads from the film is the diagnosis when no other was spoken. */
function impliedDiagnosis(facts: readonly Fact[], language: Language): Fact[] {
  if (facts.some((fact) => fact.part === "assessment")) return [];
  const { cues } = packOf(language);
  const finding = facts.find(
    (fact) =>
      fact.part === "exam" &&
      fact.kinds.has("results") &&
      DIAGNOSES.some((id) => fact.concepts.has(id)) &&
      !cues.negation.test(fold(fact.text).slice(0, 30)),
  );
  if (!finding) return [];
  const text = finding.text.replace(/^[^:]{1,30}:\s*/, "");
  return [
    {
      ...finding,
      text: text.charAt(0).toUpperCase() + text.slice(1),
      part: "assessment",
      kinds: new Map([["diagnosis", 1]]),
    },
  ];
}

const DIAGNOSES = [
  "fracture",
  "pneumonia",
  "kidney stone",
  "gallstone",
  "sinusitis",
  "arthrosis",
  "disc disease",
  "appendicitis",
  "hernia",
  "thrombosis",
];
