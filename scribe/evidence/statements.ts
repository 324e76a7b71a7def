import { isNegated } from "../facts/polarity.ts";
import { subjectOf, type Subject } from "../facts/subject.ts";
import type { Sentence } from "../facts/types.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { ConceptType, Mention } from "../language/lexicon.ts";
import { findNumbers } from "../language/numbers.ts";
import { type LanguagePack, packOf } from "../language/pack.ts";
import { CURRENT, FORMER, HALTS, isWellAfter, NEVER, NOW, ONCE, OVER } from "./course.ts";
import { FamilyTalk, kinOf } from "./family.ts";
import type { Heard } from "./heard.ts";
import type { Owned } from "./owners.ts";
import { stem } from "../language/text.ts";
import { bodyOf, type Claim, keyOf } from "./words.ts";

/** What can be stopped and is no drug by its type. */
const OWN_THINGS = new Set(["vitamins", "contraception", "vitamin d"]);
const isCarried = ({ concept }: Mention): boolean =>
  CARRIED.includes(concept.type) || OWN_THINGS.has(concept.id);
const CARRIED: readonly ConceptType[] = ["drug", "symptom", "obgyn", "habit"];
/** What is told in statements; what is stopped or over is also so for what the sentences just before named. */
export function readStatements(heard: readonly Heard[], language: Language): Claim[] {
  const { cues } = packOf(language);
  const all: Claim[] = [];
  let carried: (Claim & { type: ConceptType })[] = [];
  let carriedTurn = -9;
  let spokenOf: Subject = "patient";
  let spokenIn = -9;
  let toldNow: (Claim & { type: ConceptType })[] = [];
  let toldIn = -9;
  let askedOfBefore = false;
  let stoppedIn = -9;
  const saidDrugs: DrugSaid[] = [];
  const family = new FamilyTalk(language);
  for (const { sentence, warns, owned } of heard) {
    const { folded, tokens, mentions } = sentence;
    const ofKin = family.follow(sentence);
    const told = subjectOf(sentence, false, language);
    // "Meu sobrinho morou lá em casa. Tratou de tuberculose.": the second goes on about him.
    const goesOn = told === "patient" && owned.every((o) => o.other);
    const subject = ofKin ? "relative" : goesOn ? "stranger" : told;
    all.push(...family.answers(sentence));
    // "Deje el cigarro": what the doctor asks for is not yet so.
    const asked =
      sentence.speaker === "medico" &&
      cues.plan.test(folded) &&
      !/\b(?:parou|suspendeu|quitad\w|retirad\w|sacaron)\b/.test(folded);
    const later = sentence.speaker === "medico" && THEN_ENDS.test(folded);
    const stops = !asked && !later && (cues.stopped.test(folded) || OVER.test(folded));
    if (sentence.speaker === "medico") askedOfBefore = sentence.asks && ASKS_BEFORE.test(folded);
    const named = mentions.filter((m) => isCarried(m));
    const ownObject =
      OWN_OBJECT.test(folded) ||
      mentions.some((m) => ["procedure", "obgyn"].includes(m.concept.type)) ||
      mentions.some((m) => OWN_THINGS.has(m.concept.id));
    // "Good that you stopped": the doctor's echo of what the patient just told.
    const echoes = sentence.speaker === "medico" && stoppedIn === sentence.turn.i - 1;
    if (stops && sentence.speaker !== "medico") stoppedIn = sentence.turn.i;
    if (stops && !echoes && !sentence.asks && sentence.turn.i - carriedTurn <= 1 && !ownObject)
      stopCarried(carried, named, ONLY_LEFT.test(folded));
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
        ((isOwn(owned, tokens[mention.from]!.start, folded) &&
          !WHO_ELSE.test(folded.slice(tokens[mention.to - 1]!.end))) ||
          isDeniedFirst(owned, tokens[mention.from]!.start, folded, cues))
          ? "patient"
          : subject === "patient" && tokens.length <= 3 && sentence.turn.i === spokenIn
            ? spokenOf
            : subject,
      stopped:
        stops &&
        !(
          ILLNESS.has(mention.concept.type) &&
          (OF_TREATMENT.test(folded) ||
            BECAUSE_OF.test(folded.slice(0, tokens[mention.from]!.start)))
        ) &&
        !(mention.concept.type === "drug" && goesOnBeside(sentence, mention, cues)),
      current: !stops && CURRENT.test(folded),
      ordered: ordered || (mention.concept.type === "exam" && onlyNamed(sentence, mention)),
      weak: sentence.asks && sentence.speaker === "medico" && !askedOfBefore,
      byDoctor: sentence.speaker === "medico",
      kin: ofKin ?? kinAt(sentence, owned, tokens[mention.from]!.start),
      alone: mentions.filter((m) => m.concept.type === mention.concept.type).length === 1,
      hypothetical:
        cues.hypothetical.test(folded) ||
        (sentence.speaker === "medico" &&
          (warns ||
            (!sentence.asks &&
              // "The CT from the ER was normal."
              !(mention.concept.type === "exam" && WAS_FOUND.test(folded)) &&
              cues.warning.test(folded)))) ||
        (sentence.asks &&
          sentence.speaker !== "medico" &&
          (tokens.length < 9 || !["drug", "obgyn"].includes(mention.concept.type))) ||
        (mention.concept.type === "drug" && OFFERED.test(folded) && REFUSED.test(folded)) ||
        (OF_SKIN.has(mention.concept.id) && REACTS.test(folded)) ||
        RULED_OUT.test(folded.slice(0, tokens[mention.from]!.start)) ||
        (mention.concept.id === "suicidal ideation" &&
          FEARS.test(folded.slice(0, tokens[mention.from]!.start))),
      body: bodyOf(mentions),
      word: keyOf(stem(tokens[mention.from]!.t)),
      never: NEVER.test(folded),
      once: ONCE.test(folded),
      former: (FORMER.test(folded) || askedOfBefore) && !CURRENT.test(folded) && !NOW.test(folded),
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
      if (
        THAT_IS.test(folded) &&
        (mentions.some((m) => m.concept.type === "kin") || OF_SOMEBODY.test(sentence.text))
      )
        for (const old of toldNow.filter((c) => ILL.has(c.type)).slice(-1))
          old.subject = "relative";
      toldNow.push(...claims);
      toldIn = sentence.turn.i;
    }
    endSwitched(sentence, claims, saidDrugs);
    if (LONG_SINCE.test(folded) && mentions.every((m) => m.concept.type !== "drug"))
      for (const { turn, claim } of saidDrugs)
        if (turn === sentence.turn.i && !claim.byDoctor) claim.former = true;
    const measured = sentence.speaker === "medico" && findNumbers(tokens, language).length > 0;
    if (subject !== "patient" && sentence.speaker === "paciente" && LIKE_ME.test(folded))
      all.push(...claims.map((claim): Claim => ({ ...claim, subject: "patient", kin: new Set() })));
    if (!sentence.asks || sentence.speaker !== "medico")
      all.push(...claims.filter((_, i) => !(measured && mentions[i]!.concept.type === "vital")));
    const fresh = claims.filter((_, i) => isCarried(mentions[i]!));
    if (fresh.length > 0) {
      carried = sentence.turn.i === carriedTurn ? [...carried, ...fresh] : fresh;
      carriedTurn = sentence.turn.i;
      if (sentence.asks && sentence.speaker === "medico") all.push(...fresh);
    }
  }
  return all;
}

/** Whose a stretch's illness is: the relatives of its own part, or else of the whole sentence. */
function kinAt(sentence: Sentence, owned: readonly Owned[], at: number): Set<string> {
  const own = owned.find((o) => o.start <= at && at < o.end);
  const here = own ? kinOf(sentence, own.start, own.end) : new Set<string>();
  const kin = here.size > 0 ? here : kinOf(sentence);
  return sentence.speaker === "acompanhante" ? new Set([...kin].flatMap(asChildHasIt)) : kin;
}

/** A mother's brother is her child's uncle: whom a companion may mean. */
const asChildHasIt = (kin: string): string[] => [kin, ...(OF_PARENT[kin] ?? [])];
const OF_PARENT: Readonly<Record<string, readonly string[]>> = {
  brother: ["uncle"],
  sister: ["aunt"],
  mother: ["grandmother"],
  father: ["grandfather"],
  son: ["brother"],
  daughter: ["sister"],
  uncle: ["grandparents"],
};

/** "Minha mãe brigou e eu tomei paracetamol": a stretch of its own, in which the speaker says "I". */
const isOwn = (owned: readonly Owned[], at: number, folded: string): boolean =>
  owned.some(
    (o) =>
      o.start <= at &&
      at < o.end &&
      !o.other &&
      /\b(?:eu|yo|i|i'm|i've)\b/.test(folded.slice(o.start, o.end)),
  );

/** "Apêndice eu ainda tenho, quem tirou foi minha irmã": what befell the other. */
const WHO_ELSE =
  /[,;] ?(?:(?:e|mas|y|pero|and|but) )?(?:quem|quien|el que|la que|the one who)(?: (?:se|me|lhe|le|ja|ya|had|has))? [a-z]+(?: (?:isso|it|that|eso|one|out))? (?:e|era|foi|es|era|fue|is|was)\b|[,;] ?(?:(?:mas|pero|but|and|y) )?(?:it's|it was|that's|that was) (?:my|her|his) [a-z]+ (?:who|that)\b/;

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
  // "E penicilina... não, péra": what is taken back is not denied.
  if (/\.\.\.|…/.test(stretch)) return false;
  return leadNo.test(`${stretch},`) || negation.test(stretch);
}

/** "Mais três meses e aí a gente suspende": not over yet. */
const THEN_ENDS =
  /\b(?:mais|mas|more|another|otr[oa]s?|outr[oa]s?|ate|hasta|until|por|for|during|durante)\b.{2,50}\b(?:(?:e )?ai|depois|luego|despues|then|entonces|entao)\b/;

const BUT_THAT =
  /\b(?:mas|pero|but|so que|only) (?:esse|essa|este|esta|ese|esa|that one|that|the|o|a|el|la|isso|eso)\b/;

/** "Sulfato ferroso e o ácido fólico, mas esse mandaram parar": only the one named last before it is over. */
function goesOnBeside(
  { mentions, tokens, folded }: Sentence,
  mention: Mention,
  { stopped }: LanguagePack["cues"],
): boolean {
  const drugs = mentions.filter((m) => m.concept.type === "drug" || m.concept.id === "vitamins");
  if (drugs.length < 2) return false;
  const but = BUT_THAT.exec(folded);
  const cue = stopped.exec(folded) ?? OVER.exec(folded);
  if (!but || !cue || cue.index < but.index) return false;
  const before = drugs.filter((d) => tokens[d.to - 1]!.end <= but.index);
  const named = drugs.filter((d) => tokens[d.from]!.start > but.index);
  return named.length > 0 ? !named.includes(mention) : before.at(-1) !== mention;
}

const WAS_FOUND =
  /\b(?:was|were|showed|came back|deu|veio|mostrou|foi|estava|salio|mostro|fue|estaba)\b/;
const TELLS_RESULT =
  /\d|\b(?:normal|normais|normales|alterad\w*|mostr\w*|muestra|deu|veio|saiu|show\w*|came|posit\w*|negat\w*|limp\w+|clear|clean|is|was|were|looks?|says|fala em|dice|esta|estava|fue|salio|dio|trouxe\w*|trajo|fez|feit[oa]|com|con|with|fine|good|bem|bien|sem|sin|without|no)\b/;

/** "Aspirin, and a stress test": a test that the doctor names and tells nothing of. */
const onlyNamed = ({ speaker, asks, folded, tokens }: Sentence, { from }: Mention): boolean =>
  speaker === "medico" &&
  !asks &&
  !TELLS_RESULT.test(folded) &&
  /^(?:an|a|um|uma|un|una)$/.test(tokens[from - 1]?.t ?? "") &&
  /^(?:and|e|y|,|mais|plus)$/.test(tokens[from - 2]?.t ?? "");

/** "Minha mãe tem, igual a mim": the patient's as well. */
const LIKE_ME =
  /\b(?:igual (?:a )?(?:mim|eu|yo|a mi|que yo)|que nem eu|assim como eu|como eu|como yo|igualito a mi|like me|(?:just|same) (?:like|as) me|both of us|nos dois|nos duas|los dos|las dos|as well as me|the same thing i)\b/;
const TAKEN_BACK =
  /^(?:(?:ah|ay|ai|oh|uy|bom|bueno|well|e|y) ?,? )*(?:nao|no|pera|perai|espera|digo|minto|mentira|miento|perdon|desculpa|errei|me enganei|me equivoque|wait|sorry|i mean|scratch that|hang on|hold on|actually|quer dizer|quiero decir|ou melhor|mejor dicho)\b/;

/** "A la penicilina creo. No, ésa es mi hermana.": what was just told is hers. */
const THAT_IS =
  /^(?:(?:ah|ay|ai|oh|e|y|and|mas|pero|but|nao|no|pera|perai|espera|pucha|mentiras?|miento|minto|digo|errei|hold on|scratch that|wait|actually|sorry|desculpa|perdon)[ ,.]*)+(?:ess[ea]|est[ea]|isso|es[ea]|eso|that|that one|it|quem (?:tem|teve|e)(?: isso)?|el que|la que)(?:'s)? ?(?:e|es|era|foi|fue|is|was|with)?\b/;
/** "Esa es la de Wilmer", "that's Rob's", "isso é do Caio". */
const OF_SOMEBODY =
  /(?:\b(?:es|is|was|fue|foi|era)|é|that['’]s)\s(?:(?:[oa]|el|l[ao]s?|the)\s)?(?:(?:de|d[ao]|del|of)\s)?\p{Lu}\p{Ll}+(?:['’]s)?(?=[\s.,;!]|$)/u;
const ILL = new Set<ConceptType>(["disease", "symptom", "drug", "allergen", "procedure"]);

/** "It's asthma, uncontrolled, because the controller got stopped": the treatment ended, not the illness. */
const OF_TREATMENT =
  /\b(?:controller|inhaler|inhalador\w*|bombinha|remedio\w*|medica\w+|medicine|meds?|pills?|tratamento|tratamiento|treatment|pomada|crem[ae])\b/;
/** "Trocou por causa da tosse": why it was left, and not what ended. */
const BECAUSE_OF =
  /\b(?:por causa d[aoe]s?|por conta d[aoe]s?|por culpa d[ae]l?|porque (?:me |le )?(?:dava|deu|daba|dio)|because of|on account of|due to|since it gave (?:me|him|her))\s(?:\w+\s)?$/;
const ILLNESS = new Set<ConceptType>(["disease", "symptom"]);

/** "Tenho sopro. Não, péra, sopro é meu irmão.": what was said of oneself just before is the other's. */
function giveBack(earlier: readonly Claim[], claims: readonly Claim[]): void {
  for (const claim of claims) {
    if (claim.subject === "patient" || claim.negated) continue;
    for (const old of earlier)
      if (old.id === claim.id && old.subject === "patient" && !old.byDoctor)
        old.subject = claim.subject;
  }
}

/** "Isso tem trinta anos.": of what the sentences just before told. */
const LONG_SINCE =
  /^(?:(?:isso|isto|eso|esto|that's|that was|this was|ya|ja|y|e|foi|fue|mas|pero)[ ,]*)*(?:tem|faz|ha|hace|was|is|back)?[ ,]*(?:(?:uns|unos|like|about|mais de|mas de|over) )?\p{L}+(?:[ -](?:e |y )?\p{L}+)? (?:anos|years)(?: (?:atras|ago|ja|back|now))?[.!]?$/u;

/** "O que já usou?" asks for what was tried. */
const ASKS_BEFORE =
  /\b(?:antes (?:voce |a senhora |o senhor |ja )?(?:tomou|usou|tomava|usava|tomaba|usaba)|(?:tomou|usou|tomava|usava|tomaba|usaba) (?:\S+ )?antes\b|used to (?:take|be on)|ja (?:usou|tomou|tentou|tratou|passou)|(?:have|has) (?:you|he|she) (?:tried|ever (?:used|taken|been on))|alguna vez (?:ha )?(?:tomado|usado)|ya (?:uso|tomo|probo)|ha probado|ever been on|ever (?:used|tried|taken))\b/;

interface DrugSaid {
  turn: number;
  claim: Claim;
}

/** "Troca por losartana", "they swapped it for Flomax", "passei pro Noripurum": where the new medicine's name follows. */
const SWITCH =
  /\b(?:troc(?:a|ar|amos|o|ando|ou|aram|uei|ei)|troquei|vamos trocar|substitu\w+|mud(?:ei|ou|aram|amos)|cambi(?:o|amos|ar|arlo|arla|emos|e|aron)|switch(?:ing|ed)?|swapp?(?:ed)?|chang(?:e|ed))\b.{0,40}?\b(?:por|pel[oa]|pr[oa]|para|to|for|al?)\b|\b(?:passei|passou|passaram)\b.{0,20}?\b(?:pr[oa]|para)\b|\b(?:pase|paso|pasaron)\b.{0,40}?\b(?:para|al?)\b/;

/** What is traded for another medicine ends: the one named before the new one, in the sentence or just before it. */
function endSwitched(
  { folded, mentions, tokens, turn, speaker, asks }: Sentence,
  claims: Claim[],
  said: DrugSaid[],
): void {
  const drugs = mentions.flatMap((m, i) =>
    m.concept.type === "drug" && m.concept.id !== "medicine"
      ? [{ start: tokens[m.from]!.start, claim: claims[i]! }]
      : [],
  );
  const trade = asks ? null : SWITCH.exec(folded);
  const fresh = trade && drugs.filter((d) => d.start >= trade.index + trade[0].length);
  if (trade && fresh && fresh.length > 0) {
    const old = drugs.filter((d) => !fresh.includes(d)).map((d) => d.claim);
    const near = speaker === "medico" ? 0 : 1;
    const before = said.filter((d) => turn.i - d.turn <= near);
    const last = before.at(-1);
    const ends =
      old.length > 0
        ? old
        : before.filter((d) => d.claim.id === last?.claim.id).map((d) => d.claim);
    for (const claim of ends) {
      if (fresh.some((d) => d.claim.id === claim.id)) continue;
      if (speaker === "medico") claim.halted = true;
      else claim.stopped = true;
    }
  }
  said.push(...drugs.map(({ claim }) => ({ turn: turn.i, claim })));
}

/** "Tomei quatro dias, deu diarreia, aí parei": what stops is the medicine asked about, not the diarrhoea named beside it. */
function stopCarried(
  carried: readonly (Claim & { type: ConceptType })[],
  named: readonly Mention[],
  onlyLeft: boolean,
): void {
  const types = new Set(onlyLeft ? [] : named.map((m) => m.concept.type));
  for (const claim of carried)
    if (types.size === 0 || (claim.type === "drug" && !types.has("drug"))) claim.stopped = true;
}

/** "O vascular tirou, ficou só o AAS": what is left is named beside what went. */
const ONLY_LEFT =
  /\b(?:(?:ficou|fiquei|sobrou|agora|ahora|quedo|quede|me quede|now|left with|down to) (?:e |es |it's |i'm |on )?(?:so|solo|only|just|com|con|with))\b/;

/** "Propranolol, pero tuviste asma, así que no": named and let be. */
const DECLINED =
  /\b(?:asi que no|asi que nada|entao nao|so no|so let's not|so not|melhor nao|mejor no|let's not|actually,? no|deixa pra la|nem pensar|not that one|esse nao|ese no)\b/;
/** "O ferro eu parei": what stops is named, whether or not a lexicon holds it. */
const OWN_OBJECT =
  /^(?:(?:e|mas|ai|y|pero|and|but) )?(?:o|a|el|la|the|that|esse|essa|ese|esa) (?!outr|otr|mesm|mism|gente|medic|remedi|doutor|doctor|other)[a-z]{4,},? (?:eu |yo |i |ja |ya |lo |la |me )*(?:parei|larguei|suspendi|deixei|deje|pare|stopped|quit|tirei|cortei)\b/;
/** "Minha sócia me ofereceu o dela, eu não quis": what was never taken. */
const OFFERED =
  /\b(?:oferec\w+|ofrec\w+|offered|slipped|queria (?:me )?dar|quis (?:me )?dar|me quiso dar|queria darme|le queria dar|wanted to give|tried to give|emprest\w+|prest[oa])\b/;
const REFUSED =
  /\b(?:nao (?:quis|aceitei|tomei|peguei|deixei|usei)|no (?:quise|acepte|tome|la deje|lo use|le recibi)|dije que no|falei que nao|didn't (?:take|want|let)|gave (?:it|them) back|turned (?:it|him|her) down|said no|recusei|devolvi|rechace|wouldn't let)\b/;

const OF_SKIN = new Set(["rash", "hives", "itching"]);
/** "Lo que me brota es el metronidazol": what a thing does, and not how the skin is now. */
const REACTS =
  /\b(?:(?:me|le|lo) (?:brota|empola|enche de|encaroca|llena de|da (?:ronchas|urticaria|alergia|picazon|comezon|coceira))|(?:makes|gives|breaks|broke|made|gave) (?:me|him|her) (?:itch\w*|hives|a rash|break|out|rash))\b/;

const RULED_OUT =
  /\b(?:descart\w*|rule out|anticuerpos (?:de|para)|anticorpos (?:de|para)|sorologia (?:de|para)|serologia (?:de|para)|teste (?:de|para)|rastrei\w* de|exame de|test for|screen\w* for|parece(?:r)? (?:um|una?)|no parece|nao parece|medo de|miedo (?:de|a)|afraid of)\s*(?:\w+\s){0,2}$/;

/** "Acho que vou morrer" is a fear, no wish. */
const FEARS = /\b(?:vou|ia|iria|voy a|iba a|me voy a|going to|gonna|i'd)\s*$/;
