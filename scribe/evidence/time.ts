import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import type { Testimony } from "./claims.ts";
import { CURRENT, HALTS, OVER as ENDED } from "./course.ts";
import type { Heard } from "./heard.ts";
import { ASKS_FOR } from "./terms.ts";
import type { Note } from "./sentence.ts";
import { naming, wording } from "./where.ts";
import { keyOf } from "./words.ts";

const TIMED = new Set(["drug", "symptom", "habit", "obgyn", "disease", "procedure"]);
/** The note says that it goes on, folded, three languages. */
const NOW =
  /\b(?:em uso|faz uso|uso (?:continuo|atual|regular|diario)|segue|mantem|continua|atual(?:mente)?|persist\w*|(?:no|em) momento|em curso|usa|faz|utiliza|consome|recebe|toma|consume|recibe|utiliza|usuari[oa] de|fuma|fumante|tabagista|smoker|smokes|etilista ativo|en tratamiento|sigue|continua|actual(?:mente)?|mantiene|fumador[a]? activ[oa]|remains|currently|current|taking|takes|is on|still|ongoing|continues|continued|active|uses|at present|presently|used (?:daily|every|regularly)|(?:en la|na) (?:actualidad|atualidade)|hoy en dia|hoje em dia|nowadays|at this time|^on |^em terapia|^en terapia|en uso|usuari[oa] de|in place|in situ|v(?:inha|enia) (?:em uso|tomando|usando)|ha[sd] been (?:taking|using)|vapes)\b/;
/** The note says that it is over. */
const OVER =
  /\b(?:suspen\w*|interromp\w*|parou|cessou|abandon\w*|descontinu\w*|ex-\w+|encerr\w*|en pausa|em pausa|resolvid\w*|ja nao|nao usa mais|dejo|suspendi\w*|ya no|retirad\w*|discontinued|stopped|ended|completed|no longer|former|quit|resolved|off|abstinen\w*|abstemi\w*|sober|sobri[oa])\b/;
const COMPLETED =
  /\b(?:completou|concluiu|complet[oó]|finalizou|terminou) (?:o |a |el |la |os |todo )?(?:curso|tratamento|esquema|ciclo|antibiotic\w*|tratamiento|\d+ dias)/;
const ORAL =
  /\b(?:ora(?:l|is)|pilula\w*|comprimid\w*|pill|pills|pastilla\w*|hormona\w*|anticoncepciona\w* (?:ora|comb)\w*)\b/;
const PLANNED =
  /\b(?:manter|mantid\w*|prescr\w*|reinici\w*|retom\w*|inici\w*|orient\w*|started|prescribed|restart\w*|indicad\w*|se indica\w*|recomend\w*|recommended|liberad\w*)\b/;

/** What is over told as going on, and what goes on told as over. */
export function checkTime(note: Note, testimony: Testimony, language: Language): Reason[] {
  // "Suspender loratadina antes do teste": what is to be done is neither over nor going on.
  if (TO_DO.test(note.folded)) return [];
  const kept = keepsWhatEnds(note, testimony);
  const other =
    kept ??
    neverDone(note, testimony) ??
    usedThoughDenied(note, testimony) ??
    stillGoesOn(note, testimony) ??
    longAgo(note, testimony, language) ??
    endedByName(note, testimony, language) ??
    onlyBefore(note, testimony);
  return other ? [other] : checkMentions(note, testimony, language);
}

const TO_DO =
  /^(?:suspender|parar|interromper|retirar|deixar|evitar|suspender|dejar|retirar|evitar|stop|hold|avoid|discontinue)\b/;
const KEEPS =
  /\b(?:mantid[oa]s?|manter|mantem|mantiene|mantener|continua\w*|continuar|continue[sd]?|segue|sigue tomando|still|se mantiene|seguir|sigue con|to be continued|keep|maintain\w*)\b/;

/** "Mantido o diclofenaco", which the doctor took away today. */
function keepsWhatEnds(note: Note, testimony: Testimony): Reason | undefined {
  if (!KEEPS.test(note.folded) || OVER.test(note.folded)) return undefined;
  const drugs = note.assertions.filter((a) => a.concept.type === "drug" && !a.negated);
  const named = drugs.length === 0 ? haltedByName(note, testimony) : undefined;
  if (named) return { kind: "temporality", detail: named };
  const ended = drugs.find((a) => {
    const claims = testimony.claims.get(a.concept.id) ?? [];
    return (
      claims.some((c) => c.halted && !c.hypothetical) &&
      !claims.some((c) => c.byDoctor && c.current)
    );
  });
  return ended && drugs.length === 1
    ? { kind: "temporality", detail: ended.concept.id }
    : undefined;
}

/** "Mantida Yasmin", a name that no lexicon holds, of which the doctor only said to stop it. */
function haltedByName(note: Note, { heard }: Testimony): string | undefined {
  const { tokens } = note.whole.read;
  const names = tokens.filter(
    (t) =>
      t.kind === "word" &&
      t.t.length > 2 &&
      /^\p{Lu}/u.test(note.text.slice(t.start)) &&
      !KEEPS.test(t.t),
  );
  return names.find(({ t }) => {
    const told = heard.filter(
      ({ sentence }) =>
        sentence.speaker === "medico" &&
        !sentence.asks &&
        sentence.tokens.some((token) => token.t === t),
    );
    return told.length > 0 && told.every(({ sentence }) => HALTS.test(sentence.folded));
  })?.t;
}

const DONE =
  /\b(?:realizad[oa]s?|realizou|fez|previ[oa]s?|recente\w*|evidenci\w*|mostr\w*|revel\w*|realizada|reciente\w*|showed|shows|revealed|performed|prior|previous|com|con|with)\b/;

/** "Endoscopia prévia com esofagite", when the patient never had one. */
function neverDone(note: Note, testimony: Testimony): Reason | undefined {
  if (!DONE.test(note.folded) || ASKS_FOR.test(note.folded) || /\bpesquisa de\b/.test(note.folded))
    return undefined;
  const found = note.assertions.find(({ concept, negated }) => {
    if (negated || !["exam", "procedure"].includes(concept.type)) return false;
    const claims = (testimony.claims.get(concept.id) ?? []).filter((c) => !c.weak);
    return (
      claims.some((c) => c.never && c.negated && !c.byDoctor) &&
      !claims.some((c) => !c.negated && !c.byDoctor && !c.hypothetical)
    );
  });
  return found ? { kind: "temporality", detail: found.concept.id } : undefined;
}

const NEVER_USED =
  /\b(?:nunca (?:usou|tomou|uso|tomo|ha (?:usado|tomado)|fez uso)|nega (?:o )?uso|niega (?:el )?uso|never (?:used|taken|took)|denies (?:use|taking|using))\b/;

/** "Nunca usou nimesulida", which the patient takes at times. */
function usedThoughDenied(note: Note, testimony: Testimony): Reason | undefined {
  if (!NEVER_USED.test(note.folded)) return undefined;
  const found = note.assertions.find(({ concept }) => {
    if (concept.type !== "drug" && concept.type !== "habit") return false;
    const claims = (testimony.claims.get(concept.id) ?? []).filter(
      (c) => c.subject === "patient" && !c.byDoctor && !c.hypothetical,
    );
    const asked = testimony.claims.get(concept.id)?.some((c) => c.weak && !c.negated) ?? false;
    return (claims.length > 0 || asked) && !claims.some((c) => c.negated);
  });
  return found ? { kind: "negation", detail: found.concept.id } : undefined;
}

const EX_SMOKER =
  /\b(?:ex-? ?(?:tabagista|fumante|fumador\w*|smoker)|former smoker|quit smoking|stopped smoking|parou de fumar|cessou o? ?tabagismo|dejo de fumar|tabagismo (?:previo|pregresso))\b/;

/** "Ex-tabagista", of one who smokes. */
function stillGoesOn(note: Note, testimony: Testimony): Reason | undefined {
  if (!EX_SMOKER.test(note.folded)) return undefined;
  const claims = (testimony.claims.get("smoking") ?? []).filter(
    (c) => !c.hypothetical && c.subject === "patient",
  );
  const smokes = claims.some((c) => !c.negated);
  // "Eu? Nunca. Meu marido que fumava."
  if (claims.length > 0 && claims.every((c) => c.negated && !c.stopped))
    return { kind: "negation", detail: "smoking" };
  return smokes && !claims.some((c) => c.stopped || c.negated)
    ? { kind: "temporality", detail: "smoking" }
    : undefined;
}

const RECENT =
  /\b(?:recentes?|recentemente|reciente(?:s|mente)?|recent(?:ly)?|(?:no|neste|en el|este|the) (?:ultimo|last|past) (?:mes|month)|mes pas[as]ad?o|mes passado|mes pasado|semana passada|la semana pasada|last (?:week|month)|(?:ha|hace|faz) (?:um|un|uma|una|dois|duas|dos|tres|quatro|cuatro|\d+) (?:mes|meses|semanas?|dias?)|(?:one|two|three|four|six|\d+) (?:weeks?|months?|days?) ago)\b/;
const LONG_AGO =
  /\b(?:(?:19[3-9]\d|20[0-2]\d)|(?:dois|duas|dos|two) (?:mil|thousand)(?: e| y| and)? (?!reais|pesos|unidades|units)\w+|anos atras|(?:ha|faz|tem|hace) (?:uns? |unos |umas? |muchos |muitos |mais de |mas de )*(?:\w+ )?(?:e \w+ )?anos|years ago|(?:back )?in (?:oh|two thousand|nineteen|'?\d\d)|decadas?|decades? ago|quando (?:eu )?era|cuando era|as a kid|when i was|solteir[oa] ainda|ainda solteir[oa]|de solter[oa]|before i (?:got )?married|way back|back when|faz (?:muito )?tempo|hace (?:mucho|tiempo)|ages ago|long time ago|moc[oa] ainda|antes de (?:casar|me casar|casarme))\b/;
const EVENTS = new Set(["procedure", "disease"]);

/** "Cirurgia recente", of one that was years ago. */
function longAgo(note: Note, { heard }: Testimony, language: Language): Reason | undefined {
  if (!RECENT.test(note.folded) || LONG_AGO.test(note.folded)) return undefined;
  const event = note.assertions.find((a) => EVENTS.has(a.concept.type) && !a.negated);
  const first = note.folded.split(/[,;]/)[0]!;
  if (!event || !RECENT.test(first)) return undefined;
  const keys = new Set([...event.clause.stems].filter((s) => s.length > 4).map(keyOf));
  const telling = heard.flatMap((h, at) => {
    const speaks = h.concepts.has(event.concept.id) || [...keys].some((k) => h.keys.has(k));
    if (!speaks || h.warns) return [];
    const next = heard[at + 1];
    const answer = h.sentence.asks && next && next.sentence.tokens.length < 15;
    return answer ? [h.sentence.folded, next.sentence.folded] : [h.sentence.folded];
  });
  const { when } = packOf(language).cues;
  const dated = telling.filter((folded) => LONG_AGO.test(folded));
  const newer = telling.some(
    (folded) => !LONG_AGO.test(folded) && RECENT.test(folded) && when.test(folded),
  );
  return dated.length > 0 && !newer ? { kind: "temporality", detail: event.concept.id } : undefined;
}

const TAKES =
  /\b(?:em uso (?:continuo |atual |regular )?de|faz uso de|usa|toma|utiliza|en uso de|takes|taking|uses|using)\s+(?:o |a |el |la )?([a-z]{5,})/;

/** "Usa Neosaldina", a name that no lexicon holds, when all that was said of it is that it is over. */
function endedByName(note: Note, testimony: Testimony, language: Language): Reason | undefined {
  const name = TAKES.exec(note.folded)?.[1];
  if (!name || OVER.test(note.folded)) return undefined;
  const named = note.assertions.some(({ clause }) =>
    clause.read.mentions.some((m) =>
      clause.read.tokens.slice(m.from, m.to).some((t) => t.t === name),
    ),
  );
  if (named) return undefined;
  const { stopped } = packOf(language).cues;
  const telling = testimony.heard.filter(
    ({ sentence }) => !sentence.asks && sentence.tokens.some((t) => t.t === name),
  );
  const goesOn = telling.some(
    ({ sentence }) => !stopped.test(sentence.folded) && CURRENT.test(sentence.folded),
  );
  const ended = ({ folded }: Heard["sentence"]): boolean =>
    stopped.test(folded) || ENDED.test(folded);
  return telling.some(({ sentence }) => ended(sentence)) && !goesOn
    ? { kind: "temporality", detail: name }
    : undefined;
}

const STILL =
  /\b(?:ainda|todavia|aun|still|persist\w*|permanec\w*|remains?|mantem|mantiene|continua\w*|continues?|segue|sigue)\b/;
/** "Usava no hospital, agora não": a part that tells what was. */
const USED_TO =
  /\b(?:usava|tomava|precisava|fazia|tinha|dependia|andava|usaba|tomaba|necesitaba|hacia|tenia|dependia|andaba|used to|was (?:on|using|taking)|needed|had to)\b/;
const BUT_NOW =
  /\b(?:agora|hoje|ahora|hoy|now|these days|ja nao|ya no|nao mais|nunca mais|no mas|not anymore|any more)\b/;
const TAKEN_OUT =
  /\b(?:retirad[oa]s?|removid[oa]s?|extraid[oa]s?|sacad[oa]s?|removed|taken out|came out|is out|saiu|ja tirei|tirei|lo saque|ya salio)\b/;

/** "Ainda necessita de espessante", "corpo estranho ainda alojado": what the talk tells only of before, or took out. */
function onlyBefore(note: Note, { heard }: Testimony): Reason | undefined {
  if (!STILL.test(note.folded) || /\b(?:nao|no|not|sem|sin|without)\b/.test(note.whole.read.folded))
    return undefined;
  for (const word of [...note.whole.stems].filter((s) => s.length > 5)) {
    const key = keyOf(word);
    const telling = wording(key, heard).filter((h) => !h.sentence.asks && !h.warns);
    const parts = telling.map(({ sentence: { folded } }) => ({
      before: folded
        .split(/[,;.]/)
        .some((part) => part.includes(key) && USED_TO.test(part) && BUT_NOW.test(folded)),
      out: TAKEN_OUT.test(folded),
    }));
    const over = parts.some((p) => p.out) || (parts.length > 0 && parts.every((p) => p.before));
    if (over) return { kind: "temporality", detail: word };
  }
  return undefined;
}

/** The note itself says for how long, which no use that goes on has. */
const TIMED_USE =
  /\b(?:limitad\w+|(?:por|durante|for|up to|ate|hasta) (?:\S+ )?\S+ (?:dias?|semanas?|days?|weeks?))\b/;

/** The doctor gives it today, with its amount, whatever became of it before. */
const isPrescribedNow = (id: string, { heard }: Testimony): boolean =>
  naming(id, heard).some(
    (h) =>
      h.sentence.speaker === "medico" &&
      !h.sentence.asks &&
      !h.warns &&
      h.numbers.size > 0 &&
      !HALTS.test(h.sentence.folded) &&
      !/\b(?:nao|no|not|nem)\b/.test(h.plain),
  );

/** The patient tells that he does it these days. */
const isAdmitted = ({ sentence, negates, warns, owned }: Heard): boolean =>
  sentence.speaker === "paciente" &&
  !sentence.asks &&
  !negates &&
  !warns &&
  !owned.some((o) => o.other) &&
  ADMITS.test(sentence.folded);
const ADMITS =
  /\b(?:(?:to|tou|estou|ando|sigo|estoy|i'm|i am|he's|she's|still|ainda|todavia) (?:\w+ )?(?:fum(?:o|a|ando)|smok(?:e|es|ing)|beb(?:o|e|endo)|bebiendo|drink(?:s|ing)?|vap(?:e|es|ing|eo|eando)))\b/;

/** Terms that the note tells as going on, or as over, against what was said. */
function checkMentions(note: Note, testimony: Testimony, language: Language): Reason[] {
  const completed = COMPLETED.test(note.folded);
  const over = OVER.test(note.folded) || packOf(language).cues.stopped.test(note.folded);
  const now = (NOW.test(note.folded) || completed) && !over;
  if (over === now) return [];
  for (const { concept, negated, relative } of note.assertions) {
    const timed = TIMED.has(concept.type) || concept.id === "vitamins";
    if (!timed || negated || relative) continue;
    const claims = (testimony.claims.get(concept.id) ?? []).filter(
      (c) => !c.hypothetical && c.subject === "patient" && !c.negated,
    );
    if (claims.length === 0 || (concept.id === "contraception" && !ORAL.test(note.folded)))
      continue;
    // "Parei." "Pai!" "Tá bom, tô fumando três."
    const admits = concept.type === "habit" && testimony.heard.some(isAdmitted);
    const stopped = claims.some((c) => c.stopped) && !(now && admits);
    const own = claims.filter((c) => !c.weak && !c.byDoctor);
    // "E antes tomou fenobarbital, né?" "Só em bebê.": named by the doctor alone.
    const told = own.length > 0 ? own : claims.filter((c) => c.former);
    const tried =
      concept.type === "drug" && told.length > 0 && told.every((c) => c.once || c.former);
    if (now && tried && !PLANNED.test(note.folded))
      return [{ kind: "temporality", detail: concept.id }];
    if (now && TIMED_USE.test(note.folded) && isPrescribedNow(concept.id, testimony)) continue;
    if (now && stopped && !PLANNED.test(note.folded))
      return [{ kind: "temporality", detail: concept.id }];
    if (
      over &&
      !stopped &&
      claims.some((c) => c.current) &&
      concept.type === "drug" &&
      note.assertions.filter((a) => a.concept.type === "drug").length === 1
    )
      return [{ kind: "temporality", detail: concept.id }];
  }
  return [];
}
