import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";
import { packOf } from "../language/pack.ts";
import { tokenise } from "../language/text.ts";
import { isKind, type Kind, type Sentence } from "./types.ts";

const VITALS = new Set([
  "blood pressure",
  "heart rate",
  "saturation",
  "temperature",
  "glucose",
  "weight",
]);
const ON_SKIN = ["itching", "hives", "rash"];
const SWELLED =
  /\b(?:inch(?:ou|a|o|ei)|hinch\w+|swell\w*|swoll\w*|swelled|empol\w+|empip\w+|rosto|cara|face|labios?|boca|lips?|olhos?|ojos?|eyes?|anafil\w+|anaphyl\w+)\b/;
const SUPPLEMENTS = new Set(["vitamins", "iron"]);
const FORGETS =
  /\b(?:esque[cç]\w+|olvid\w+|forg[eo]t\w*|miss(?:es|ed)?|skip\w*|pula|pulo|salt[oa])\b/;
/** "Uma rosinha, esqueci o nome", "I forget": the name, and no dose. */
const NAME_FORGOTTEN =
  /\b(?:esque(?:ci|co) (?:o|a|do|da|qual|como) ?(?:nome)?|(?:se )?me olvid\w+ (?:el nombre|como|cual)|i forg[eo]t(?: (?:the name|what|which|its)|[.!]?$))/;
const NEVER_FORGETS =
  /\b(?:nao|nunca|no|never|don't|doesn't)(?: (?:se|me|lhe|o|os|lo|la|los|las|ever))* (?:esque[cç]\w+|olvid\w+|forg[eo]t\w*|miss|skip|pul[ao]|salt[oa])/;
/** "Loratadina, por la picazón": what it is taken for, and no reaction to it. */
const TAKEN_FOR =
  /\b(?:pra|para|por causa d[aeo]|por (?:la|el|las)|for (?:the|my|her|his)?|because of)(?: (?:a|o|la|el|as|los|las|essa|esta|the|my))? ?(?:coceira|picazon|comezon|rasquina|itch\w*|alergia|urticaria|hives|rash|mancha\w*|ronchas?|placas?|brotoeja|sarpullido|pele|piel|skin)\b/;
const OFTEN =
  /\b(?:por (?:dia|semana|mes)|a day|a week|a month|once|twice|daily|every|cada|todo dia|todos los dias|todas? (?:as |las )?(?:semanas?|manhas?|noites?)|ao dia|al dia|vez(?:es)?|veces|times)\b/;
/** "Perdi uns seis quilos", "I'm down ten pounds": what is felt of an illness, whatever was asked. */
const WEIGHS_LESS =
  /\b(?:perd[iu]\w*|emagrec\w+|engord\w+|ganh(?:ei|ou)|baj(?:e|o|ado)|sub(?:i|io)|adelgac\w+|adelgaz\w+|lost|gained|dropped|down|up)\b(?: \S+){0,4} (?:quilos?|kilos?|kg|pounds|lbs|libras)\b/;
/** "Em jejum dá cento e trinta": a value of the patient's own meter. */
const FASTING =
  /\b(?:em jejum|de jejum|en ayunas|fasting)\b(?=.*\b(?:entre|da|deu|esta|fica|sale|salio|anda|runs?|is|it's|between|about|around|de \w+ a)\b)/;
const WISHES =
  /\b(?:nao quer\w*|nao quis\w*|no quier\w*|no quisier\w*|(?:don't|do not|doesn't|does not|wouldn't) want|quer(?:o|ia|em|e)? (?:ficar|morrer|passar)|prefer\w+|prefier\w+|quier\w+ (?:quedar\w*|morir\w*|estar)|wants? to (?:stay|die|be)|gostaria|me gustaria|quisiera)\b/;
const WHEN_ILL =
  /\b(?:maquinas?|machines?|aparelhos|aparatos|uti|uci|icu|hospital|entub\w*|intub\w*|reanim\w*|resus\w*|sonda|feeding tube|tubos?|tubes?|em casa|en (?:mi |la )?casa|(?:at|stay) home|respirador\w*|ventilator|dialis\w+|dialysis|cpr)\b/;
const ARMED =
  /\b(?:guns?|firearms?|pistols?|rifles?|weapons?|armas?|pistolas?|revolver\w*|escopeta)\b/;
const JABBED =
  /\b(?:d[ae] (?:gripe|tetano|covid|febre|hepatite|pneumonia)|de la gripe|influenza|flu|tetan\w+|covid|hepatit\w+|hpv|pneumo\w+|neumo\w+|dos(?:e|is)|refor[cç]o|booster|shot)\b/;

/** What a wording of the patient's own weighs: more than the question before it. */
const TOLD = 1.3;

export function raise(kinds: Map<Kind, number>, kind: Kind, weight: number): void {
  kinds.set(kind, Math.max(kinds.get(kind) ?? 0, weight));
}

/** What an answer's own words tell of, beside its terms. */
export function raiseToldOf(
  own: Map<Kind, number>,
  { folded, mentions }: Sentence,
  asked: ReadonlyMap<Kind, number> | undefined,
  language: Language,
): void {
  const { cues } = packOf(language);
  const has = (id: string): boolean => mentions.some((m) => m.concept.id === id);
  const drug = mentions.some((m) => m.concept.type === "drug");
  const number =
    /\d/.test(folded) || findNumbers(tokenise(folded), language).some((n) => n.form !== "article");
  if (
    number &&
    (asked?.has("measured") ||
      (mentions.some((m) => VITALS.has(m.concept.id)) && AT_HOME.test(folded)))
  ) {
    raise(own, "measured", 1.3);
    own.delete("pmh");
  }
  if (
    mentions.some((m) => SUPPLEMENTS.has(m.concept.id)) &&
    (cues.dose.test(folded) || OFTEN.test(folded) || asked?.has("meds"))
  )
    raise(own, "meds", 1.2);
  const why = TAKEN_FOR.test(folded) || cues.dose.test(folded);
  if (drug && !asked?.has("symptoms") && ON_SKIN.some(has) && !why) raise(own, "allergy", 1.3);
  if (asked?.has("allergy") && (drug || ON_SKIN.some(has)) && SWELLED.test(folded))
    raise(own, "allergy", 1.3);
  if (
    FORGETS.test(folded) &&
    !NAME_FORGOTTEN.test(folded) &&
    (drug || asked?.has("meds") || asked?.has("adherence"))
  ) {
    // "Ácido fólico, 5 mg todo dia, esse não esqueço" tells first what is taken.
    const taken = NEVER_FORGETS.test(folded) && (cues.dose.test(folded) || drug);
    raise(own, "adherence", taken ? 0.8 : 1.8);
    own.delete("symptoms");
  }
  for (const [kind, pattern] of packOf(language).tells)
    if (isKind(kind) && pattern.test(folded)) raise(own, kind, TOLD);
  if (WEIGHS_LESS.test(folded)) raise(own, "symptoms", 0.7);
  if (number && FASTING.test(folded) && !drug && !asked?.has("meds")) raise(own, "measured", 1.3);
  if (WISHES.test(folded) && WHEN_ILL.test(folded)) raise(own, "preferences", 1.6);
  if (ARMED.test(folded)) raise(own, "mental", 1.3);
  if (asked?.has("vaccines") && JABBED.test(folded)) {
    raise(own, "vaccines", 1.3);
    for (const kind of ["symptoms", "pmh", "hpi"] as const) own.delete(kind);
  }
}

const AT_HOME =
  /\b(?:em casa|en casa|at home|farmacia|pharmacy|postinho|posto|de manha|en la manana|in the morning|morning|ontem|ayer|yesterday|hoje|hoy|today|medi|mediu|aparelho|balanca|bascula|balanza|scale|checked|monitor|glucometro|glicosimetro|me pese|pesei|weighed)\b/;
/** Whatever tells that a medicine was not borne. */
export const REACTS = new RegExp(
  `alerg|allerg|reac|coceira|coca|itch|rash|hives|nao posso|no puedo|can't|${SWELLED.source}`,
);

/** "Deu alergia, a pálpebra inchou": of a medicine asked about, it is the reaction that counts. */
export const REACTED =
  /\b(?:deu|da|dio|dava|tive|tuve|tengo|tenho|tem|tiene|got|had|have|sou|soy|am|i'm|fez|hizo|me) (?:um[a]? |an |a |muita |mucha )?(?:alerg|allerg|reacao alerg|reaccion alerg)/;

/** "Aguento bem", "não deu nada", "fine with it": a medicine or food that does no harm. */
export const BORNE =
  /\b(?:toler\w+|(?<!\bn(?:ao|o) (?:(?:eu|me|lo|la|yo|le|se) )?)agu[ae]nt\w+|sem problemas?|sin problemas?|(?:no|without(?: a)?) (?:problems?|trouble|issues?|reaction)|numa boa|de boa|(?:foi|fica|deu tudo|fue|todo) normal|n(?:ao|o) (?:me |le |lhe )?(?:da|deu|fez|faz|hizo|hace|dio|causa|causou|causo) nada|nunca (?:me |le |lhe )?(?:deu|fez|hizo|dio) nada|(?:me |le )?(?:cai|caiu|cae|cayo|sienta|sento) bien|(?:y|e) (?:bien|bem)|(?:just |it's |i'm |was )?fine|doesn't bother)\b/;
