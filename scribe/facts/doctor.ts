import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";
import { packOf } from "../language/pack.ts";
import { toRecord } from "../language/rewrite.ts";
import type { Kind, Part, Sentence } from "./types.ts";

export type Phase = "history" | "exam" | "plan";

/** What a doctor's sentence is: the part of the visit it belongs to and the kinds it can be filed under. */
export interface Reading {
  part: Part;
  kinds: Map<Kind, number>;
}

/** "HPV, segunda dose hoje": a dose counted is a vaccine's, whatever disease names it. */
const VACCINATES =
  /\b(?:primeira|segunda|terceira|quarta|ultima|primera|segunda|tercera|first|second|third) (?:dose|dosis)\b|\b(?:dose de reforco|dosis de refuerzo|booster)\b/;

/** "Senão, volte em 30 dias com a ressonância": an appointment, whatever is to be brought along. */
const RETURNS =
  /^(?:(?:senao|se nao|entao|e|ai|si no|entonces|y|otherwise|if not|then|so|and),? )?(?:volt[ae]|retorn[ae]|retorno|vuelva|vuelve|regrese|come back|see (?:me|you)|nos vemos|presencial|te veo|lo veo|la veo|te vejo|quero te ver|i'll see you|let's see you)\b.{0,20}\b(?:em|en|in|daqui|dentro)\b/;

/** What a typed note names outright: "HD: lombalgia", "Conduta: repouso". */
const HEADED: readonly (readonly [RegExp, Part, Kind])[] = [
  [
    /^(?:hd|hipotese\w*(?: diagnostica\w*)?|diagnostico\w*|impressao|impresion|dx|assessment|impression|diagnosis)\s*:/,
    "assessment",
    "diagnosis",
  ],
  [
    /^(?:metas?|objetivos?|goals?|conduta|cd|plano|prescricao|tratamento|plan|tratamiento|indicaciones|treatment)\s*:/,
    "plan",
    "plan",
  ],
  [
    /^(?:ao exame|exame(?: fisico)?|ef|al examen|examen(?: fisico)?|exam|physical exam|on exam)\s*:/,
    "exam",
    "exam",
  ],
];

/** Reads a doctor's sentence that is no question; undefined when it is nothing for a document. */
export function readDoctor(
  sentence: Sentence,
  phase: Phase,
  language: Language,
): Reading | undefined {
  const { cues } = packOf(language);
  const { folded, mentions, tokens } = sentence;
  if (phase !== "history" && VACCINATES.test(folded))
    return { part: "plan", kinds: new Map([...planKinds(sentence, language), ["vaccines", 1.2]]) };
  const headed = HEADED.find(([pattern]) => pattern.test(folded));
  if (headed)
    return {
      part: headed[1],
      kinds: headed[1] === "plan" ? planKinds(sentence, language) : new Map([[headed[2], 1]]),
    };
  if (RECORDS.test(folded))
    return { part: "exam", kinds: new Map([[MENTAL.test(folded) ? "mentalExam" : "exam", 1]]) };
  if (cues.smallTalk.test(folded)) return undefined;
  const types = new Set(
    mentions.map((m) =>
      phase === "exam" && m.to - m.from === 1 && ORGAN.test(tokens[m.from]!.t)
        ? "body"
        : m.concept.type,
    ),
  );
  const has = (type: Parameters<typeof types.has>[0]): boolean => types.has(type);
  const numbers = findNumbers(tokens, language).filter((n) => n.form !== "article").length;
  const pair = phase !== "history" && PRESSURE.test(toRecord(sentence.text, "medico", language));
  const vital = (mentions.some((m) => VITALS.has(m.concept.id)) && numbers > 0) || pair;
  const ill = has("disease") || ILLNESS.test(folded);
  const planned = cues.plan.test(folded);
  const ahead = cues.ahead.test(folded);
  const bodily = has("vital") || has("body") || has("symptom");
  const exam =
    (bodily && cues.examFinding.test(folded) ? 1.2 : 0) +
    (vital ? 1.5 : 0) +
    (pair ? 1.5 : 0) +
    (vital && numbers > 2 && !cues.hypothetical.test(folded) ? 1.5 : 0) +
    (phase === "exam" ? 1.2 : 0) +
    (phase === "exam" && SIDED.test(folded) && !cues.diagnosis.test(folded) ? 1.2 : 0) -
    (phase === "plan" ? 0.6 : 0) -
    (planned ? 0.5 : 0) -
    (ahead ? 1.5 : 0);
  const results =
    (has("exam") ? 1 : 0) +
    (BROUGHT.test(folded) && !planned ? 3 : 0) +
    (VALUE.test(sentence.text) && !has("drug") ? 3.2 : 0) +
    (has("disease") && TESTED.test(folded) ? 2.6 : 0) +
    (has("exam") && numbers > 0 ? 1.2 : 0) +
    (has("exam") && cues.resultStart.test(folded) && !planned ? 0.8 : 0) -
    (cues.order.test(folded) ? 1.5 : 0) -
    (ahead ? 2 : 0);
  const diagnosis =
    (cues.diagnosis.test(folded) ? 1 : 0) +
    (ill && phase === "exam" && FRAGMENT.test(folded) && tokens.length < 9 ? 1.4 : 0) +
    (ill ? 1 : 0) +
    (CONCLUDES.test(folded) ? 1.6 : 0) +
    (CALLED.test(sentence.text) && !vital
      ? has("disease")
        ? 1.3
        : phase !== "history" && has("symptom")
          ? 2
          : 0
      : 0) +
    (phase !== "history" && has("disease") ? 0.3 : 0) -
    (cues.hypothetical.test(folded) ? 1 : 0) -
    (ahead ? 0.7 : 0) +
    (phase !== "history" && has("symptom") && cues.uncertain.test(folded.slice(0, 22)) ? 0.8 : 0);
  const treats = has("drug") || has("procedure") || has("vaccine");
  const plan =
    (planned ? 1.3 : 0) +
    (has("drug") ? 0.9 : 0) +
    (cues.prescription.test(folded) ? 0.5 : 0) +
    (cues.order.test(folded) && has("exam") ? 1.2 : 0) +
    (cues.followup.test(folded) ? 0.9 : 0) +
    (cues.warning.test(folded) ? 0.9 : 0) +
    (cues.referral.test(folded.replace(REFERRED_PAIN, "")) ? 0.9 : 0) +
    (cues.certificate.test(folded) ? 1.2 : 0) +
    (cues.advice.test(folded) ? 0.6 : 0) +
    (ahead ? 1 : 0) +
    (phase === "plan" && cues.activity.test(folded) ? 0.5 : 0) +
    (treats && phase !== "history" && (numbers > 0 || cues.when.test(folded)) ? 0.8 : 0) +
    (cues.hypothetical.test(folded) ? 0.5 : 0) +
    (phase === "plan" ? 0.7 : 0) +
    (phase !== "history" && RETURNS.test(folded) ? 1.5 : 0);
  const dosed = phase === "plan" && (cues.dose.test(folded) || cues.prescription.test(folded));
  const listed = has("exam") && numbers === 0 && phase === "plan" && !RESULT.test(folded);
  const best = Math.max(
    exam,
    listed || dosed ? results - 1.5 : results,
    diagnosis,
    listed ? plan + 0.8 : plan,
  );
  const telling =
    (phase === "exam" && folded.length > 9) ||
    mentions.length > 0 ||
    numbers > 0 ||
    (planned && phase !== "history") ||
    (phase === "plan" && cues.when.test(folded));
  if (best < (phase === "history" ? 1.4 : 1) || !telling) return undefined;
  if (best === results && !listed) return { part: "exam", kinds: resultKinds(sentence) };
  if (best === exam && !planned && tellsTest(sentence))
    return { part: "exam", kinds: resultKinds(sentence) };
  if (best === exam) return { part: "exam", kinds: examKinds(sentence, numbers) };
  if (best === diagnosis) return { part: "assessment", kinds: new Map([["diagnosis", 1]]) };
  return { part: "plan", kinds: planKinds(sentence, language) };
}

/** "Vou registrar que está orientado": what a doctor says for the record is a finding. */
export const RECORDS =
  /^(?:(?:entao|so|vou|deixa eu|let me|i'll|i will|voy a|dejo|bom|ok),? )*(?:registr\w+|anot\w+|document\w*|note|constancia|dejo constancia)(?: aqui| aca| here)? (?:que|that|de que)\b/;

/** "Ressonância de crânio normal", said while examining: a film that opens the sentence is a result. */
const tellsTest = ({ mentions, tokens }: Sentence): boolean =>
  mentions.some(
    ({ concept, from }) =>
      (IMAGING.has(concept.id) || SHOWN.has(concept.id)) &&
      tokens.slice(0, from).filter((token) => token.kind !== "mark").length < 5,
  );
const SHOWN = new Set(["ecg", "spirometry", "audiometry", "endoscopy", "colonoscopy", "biopsy"]);

/** Named alone these are a disease in a history ("coração", "thyroid") and an organ under the examining hand. */
const ORGAN =
  /^(?:coracao|corazon|heart|rim|rins|rinon|rinones|kidneys?|tireoide|tiroides|thyroid|prostata|prostate|valvula|figado|higado|liver|pressao|presion|tension|colesterol|coluna|columna|spine)$/;

const MENTAL =
  /\b(?:orientad|colaborativ|cooperativ|humor|pensament|fala\b|afeto|lucid|discurs|pensamient|animo|afecto|oriented|cooperative|mood|speech|thought|affect)/;

/** "O que você tem parece…", "pelo jeito é…", "tem cara de…": a conclusion without the word diagnosis. */
const CONCLUDES =
  /\b(?:o que (?:voce|a senhora|o senhor|ela|ele|vc) tem (?:parece|e)\b|pelo jeito (?:e|isso e)|(?:tem|com) (?:toda a )?cara de|(?:o )?mais provavel e\b|(?:lo )?mas probable es\b|most likely (?:this|it|you|is)|isso explica|(?:chamo|llamo|call) (?:isso |isto |eso |esto |this |it |de )|(?:o|el|the|seu|su|your) problem[a]?(?: aqui| aca| here)? (?:e|es|is|looks)\b|(?:trata-se|se trata) de\b|(?:isso|isto|esto|eso) se (?:chama|llama)|(?:this|that|it) is called|what we're dealing with|estamos (?:diante de|ante|frente a)|e isso que explica|lo que (?:usted|vos|ella|el) tien\w+ (?:parece|es)|tiene (?:toda la )?pinta de|eso explica|what you have|(?:this|that|it) looks like|you have a case of)/;

/** "Una anafilaxia por maní": a thing named by itself. */
const FRAGMENT = /^(?:uma?|una?|an?) /;
/** "Esquerdo com catarata": what is seen on one side. */
const SIDED =
  /^(?:(?:e |y |and |o |a |no |na |el |la |en el |en la |the |on the )*)(?:olho |ouvido |ojo |oido |eye |ear )?(?:esquerd[oa]|direit[oa]|izquierd[oa]|derech[oa]|left|right)\b/;

/** "É enxaqueca com aura", "Fue una anafilaxia", "So this is gout": the sentence says what it is. */
const CALLED =
  /^(?:(?:então|entonces|so|pois|bom|bueno|ok|okay|well|sí|sim|yes),? )?(?:É|[Ii]sso é|[Ii]sto é|[Aa]qui é|[Ee]so es|[Ee]sto es|[Ee]s|[Ff]ue|[Tt]his is|[Tt]hat's|[Ii]t's|[Ii]t is|[Yy]ou have|[Tt]iene usted|[Oo] nome (?:disso )?é|[Ss]e llama)(?!\p{L})(?! (?:que|importante|normal|bom|melhor|importante|good|better|okay|fine|por|para|pra|because|porque)(?!\p{L}))/u;

/** A serology told by its outcome: "Sífilis e HIV negativos". */
const TESTED =
  /\b(?:negativ[oa]s?|nao reagentes?|reagentes?|no reactiv[oa]s?|positiv[oa]s?|negative|positive|nonreactive)[.!]?$/;

/** "A ressonância que trouxe", "the MRI you brought": a test from elsewhere, whether it is named or not. */
const BROUGHT =
  /\b(?:que (?:a senhora |o senhor |voce |ele |ela |usted |me |nos )?(?:trouxe|trajo|trajeron|trouxeram|mandou|mando)|(?:you|she|he|they) (?:brought|sent)(?! (?:in|on|by))|traid[oa]s?|trazid[oa]s?|from (?:the )?(?:outside|other) (?:hospital|clinic|lab))\b/;

/** "CEA 2,3", "PTH veio 80": an abbreviation with a number is a laboratory's, unless it is a sign of life or a score. */
const VALUE =
  /^(?:[Oo] |[Aa] |[Ee]l |[Ll]a |[Tt]he |[Yy]our |[Ss]eu |[Ss]ua |[Ss]u )?(?!(?:PA|TA|BP|FC|FR|HR|RR|SAT|IMC|BMI|PAS|PAD|ECOG|PS|NYHA|EVA|VAS|AV|PIO|IOP|UTI|UPA|CID|ICD|UBS|SUS|AAS|HPV|DTP)\b)[A-Z]{2,6}(?:[- ]?\d{1,3})?(?:(?: (?:de|em|en|a|is|was|of|veio|deu|salio|dio|came back|at|está|esta|era|foi))*(?: (?:em|en|at|de))? |: )\d/;

/** What ends like the name of an illness, though no list has it: "capsulite", "tendinopatia", "Sjögren's syndrome". */
export const ILLNESS =
  /\b(?!(?:noite|leite|limite|permite|evite|apetite|azeite|aceite|convite|quite|white|despite|appetite|bite|site|visite|invite|write|excite|polite|unite|ignite|definite|favorite|opposite|dosis)s?\b)(?:\w{4,}(?:ite|itis|osis|opatia|opathy|patia|algia)|\w{5,}ose(?<!glicose|glucose|lactose|sacarose|celulose|suppose|purpose|propose|expose|diagnose|overdose|frutose|maltose|dextrose|choose)|(?:carcin|linf|lymph|melan|fibr|mi|my|aden|lip|hemat|granul|condil|angi|neur|mening|sarc|papil|meni)oma|sindrome|syndrome|anafila\w+|anaphyla\w+|choque|sepse|sepsis|esguince|entorse|torcicolo|lesao meniscal)s?\b/;

/** Felt elsewhere, and sent to nobody. */
const REFERRED_PAIN = /\breferred (?:\w+ )?pain|\bdolor referido|\bdor referida/;

/** A result is told, not asked for. */
const RESULT =
  /\b(?:veio|deu|mostr\w*|saiu|esta\b|normal\w*|negativ\w*|positiv\w*|salio|dio|showed|shows|came back|is|was|alterad\w*)\b/;
export const IMAGING: ReadonlySet<string> = new Set([
  "x-ray",
  "ultrasound",
  "ct",
  "mri",
  "doppler",
  "mammogram",
  "densitometry",
  "echocardiogram",
]);

function resultKinds({ mentions }: Sentence): Map<Kind, number> {
  const kinds = new Map<Kind, number>([["results", 1]]);
  if (mentions.some((m) => IMAGING.has(m.concept.id))) kinds.set("imaging", 1.1);
  return kinds;
}

/** "Vou repetir sentada... catorze por nove": a pair of numbers is a pressure, named or not. */
const PRESSURE = /(?<![\d.,])\d{2,3}[x/]\d{2,3}(?!\d|[.,]\d)/;

const VITALS = new Set([
  "blood pressure",
  "heart rate",
  "respiratory rate",
  "saturation",
  "temperature",
  "weight",
  "height",
  "bmi",
  "waist",
]);

/** The height of a womb and the heart of a fetus are no signs of the mother. */
const OF_FETUS = /\b(?:uterin\w+|fetal|feto|bcf|fundal|fetus)\b/;

function examKinds({ folded, mentions }: Sentence, numbers: number): Map<Kind, number> {
  const kinds = new Map<Kind, number>([["exam", 1]]);
  if (numbers > 0 && mentions.some((m) => VITALS.has(m.concept.id)) && !OF_FETUS.test(folded))
    kinds.set("vitals", 1.1);
  if (mentions.some((m) => m.concept.type === "mood" || m.concept.id === "mental state"))
    kinds.set("mentalExam", 0.9);
  return kinds;
}

/** What is to be taken when an attack comes: "na crise, quatro jatos". */
const IN_CRISIS =
  /\b(?:(?:na|nas|durante a|numa|en la|en las|durante la|in an?|during (?:an?|the)|for an?) (?:crises?|crisis|attack|flare|ataque)|se (?:tiver|der|vier|comecar) (?:a |uma )?crise|si (?:tiene|le da|viene) (?:la |una )?crisis|if (?:you|he|she) (?:have|has|get|gets) an attack)\b/;
const SEEKS =
  /\b(?:hospital|pronto|emerg\w+|urgenc\w+|upa|er|911|samu|volt[ae]\w*|vuelv\w+|venha|venga|vem|come (?:back|in)|return|call|lig[ue]\w*|llam\w+|procur\w+|acud\w+|avis\w+)\b/;

/** "Quero ver o Davi de novo em sete dias." */
const SEES_AGAIN =
  /\b(?:(?:quero|vou|vamos) (?:te |lhe |o |a )?(?:re)?ver\b.* em |(?:quiero|voy a|vamos a) (?:re)?ver(?:l[oa]|te)?\b.* en |want to see (?:you|him|her)\b.* in |see (?:you|me) (?:again )?in )/;

/** "A meta é caminhar em dois meses" sets no appointment. */
const AIMS = /\b(?:metas?|objetivos?|goals?|alvos?|targets?)\b/;

function planKinds({ folded, mentions }: Sentence, language: Language): Map<Kind, number> {
  const { cues } = packOf(language);
  const kinds = new Map<Kind, number>([["plan", 1]]);
  const drug = mentions.some((m) => m.concept.type === "drug");
  if (drug) kinds.set("prescription", 1.2);
  if (mentions.some((m) => m.concept.type === "vaccine")) kinds.set("vaccines", 1.1);
  if (mentions.some((m) => m.concept.type === "exam") && !drug) kinds.set("orders", 1.3);
  if (cues.referral.test(folded)) kinds.set("referral", 1.1);
  if ((cues.followup.test(folded) || SEES_AGAIN.test(folded)) && !AIMS.test(folded))
    kinds.set("followup", 1.2);
  // "Um grama se doer" is how a drug is taken, and no warning.
  const warns =
    cues.warning.test(folded) ||
    (cues.hypothetical.test(folded) && (cues.followup.test(folded) || SEEKS.test(folded)));
  if (warns && !(drug && cues.dose.test(folded) && !SEEKS.test(folded))) kinds.set("warning", 1.4);
  if (cues.certificate.test(folded)) kinds.set("certificate", 1.5);
  if (drug && IN_CRISIS.test(folded)) kinds.set("crisisPlan", 1.5);
  if (cues.activity.test(folded) && !drug) kinds.set("activity", 1.15);
  if (!drug && cues.advice.test(folded)) kinds.set("advice", 1.1);
  return kinds;
}
