import type { Reason } from "@relato/shared/domain/document.ts";
import type { ConceptType } from "../language/lexicon.ts";
import { stem } from "../language/text.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import { AGAIN, ASKS_FOR } from "./terms.ts";
import type { Note } from "./sentence.ts";
import { keyOf } from "./words.ts";

/** What is done on a day, and so can still be to come. */
const EVENTS = new Set(["exam", "procedure", "vaccine", "device"]);
const BY_WORD =
  /^(?:diu|iud|implante?|estudio|study|vacin\w*|vacun\w*|vaccin\w*|shots?|polissonograf\w*|polisomnograf\w*|holter|mapa|fisioterapia|physiotherapy|therapy|terapia|psicoterapia|psychotherapy|rehabilitac\w*|reabilitac\w*|biops\w*|colonoscop\w*|endoscop\w*|infiltra\w*|cirurgia|cirugia|surgery|marcapasso\w*|pacemaker|cateter\w*|dialise|dialisis|dialysis|quimio\w*|chemo\w*|radio ?terap\w*|cardioversa\w*|cardioversi\w*|ablac\w*|ablation|[a-z]{3,}(?:grafias?|graphy|gramas?|metrias?|metry|scopias?|scopy|centeses?|centesis|plastias?|plasty|ectomias?|ectomy))$/;
/** The note says that it was done, or goes on, folded, three languages. */
const DONE =
  /\b(?:realizad[oa]s?|realizou|ja (?:feit|realiz)\w*|feit[oa]s?|fez|colocad[oa]s?|implantad[oa]s?|inserid[oa]s?|aplicad[oa]s?|administrad[oa]s?|submetid[oa]|sometid[oa]|operad[oa]s?|operou|recebeu|recibio|vacinad[oa]|vacunad[oa]|concluid[oa]s?|completad[oa]s?|hech[oa]s?|usa|utiliza|uses|wears|practicad[oa]s?|realizo|realizaron|efectu[oa]\w*|se (?:hizo|hicieron|aplico|coloco|administro|practico)|completed|performed|done|placed|inserted|given|administered|received|underwent|has had|show(?:s|ed|ing)|mostr\w+|evidenci\w+|revel\w+|demonstr\w+|demostr\w+|confirm\w+|normal|normais|normales|alterad[oa]s?|previ[oa]s?|in place|em uso de|(?:em|en|in) (?:fisio\w*|physio\w*|psico\w*|psycho\w*|therapy|terapia|reabilit\w*|rehab\w*|dial\w*|quimio\w*)|faz (?:fisio|psico|terapia)\w*)\b/;
const FINDS =
  /\b(?:com|con|with|sem|sin|without|no|reagente|reactiv[oae]s?|reactive|positiv\w+|negativ\w+|elevad\w+|elevated|abnormal|dilatad\w+|espessad\w+|engrosad\w+|dentro d\w+|unremarkable|clear|limp[oa]s?)\b/;
const AHEAD =
  /\b(?:sera|sera[on]|will|to be|proxim\w+|next|amanha|manana|tomorrow|agendad\w*|marcad\w*|schedul\w+|program\w*|planej\w*|planned|pendente\w*|pendiente\w*|pending|aguard\w*|await\w*|diferid\w*|adiad\w*|defer\w*|reservad\w*|reserved|a coloca\w*|candidat\w*|discut\w*|oferec\w*|conversad\w*|discussed|possib\w*|eventual\w*|lista de espera|waiting|fila|nunca|never|nao|not|previst\w+|obtained|collected|sent|colhid\w+|coletad\w+|enviad\w+|inicio|iniciar\w*|begin\w*|start\w*)\b/;

/** The talk puts it off to a day to come, or asks for it. */
const TO_COME =
  /\b(?:vou|vai|vamos|iremos|amanha|semana que vem|mes que vem|que vem|(?:a|na|o) proxim\w+|marcad[oa]|marcar|agend\w+|ped(?:ir|e|imos|indo)|peco|solicit\w*|quero (?:um|uma|ver|que)|precisa\w*|na fila|aguard\w+|esperando|dependendo|depende|dependiendo|depending|(?:e |y |and )(?:depois|despues|luego|then) (?:a|o|la|el|the|vem|viene)|depois (?:d[aeo]|eu|a gente|te|lhe|falo|falamos|vemos|conversamos)|(?:luego|despues) (?:le|te|lo|la|vemos|hablamos)|daqui a|(?:em|dentro de) (?:uma|duas|tres|quatro|seis|oito|dois|um|\d+) (?:dias?|semanas?|mes\w*)|voy|va a|van a|manana|la (?:otra|proxima) semana|que viene|programad[oa]|pid(?:o|amos|e)|hay que|falta|pendiente|(?:en|dentro de) (?:una|dos|tres|cuatro|seis|ocho|un|\d+) (?:dias?|semanas?|mes\w*)|le (?:mando|hago|pido|toca)|orden(?:o|ar|amos)|tomorrow|next|later|schedul\w+|booked|order\w*|let's|we'll|i'll|you'll|we will|i will|going to|gonna|needs?|want|waiting|before|in (?:a|one|two|three|four|six|eight|\d+) (?:weeks?|months?|days?)|this (?:week|month)|(?:n?essa|n?esta) semana|(?:n?este|n?esse) (?:ano|mes)|start(?:s|ing)? (?:on )?(?:monday|tuesday|next)|comec(?:o|ar) (?:na )?(?:segunda|terca|amanha|semana)|empiezo|antes d[eo]|para (?:ver|descartar|confirmar|avaliar|evaluar)|pra (?:ver|descartar|confirmar|avaliar)|to (?:rule|check|see|look|make sure)|rule out|se nao|si no|if|so se|solo si|only if|considera\w*|se precisar|por (?:la|o|el|a) (?:tia|tio|mae|madre|pai|padre|familia|historia|antecedente)\w*)\b/;
/** The talk tells of it as done, or of what came out. */
const HAPPENED =
  /\b(?:fiz|fez|fizeram|fizemos|deu|veio|saiu|mostr\w+|era|estava|tava|normal|normais|normales|alterad[oa]s?|positiv[oae]s?|negativ[oae]s?|operei|operou|operaram|tirei|tirou|tomei|tomou|tomaram|coloquei|colocou|colocaram|botei|botou|botaram|recebi|recebeu|levou|passei|ontem|passad[oa]|(?:19|20)\d\d|dois mil|hice|hizo|hicieron|salio|salieron|dio|dieron|mostro|fue|me (?:pusieron|operaron|sacaron|puse)|le pusieron|pusieron|ayer|pasad[oa]|dos mil|did|had|got|was|were|came|show(?:s|ed)|says?|said|looks?|took|done|gave|put in|placed|last|ago|yesterday|since|already|clear|clean|fine|mild|leve|bem|bien|ok|limp[oa]|estave(?:l|is)|estables?|stable|igual|unchanged|same|no|sem|sin|faz|hace|ha|tem|tiene|esta|ta|e|is|are|aqui|here|com|con|with|sem|sin|without|stopped|times|sessions|sessoes|sesiones)\b/;
const TODAY = /\b(?:hoje|hoy|today|agora|ahora|now|ja|ya)\b/;

/** Terms under which several tests stand: what is told of one of them is told by its own name. */
const SEVERAL = new Set([
  "autoantibodies",
  "serology",
  "blood count",
  "hormones",
  "liver function",
  "electrolytes",
  "renal function",
  "thyroid tests",
  "inflammation",
  "vitamins",
  "iron",
  "coagulation",
  "natriuretic",
  "stool exam",
  "lab tests",
  "imaging",
  "culture",
]);
/** "HLA-B27 positivo": a name before a result. */
const NAMED_RESULT =
  /^([a-z]{2,}\d*)\b.{0,20}?\b(?:positiv[oa]|negativ[oa]|reagente|reactiv[oa]|positive|negative|elevad[oa]|elevated)\b/;

const GENERIC =
  /^(?:prueba|teste?|sinal|signo|sign|exame?n?|manobra|maniobra|reflex\w*|resultad\w*|results?|culti?v\w*|cultur\w*|pesquisa|sorolog\w*|serolog\w*|rapid|rapido|the|probe|sonda|screen|rastrei\w*|triagem|tamiza\w*)$/;

/** "Sem intubação prévia": never done. */
const WITHOUT = /\b(?:sem|sin|without|nega|niega|denies|no|ausencia de)\s(?:\w+\s){0,2}$/;

/** What may not have been done yet. */
interface Item {
  id: string;
  /** The beginning of its word, where no term holds it. */
  key: string;
  from: number;
  type: ConceptType;
  /** Words that tell which one it is: "ecografía hepática", "anti-CCP". */
  which: string[];
}

/** "MRI showed no tumor", of one that was only ordered; "in physical therapy", which begins on Monday. */
export function checkPlanned(note: Note, { heard }: Testimony): Reason[] {
  const { read } = note.whole;
  // "Isotretinoína com exames prévios": what the medicine waits for.
  if (read.mentions.some((m) => m.concept.type === "drug" && m.from <= 1)) return [];
  if (ASKS_FOR.test(note.folded) || AHEAD.test(note.folded)) return [];
  for (const item of itemsOf(note)) {
    const opens = item.from <= 2 && item.type === "exam";
    const at = read.tokens[item.from]!.start;
    if (WITHOUT.test(read.folded.slice(0, at))) continue;
    const near = read.folded.slice(Math.max(0, at - 28), at + 45).split(/[,;]/);
    const own = near.find((part) => part.includes(read.tokens[item.from]!.t)) ?? "";
    if (!DONE.test(own) && !(opens && FINDS.test(note.folded))) continue;
    const all = heard.flatMap((h, at) =>
      tellingOf(h, at, item, heard).map((when) => ({
        when,
        own: namesWhich(h, item) || (item.type !== "vaccine" && h.sentence.asks && when === "done"),
      })),
    );
    const same = all.filter((one) => one.own);
    const told = same.some(({ when }) => when === "ahead") ? same : all;
    if (told.length > 0 && told.every(({ when }) => when === "ahead"))
      return [{ kind: "temporality", detail: item.id || item.key }];
  }
  return [];
}

function itemsOf(note: Note): Item[] {
  const { read } = note.whole;
  const named = read.mentions.filter((m) => EVENTS.has(m.concept.type));
  const inTerm = (at: number): boolean => named.some((m) => m.from <= at && at < m.to);
  const result = NAMED_RESULT.exec(note.folded)?.[1];
  return [
    ...named.map(({ concept: { id, type }, from, to }) => ({
      id,
      key: "",
      from,
      type,
      which: [
        // "The zoster vaccine."
        ...(type === "vaccine" ? whichOf(note, from - 1, true) : []),
        ...whichOf(note, SEVERAL.has(id) ? from : to, type === "vaccine"),
      ],
    })),
    // "Sleep study", said as "sleep test".
    ...read.mentions
      .filter((m) => TEST.test(read.tokens[m.to]?.t ?? ""))
      .map((m) => ({
        id: m.concept.id,
        key: "test",
        from: m.from,
        type: m.concept.type,
        which: [],
      })),
    ...read.tokens.flatMap((t, at): Item[] =>
      t.kind === "word" && BY_WORD.test(t.t) && !inTerm(at)
        ? [
            {
              id: "",
              key: nameKey(t.t),
              from: at,
              type: EXAM_WORD.test(t.t) ? "exam" : "procedure",
              which: [],
            },
          ]
        : [],
    ),
    ...(result !== undefined && !GENERIC.test(result) && !inTerm(0) && read.tokens[0]?.t === result
      ? [{ id: "", key: nameKey(result), from: 0, type: "exam" as const, which: [] }]
      : []),
  ];
}

const EXAM_WORD = /(?:grafias?|graphy|gramas?|metrias?|metry|scopias?|scopy)$/;

/** Learned names are alike in their first letters: "eletroneuromiografia" is no "eletro". */
const nameKey = (word: string): string =>
  word.length > 11 ? word.slice(0, 8) : word.length < 4 ? word : keyOf(stem(word));

/** The words beside a test's name that tell which one it is, before what it found. */
function whichOf({ whole: { read } }: Note, from: number, short: boolean): string[] {
  const words: string[] = [];
  for (const { t, kind } of read.tokens.slice(Math.max(0, from), from + 5)) {
    if (FINDS.test(t) || DONE.test(t) || kind === "mark") {
      if (t === "-") continue;
      break;
    }
    if (
      kind === "word" &&
      (t.length > 3 || (short && t.length > 2) || /^[a-z]{3}$/.test(t)) &&
      !LITTLE.test(t)
    )
      words.push(t.length > 3 ? keyOf(stem(t)) : t);
  }
  return words;
}
const LITTLE =
  /^(?:del?|d[aoe]s?|n[aoe]s?|the|and|con|com|las?|los?|for|para|por|contra|against|anti|vacina|vacuna|vaccine|exame|examen|teste?|prueba|total|serico|serica|serum|level|nivel|dosagem|control\w*)$/;

const namesWhich = ({ keys, sentence: { tokens } }: Heard, { which }: Item): boolean =>
  which.some((w) => keys.has(w) || tokens.some((t) => t.t === w || isSameShot(t.t, w)));

/** One vaccine by its names: "influenza", "gripe", "flu". */
const SHOT_NAMES: readonly RegExp[] = [
  /^(?:influ\w*|gripe?|gripa|grip|flu)$/,
  /^(?:tetan\w*|dtpa?|tdap|tdpa|dt|td)$/,
  /^(?:pneum\w*|neumo\w*|prevenar|pneumo)$/,
  /^(?:zoste\w*|herpe\w*|shing\w*|cobreiro|culebr\w*)$/,
  /^(?:rsv|vsr|bronq\w*|bronch\w*|sincic\w*)$/,
  /^(?:covid\w*|coron\w*)$/,
  /^(?:hpv|papil\w*|vph)$/,
];
const isSameShot = (said: string, wanted: string): boolean =>
  SHOT_NAMES.some((names) => names.test(said) && names.test(wanted));

/** "A espirometria: VEF um de sessenta": read out. */
const TELLS = /:/;
const FINDINGS = new Set(["symptom", "disease", "finding"]);

const TEST = /^(?:study|test|scan|exam|estudio|prueba|examen|exame|teste|estudo)$/;
const SHOTS = /\bshots?\b/;

type When = "ahead" | "done";

/** What one sentence tells of the item; an answer tells of what its question names. */
function tellingOf(h: Heard, at: number, item: Item, heard: readonly Heard[]): When[] {
  const { id, key, type } = item;
  const names = (one: Heard): boolean =>
    id === ""
      ? one.sentence.tokens.some((t) => t.kind === "word" && t.t.startsWith(key))
      : (one.concepts.has(id) ||
          (id === "vaccine" && (SHOTS.test(one.sentence.folded) || namesWhich(one, item)))) &&
        (key === "" || one.sentence.tokens.some((t) => TEST.test(t.t)));
  if (!names(h)) return [];
  const { sentence } = h;
  // "Ressonância só se não melhorar."
  if (h.warns) return sentence.speaker === "medico" && !sentence.asks ? ["ahead"] : [];
  if (sentence.asks) {
    const answers = heard
      .slice(at + 1, at + 5)
      .filter(
        (n) => n.sentence.turn.i > sentence.turn.i && n.sentence.turn.i <= sentence.turn.i + 1,
      );
    return answers.length > 0 && answers.every((a) => isAhead(a)) ? ["ahead"] : ["done"];
  }
  if (h.owned.every((o) => o.other)) return [];
  const words = [...wordsOf(h, id, key), ...(type === "vaccine" ? item.which : [])];
  const parts = withoutAnd(sentence)
    .split(/[;.]|,\s|\s(?:mas|pero|but)\s/)
    .filter((p) => words.some((w) => p.includes(w)));
  const own =
    item.which.length > 0 ? parts.filter((p) => item.which.some((w) => p.includes(w))) : [];
  const named = type === "vaccine" && parts.length === 0 ? sentence.folded : "";
  if (type === "vaccine" && SHOT_NOT.test(own.join(" ") || named)) return ["ahead"];
  const part = (own.length > 0 ? own : parts).join(" ");
  const rest = part === "" ? sentence.folded : part;
  // "Repito a laringoscopia em três meses": it was done.
  if (AGAIN.test(rest)) return ["done"];
  if (TO_COME.test(rest) || LEFT_UNDONE.test(rest) || NOT_DONE.test(sentence.folded))
    return ["ahead"];
  if (["vaccine", "procedure", "device"].includes(type) && TODAY.test(rest)) return ["done"];
  if (HAPPENED.test(rest) || /\d/.test(rest)) return ["done"];
  const counts = [...h.numbers].some((n) => n !== 1);
  if (counts && sentence.speaker === "medico" && TELLS.test(rest)) return ["done"];
  if (TO_COME.test(sentence.folded)) return ["ahead"];
  // "Raio-X do punho. Densitometria.": what the doctor only names, he asks for.
  const listed = sentence.mentions.filter((m) => m.concept.type === "exam").length > 2;
  const only = sentence.speaker === "medico" && (sentence.tokens.length < 9 || listed) && !counts;
  return [only && !sentence.mentions.some((m) => FINDINGS.has(m.concept.type)) ? "ahead" : "done"];
}

/** Folded, "é" looks like the "e" that joins; what joins tells of nothing. */
const withoutAnd = ({ folded, text }: Heard["sentence"]): string =>
  folded.replace(/\be\b/g, (e, at: number) => (text[at] === "e" ? "&" : e));

/** An answer that puts it off, or says that it never was: "Ainda não", "O outro médico ofereceu, eu não quis". */
const isAhead = ({ sentence: { folded } }: Heard): boolean =>
  NOT_DONE.test(folded) || (TO_COME.test(folded) && !PAST.test(folded));
const NOT_DONE =
  /^(?:nao|no|nope|nunca|never|nada|ainda nao|todavia no|aun no|not yet)\b(?:[.,;!]|$)|\b(?:(?:ainda|todavia|aun) (?:nao|no)|not yet|nao quis|no quise|didn't want|turned it down|ofereceu|ofereceram|propos|propuso|proposed|nao fui|no fui|ofrecieron|ofrecio|offered|no me (?:lo|la) han|nunca (?:fiz|me|coloquei|botei|tomei|hice|puse)|never (?:had|got|did))\b/;
/** "La de la gripa no, me dio miedo". */
const SHOT_NOT =
  /^\W*(?:(?:e|y|and|mas|pero|but|a|o|la|el|the|d[aoe]|del|de la|contra) )*[a-z]+,? (?:nao|no|not|nunca|never|ainda nao|todavia no|not yet)\b/;
/** "O anti-CCP não fizeram", "nem tomografia", "no need for a scan". */
const LEFT_UNDONE =
  /(?:\b(?:nao|no|not|nem|ni)\b|n't)[^,;.]{0,20}\b(?:fizeram|fiz|fez|feit[oa]s?|foi|pediram|colheram|mediram|dosaram|deu tempo|hicieron|hice|hizo|hech[oa]s?|pidieron|sacaron|midieron|done|did|do|order(?:ed)?|checked|drawn)\b|(?:\b(?:nao|no|not)\b|n't)[^,;.]{0,12}\b(?:precisa\w*|vou|vamos|quero|indico|cabe|necesit\w+|hace falta|voy a|need|needs|want|think)\b|^\s*(?:(?:e|y|and) )?(?:nem|ni|nor|neither)\b|\b(?:sem (?:necessidade|indicacao)|sin (?:necesidad|indicacion)|no need)\b|\b(?:fica|ficou|deixa\w*|deixo|queda|dejamos|lo dejo|la dejo) (?:pra|para|por|de)\b|\b(?:pra|para) (?:depois|despues|luego|outra|otra|outro|otro)\b|\b(?:primeiro|primero|first|antes) (?:um|uma|un|una|an?|o|a|el|la|the)\b|\b(?:faz(?:er)?|faca|fazemos|hacer|hacemos|haga|hagase|hagamos|get|do|run|repetir|repet\w+) (?:um|uma|un|una|an?|o|a|os|as|el|la|los|las|the|some) (?!ano|mes|semana|dia|year|month|week|day)/;
const PAST =
  /\b(?:fiz|fez|deu|tomei|tomou|coloquei|tive|ontem|passad[oa]|hice|hizo|salio|me (?:pusieron|hicieron)|ayer|pasad[oa]|did|had|got|was|came|last|ago|already|em dia|al dia|up to date)\b/;

const wordsOf = ({ sentence }: Heard, id: string, key: string): string[] =>
  id === ""
    ? [key]
    : sentence.mentions.filter((m) => m.concept.id === id).map((m) => sentence.tokens[m.from]!.t);
