import type { Language } from "@relato/shared/domain/language.ts";
import type { Speaker } from "@relato/shared/domain/transcript.ts";
import { packOf } from "../language/pack.ts";
import type { Mention } from "../language/lexicon.ts";
import type { Sentence } from "./types.ts";

export type Subject = "patient" | "relative" | "partner" | "stranger";

const ILLNESS = new Set(["disease", "symptom", "procedure", "mood", "drug", "habit", "allergen"]);
/** What a relative can have that is no illness. */
const STATES = new Set(["pregnancy", "prematurity"]);
const isIllness = ({ concept }: Mention): boolean =>
  ILLNESS.has(concept.type) || STATES.has(concept.id);
/** What people near the patient do for or tell about the patient; folded, three languages. */
const ACTS =
  /^(?:\s*(?:que|e|tambem|e que|who|also|me|lhe|le|always|sempre|siempre|ja|ya|had|has)\s*)*\s*(?:me|manda|compra|compran|hace|sends|makes|deu|da (?:os?|as?|um|uma|remedio|comida|banho|almoco|conta|tudo|pra|para|me)\b|falou|fala|disse|diz|viu|notou|percebeu|acha|achou|trouxe|mandou|comprou|fez um|reclama|cuida|ajuda|ligou|botou(?! (?:uma?s? |duas |dois |tres )?(?:ponte|stent|marca|protese|pino|placa))|insistiu|quis|pediu|dio|dijo|dice|vio|noto|trajo|compro|mando|cree|dicen|ayuda|cuida|insistio|says|said|gave|thinks|noticed|told|made|brought|saw|noted|complains|helps|wants|insisted|tells|drove|lives|vive|mora|puts|keeps)\b/;
/** "Minha mãe diz que ela também teve": what a relative tells of herself. */
const TELLS_OF_SELF =
  /\b(?:que|that) (?:a |com |con )?(?:ela|ele|ella|el|she|he)(?: (?:tambem|tambien|ja|ya|also|nela|le|lhe))* (?:teve|tinha|tem|sentia|deu|dava|era|tuvo|tenia|tiene|sentia|daba|dio|ra\w+|pic\w+|had|has|got|was)\b/;
/** "O meu pai tinha essa mesma ferida", "my dad gets the same thing": it is had, whatever the patient calls it. */
const HAS_THE_SAME =
  /\b(?:tinha|teve|tem|tiveram|deu|tenia|tuvo|tiene|tuvieron|dio|salio|saiu|had|has|have|got|gets?)\b(?: (?:exata?mente|exactly|tambem|tambien|just|all))? (?:(?:d?ess[ea]s?|d?est[ea]s?|iss?o|[oa]s?|el|la|los|las|lo|the|this|that) )?(?:mesm[oa]s?|mism[oa]s?|same|igualzinh[oa]|igualit[oa])\b(?! (?:plan|idad|edad|age|nome|nombre|name|medic|doctor|doutor|convenio|segur|insur|trabaj|trabalh|job|cas[ao]|hous|signo|dia|day|hor|problema? d[eao] (?:dinheiro|plata)))/;
/** "A mi papá le hicieron", "a mi compadre le dio": whom it befell. */
export const isDative = (before: string, after: string): boolean =>
  /(?:^|[\s,;.¿])al? (?:(?:mi|mis|su|la|el|las|los|una?|otr[oa]) )?$/.test(before) &&
  /^\s*(?:\p{L}+ )?les? /u.test(after);
/** "Naproxeno que minha mulher tinha em casa": where it came from, not who takes it. */
const AT_HOME =
  /^\s*(?:que |who |that )?(?:tinha|tem|guarda\w*|tenia|tiene|guard\w*|had|keeps|has|left)(?: \w+){0,3} (?:em casa|la em casa|na gaveta|guardad\w+|sobrando|en (?:la )?casa|at home|at the house|around|lying around|in the cabinet|left over|leftover)\b/;
/** Prepositions before a relative that make the patient the one who acts ("moro com meu filho"). */
const WITH =
  /\b(?:com|con|with|pra|para|de|da|do|for|to|from|pelo|pela|por|del|about|of)(?: (?:o|a|meu|minha|mi|my|os|as|minhas|meus|mis|la|el|dos|das))*\s*$/;

const POSSESSES = /['’]s$|s['’]$/;
const nextIs = ({ mentions }: Sentence, one: Mention, type: string): boolean =>
  mentions.some((m) => m.concept.type === type && m.from >= one.to && m.from - one.to < 3);

/** Of whom a sentence speaks: the patient, a relative, or somebody in a story. */
export function subjectOf(
  sentence: Sentence,
  askedFamily: boolean,
  language: Language,
  previous?: Subject,
): Subject {
  const { cues } = packOf(language);
  const ill =
    sentence.mentions.some((m) => isIllness(m)) ||
    DEATH.test(sentence.folded) ||
    HAS_THE_SAME.test(sentence.folded);
  for (const mention of sentence.mentions) {
    const { type, id } = mention.concept;
    const relative = type === "kin";
    const stranger = STRANGERS.has(id);
    const partner = PARTNERS.has(id);
    if (!relative && !stranger && !partner) continue;
    const start = sentence.tokens[mention.from]!.start;
    const end = sentence.tokens[mention.to - 1]!.end;
    const before = sentence.folded.slice(0, start);
    if (isCalled(before, sentence.folded.slice(end), sentence.speaker)) continue;
    // "My neighbor's cream": whose thing it was, and not who used it.
    if (POSSESSES.test(sentence.folded.slice(start, end + 2)) && nextIs(sentence, mention, "drug"))
      continue;
    const after = sentence.folded.slice(end);
    if ((relative || id === "nephew") && askedFamily) return "relative";
    if (
      !(ill || isOfOrgan(sentence, end)) ||
      (ACTS.test(after) && !isDative(before, after) && !TELLS_OF_SELF.test(after)) ||
      AT_HOME.test(after) ||
      (WITH.test(before) && !IT_IS.test(before)) ||
      !isTheirs(sentence, mention, before.length)
    )
      continue;
    if (partner && sentence.mentions.some((m) => m.concept.id === "vasectomy")) continue;
    return relative ? "relative" : partner ? "partner" : "stranger";
  }
  const own = cues.firstPerson.test(sentence.folded) || OWN_VERB.test(sentence.folded);
  if (askedFamily && previous === "relative" && !own) return "relative";
  // Whoever brought the patient and says "eu tive" of an illness asked of the family is a relative.
  if (askedFamily && ill && sentence.speaker === "acompanhante" && TELLS_I.test(sentence.folded))
    return "relative";
  // Of a companion's "ela" it cannot be said whether she is the patient.
  if (sentence.speaker === "paciente" && PRONOUN.test(sentence.folded))
    return ill ? (previous ?? "patient") : "patient";
  if (ill && previous && sentence.speaker === "paciente" && THIRD.test(sentence.folded) && !own)
    return previous;
  return ill && namesSomebody(sentence) ? "partner" : "patient";
}

/** "São dois, um é hipertenso": of whom it is told, where the family alone was asked about, the question tells. */
export function isUnnamed(sentence: Sentence, first: boolean, language: Language): boolean {
  const { folded, mentions, tokens } = sentence;
  if (packOf(language).cues.firstPerson.test(folded) || OWN_VERB.test(folded)) return false;
  if (mentions.some((m) => !OF_FAMILY.has(m.concept.type))) return false;
  return mentions.some((m) => isIllness(m)) || DEATH.test(folded) || (first && tokens.length < 8);
}
const OF_FAMILY = new Set(["disease", "symptom", "procedure", "mood", "kin", "other", "body"]);

/** "O Marcos teve gonorreia": a patient does not speak of himself by name; a companion may speak of the patient so. */
function namesSomebody(sentence: Sentence): boolean {
  if (sentence.speaker !== "paciente") return false;
  if (namesByPossession(sentence)) return true;
  const match = /(?:^|[\s,])(?:[OoAa]|[Ee]l|[Ll]a)\s+(\p{Lu}\p{Ll}{2,})(?=\s+\p{Ll})/u.exec(
    sentence.text,
  );
  if (!match) return false;
  const at = match.index + match[0].length - 1;
  return !sentence.mentions.some(
    (m) => sentence.tokens[m.from]!.start <= at && sentence.tokens[m.to - 1]!.end >= at,
  );
}

const POSSESSED =
  /(?:^|[\s,])(?:minha|meu|mi|my|nossa|nosso|nuestr[oa]|our|one of my|uma das minhas|um dos meus|una de mis|uno de mis)\s+([a-z]{3,})((?:\s[a-z]+){0,2}?)\s(?:(?:que|tambem|tambien|also|ja|ya)\s)?(?:tem|teve|tinha|toma|tomou|tomava|usa|usava|operou|fuma|fumava|morreu|sofre|sofreu|pegou|tiene|tuvo|tenia|tomaba|usaba|sufre|sufrio|murio|se murio|opero|has|had|takes|took|died|got|smokes|uses|used|swears by)\b/;
/** What of the patient's own can have or take something, and who treats him. */
const OF_ONESELF =
  /^(?:corpo|cuerpo|body|vida|life|probl|pressao|presion|pressure|cabec|cabez|head|peit|pech|chest|cas[ao]|home|house|trabal|work|job|medic|doutor|doctor|nurse|enferm|dentist|psic|psiq|therap|terap|nutri|fisio|kine|plano|conven|insur|seguro|farma|pharma|recei|remed|exam|resul|labs|crise|crisis|dor|dolor|pain|perna|pierna|leg|pe|pie|foot|mao|mano|hand|olho|ojo|eye|caso|case|famil|gravid|pregn|embar|parto|gente|carteir|cart|last|first|ultim|primeir|primer|only|unic|own|propri)/;

/** "Minha faxineira teve": somebody of the patient's, whatever she is called, who has or takes it. */
function namesByPossession({ folded, mentions, tokens }: Sentence): boolean {
  const match = POSSESSED.exec(folded);
  const name = match?.[1];
  if (!match || !name || OF_ONESELF.test(name)) return false;
  const at = match.index + match[0].indexOf(name);
  return !mentions.some((m) => tokens[m.from]!.start <= at && tokens[m.to - 1]!.end > at);
}

/** "Tomava insulina", "died of it": told of the one just named; a patient's own verb says "I". */
const THIRD =
  /^(?:(?:e|y|and|mas|pero|but|ai|depois|despues|then) )*(?:era|tinha|teve|tomava|toma|usava|usa|fazia|faz|fez|operou|ficou|morreu|faleceu|tem|perdeu|tenia|tuvo|tomaba|usaba|hacia|hizo|murio|fallecio|tiene|perdio|had|was|has|took|takes|died|lost|got)\b/;
const TELLS_I =
  /^(?:(?:e|y|and|so|solo|just|bom|bueno|well),? )*(?:eu|yo|i|i've|i'm)\b|^(?:(?:e|y),? )?(?:tive|tenho|tuve|tengo)\b/;
const OWN_VERB =
  /\b(?:tenho|tive|tomo|tomei|uso|usei|sou|estou|to|fiz|faco|operei|fiquei|tengo|tuve|tomo|tome|soy|estoy|hice|opere|quede|i|i'm|i've)\b/;
/** The patient speaks of somebody else: "She has epilepsy too." */
const PRONOUN =
  /^(?:e |y |and |mas |but )?(?:ela|ele|ella|el(?= (?:tiene|tuvo|esta|toma))|she|he|they)\b/;
const PARTNERS = new Set(["partner", "husband", "wife"]);
const STRANGERS = new Set(["neighbour", "friend", "in-law", "acquaintance", "nephew"]);
/** "Premature, that was her brother": what stands before is put down to the relative. */
const THAT_WAS =
  /\b(?:that was|that is|that's|esse foi|essa foi|isso foi|isso e|quem (?:tem|teve|ta|esta|toma|era|e|foi)(?: \w+)? e|eso fue|esa fue|ese fue|eso es|(?:quien|la que|el que|los que|las que) (?:\w+ ){1,5}(?:es|fue|era|son)|quem (?:\w+ ){1,5}(?:e|era|foi|sao)|o que (?:tem|teve|toma|usa) (?:\w+ ){0,3}e|the (?:one|ones) (?:with|that|who|on|taking) .{0,30}(?:is|was))\s(?:(?:o|a|el|la|her|his|my|our|meu|minha|mi|su|dele|dela|d[ao])\s)*$/;
/** "Sopro é meu irmão", "la dipirona es mi mamá": the thing named, and whose it is. */
const IT_IS =
  /(?:\s(?:e|es|era|foi|fue|is|was)|'s)\s(?:(?:o|a|el|la|meu|minha|mi|my|our|nosso|nossa|com|con|with|d[aoe]|del|de la)\s)*$/;
/** "Papai teve no pulmão", "a tia, no ovário": what runs in a family is often told by its organ alone. */
const isOfOrgan = ({ folded }: Sentence, end: number): boolean => IN_ORGAN.test(folded.slice(end));
const IN_ORGAN =
  /^,?\s*(?:(?:tambem|tambien|also|ja|ya) )?(?:(?:teve|tem|tinha|deu|tuvo|tiene|tenia|had|has|got)(?: (?:um|uma|isso|o dela|o dele|eso|uno|it|one|hers|his))? )?(?:n[ao]s?|en (?:el|la|los|las)|in (?:the|her|his)) (?:mamas?|seios?|peito|ovarios?|uteros?|prostata|intestino|colon|reto|pulm\w+|figado|higado|estomago|pancreas|tireoide|tiroides|garganta|pele|piel|rim|rins|rinon\w*|bexiga|vejiga|ossos?|huesos?|senos?|pechos?|matriz|laringe|esofago|breasts?|ovar(?:y|ies)|uterus|womb|prostate|bowels?|colon|lungs?|liver|stomach|thyroid|throat|skin|kidneys?|bladder|bones?)\b/;
/** The illness is named with the relative or after: "cansaço, mas minha filha não dorme" leaves the tiredness the patient's. */
function isTheirs(sentence: Sentence, kin: Mention, start: number): boolean {
  if (DEATH.test(sentence.folded) || HAS_THE_SAME.test(sentence.folded.slice(start))) return true;
  if (isOfOrgan(sentence, sentence.tokens[kin.to - 1]!.end)) return true;
  const before = sentence.folded.slice(0, start);
  if (THAT_WAS.test(before)) return true;
  if (isNamedFirst(sentence, kin, before)) return true;
  const clause = Math.max(
    ...[...sentence.folded.slice(0, start).matchAll(/[,;]|\b(?:mas|pero|but)\b/g)].map(
      (m) => m.index,
    ),
    0,
  );
  return sentence.mentions.some(
    (m) => isIllness(m) && (m.from > kin.from || sentence.tokens[m.from]!.start >= clause),
  );
}

/** The sentence's clause is nothing but a thing and its owner: "ah, não, dipirona é minha mãe". */
function isNamedFirst(
  { mentions, tokens, folded }: Sentence,
  kin: Mention,
  before: string,
): boolean {
  const link = IT_IS.exec(before);
  if (!link) return false;
  const thing = mentions.findLast((m) => isIllness(m) && m.to <= kin.from);
  if (!thing) return false;
  const between = folded.slice(tokens[thing.to - 1]!.end, link.index).trim();
  const rest = folded.slice(tokens[kin.to - 1]!.end);
  return between.split(/\s+/).length <= 2 && /^\s*(?:[.,;!]|$|que|quem|q\b)/.test(rest);
}

/** "Mãe, é a esquerda": called, not spoken of. */
const isCalled = (before: string, after: string, speaker: Speaker): boolean =>
  (speaker === "acompanhante" && before.trim() === "" && after.startsWith(",")) ||
  (speaker === "medico" && isCalledBy(before, after)) ||
  (/,\s*(?:meu|minha|mi)?\s*$/.test(before) && /^\s*[.!]?$/.test(after));

/** "So, Mom: ADHD": what a doctor says before he calls somebody. */
const CALLS =
  /^(?:(?:so|ok|okay|well|now|all right|listen|bom|entao|olha|bueno|entonces|mire|mira|pues|a ver|ya|e|y|and|oi|hi|hey|hola)[, ]+)*$/;
/** Whether a doctor calls whom he names between these words. */
export const isCalledBy = (before: string, after: string): boolean =>
  CALLS.test(before) && /^\s*[,:.!?]/.test(after);
const DEATH = /\b(?:morreu|faleceu|morreram|infartou|murio|fallecio|died|passed away|deceased)\b/;

/** The person besides the patient whom a sentence names, ill or not: who "she" is in the next one. */
export function otherNamed(sentence: Sentence): Subject | undefined {
  for (const { concept } of sentence.mentions) {
    if (concept.type === "kin") return "relative";
    if (STRANGERS.has(concept.id)) return "stranger";
    if (PARTNERS.has(concept.id)) return "partner";
  }
  return undefined;
}
