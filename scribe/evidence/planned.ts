import type { Reason } from "@relato/shared/domain/document.ts";
import { stem } from "../language/text.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import { ASKS_FOR } from "./terms.ts";
import type { Note } from "./sentence.ts";
import { keyOf } from "./words.ts";

/** What is done on a day, and so can still be to come. */
const EVENTS = new Set(["exam", "procedure", "vaccine", "device"]);
const BY_WORD =
  /^(?:diu|iud|implante?|estudio|study|vacin\w*|vacun\w*|vaccin\w*|shots?|polissonograf\w*|polisomnograf\w*|holter|mapa|fisioterapia|physiotherapy|therapy|terapia|psicoterapia|psychotherapy|rehabilitac\w*|reabilitac\w*|biops\w*|colonoscop\w*|endoscop\w*|infiltra\w*|cirurgia|cirugia|surgery|marcapasso\w*|pacemaker|cateter\w*|dialise|dialisis|dialysis|quimio\w*|chemo\w*|radio ?terap\w*)$/;
/** The note says that it was done, or goes on, folded, three languages. */
const DONE =
  /\b(?:realizad[oa]s?|realizou|ja (?:feit|realiz)\w*|feit[oa]s?|fez|colocad[oa]s?|implantad[oa]s?|inserid[oa]s?|aplicad[oa]s?|administrad[oa]s?|submetid[oa]|sometid[oa]|operad[oa]s?|operou|recebeu|recibio|vacinad[oa]|vacunad[oa]|concluid[oa]s?|completad[oa]s?|hech[oa]s?|usa|utiliza|uses|wears|practicad[oa]s?|completed|performed|done|placed|inserted|given|administered|received|underwent|obtained|has had|show(?:s|ed|ing)|mostr\w+|evidenci\w+|revel\w+|demonstr\w+|demostr\w+|confirm\w+|normal|normais|normales|alterad[oa]s?|previ[oa]s?|in place|em uso de|(?:em|en|in) (?:fisio\w*|physio\w*|psico\w*|psycho\w*|therapy|terapia|reabilit\w*|rehab\w*|dial\w*|quimio\w*)|faz (?:fisio|psico|terapia)\w*)\b/;
const FINDS = /\b(?:com|con|with|sem|sin|without|no)\b/;
const AHEAD =
  /\b(?:sera|sera[on]|will|to be|proxim\w+|next|amanha|manana|tomorrow|agendad\w*|marcad\w*|schedul\w+|program\w*|planej\w*|planned|pendente\w*|pendiente\w*|pending|aguard\w*|await\w*|diferid\w*|adiad\w*|defer\w*|reservad\w*|reserved|a coloca\w*|candidat\w*|discut\w*|oferec\w*|conversad\w*|discussed|possib\w*|eventual\w*|lista de espera|waiting|fila|nunca|never|nao|not|previst\w+|inicio|iniciar\w*|begin\w*|start\w*)\b/;

/** The talk puts it off to a day to come, or asks for it. */
const TO_COME =
  /\b(?:vou|vai|vamos|iremos|amanha|semana que vem|mes que vem|que vem|(?:a|na|o) proxim\w+|marcad[oa]|marcar|agend\w+|ped(?:ir|e|imos|indo)|peco|solicit\w*|quero (?:um|uma|ver|que)|precisa\w*|na fila|aguard\w+|esperando|depois d[aeo]|daqui a|(?:em|dentro de) (?:uma|duas|tres|quatro|seis|oito|dois|um|\d+) (?:dias?|semanas?|mes\w*)|voy|va a|van a|manana|la (?:otra|proxima) semana|que viene|programad[oa]|pid(?:o|amos|e)|hay que|falta|pendiente|(?:en|dentro de) (?:una|dos|tres|cuatro|seis|ocho|un|\d+) (?:dias?|semanas?|mes\w*)|le (?:mando|hago|pido|toca)|orden(?:o|ar|amos)|tomorrow|next|later|schedul\w+|booked|order\w*|let's|we'll|i'll|you'll|we will|i will|going to|gonna|needs?|want|waiting|before|in (?:a|one|two|three|four|six|eight|\d+) (?:weeks?|months?|days?)|this (?:week|month)|(?:n?essa|n?esta) semana|(?:n?este|n?esse) (?:ano|mes)|start(?:s|ing)? (?:on )?(?:monday|tuesday|next)|comec(?:o|ar) (?:na )?(?:segunda|terca|amanha|semana)|empiezo|antes d[eo]|para (?:ver|descartar|confirmar|avaliar|evaluar)|pra (?:ver|descartar|confirmar|avaliar)|to (?:rule|check|see|look|make sure)|rule out|se nao|si no|if|so se|solo si|only if|considera\w*|se precisar|por (?:la|o|el|a) (?:tia|tio|mae|madre|pai|padre|familia|historia|antecedente)\w*)\b/;
/** The talk tells of it as done, or of what came out. */
const HAPPENED =
  /\b(?:fiz|fez|fizeram|fizemos|deu|veio|saiu|mostr\w+|era|estava|tava|normal|normais|normales|alterad[oa]s?|positiv[oa]s?|negativ[oa]s?|operei|operou|operaram|tirei|tirou|tomei|tomou|tomaram|coloquei|colocou|colocaram|botei|botou|botaram|recebi|recebeu|levou|passei|ontem|passad[oa]|(?:19|20)\d\d|dois mil|hice|hizo|hicieron|salio|salieron|dio|dieron|mostro|fue|me (?:pusieron|operaron|sacaron|puse)|le pusieron|pusieron|ayer|pasad[oa]|dos mil|did|had|got|was|were|came|show(?:s|ed)|says?|said|looks?|took|done|gave|put in|placed|last|ago|yesterday|since|already|clear|clean|fine|mild|leve|bem|bien|ok|limp[oa]|estave(?:l|is)|estables?|stable|igual|unchanged|same|no|sem|sin|faz|hace|ha|tem|tiene|esta|ta|e|is|are|aqui|here|com|con|with|sem|sin|without|stopped|times|sessions|sessoes|sesiones)\b/;
const TODAY = /\b(?:hoje|hoy|today|agora|ahora|now|ja|ya)\b/;

/** "MRI showed no tumor", of one that was only ordered; "in physical therapy", which begins on Monday. */
export function checkPlanned(note: Note, { heard }: Testimony): Reason[] {
  const { read } = note.whole;
  // "Isotretinoína com exames prévios": what the medicine waits for.
  if (read.mentions.some((m) => m.concept.type === "drug" && m.from <= 1)) return [];
  if (ASKS_FOR.test(note.folded) || AHEAD.test(note.folded)) return [];
  const named = read.mentions.filter((m) => EVENTS.has(m.concept.type));
  const items = [
    ...named.map((m) => ({ id: m.concept.id, key: "", from: m.from, type: m.concept.type })),
    // "Sleep study", said as "sleep test".
    ...read.mentions
      .filter((m) => TEST.test(read.tokens[m.to]?.t ?? ""))
      .map((m) => ({ id: m.concept.id, key: "test", from: m.from, type: m.concept.type })),
    ...read.tokens.flatMap((t, at) =>
      t.kind === "word" && BY_WORD.test(t.t) && !named.some((m) => m.from <= at && at < m.to)
        ? [{ id: "", key: keyOf(stem(t.t)), from: at, type: "procedure" as const }]
        : [],
    ),
  ];
  for (const item of items) {
    const opens = item.from <= 1 && item.type === "exam";
    const at = read.tokens[item.from]!.start;
    const near = read.folded.slice(Math.max(0, at - 28), at + 45).split(/[,;]/);
    const own = near.find((part) => part.includes(read.tokens[item.from]!.t)) ?? "";
    if (!DONE.test(own) && !(opens && FINDS.test(note.folded))) continue;
    const told = heard.flatMap((h, at) => tellingOf(h, at, item, heard));
    if (told.length > 0 && told.every((t) => t === "ahead"))
      return [{ kind: "temporality", detail: item.id || item.key }];
  }
  return [];
}

const FINDINGS = new Set(["symptom", "disease", "finding"]);

const TEST = /^(?:study|test|scan|exam|estudio|prueba|examen|exame|teste|estudo)$/;
const SHOTS = /\bshots?\b/;

type When = "ahead" | "done";

/** What one sentence tells of the item; an answer tells of what its question names. */
function tellingOf(
  h: Heard,
  at: number,
  { id, key, type }: { id: string; key: string; type: string },
  heard: readonly Heard[],
): When[] {
  const names = (one: Heard): boolean =>
    id === ""
      ? one.keys.has(key)
      : (one.concepts.has(id) || (id === "vaccine" && SHOTS.test(one.sentence.folded))) &&
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
  const parts = sentence.folded.split(/[;.]|,\s|\s(?:mas|pero|but)\s/);
  const part = parts.filter((p) => wordsOf(h, id, key).some((w) => p.includes(w))).join(" ");
  const rest = part === "" ? sentence.folded : part;
  if (TO_COME.test(rest) || NOT_DONE.test(sentence.folded)) return ["ahead"];
  if (["vaccine", "procedure", "device"].includes(type) && TODAY.test(rest)) return ["done"];
  if (HAPPENED.test(rest) || /\d/.test(rest)) return ["done"];
  if (TO_COME.test(sentence.folded)) return ["ahead"];
  // "Raio-X do punho. Densitometria.": what the doctor only names, he asks for.
  const only = sentence.speaker === "medico" && sentence.tokens.length < 9 && h.numbers.size === 0;
  return [only && !sentence.mentions.some((m) => FINDINGS.has(m.concept.type)) ? "ahead" : "done"];
}

/** An answer that puts it off, or says that it never was: "Ainda não", "O outro médico ofereceu, eu não quis". */
const isAhead = ({ sentence: { folded } }: Heard): boolean =>
  NOT_DONE.test(folded) || (TO_COME.test(folded) && !PAST.test(folded));
const NOT_DONE =
  /^(?:nao|no|nope|nunca|never|nada|ainda nao|todavia no|aun no|not yet)\b(?:[.,;!]|$)|\b(?:(?:ainda|todavia|aun) (?:nao|no)|not yet|nao quis|no quise|didn't want|turned it down|ofereceu|ofereceram|propos|propuso|proposed|nao fui|no fui|ofrecieron|ofrecio|offered|no me (?:lo|la) han|nunca (?:fiz|me|coloquei|botei|tomei|hice|puse)|never (?:had|got|did))\b/;
const PAST =
  /\b(?:fiz|fez|deu|tomei|tomou|coloquei|tive|ontem|passad[oa]|hice|hizo|salio|me (?:pusieron|hicieron)|ayer|pasad[oa]|did|had|got|was|came|last|ago|already|em dia|al dia|up to date)\b/;

const wordsOf = ({ sentence }: Heard, id: string, key: string): string[] =>
  id === ""
    ? [key]
    : sentence.mentions.filter((m) => m.concept.id === id).map((m) => sentence.tokens[m.from]!.t);
