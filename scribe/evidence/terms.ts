import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { isMedicine } from "../language/medicines.ts";
import { packOf } from "../language/pack.ts";
import { stem } from "../language/text.ts";
import type { Testimony } from "./claims.ts";
import { DRUG_CLASSES, GENERAL, isNamed, WIDER } from "./related.ts";
import { around, nearest, type Note } from "./sentence.ts";
import { whereNamed } from "./where.ts";

/** Terms whose absence from the talk counts against a sentence; the others are too general. */
const TELLING = new Set(["symptom", "disease", "exam", "procedure", "vaccine"]);
/** Endings that only names of medicines have. */
const DRUG_ENDING =
  /^[a-z]{3,}(?:pril|sartan[a]?|olol|statin[a]?|prazol[e]?|cilin[a]?|cillin|micin[a]?|mycin|floxacin[oa]?|azepam|azolam|gliptin[a]?|gliflozin[a]?|xaban[a]?|tidin[ae]?|dipin[oe]?|setron[a]?|triptan[oa]?|mab[e]?|conazol[e]?|oxetin[ae]?|triptilin[ae]|barbital|profen[oa]?|coxib[e]?|ciclovir[i]?|glutid[ae]|metason[ae]|nisolon[ae]|terol|tropi[ou]m?)$/;

/** Whether a folded word is the name of a medicine, by a list or by its ending. */
export const isDrugName = (word: string): boolean => DRUG_ENDING.test(word) || isMedicine(word);

/** Medicines of the note that nobody named. */
export function checkDrugs(note: Note, testimony: Testimony): Reason[] {
  const reasons: Reason[] = [];
  const known = new Set<number>();
  for (const mention of note.whole.read.mentions) {
    if (mention.concept.type !== "drug") continue;
    for (let at = mention.from; at < mention.to; at += 1) known.add(at);
    const { id } = mention.concept;
    const parts = id.split("+");
    const named =
      testimony.concepts.has(id) ||
      SAME.some((ids) => ids.includes(id) && ids.some((one) => testimony.concepts.has(one))) ||
      parts.some((p) => testimony.concepts.has(p)) ||
      [...testimony.concepts].some((c) => c.split("+").includes(id));
    const word = note.whole.read.tokens[mention.from]!.t;
    const last = note.whole.read.tokens[mention.to - 1]!.t;
    const kindSaid =
      last === word ||
      last.length < 3 ||
      testimony.stems.has(stem(last)) ||
      testimony.roots.has(last.slice(0, 5));
    const wordSaid = isNameSaid(word, testimony) && kindSaid;
    if (!named && !DRUG_CLASSES.has(id) && !wordSaid) reasons.push({ kind: "drug", detail: id });
  }
  for (const [at, token] of note.whole.read.tokens.entries())
    if (
      !known.has(at) &&
      (DRUG_ENDING.test(token.t) || (isMedicine(token.t) && !isInTerm(note, at))) &&
      !testimony.roots.has(token.t.slice(0, 5))
    )
      reasons.push({ kind: "drug", detail: token.t });
  const given = [GIVEN, DOSED, OF_DOSE, ENDED, ORDERED]
    .map((pattern) => pattern.exec(note.folded)?.[1])
    .find((word) => word !== undefined && isStrange(word, note, testimony));
  if (reasons.length === 0 && given) reasons.push({ kind: "drug", detail: given });
  return reasons;
}

/** Names of one thing in the lists of medicines and of tests. */
const SAME: readonly (readonly string[])[] = [
  ["ferro", "sulfato ferroso", "hierro", "iron"],
  ["cianocobalamina", "vitamina b12", "vitamin b12", "vitamins", "mecobalamina"],
  ["colecalciferol", "vitamina d", "vitamin d", "vitamins"],
  ["acido folico", "folic acid", "vitamins"],
];

/** Parts of the body: to speak of the ear is enough for its pain. */
const BODIES = new Set([
  "ear",
  "throat",
  "knee",
  "shoulder",
  "hip",
  "head",
  "eye",
  "breast",
  "flank",
]);

const isInTerm = ({ whole }: Note, at: number): boolean =>
  whole.read.mentions.some((m) => m.from <= at && at < m.to);

/** What a note says was given or is taken, folded, three languages. */
const GIVEN =
  /\b(?:prescrit[oa]s?|prescreve-se|iniciad[oa]s?|introduzid[oa]s?|acrescentad[oa]s?|adicionad[oa]s?|agregad[oa]s?|se (?:agrega|anade|adiciona|suma)|added|adding|em uso (?:continuo |atual |regular )?de|uso de|anticoagulad[oa] com|tratad[oa] com|usuari[oa] de|(?:substituid|trocad)[oa]s? (?:\w+ )?por|se (?:inicia|indica|prescribe|receta)|recetad[oa]|prescribed|started on|starts?|taking|switched to|remains on|currently on) (?:o |a |el |la |an? )?([a-z]{6,})/;
/** "Xilobrina 40 mg", "400 mg of xylobrin", "xilobrina suspensa": a word that only a medicine's name can be there. */
const DOSED = /\b([a-z]{6,}) (?:de )?\d+(?:[.,]\d+)? ?(?:mg|mcg|g|ml|ui|jatos|puffs|gotas|units)\b/;
const OF_DOSE = /\d ?(?:mg|mcg|ml|ui) (?:of|de) ([a-z]{6,})/;
const ENDED =
  /(?:^|; |\. )([a-z]{6,}) (?:foi |was )?(?:suspens[oa]|suspendid[oa]|retirad[oa]|interrompid[oa]|discontinued|stopped)\b/;
/** "Mupirocin ointment prescribed", "modafinila iniciada hoje". */
const ORDERED =
  /^(?:o |a |el |la )?([a-z]{6,}) (?:(?:oral|topic[oa]|topical|ointment|cream|gel|creme|crema|pomada|intranasal|inalad[oa]|tablets?|spray|drops|gotas) )?(?:foi |was |se )?(?:prescribed|started|prescrit[oa]|iniciad[oa]|introduzid[oa]|recetad[oa]|iniciad[oa]|added|receitad[oa])\b/;
const PLAIN_WORD =
  /(?:ad[oa]s?|id[oa]s?|ndo|mente|ing|ed|ly|cao|coes|cion|ciones|tion|dade|dad|avel|iveis|ivel|able|ible)$|^(?:dose|dosis|actual|manha|noche|noite|manana|glucose|glicem|glucem|fasting|capilar|hemoglob|creatin|ferritin|potass|sodium|sodio|colester|trigli|triglic|vitamin|proteina|albumin|hormon|calcio|acido|ferro|hierro|daily|nightly|diari|semanal|weekly|agora|hoje|currently)/;
const NO_DRUG =
  /^(?:infus|quadro|cuadro|episodi|evento|proceso|processo|lesao|lesion|manifesta|menarca|menopaus|hipnotic|sedativ|calmant|ansiolitic|diuretic|estatin|betabloq|broncodil|relaxant|laxant|vasodil|inibidor|inhibidor|bloquead|opioid|opiace|inicio|entrada|ataque|manutenc|mantenim|carga|durante|antiemet|tratament|medica|repous|orienta|hidrata|dieta|fisiotera|acompanha|terapia|terapeut|manobra|profila|anticoncep|preserva|sintoma|controle|continu|seguiment|tratamient|reposo|rehabil|therapy|treatment|medication|supplement|suplement|insulin|analges|antibiot|antiinfl|anti|cortico|pomada|creme|colirio|xarope|exerc|physical|brace|crutch|mesm|apenas|soment|solament|unicament|exclusiv|dose|dosis|esquema|regime|metodo|protetor|oculos|lentes|oxig|nenhum|ningun)/;

/** A long name begins like other words ("colestiramina", "colestase"): more of it must have been said. */
const isNameSaid = (word: string, { roots, stems }: Testimony): boolean =>
  roots.has(word.slice(0, 5)) &&
  (word.length < 11 || [...stems].some((s) => s.startsWith(word.slice(0, 7))));

/** A word that is no term, no common one of prescriptions, and was not said. */
function isStrange(word: string, note: Note, testimony: Testimony): boolean {
  const { tokens, mentions } = note.whole.read;
  // "Intranasal fluticasone": what stands before a medicine's name tells of it.
  const known = mentions.some((m) =>
    tokens
      .slice(
        Math.max(0, m.from - (m.concept.type === "drug" && m.concept.id !== "medicine" ? 1 : 0)),
        m.to,
      )
      .some((t) => t.t === word),
  );
  return !known && !NO_DRUG.test(word) && !PLAIN_WORD.test(word) && !isNameSaid(word, testimony);
}

/** Things of the note that were not spoken of at all, and results of examinations that were only ordered. */
export function checkForeign(note: Note, testimony: Testimony, language: Language): Reason[] {
  const { whole } = note;
  const named = note.assertions.filter(
    (a) => TELLING.has(a.concept.type) && !GENERAL.has(a.concept.id),
  );
  const missing = named.filter(
    (a) =>
      !isNamed(a.concept.id, testimony.concepts) &&
      !saidOtherwise(a, testimony) &&
      // What is denied may have been asked in words of its own.
      !(a.negated && ["symptom", "disease"].includes(a.concept.type)),
  );
  const exam = missing.find(
    (a) => a.concept.type === "exam" && a.concept.id !== "imaging" && !a.negated,
  );
  if (exam) return [{ kind: "foreign", detail: exam.concept.id }];
  // "Serología para hepatitis negativa", when neither was spoken of.
  const bundle = note.assertions.find(
    ({ concept: { id } }) => (id === "serology" || id === "culture") && !testimony.concepts.has(id),
  );
  const unsaidOf = missing.find((a) => a.concept.type === "disease");
  const looked = note.assertions.find(
    (a) => a.concept.type === "disease" && !testimony.concepts.has(a.concept.id),
  );
  if (bundle && (unsaidOf ?? looked) && FINDS.test(note.folded) && !ASKS_FOR.test(note.folded))
    return [{ kind: "foreign", detail: bundle.concept.id }];
  const stems = [...whole.stems];
  const covered = stems.filter(
    (s) => testimony.stems.has(s) || (s.length > 4 && testimony.roots.has(s.slice(0, 5))),
  ).length;
  const share = covered / Math.max(1, stems.length);
  const knownConcepts = [...whole.concepts].filter(
    (id) =>
      testimony.concepts.has(id) ||
      (WIDER[id] ?? []).some((w) => BODIES.has(w) && testimony.concepts.has(w)),
  ).length;
  if (missing.length > 0 && missing.length * 2 >= named.length && share < 0.5)
    return [{ kind: "foreign", detail: missing[0]!.concept.id }];
  const byClass = whole.read.mentions.some((m) => DRUG_CLASSES.has(m.concept.id));
  if (SUMMARY.test(note.folded)) return [];
  const onlyDenies = note.assertions.length > 0 && note.assertions.every((a) => a.negated);
  // "De 25 para 45 km": what is told in numbers was said in them.
  const counted = note.numbers.size > 1 && [...note.numbers].every((n) => testimony.numbers.has(n));
  if (counted && knownConcepts === 0) return [];
  if (knownConcepts === 0 && share < 0.25 && stems.length > 2 && !byClass && !onlyDenies)
    return [{ kind: "foreign", detail: stems[0]! }];
  if (
    COMPLAINS.test(note.folded) &&
    named.length === 0 &&
    knownConcepts === 0 &&
    share === 0 &&
    stems.length > 0
  )
    return [{ kind: "foreign", detail: stems[0]! }];
  return [
    ...unsaidWords(note, testimony),
    ...onlyOrdered(note, testimony, language),
    ...unsaidFinding(note, testimony),
    ...unsaidResult(note, testimony),
    ...strangeFinding(note, testimony),
  ].slice(0, 1);
}

const RESULT =
  /\b(?:biops\w*|liquido|fluid|cultur\w*|swab|citolog\w*|cytolog\w*|patholog\w*|anatomopatolog\w*|puncao|puncion|aspirat\w*|ecg|ekg|x-?ray|rx|radiograf\w*|tomograf\w*|ressonancia|resonancia|ultras\w*|ecograf\w*|eco|ecocard\w*|mri|ct|scan|exame|examen|labs?|laborator\w*|hemograma|teste?|prueba|esfregaco|scrap\w*|eletro\w*|electro\w*|endoscop\w*|colonoscop\w*|espirometr\w*|spirometr\w*|dermatoscop\w*|doppler|pesquisa|estudos?|estudios?|workup|work-up|panel|painel|screen\w*|rastreio|dosagem|liquor|lcr|csf|(?:mano|ph-?|impedancio|campi|tono|urofluxo)metr\w+|\w*(?:angio|arterio|flebo|veno|cintilo|gamma|centello|uro|salpingo|cisto|colangio)gra(?:fia|phy|m|ma)|(?:anu|ano|cisto|cysto|bronco|broncho|laringo|histero|hystero|colpo)scop\w+|titul\w*|titer|swab|sorolog\w*|serolog\w*|anticorp\w*|anticuerp\w*|antibod\w*|teste|test)\b/;
const FOUND =
  /\b(?:com|con|with|mostr\w*|evidenci\w*|revel\w*|reveal\w*|show\w*|demonstr\w*|positiv\w*|negativ\w*|normal|confirm\w*)\b/;

/** "Líquido sinovial com cristais de urato": a result most of whose words nobody said. */
function unsaidWords(note: Note, testimony: Testimony): Reason[] {
  if (!RESULT.test(note.folded) || !FOUND.test(note.folded) || ASKS_FOR.test(note.folded))
    return [];
  if (note.numbers.size > 0) return [];
  const words = [...note.whole.stems].filter(
    (s) => s.length > 4 && !FOUND.test(s) && !/^(?:screen|rastre|triag|tamiz|inclu)/.test(s),
  );
  const unsaid = words.filter(
    (s) => !testimony.roots.has(s.slice(0, 5)) && !testimony.stems.has(s),
  );
  const few = words.length < 3 && unsaid.length === words.length && unsaid.length > 0;
  return (unsaid.length > 1 && unsaid.length * 2 > words.length) || few
    ? [{ kind: "foreign", detail: unsaid[0]! }]
    : [];
}

/** A sentence whose whole content is something that the patient is said to have. */
const COMPLAINS =
  /^(?:(?:o |a |el |la |the )?(?:paciente |patient )?(?:refere|relata|queixa-se de|apresenta|refiere|presenta|relata|reports|complains of|endorses|has)) /;

/** A summary of what was found well, which says nothing by itself: "sin focalidad neurológica". */
const SUMMARY =
  /^(?:sem|sin|no|without|exame|examen|exam) .{0,30}\b(?:focal\w*|particularidades|alterac\w*|alteraciones|deficits?|complicac\w*|complicaciones|unremarkable|sinais de alarme|red flags|signos de alarma)\b/;

/** "Eletrocardiograma com arritmia": a disease read into an examination that nobody told of. */
function unsaidFinding(note: Note, testimony: Testimony): Reason[] {
  if (
    !note.assertions.some((a) => a.concept.type === "exam") ||
    /\b(?:para|negativ\w*|descart\w*|rule|for|rastre\w*|screen\w*|investig\w*)\b/.test(note.folded)
  )
    return [];
  const finding = note.assertions.find(
    ({ concept, negated }) =>
      concept.type === "disease" &&
      !negated &&
      !GENERAL.has(concept.id) &&
      isNamed(concept.id, testimony.concepts) &&
      !(testimony.claims.get(concept.id) ?? []).some((c) => !c.negated && (!c.weak || c.alone)),
  );
  return finding ? [{ kind: "foreign", detail: finding.concept.id }] : [];
}

/** A term whose own words were said, though the talk's were read as another term. */
const saidOtherwise = (
  { concept, clause }: Note["assertions"][number],
  testimony: Testimony,
): boolean =>
  clause.read.mentions
    .filter((m) => m.concept.id === concept.id)
    .some((m) =>
      clause.read.tokens
        .slice(m.from, m.to)
        .some((t) => t.t.length > 4 && isWordSaid(t.t, testimony)),
    );

/** Said by its beginning; of names that begin alike ("eletroneuromiografia", "eletro") by more of it. */
export const isWordSaid = (word: string, { roots, stems }: Testimony): boolean =>
  BEGIN_ALIKE.test(word)
    ? [...stems].some((s) => s.startsWith(word.slice(0, 9)))
    : roots.has(word.slice(0, 5));
const BEGIN_ALIKE = /^(?:elec?tro|arterio|video)\w{4}/;

/** "Ultrassonografia com endométrio espessado", when the ultrasound was only asked for. */
function onlyOrdered(note: Note, testimony: Testimony, language: Language): Reason[] {
  const { cues } = packOf(language);
  if (cues.order.test(note.folded) || ASKS_FOR.test(note.folded)) return [];
  for (const { concept } of note.assertions) {
    if (concept.type !== "exam" || GENERAL.has(concept.id) || !opensWith(note, concept.id))
      continue;
    const claims = testimony.claims.get(concept.id) ?? [];
    // "¿Colonoscopía?" "Una, a los cuarenta y cinco.": the answer has the note's own number.
    const answered =
      note.numbers.size > 0 && [...note.numbers].every((n) => testimony.numbers.has(n));
    if (isToldInAnswer(concept.id, testimony)) continue;
    if (testimony.heard.some((h) => h.concepts.has(concept.id) && AGAIN.test(h.sentence.folded)))
      continue;
    const told = claims.filter(
      (c) => !c.ordered && !c.hypothetical && (!c.weak || answered) && !c.negated,
    );
    if (
      claims.length > 0 &&
      told.length === 0 &&
      claims.some((c) => c.ordered || c.negated || c.hypothetical) &&
      FINDS.test(note.folded)
    )
      return [{ kind: "foreign", detail: concept.id }];
  }
  return [];
}

/** "Last mammogram?" "Three years ago, fine." */
const isToldInAnswer = (id: string, { heard }: Testimony): boolean =>
  (whereNamed(heard).concepts.get(id) ?? []).some(
    (at) =>
      heard[at]!.sentence.asks &&
      heard
        .slice(at + 1, at + 3)
        .some(
          (n) =>
            n.sentence.speaker !== "medico" &&
            !n.sentence.asks &&
            (FINDS.test(n.sentence.folded) ||
              /\b(?:bem|bien|fine|good|limp\w+|bom|boa)\b/.test(n.sentence.folded)),
        ),
  );

/** The note's sentence is about the examination: it begins with it. */
const opensWith = (note: Note, id: string): boolean =>
  note.whole.read.mentions.some((m) => m.concept.id === id && m.from <= 2);

/** "Repito a laringoscopia em três meses": it was done. */
export const AGAIN = /\b(?:repit\w+|repet\w+|repeat\w*|de novo|otra vez|de nuevo|again|redo)\b/;

export const ASKS_FOR =
  /\b(?:solicit\w*|pedid\w*|pedir|indicad\w*|indicaç\w*|indicac\w*|orientad\w*|prevista?|agendad\w*|program\w*|ordered|requested|recommended|planned|repeat|repet\w*|controle|control|reavaliac\w*|a realizar|pendente|pendiente|pending|encaminhad\w*|investigac\w*|deferred|se indica|antes de|si|mantid\w*|manter|(?:em|en|in) \w+ (?:dias|semanas|meses|days|weeks|months))\b/;
const FINDS =
  /\b(?:com|con|with|mostr\w*|evidenci\w*|revel\w*|reveal\w*|show\w*|demonstr\w*|positiv\w*|negativ\w*|normal|alterad\w*|sugestiv\w*|compativel|compatible|consistent|sem alterac\w*|sin alterac\w*|unremarkable|without|sem fratura\w*|sin fractura\w*)\b/;

const POSITIVE =
  /(?<!nao |no |not |non-?)\b(?:positiv\w*|reagente|reactiv[oa]s?|reactive|alterad[oa]s?|abnormal|elevad[oa]s?|elevated)\b/;
const NEGATIVE =
  /\b(?:negativ\w*|nao reagente|no reactiv\w*|normal|normais|normales|sem alterac\w*|ausente)\b/;

/** "Teste reagente", when the talk gave it as negative or gave no result at all. */
function unsaidResult(note: Note, testimony: Testimony): Reason[] {
  if (!POSITIVE.test(note.folded) || NEGATIVE.test(note.folded)) return [];
  for (const { concept } of note.assertions) {
    if (concept.type !== "exam" || note.numbers.size > 0) continue;
    const told = nearest(note.whole, testimony)
      .filter(({ at }) => testimony.heard[at]!.concepts.has(concept.id))
      .flatMap(({ at }) => around(at, testimony));
    if (
      told.length > 0 &&
      !told.some((h) => POSITIVE.test(h.sentence.folded) || h.numbers.size > 0)
    )
      return [{ kind: "foreign", detail: concept.id }];
  }
  return [];
}

const WITH = /\b(?:com|con|with|showing|evidenciando|mostrando|revelando|revealed|showed)\s/;

/** "Ultrassom com restrição de crescimento", when no word after the examination's name was ever said. */
function strangeFinding(note: Note, testimony: Testimony): Reason[] {
  const exam = note.whole.read.mentions.find((m) => m.concept.type === "exam" && m.from <= 2);
  const link = WITH.exec(note.folded);
  if (!exam || !link || note.numbers.size > 0 || ASKS_FOR.test(note.folded)) return [];
  const rest = note.whole.read.tokens.filter(
    (t) => t.start > link.index && t.kind === "word" && t.t.length > 4,
  );
  const known = note.whole.read.mentions.some(
    (m) => m.from > exam.from && isNamed(m.concept.id, testimony.concepts),
  );
  const said = rest.some((t) => testimony.roots.has(t.t.slice(0, 5)));
  return rest.length > 0 && !known && !said ? [{ kind: "foreign", detail: exam.concept.id }] : [];
}
