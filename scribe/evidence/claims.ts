import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { gatherFacts } from "../facts/gather.ts";
import { isOrderToMachine } from "../facts/machine.ts";
import { isNegated } from "../facts/polarity.ts";
import { readSentences } from "../facts/read.ts";
import { withoutWrongSide } from "../facts/sides.ts";
import { withSpeakers } from "../facts/speakers.ts";
import { FamilyTalk, kinOf } from "./family.ts";
import { type Owned, Owners } from "./owners.ts";
import { subjectOf, type Subject } from "../facts/subject.ts";
import type { Sentence } from "../facts/types.ts";
import type { ConceptType, Mention } from "../language/lexicon.ts";
import { findNumbers, readAcrossUnit } from "../language/numbers.ts";
import { type LanguagePack, packOf } from "../language/pack.ts";
import { stem } from "../language/text.ts";
import { bodyOf, type Claim, keyOf, plainWords, withPlainNo } from "./words.ts";
import { readAnswered } from "./answered.ts";
import {
  claimsOfAnswers,
  deniedInAnswers,
  type AskedAndDenied,
  readAllergicDrugs,
  readAllergies,
  readDenials,
  readDenied,
} from "./asked.ts";

/** A sentence of the talk with what can be compared. */
export interface Heard {
  sentence: Sentence;
  stems: Set<string>;
  keys: Set<string>;
  concepts: Set<string>;
  numbers: Set<number>;
  left: boolean;
  right: boolean;
  both: boolean;
  negates: boolean;
  /** The sentence folded, "no" only where it denies. */
  plain: string;
  /** "Se tiver sangramento, volte": tells of nothing that is. */
  warns: boolean;
  /** Whose the sentence's stretches are. */
  owned: Owned[];
}

/** A transcript made ready for many questions. */
export interface Testimony {
  heard: Heard[];
  claims: Map<string, Claim[]>;
  concepts: Set<string>;
  stems: Set<string>;
  roots: Set<string>;
  numbers: Set<number>;
  denied: AskedAndDenied[];
  /** Terms and word beginnings of what the patient told when asked about allergies. */
  allergies: Set<string>;
  allergicDrugs: Set<string>;
}

/** Reads a transcript into claims, terms, words and numbers. */
export function hear(turns: readonly Turn[], language: Language): Testimony {
  const told = withSpeakers(turns, language);
  const sentences = corrected(
    readSentences(told, language).filter((s) => !isOrderToMachine(s.folded)),
    language,
  );
  const owners = new Owners(language);
  const heard = withSidesAsked(sentences.map((s) => heardOf(s, language, owners.follow(s))));
  const answered = readAnswered(sentences, language);
  const claims = new Map<string, Claim[]>();
  const add = (claim: Claim): void => {
    const list = claims.get(claim.id);
    if (list) list.push(claim);
    else claims.set(claim.id, [claim]);
  };
  readStatements(heard, language).forEach(add);
  const facts = gatherFacts(told, language);
  readDenials(facts, language).forEach(add);
  claimsOfAnswers(answered).forEach(add);
  const stems = new Set(heard.flatMap((h) => [...h.stems]));
  const others = new Set(
    [...claims]
      .filter(([, all]) => all.every((c) => c.subject !== "patient" || c.weak || c.negated))
      .filter(([, all]) => all.some((c) => c.subject !== "patient"))
      .map(([id]) => id),
  );
  return {
    allergies: withoutOthers(readAllergies(facts, language), others),
    allergicDrugs: withoutOthers(readAllergicDrugs(facts, language), others),
    denied: [...readDenied(facts, language), ...deniedInAnswers(answered)],
    heard,
    claims,
    stems,
    concepts: new Set([
      ...heard.flatMap((h) => [...h.concepts]),
      ...answered.flatMap(({ item }) => [...item.concepts]),
    ]),
    roots: new Set([...stems].filter((s) => s.length > 4).map((s) => s.slice(0, 5))),
    numbers: new Set(heard.flatMap((h) => [...h.numbers])),
  };
}

/** "O esquerdo operou o quê?" "Menisco.": the one side that a question names is the answer's. */
function withSidesAsked(heard: Heard[]): Heard[] {
  for (const [at, answer] of heard.entries()) {
    const question = heard[at - 1];
    const asked = question?.sentence.asks && question.sentence.speaker === "medico";
    const sided = answer.left || answer.right || answer.both || answer.negates;
    if (!asked || sided || answer.sentence.speaker === "medico") continue;
    if (question.left === question.right || answer.sentence.turn.i - question.sentence.turn.i !== 1) continue;
    heard[at] = { ...answer, left: question.left, right: question.right };
  }
  return heard;
}

/** Terms, and beginnings of words, without what is a relative's alone. */
function withoutOthers(known: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  const words = new Set([...others].flatMap((id) => [id, keyOf(stem(id))]));
  return new Set([...known].filter((id) => !words.has(id)));
}

/** Answers without the side that was put right. */
function corrected(sentences: readonly Sentence[], language: Language): Sentence[] {
  const kept: Sentence[] = [];
  let answers: Sentence[] = [];
  for (const sentence of sentences) {
    if (sentence.speaker !== "medico") {
      answers.push(sentence);
      continue;
    }
    kept.push(...withoutWrongSide(answers, language), sentence);
    answers = [];
  }
  return [...kept, ...withoutWrongSide(answers, language)];
}

function heardOf(sentence: Sentence, language: Language, owned: Owned[]): Heard {
  const stems = new Set(plainWords(sentence, language).map(stem));
  const { cues } = packOf(language);
  const { folded } = sentence;
  return {
    sentence,
    stems,
    keys: new Set([...stems].map(keyOf)),
    concepts: new Set(sentence.mentions.map((m) => m.concept.id)),
    numbers: numbersIn(sentence, language),
    left: cues.left.test(folded),
    right: cues.right.test(folded),
    both: cues.both.test(folded),
    negates: cues.negation.test(folded),
    plain: withPlainNo(folded, language),
    warns: cues.hypothetical.test(folded) || WARNS.test(folded),
    owned,
  };
}

/** A clause that begins with "if", when the doctor says what to do then. */
const WARNS =
  /^(?:e |mas |ou |y |pero |and |but )?(?:se|si|if|caso)\s|\b(?:when(?:ever)? you(?:'re| are| feel| get)|quando (?:voce |a senhora |o senhor |ele |ela )?(?:estiver|tiver|sentir|der)|cuando (?:este|tenga|sienta|le de|te de))\b/;

const CARRIED: readonly ConceptType[] = ["drug", "symptom", "obgyn", "habit"];
export const NORMAL =
  /\b(?:igual|normal|normais|normales|boa|bem|preservad\w*|conservad\w*|fine|ok|okay|limp\w+|clear|intact\w*|integr\w+)\b/;
const CHANGES =
  /\b(?:diminu|melhor|aument|pior|reduz|disminu|mejor|empeor|improv|wors|decreas|better)/;

/** "Audição normal"; not "a tosse diminuiu bem". */
export function isWellAfter(rest: string): boolean {
  const clause = rest.split(/[,.;]/)[0]!;
  return NORMAL.test(clause) && !CHANGES.test(clause);
}

export const OVER =
  /\b(?:foi embora|foram embora|nao (?:teve|tive|deu|dei) mais|no (?:tuvo|tuve|le di) mas|hasn't (?:had|come)|haven't had|passou|passaram|sumiu|sumiram|melhorou|sarou|resolveu|ja nao tem|hoje nao tem|nao tem mais|nao sinto mais|quase normal|se fue|se le paso|se me paso|ya no (?:tiene|tengo)|(?:faz|ha|hace) [^,.;]{0,25}que (?:ja )?(?:nao|no)\b|quando (?:eu )?era (?:nov[oa]|jovem|moc[oa]|solteir[oa])|cuando era (?:joven|chic[oa])|when i was (?:young\w*|a kid|in college)|acabou|acabaram|zerou|se acabo|ran out|i was on|was on it|but switched|went away|gone|resolved|got better|better now|stopped|(?:not|n't|no) (?:\w+ ){0,3}any ?more|nao mais|agora ja nao|quando (?:eu |ele |ela )?era (?:bebe|crianca|pequen\w+|menin\w+|novinh\w+|mocinh\w+)|na infancia|cuando era (?:bebe|nin\w+|pequen\w+)|de (?:chiquit\w+|nin[oa]|bebe)|as a (?:kid|child|baby|boy|girl)|when (?:i|he|she) was (?:little|small|a baby|a child|a girl|a boy)|outgrew)\b/;

/** What is told in statements; what is stopped or over is also so for what the sentences just before named. */
function readStatements(heard: readonly Heard[], language: Language): Claim[] {
  const { cues } = packOf(language);
  const all: Claim[] = [];
  let carried: (Claim & { type: ConceptType })[] = [];
  let carriedTurn = -9;
  let spokenOf: Subject = "patient";
  let spokenIn = -9;
  let toldNow: Claim[] = [];
  let toldIn = -9;
  const family = new FamilyTalk(language);
  for (const { sentence, warns, owned } of heard) {
    const { folded, tokens, mentions } = sentence;
    const ofKin = family.follow(sentence);
    const subject = ofKin ? "relative" : subjectOf(sentence, false, language);
    all.push(...family.answers(sentence));
    // "Deje el cigarro": what the doctor asks for is not yet so.
    const asked =
      sentence.speaker === "medico" &&
      cues.plan.test(folded) &&
      !/\b(?:parou|suspendeu|quitad\w|retirad\w|sacaron)\b/.test(folded);
    const stops = !asked && (cues.stopped.test(folded) || OVER.test(folded));
    const named = mentions.filter((m) => CARRIED.includes(m.concept.type));
    if (stops && !sentence.asks && sentence.turn.i - carriedTurn <= 1 && !OWN_OBJECT.test(folded))
      stopCarried(carried, named);
    const ordered = cues.order.test(folded) || cues.ahead.test(folded);
    const claims = mentions.map((mention): Claim & { type: ConceptType } => ({
      id: mention.concept.id,
      type: mention.concept.type,
      negated:
        isNegated(tokens, mention, folded, language) ||
        (mention.concept.type === "drug" &&
          DECLINED.test(folded.slice(tokens[mention.to - 1]!.end))) ||
        (mention.concept.type === "symptom" &&
          isWellAfter(folded.slice(tokens[mention.to - 1]!.end))),
      subject:
        subject !== "patient" &&
        !ofKin &&
        (isOwn(owned, tokens[mention.from]!.start, folded) ||
          isDeniedFirst(owned, tokens[mention.from]!.start, folded, cues))
          ? "patient"
          : subject === "patient" && tokens.length <= 3 && sentence.turn.i === spokenIn
            ? spokenOf
            : subject,
      stopped: stops && !(mention.concept.type === "drug" && goesOnBeside(sentence, mention, cues)),
      current: !stops && CURRENT.test(folded),
      ordered,
      weak: sentence.asks && sentence.speaker === "medico",
      byDoctor: sentence.speaker === "medico",
      kin: ofKin ?? kinOf(sentence),
      alone: mentions.filter((m) => m.concept.type === mention.concept.type).length === 1,
      hypothetical:
        cues.hypothetical.test(folded) ||
        (sentence.speaker === "medico" &&
          (warns || (!sentence.asks && cues.warning.test(folded)))) ||
        (sentence.asks &&
          sentence.speaker !== "medico" &&
          (tokens.length < 9 || !["drug", "obgyn"].includes(mention.concept.type))) ||
        (mention.concept.type === "drug" && OFFERED.test(folded) && REFUSED.test(folded)) ||
        RULED_OUT.test(folded.slice(0, tokens[mention.from]!.start)) ||
        (mention.concept.id === "suicidal ideation" &&
          FEARS.test(folded.slice(0, tokens[mention.from]!.start))),
      body: bodyOf(mentions),
      never: NEVER.test(folded),
      once: ONCE.test(folded),
      halted: sentence.speaker === "medico" && !sentence.asks && HALTS.test(folded),
    }));
    // "O pai morreu do coração. Infarto.": a word by itself goes on about whom the sentence before spoke of.
    if (tokens.length > 3 || sentence.turn.i !== spokenIn) {
      spokenOf = subject;
      spokenIn = sentence.turn.i;
    }
    if (sentence.speaker !== "medico") {
      if (sentence.turn.i !== toldIn) toldNow = [];
      if (TAKEN_BACK.test(folded)) giveBack(toldNow, claims);
      toldNow.push(...claims);
      toldIn = sentence.turn.i;
    }
    const measured = sentence.speaker === "medico" && findNumbers(tokens, language).length > 0;
    if (subject !== "patient" && sentence.speaker === "paciente" && LIKE_ME.test(folded))
      all.push(...claims.map((claim): Claim => ({ ...claim, subject: "patient", kin: new Set() })));
    if (!sentence.asks || sentence.speaker !== "medico")
      all.push(...claims.filter((_, i) => !(measured && mentions[i]!.concept.type === "vital")));
    const fresh = claims.filter((_, i) => CARRIED.includes(mentions[i]!.concept.type));
    if (fresh.length > 0) {
      carried = sentence.turn.i === carriedTurn ? [...carried, ...fresh] : fresh;
      carriedTurn = sentence.turn.i;
      if (sentence.asks && sentence.speaker === "medico") all.push(...fresh);
    }
  }
  return all;
}

/** "Minha mãe brigou e eu tomei paracetamol": a stretch of its own, in which the speaker says "I". */
const isOwn = (owned: readonly Owned[], at: number, folded: string): boolean =>
  owned.some(
    (o) =>
      o.start <= at &&
      at < o.end &&
      !o.other &&
      /\b(?:eu|yo|i|i'm|i've)\b/.test(folded.slice(o.start, o.end)),
  );

/** "Alergia não, quem tem é meu irmão": the stretch before the relative's, which denies by itself. */
function isDeniedFirst(
  owned: readonly Owned[],
  at: number,
  folded: string,
  { leadNo, negation }: LanguagePack["cues"],
): boolean {
  const own = owned.find((o) => o.start <= at && at < o.end);
  if (!own || own.other || !owned.some((o) => o.other && o.start > at)) return false;
  const stretch = folded.slice(own.start, own.end);
  return leadNo.test(`${stretch},`) || negation.test(stretch);
}

const BUT_THAT = /\b(?:mas|pero|but|so que|only) (?:esse|essa|este|esta|ese|esa|that one|that|the|o|a|el|la|isso|eso)\b/;

/** "Sulfato ferroso e o ácido fólico, mas esse mandaram parar": only the one named last before it is over. */
function goesOnBeside(
  { mentions, tokens, folded }: Sentence,
  mention: Mention,
  { stopped }: LanguagePack["cues"],
): boolean {
  const drugs = mentions.filter((m) => m.concept.type === "drug");
  if (drugs.length < 2) return false;
  const but = BUT_THAT.exec(folded);
  const cue = stopped.exec(folded) ?? OVER.exec(folded);
  if (!but || !cue || cue.index < but.index) return false;
  const before = drugs.filter((d) => tokens[d.to - 1]!.end <= but.index);
  const named = drugs.filter((d) => tokens[d.from]!.start > but.index);
  return named.length > 0 ? !named.includes(mention) : before.at(-1) !== mention;
}

/** "Minha mãe tem, igual a mim": the patient's as well. */
const LIKE_ME =
  /\b(?:igual (?:a )?(?:mim|eu|yo|a mi|que yo)|que nem eu|assim como eu|como eu|como yo|igualito a mi|like me|(?:just|same) (?:like|as) me|both of us|nos dois|nos duas|los dos|las dos|as well as me|the same thing i)\b/;
const TAKEN_BACK =
  /^(?:(?:ah|ay|ai|oh|uy|bom|bueno|well|e|y) ?,? )*(?:nao|no|pera|perai|espera|digo|minto|mentira|miento|perdon|desculpa|errei|me enganei|me equivoque|wait|sorry|i mean|scratch that|hang on|hold on|actually|quer dizer|quiero decir|ou melhor|mejor dicho)\b/;

/** "Tenho sopro. Não, péra, sopro é meu irmão.": what was said of oneself just before is the other's. */
function giveBack(earlier: readonly Claim[], claims: readonly Claim[]): void {
  for (const claim of claims) {
    if (claim.subject === "patient" || claim.negated) continue;
    for (const old of earlier)
      if (old.id === claim.id && old.subject === "patient" && !old.byDoctor)
        old.subject = claim.subject;
  }
}

/** "Tomei quatro dias, deu diarreia, aí parei": what stops is the medicine asked about, not the diarrhoea named beside it. */
function stopCarried(
  carried: readonly (Claim & { type: ConceptType })[],
  named: readonly Mention[],
): void {
  const types = new Set(named.map((m) => m.concept.type));
  for (const claim of carried)
    if (types.size === 0 || (claim.type === "drug" && !types.has("drug"))) claim.stopped = true;
}

export const CURRENT =
  /\b(?:tomo|toma|tomando|uso|usa|usando|mantem|mantenha|continua|continue|segue|sigue|siga|i take|takes|taking|keep|i use)\b/;

/** "Propranolol, pero tuviste asma, así que no": named and let be. */
const DECLINED =
  /\b(?:asi que no|asi que nada|entao nao|so no|so let's not|so not|melhor nao|mejor no|let's not|actually,? no|deixa pra la|nem pensar|not that one|esse nao|ese no)\b/;
/** "O ferro eu parei": what stops is named, whether or not a lexicon holds it. */
const OWN_OBJECT =
  /^(?:(?:e|mas|ai|y|pero|and|but) )?(?:o|a|el|la|the|that|esse|essa|ese|esa) (?!outr|otr|mesm|mism|gente|medic|remedi|doutor|doctor|other)[a-z]{4,},? (?:eu |yo |i |ja |ya |lo |la |me )*(?:parei|larguei|suspendi|deixei|deje|pare|stopped|quit|tirei|cortei)\b/;
const NEVER = /\b(?:nunca|never|jamais|jamas)\b/;
/** "Minha sócia me ofereceu o dela, eu não quis": what was never taken. */
const OFFERED =
  /\b(?:oferec\w+|ofrec\w+|offered|slipped|queria (?:me )?dar|quis (?:me )?dar|me quiso dar|queria darme|le queria dar|wanted to give|tried to give|emprest\w+|prest[oa])\b/;
const REFUSED =
  /\b(?:nao (?:quis|aceitei|tomei|peguei|deixei|usei)|no (?:quise|acepte|tome|la deje|lo use|le recibi)|dije que no|falei que nao|didn't (?:take|want|let)|gave (?:it|them) back|turned (?:it|him|her) down|said no|recusei|devolvi|rechace|wouldn't let)\b/;
const ONCE =
  /\b(?:uma (?:unica )?vez so|so uma (?:unica )?vez|uma unica vez|uma so vez|una (?:sola|unica) vez|una vez (?:nada mas|nomas)|nomas una vez|solo una vez|(?:just|only) once(?! (?:a|per|every))|one time(?! (?:a|per))|experimentei|tried (?:it|that|them|one|some|\w+) once)\b/;
/** A doctor who takes a medicine away. */
const HALTS =
  /\b(?:suspend\w*|suspens\w*|nunca mais|nunca mas|nada de|stay away from|no more|stop(?:ping)?|off the|off of|no more|deja de|deje de|dejamos|retira\w*|quitamos|tira(?:r|mos)?|para(?:r)? (?:com )?(?:o|a|de)|corta(?:r)?|nem pensar)\b/;

const RULED_OUT =
  /\b(?:descart\w*|rule out|anticuerpos (?:de|para)|anticorpos (?:de|para)|sorologia (?:de|para)|serologia (?:de|para)|teste (?:de|para)|rastrei\w* de|exame de|test for|screen\w* for|parece(?:r)? (?:um|una?)|no parece|nao parece|medo de|miedo (?:de|a)|afraid of)\s*(?:\w+\s){0,2}$/;

/** "Acho que vou morrer" is a fear, no wish. */
const FEARS = /\b(?:vou|ia|iria|voy a|iba a|me voy a|going to|gonna|i'd)\s*$/;

/** The numbers of a sentence, articles apart; "meia" is one half. */
export function numbersIn(read: Pick<Sentence, "tokens">, language: Language): Set<number> {
  const values = new Set<number>();
  const numbers = findNumbers(read.tokens, language);
  for (const [nth, number] of numbers.entries()) {
    values.add(number.value);
    // "Cero quince miligramos" is 0.15.
    const before = numbers[nth - 1];
    if (before?.value === 0 && before.to === number.from && Number.isInteger(number.value))
      values.add(Number(`0.${number.value}`));
    const across = readAcrossUnit(read.tokens, number, language);
    if (across) values.add(across.value);
    // "Seven eight", "onze e oito": the point of a test's value is often left out.
    const link = before && read.tokens.slice(before.to, number.from);
    const joined = link && link.every((t) => /^(?:e|y|con|and)$/.test(t.t)) && link.length < 2;
    if (joined && before.value < 40 && before.value >= 1 && number.value < 10 && Number.isInteger(before.value + number.value))
      values.add(Number(`${before.value}.${number.value}`));
  }
  for (const token of read.tokens)
    if (/^(?:meia|meio|media|medio|half)$/.test(token.t)) values.add(0.5);
  return values;
}
