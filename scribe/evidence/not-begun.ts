import type { Reason } from "@relato/shared/domain/document.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import { DRUG_CLASSES } from "./related.ts";
import type { Note } from "./sentence.ts";

/** The note says that a medicine is being taken or was given, folded, three languages. */
const TAKEN =
  /\b(?:em uso|faz uso|fez uso|ja (?:usa|toma|iniciou|comecou|recebeu|administr\w+|aplic\w+)|vem (?:usando|tomando)|administrad\w+|recebeu|recebendo|toma|tomando|usa|usando|iniciou|comecou a|en uso|ya (?:usa|toma|inicio|recibio|comenzo)|recibio|recibe|recibiendo|viene tomando|taking|takes|is on|uses|using|receives|receiving|received|was given|administered|has (?:been|started)|toleran\w+|tolera\w*|tolerat\w*)\b/;
/** It is taken for sure, and not only from today: "já em uso, com boa tolerância". */
const ALREADY =
  /\b(?:ja|ya|already|toleran\w+|bem tolerad\w+|tolera bem|well tolerated|(?:ha|hace|for|desde|since) (?:\d+|um|uma|dois|duas|tres|quatro|un|una|dos|cuatro|one|two|three|four|several|algum\w+|vari\w+)? ?(?:dias?|semanas?|mes\w*|anos?|days?|weeks?|months?|years?))\b/;
/** Orders, plans and conditions. */
const PLANS =
  /\b(?:iniciar|inicia-se|inicio|comecar|empezar|start\b|begin\b|to (?:start|begin)|prescr\w+|receit\w+|recetad\w+|indicad\w+|indica|orient\w+|planej\w+|plan\w*|propost\w+|se|si|if|after|apos|depois|despues|quando|cuando|once|when|until|ate|hasta|antes|before|aguard\w+|pend\w+|awaiting|nao|no|not|nunca|never|nega|niega|denies|suspen\w+|stopped|manter|mantid\w+|alerg\w+|allerg\w+|previ\w+|prior|previous\w*|contraindic\w+|evit\w+|avoid\w*)\b/;

/** The doctor puts it off: until the results, the surgeon, the insurance. */
const WAITS =
  /\b(?:so (?:comec\w+|inici\w+|entr\w+|pass\w+|dou|da|tom\w+|depois|quando|se)|(?:comec\w+|inici\w+|tom\w+|entr\w+) (?:so|somente|apenas|depois|quando|after|once)|depois que|so depois|antes de (?:comecar|iniciar|empezar|iniciarl\w)|before (?:we|you) start|when you (?:start|begin|get)|once (?:you|the|it|we)|(?:cuando|quando) (?:chegar|comecar|iniciar|llegue|empiece|empieces|salga|sair)|solo (?:despues|cuando|si)|(?:empez\w+|inici\w+|empiez\w+) (?:solo|cuando|despues)|hasta que|ate (?:eu|sair|chegar|que)|espera\w* (?:eu|a que|o|el|los|pela|pelo|for)|not (?:until|before|yet)|only (?:after|when|once|if)|wait (?:for|until|till)|appeal|prior auth\w*|(?:se|si|if) (?:confirm\w+|aprob\w+|aprov\w+|approved|liberar\w*)|ainda nao|todavia no|aun no|don't start|nao comec\w+|no (?:empiec\w+|empez\w+|l[oa] empiec\w+))\b/;
/** Whoever takes it says that he does not yet, or never did. */
const NOT_YET =
  /\b(?:nunca (?:comecei|tomei|usei|cheguei|comprei|empece|tome|use|compre)|(?:ainda|todavia|aun) (?:nao|no)|nao (?:comecei|tomei|comprei|usei|achei|consegui|peguei)|no (?:lo|la|los|las) (?:empece|compre|tome|consegui|use|encontre)|no (?:empece|compre|tome|consegui|encontre)|never (?:started|took|got|filled|picked|used|had)|haven't (?:started|taken|picked|filled|got)|didn't (?:start|take|fill|pick|get)|not yet|(?:plano|convenio|insurance|seguro|sus|eps|obra social) (?:\w+ ){0,2}(?:nao|no|neg\w+|said no|denied|won't|wouldn't|didn't|rechaz\w+)|(?:queria|quis|wanted to|quiso|querian) (?:me )?(?:dar|passar|give|put)|ofereceu|ofrecio|offered)\b/;
/** The doctor speaks of what goes on. */
const GOES_ON =
  /\b(?:mantem|mantenha|mantemos|continu\w+|segue|sigue|siga|keep\w*|stay\w*|renov\w+|refill\w*|aument\w+|sub(?:o|e|imos|a)|increas\w+|go up|bump\w*|reduz\w*|baix\w+|baj\w+|decreas\w+|cut\w*|troc\w+|cambi\w+|switch\w*|par[ae]|suspend\w*|stop\w*|voce (?:ja )?(?:toma|usa|vem)|senhora? (?:ja )?(?:toma|usa|vem)|usted (?:ya )?(?:toma|usa)|you(?:'re| are) (?:on|taking)|you(?:'ve)? been|you (?:take|took|use)|ja (?:fiz|demos|tomou|recebeu|foi)|ya (?:le|te) (?:puse|dimos|pusieron)|fizeram|agora|ahora|now|hoje|hoy|today|aqui|here)\b/;

/** "Já em uso de metotrexato", which waits for the blood test; "taking semaglutide", which the insurance refused. */
export function checkNotBegun(note: Note, { heard, affirmed }: Testimony): Reason[] {
  for (const { concept, negated, relative, clause } of note.assertions) {
    if (concept.type !== "drug" || negated || relative) continue;
    if (concept.id === "medicine" || DRUG_CLASSES.has(concept.id) || affirmed.has(concept.id))
      continue;
    const { folded } = clause.read;
    if (!TAKEN.test(folded) || PLANS.test(folded)) continue;
    const told = heard.flatMap((h, at) =>
      h.concepts.has(concept.id) ? howTold(h, at, heard) : [],
    );
    if (told.includes("taken") || told.length === 0) continue;
    if (told.includes("waits") || ALREADY.test(folded))
      return [{ kind: "temporality", detail: concept.id }];
  }
  return [];
}

/** What a sentence that names the medicine tells of it: taken, waiting, or only ordered. */
function howTold(h: Heard, at: number, heard: readonly Heard[]): ("taken" | "waits" | "ordered")[] {
  const { sentence } = h;
  if (sentence.speaker !== "medico") {
    if (sentence.asks) return [];
    return NOT_YET.test(sentence.folded) || isOfOthers(h) ? ["waits"] : ["taken"];
  }
  if (sentence.asks) {
    const answer = heard[at + 1];
    const yes = answer && answer.sentence.speaker !== "medico" && YES.test(answer.sentence.folded);
    return yes ? ["taken"] : [];
  }
  if (WAITS.test(sentence.folded)) return ["waits"];
  return [GOES_ON.test(sentence.folded) ? "taken" : "ordered"];
}

const isOfOthers = ({ owned }: Heard): boolean => owned.every((o) => o.other);
const YES = /^(?:sim|si|yes|yeah|yep|uhum|aham|isso|eso|tomo|uso|claro|sure|i do|i am|ja|ya)\b/;
