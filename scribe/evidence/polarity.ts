import type { Reason } from "@relato/shared/domain/document.ts";
import { stem } from "../language/text.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import { bodyOf, type Claim, keyOf } from "./words.ts";
import { GENERAL, WIDER } from "./related.ts";
import { around, type Assertion, type Clause, nearest, type Note } from "./sentence.ts";
import { naming, whereNamed } from "./where.ts";

const DENIABLE = new Set([
  "function",
  "symptom",
  "disease",
  "habit",
  "allergen",
  "vaccine",
  "mood",
  "procedure",
]);
/** Words that name a function, not its failing: they can be there and well. */
const NEUTRAL = new Set([
  "adl",
  "hearing loss",
  "appetite loss",
  "hoarseness",
  "fever",
  "dehydration",
  "urine",
  "stools",
  "mood",
  "concentration",
  "sleep",
  "diaper",
  "pads",
  "breastfeeding",
]);

/** What the note affirms and the talk denies, or the other way round. */
export function checkNegations(note: Note, testimony: Testimony): Reason[] {
  if (CONDITIONAL.test(note.folded) || ABSTAINS.test(note.folded) || SCREENS.test(note.folded))
    return [];
  let known = false;
  for (const assertion of note.assertions) {
    const { concept, negated } = assertion;
    if (!DENIABLE.has(concept.type) || concept.id === "adl" || (NEUTRAL.has(concept.id) && negated))
      continue;
    if (
      note.assertions.some(
        (a) => a !== assertion && a.concept.id === concept.id && a.negated !== negated,
      )
    )
      continue;
    if (HEALED.test(note.folded)) continue;
    // "Sin alergia a medicamentos" says nothing of other allergies.
    if (concept.id === "allergy" && negated && OF_DRUGS.test(note.folded)) continue;
    if (isPartOfName(assertion) || isOtherSmoke(assertion) || isCause(assertion)) continue;
    if (isCircumstance(assertion) || isAllergenTold(assertion, testimony)) continue;
    if (negated && isOverNow(note, concept.id, testimony)) continue;
    const claims = claimsFor(assertion, testimony);
    known ||= claims.length > 0;
    // "No alcohol for six years", of one who gave it up.
    const over = negated && concept.type === "habit" && claims.some((c) => c.stopped);
    if (!over && claims.length > 0 && claims.every((c) => c.negated !== negated))
      return [{ kind: "negation", detail: concept.id }];
  }
  return known ? [] : deniesWhatWasTold(note, testimony);
}

/** What to watch for is not what is there: "Retornar se febre". */
const CONDITIONAL =
  /\b(?:(?:retorn\w*|volt\w*|procur\w*|reavali\w*|consult\w*|volver|regresar|acudir|return|come back|call|seek|go to)\b.{0,40}\b(?:se|si|if|caso|em caso|en caso)|se (?:der|tiver|sentir|ficar|voltar|houver|apresentar|sangrar|piorar)|sinais de (?:alarme|alerta)|signos de alarma|warning signs|red flags|return precautions|em caso de|en caso de|in case of|caso apresente|if (?:you|your|there|the|he|she))\b/;

/** "Abstinência de álcool e tabaco": had once, and now not. */
const ABSTAINS = /^(?:\S+ )?(?:abstinen\w+|abstemi\w+|abstain\w*)\b/;
const HEALED = /\b(?:cicatrizad\w*|healed|resolvid\w*|resolved|curad[oa]s?)\b/;
const OF_DRUGS =
  /\b(?:aler\w+|aller\w+)[^,;.]{0,20}\b(?:medica\w+|remedio\w*|farmac\w+|drogas?|drugs?)\b|\bdrug aller\w+/;
/** What is looked for is not said to be there. */
const SCREENS =
  /\b(?:rastrei\w*|rastream\w*|screen\w*|tamiza\w+|despistaje|pesquisa de|investiga\w+ (?:de|para)|(?:para|to) (?:descartar|afastar|excluir|rule out|exclude))\b/;
const DENIES = /^(?:nega|negou|niega|nego|denies|denied)\b/;

/** "Nega evitar elevadores", when the nearest words told were "elevador eu evito": for what no lexicon holds. */
function deniesWhatWasTold(note: Note, testimony: Testimony): Reason[] {
  if (!DENIES.test(note.folded)) return [];
  const [best] = nearest(note.clauses[0]!, testimony);
  if (!best || best.score < 1.6) return [];
  const heard = around(best.at, testimony).filter((h) => !h.sentence.asks);
  return heard.length > 0 && !heard.some((h) => h.negates)
    ? [{ kind: "negation", detail: note.text.split(" ")[0]! }]
    : [];
}

/** What the talk says of the same thing, of the same person; the wider term counts only where it is denied. */
function claimsFor(
  { concept, negated, relative, clause }: Assertion,
  testimony: Testimony,
): Claim[] {
  const usable = (claim: Claim): boolean =>
    !claim.hypothetical &&
    !(claim.ordered && concept.type === "procedure") &&
    (claim.subject === "patient") === !relative &&
    (!GENERAL.has(claim.id) || sameBody(claim, clause.body));
  const told = (testimony.claims.get(concept.id) ?? []).filter(
    (c) => !c.hypothetical && !c.weak && c.subject === "patient",
  );
  // Of a general word too, what was only ever denied is not there.
  if (
    !negated &&
    !relative &&
    concept.id === "lump" &&
    told.length > 0 &&
    told.every((c) => c.negated)
  )
    return told;
  const own = (testimony.claims.get(concept.id) ?? []).filter(usable);
  const all = own.filter((claim) => !claim.weak);
  // How somebody feels is what he says.
  const felt = concept.type === "mood" ? all.filter((c) => !c.byDoctor) : [];
  const strong = felt.length > 0 ? felt : all;
  // What the doctor says may come ("un hormigueo en las manos") is less than what the patient said of its like.
  if (concept.type === "symptom" && strong.length > 0 && strong.every((c) => c.byDoctor)) {
    const told = (WIDER[concept.id] ?? [])
      .flatMap((id) => testimony.claims.get(id) ?? [])
      .filter((c) => usable(c) && !c.weak && !c.byDoctor && !GENERAL.has(c.id));
    if (told.length > 0 && concept.id === "tingling") return told;
  }
  // "Na cabeça coça, no cotovelo não": what was said of the note's own part of the body.
  const here = strong.filter((c) => sameBody(c, bodyBeside(clause, concept.id)));
  if (here.length > 0) return here;
  if (strong.length > 0) return sameWord(strong, clause, concept.id);
  // Asked about and not answered with a yes, it may well have been denied in words of its own.
  if (own.length > 0)
    return negated && (GENERAL.has(concept.id) || !testimony.affirmed.has(concept.id)) ? [] : own;
  if (negated) return [];
  const denied = isPain(concept.id) ? painsDenied(testimony) : [];
  if (denied.length > 0) return denied;
  for (const id of WIDER[concept.id] ?? []) {
    const wider = (testimony.claims.get(id) ?? []).filter((c) => usable(c) && !c.weak);
    if (wider.length > 0) return wider.every((c) => c.negated) ? wider : [];
  }
  return [];
}

const isPain = (id: string): boolean => (WIDER[id] ?? []).includes("pain");

/** "Tontura, dor, secreção?" "Dor não.": of a patient who told of no pain at all, each kind of it is denied. */
function painsDenied({ claims }: Testimony): Claim[] {
  const pains = [...claims]
    .filter(
      ([id]) =>
        isPain(id) || id === "pain" || /\b(?:pain|ache|headache|colic|tenderness)\b/.test(id),
    )
    .flatMap(([, all]) => all)
    .filter((c) => c.subject === "patient" && !c.hypothetical && !c.weak);
  return pains.some((c) => !c.negated) ? [] : pains.filter((c) => c.id === "pain");
}

/** "No rash", and hives long ago, which are one term: what was said with the note's own word counts first. */
function sameWord(claims: Claim[], { read }: Clause, id: string): Claim[] {
  const mention = read.mentions.find((m) => m.concept.id === id);
  const word = mention && keyOf(stem(read.tokens[mention.from]!.t));
  const own = claims.filter((c) => c.word === word);
  const mixed = new Set(claims.map((c) => c.negated)).size > 1;
  return mixed && own.length > 0 && own.every((c) => c.negated) ? own : claims;
}

/** The parts of the body named in the same part of the clause, up to a comma. */
function bodyBeside({ read }: Clause, id: string): Set<string> {
  const at = read.tokens[read.mentions.find((m) => m.concept.id === id)?.from ?? 0]!.start;
  const from = read.folded.lastIndexOf(",", at) + 1;
  const to = read.folded.indexOf(",", at);
  return bodyOf(
    read.mentions.filter(({ from: token }) => {
      const { start } = read.tokens[token]!;
      return start >= from && (to < 0 || start < to);
    }),
  );
}

const sameBody = (claim: Claim, body: ReadonlySet<string>): boolean =>
  body.size > 0 && [...body].some((part) => claim.body.has(part));

/** "Serologia para celiaquia negativa" denies the test's result, not what the patient has. */
const isPartOfName = ({ concept, clause }: Assertion): boolean =>
  concept.type === "disease" && clause.read.mentions.some((m) => m.concept.type === "exam");

/** Cigarettes of something that is no tobacco. */
const isOtherSmoke = ({ concept, clause }: Assertion): boolean =>
  concept.id === "smoking" && clause.concepts.has("drugs use");

/** "Suspenso por tosse": why the patient left it, whoever was troubled by it. */
const isCause = ({ concept, clause }: Assertion): boolean =>
  (["rash", "hives", "itching"].includes(concept.id) &&
    clause.read.mentions.some((m) => ["drug", "allergen", "diet"].includes(m.concept.type))) ||
  (concept.type === "symptom" &&
    /\b(?:due to|because of|por|devido a|debido a)\b/.test(clause.read.folded) &&
    (LEFT.test(clause.read.folded) || clause.read.mentions.some((m) => m.concept.type === "drug")));
/** "No episodes while driving", "cesárea por hipertensão": what goes with another thing, or was its reason. */
const isCircumstance = ({ concept, clause: { read } }: Assertion): boolean => {
  const at = read.mentions.find((m) => m.concept === concept)!.from;
  const before = read.folded.slice(0, read.tokens[at]!.start);
  if (concept.type === "function")
    return /\b(?:while|during|when|ao|enquanto|durante|mientras|al)\s(?:\w+\s)?$/.test(before);
  return (
    concept.type === "disease" &&
    /\b(?:por|due to|because of|for|devido a|debido a|secundari[oa] a)\s$/.test(before) &&
    read.mentions.some(
      (m) => m.from < at && ["procedure", "obgyn", "perinatal"].includes(m.concept.type),
    )
  );
};

/** "Alergia a camarão", of one who denied all others: the thing itself was told. */
function isAllergenTold({ concept, negated, clause }: Assertion, { heard }: Testimony): boolean {
  if (negated || !/allergy/.test(concept.id)) return false;
  const { read } = clause;
  const to = read.mentions.find((m) => m.concept === concept)!.to;
  const thing = read.tokens.slice(to).find((t) => t.kind === "word" && t.t.length > 4);
  return (
    thing !== undefined &&
    heard.some(
      (h) =>
        h.sentence.speaker !== "medico" &&
        !h.negates &&
        !h.owned.every((o) => o.other) &&
        h.keys.has(keyOf(stem(thing.t))) &&
        heard.some(
          (asked) =>
            asked.sentence.asks &&
            asked.concepts.has("allergy") &&
            h.sentence.turn.i - asked.sentence.turn.i === 1,
        ),
    )
  );
}

/** "Sem disúria atual", of one who had it: "agora não arde". */
const isOverNow = ({ folded }: Note, id: string, { heard }: Testimony): boolean =>
  /\b(?:atual\w*|no momento|hoje|agora|actual\w*|al momento|hoy|ahora|current\w*|now|today|at present|anymore)\b/.test(
    folded,
  ) &&
  heard.some(
    (h) =>
      NOT_NOW.test(h.sentence.folded) &&
      heard.some((o) => o.sentence.turn.i === h.sentence.turn.i && o.concepts.has(id)),
  );
const NOT_NOW =
  /\b(?:agora (?:ja )?(?:nao|passou|sumiu)|hoje (?:ja )?nao|ja nao|nao mais|ahora (?:ya )?no|hoy (?:ya )?no|ya no|not (?:now|anymore|any more|right now)|no more|no longer|n't (?:\w+ ){0,3}any ?more)\b/;
const LEFT = /\b(?:suspen\w*|interromp\w*|dejo|stopped|discontinued|descontinu\w*|parou)\b/;

const OWNED = new Set([
  "obgyn",
  "perinatal",
  "disease",
  "symptom",
  "allergen",
  "drug",
  "procedure",
  "mood",
]);

/** What belongs to a relative or to somebody in a story, given to the patient, and the other way round. */
export function checkAttribution(note: Note, testimony: Testimony): Reason[] {
  if (SCREENS.test(note.folded)) return [];
  for (const assertion of note.assertions) {
    const { concept, relative, negated, clause } = assertion;
    if (!OWNED.has(concept.type) || negated) continue;
    if (["prostate", "uterus", "cesarean", "birth"].includes(concept.id)) continue;
    if (concept.id === "pregnancy" && isPregnant(testimony)) continue;
    if (GENERAL.has(concept.id) && !isOthersOnly(concept, testimony)) continue;
    if (isCause(assertion) || concept.id === "medicine" || isToCome(assertion)) continue;
    if (relative && isToldByPlace(assertion, testimony)) continue;
    if (!relative && isPartOfName(assertion)) continue;
    const before = PERSONAL.test(note.folded);
    const treated = TREATED.test(note.folded);
    const claims = (testimony.claims.get(concept.id) ?? []).filter(
      (c) =>
        !c.hypothetical &&
        !c.weak &&
        !c.negated &&
        !(before && c.byDoctor) &&
        // "Em tratamento com", of what the doctor only thinks of giving.
        !(treated && concept.type === "drug" && c.byDoctor && c.ordered && !c.current),
    );
    if (claims.length === 0) continue;
    const others = claims.filter((c) => c.subject !== "patient");
    const asked = (testimony.claims.get(concept.id) ?? []).some((c) => c.weak && c.byDoctor);
    const unclear = asked && concept.type === "symptom" && others.some((c) => c.kin.size === 0);
    if (!relative && others.length === claims.length && !unclear)
      return [{ kind: "attribution", detail: concept.id }];
    const kin = new Set(
      clause.read.mentions.filter((m) => m.concept.type === "kin").map((m) => m.concept.id),
    );
    const named = others.filter((c) => c.kin.size > 0);
    if (
      kin.size > 0 &&
      !kin.has("family") &&
      !isAnswered(concept.id, kin, testimony) &&
      named.length > 0 &&
      ["disease", "procedure", "symptom"].includes(concept.type) &&
      !named.some((c) => [...c.kin].some((k) => kin.has(k) || isSameKin(k, kin)))
    )
      return [{ kind: "attribution", detail: concept.id }];
    if (
      relative &&
      others.length === 0 &&
      ownsIt(clause) &&
      !isAnswered(concept.id, kin, testimony)
    )
      return [{ kind: "attribution", detail: concept.id }];
  }
  return [];
}

const TREATED =
  /\b(?:em tratamento com|en tratamiento con|on treatment with|being treated with|(?:em|en) uso (?:atual|actual|continuo|regular|cronico) de|usuari[oa] de|currently (?:on|taking)|long.?term)\b/;

/** "A ser trocada antes da gestação", "avoid in pregnancy": what may come, and nobody's yet. */
const isToCome = ({ concept, clause: { read } }: Assertion): boolean =>
  concept.id === "pregnancy" &&
  /\b(?:antes d[aeo]|before|em caso de|en caso de|in case of|evitar (?:na|en|a|el)|avoid(?:ed)? (?:in|during)|planej\w+|planea\w*|planning|deseja\w*|desea\w*|contraindicad[oa] (?:na|en|in))\b/.test(
    read.folded,
  );

/** "Mamãe teve na mama", "my aunt, in the ovary": a relative's cancer, told by its place. */
function isToldByPlace({ concept, clause: { read } }: Assertion, { claims }: Testimony): boolean {
  if (concept.id !== "cancer") return false;
  const kin = read.mentions.filter((m) => m.concept.type === "kin").map((m) => m.concept.id);
  return read.mentions.some(
    (m) =>
      (m.concept.type === "body" || m.concept.type === "obgyn") &&
      (claims.get(m.concept.id) ?? []).some((c) => kin.some((k) => c.kin.has(k))),
  );
}

const PREGNANT = [
  "fetal movement",
  "fetal exam",
  "contractions",
  "cesarean",
  "birth",
  "gestational diabetes",
];
const isPregnant = ({ concepts }: Testimony): boolean => PREGNANT.some((id) => concepts.has(id));

/** "Doença da tireoide", a word so general that it only counts where no narrower one is the patient's. */
function isOthersOnly({ id, type }: Assertion["concept"], { claims }: Testimony): boolean {
  if (type !== "disease") return false;
  const own = (other: string): boolean =>
    (claims.get(other) ?? []).some((c) => c.subject === "patient" && !c.weak && !c.negated);
  return ![...claims.keys()].some((other) => (WIDER[other] ?? []).includes(id) && own(other));
}

/** "Alguém da família com Alzheimer?" "A irmã dela, morreu com isso.": the answer names only whose it is. */
function isAnswered(id: string, kin: ReadonlySet<string>, { heard }: Testimony): boolean {
  return (whereNamed(heard).concepts.get(id) ?? []).some((at) => {
    const { sentence } = heard[at]!;
    return (
      sentence.asks &&
      heard
        .slice(Math.max(0, at - 2), at + 4)
        .some(
          (h) =>
            h.sentence.turn.i <= sentence.turn.i + 1 &&
            [...kin].some((k) => h.concepts.has(k)) &&
            !h.sentence.mentions.some((m) => kin.has(m.concept.id) && isSpared(h, m.to)) &&
            !h.sentence.mentions.some(
              ({ concept }) => concept.type === "disease" && concept.id !== id,
            ),
        )
    );
  });
}

const CHILDREN = ["sibling", "son", "daughter", "brother", "sister"];
/** "O mais velho" is a son or a brother, as whoever speaks has it. */
const isSameKin = (said: string, kin: ReadonlySet<string>): boolean =>
  (said === "sibling" && CHILDREN.some((k) => kin.has(k))) ||
  (kin.has("sibling") && CHILDREN.includes(said));

/** "Minha mãe não teve nada", "Mom's never had one": named, and free of it. */
const isSpared = ({ sentence: { folded, tokens } }: Heard, to: number): boolean =>
  /^(?:'s)?\s*(?:,\s*)?(?:nao|no|nada|nunca|never|not|no|hasn't|didn't|doesn't|nem|tampoco|is fine|esta bem|ta bem|sana|saudavel|healthy)\b/.test(
    folded.slice(tokens[to - 1]!.end),
  );

/** What the patient had before, which the doctor's conclusion of today is not. */
const PERSONAL =
  /\b(?:antecedentes? (?:pessoa\w*|personal\w*)|historia (?:pessoal|previa|pregressa|personal)|personal history|history of|ja teve|teve|tuvo|had|removid\w+|extirpad\w+|excis\w+|tratou|trato|sofreu|sufrio|submetid[oa]|sometid[oa]|treated for|previamente|previ[oa]s?)\b/;

/** An allergy to something that was not told as one; and a medicine taken that the patient said is not. */
export function checkAllergies(note: Note, testimony: Testimony): Reason[] {
  const allergy = note.assertions.find((a) => a.concept.id === "allergy");
  if (!allergy || allergy.negated || allergy.relative || testimony.allergies.size === 0) return [];
  const { read } = allergy.clause;
  const things = read.mentions.filter(
    (m) =>
      ["drug", "diet"].includes(m.concept.type) &&
      m.concept.id !== "medicine" &&
      !isBorne(read, m.to),
  );
  const strange = things.find(
    (m) =>
      !testimony.allergies.has(m.concept.id) &&
      !read.tokens.slice(m.from, m.to).some((t) => testimony.allergies.has(keyOf(stem(t.t)))),
  );
  return strange && things.length === 1 ? [{ kind: "drug", detail: strange.concept.id }] : [];
}

const isBorne = ({ folded, tokens }: Assertion["clause"]["read"], to: number): boolean =>
  /^\s*(?:tolerad\w*|bem tolerad\w*|tolerated)/.test(folded.slice(tokens[to - 1]!.end)) ||
  /\btoler\w*/.test(folded);

const NOT_TAKEN =
  /\b(?:contraindic\w*|evit\w*|suspen\w*|nao|sem|no|not|without|desnecess\w*|proibid\w*|retirad\w*|nega|niega|denies|unnecessary|avoid\w*)\b/;

/** "Em uso de metildopa", when all that was said of it is that it was never needed. */
export function checkDrugsDenied(note: Note, testimony: Testimony): Reason[] {
  if (NOT_TAKEN.test(note.folded)) return [];
  for (const { concept, negated, relative } of note.assertions) {
    if (concept.type !== "drug" || negated || relative || concept.id === "medicine") continue;
    const claims = (testimony.claims.get(concept.id) ?? []).filter((c) => !c.weak);
    const real = claims.filter((c) => !c.negated && !c.hypothetical);
    const told = naming(concept.id, testimony.heard);
    if (told.length > 0 && told.every(isPassedOver) && TAKEN.test(note.folded))
      return [{ kind: "drug", detail: concept.id }];
    if (claims.length > 0 && real.length === 0 && TAKEN.test(note.folded))
      return [{ kind: claims.some((c) => c.negated) ? "negation" : "drug", detail: concept.id }];
  }
  return [];
}

/** "I'd usually give Keppra, but not with that mood": thought of, and not given. */
const isPassedOver = ({ sentence }: Heard): boolean =>
  sentence.speaker === "medico" &&
  /\b(?:usually|normally|typically|i'd (?:say|go|give|start|use)|i was going to|costumo|normalmente|geralmente|eu (?:ia|daria|pensei|pensava)|iba a|pensaba|suelo|le daria|te daria)\b.*\b(?:but|mas|pero|so que)\b.*\b(?:not|no|nao|n't|can't|prefiro|prefiero|rather)\b/.test(
    sentence.folded,
  );

const TAKEN =
  /\b(?:given|administered|administrad\w*|se administra|aplicad\w*|medicad\w* com|tratamiento con|tratamento com|recibe|recibiendo|recebe|recebendo|receiving|receives|tomando|em uso|uso de|usa|toma|prescrit\w*|iniciad\w*|introduzid\w*|recebeu|tratad\w*|en uso|se inicia|recetad\w*|prescribed|started|taking|takes?|on|continu\w*|mantem|mantiene|still takes)\b/;

const NEAR_ONES = new Set(["partner", "husband", "wife"]);

/** The clause begins with the relative: "O filho da paciente é usuário de varfarina". */
function ownsIt({ read }: Assertion["clause"]): boolean {
  const first = read.mentions[0];
  return (
    (first?.concept.type === "kin" || (first?.from === 0 && NEAR_ONES.has(first.concept.id))) &&
    first !== undefined &&
    first.from <= 1 &&
    !/\b(?:refere|relata|informa|reports|says|refiere|acompanh\w*|gives|giving|administers|da (?:os?|as?|um|uma|remedio)|administra|oferece|ofrece|aplica|prepara|supervis\w*|compra|traz|trae)\b/.test(
      read.folded,
    )
  );
}
