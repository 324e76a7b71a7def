import type { Reason } from "@relato/shared/domain/document.ts";
import { stem } from "../language/text.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import { DRUG_CLASSES } from "./related.ts";
import { isDrugName } from "./terms.ts";
import type { Note } from "./sentence.ts";
import { keyOf } from "./words.ts";

/** The note says that a medicine is given from now on, folded, three languages. */
const STARTS =
  /\b(?:iniciad[oa]s?|inicia(?:-se|mos|do)?|inicio de|prescrit[oa]s?|prescrev\w+|receitad[oa]s?|introduzid[oa]s?|acrescentad[oa]s?|adicionad[oa]s?|associad[oa]s?|indicad[oa]s?|se (?:inicia|indica|formula|ordena|deja|manda|adiciona|agrega|prescribe|receta|anade)|inicia|agregad[oa]s?|recetad[oa]s?|indicad[oa]s?|prescribed|started|starting|initiated|added|begun|recommended|recomendad[oa]s?|orientad[oa] (?:o )?uso de|planned)\b/;
/** It was given by others, or before, or is not given. */
const NOT_TODAY =
  /\b(?:previ[oa]\w*|antes|anterior\w*|prior|previous\w*|past|em (?:19|20)\d\d|en (?:19|20)\d\d|in (?:19|20)\d\d|ano passad\w+|ano pasad\w+|last (?:year|month|week)|ha \w+ (?:dias?|semanas?|meses|anos?)|hace \w+ (?:dias?|semanas?|meses|anos?)|(?:days?|weeks?|months?|years?) ago|nao|no|not|sem|sin|without|contraindic\w*|evit\w*|avoid\w*|suspen\w*|stopped|discontinu\w*|retirad\w*|se (?:houver|nao|persist\w*|precis\w*)|caso|in case|if|si|reserv\w*|diferid\w*|defer\w*|adiad\w*|condicionad\w*|consider\w*|descartad\w*|recus\w*|declin\w*|rechaz\w*|pel[oa]|por (?:el|la|o|a|um|una?)|by|upa|pronto.socorro|urgencias|emergency|er)\b/;
/** The doctor names it and lets it be, or puts it off. */
const LET_BE =
  /\b(?:iba a|ibamos a|ia (?:te |lhe )?(?:passar|dar|trocar|receitar|comecar|iniciar|botar)|was going to|were going to|i'd have|pens(?:ei|amos|e|aba|ando) (?:em|en)|(?:i )?(?:thought (?:about|of)|thinking(?: (?:about|of))?)|pensando(?: (?:em|en))?|consider\w*|(?:seria|e|es|era|podria ser|poderia ser|would be|is) (?:uma |una |an? |otra |outra )?(?:op[cz]\w+|alternativ\w+|option|fallback|plan)|plan b|plano b|(?:a gente|vamos|a) (?:guard\w+|reserv\w+|deix\w+)|guard(?:a|amos|o)\b|reserv\w+|(?:la |lo |los |las )?dej(?:amos|o) (?:como|para|de)|(?:para|pra) (?:depois|mais tarde|outra hora|mais pra frente)|ve depois|vemos (?:depois|luego|despues)|luego\b.{0,20}\bsi|despues de|depois d[aeo]|later|down the (?:road|line)|not (?:before|until|yet|now|for)|ainda nao|todavia no|aun no|por (?:ora|enquanto|ahora) (?:nao|no)|for now|so (?:se|depois|quando)|only (?:if|after|when)|solo si|(?:se|si|if) (?:nao|no|it doesn't|that doesn't|this doesn't|they don't|that|this|eso|isso) (?:melhor\w+|ced\w+|resolv\w+|mejor\w+|funcion\w+|work\w*|help\w*|fail\w*|baj\w+|adiant\w+|der certo|bast\w+)|rather not|prefer\w* not|wouldn't|isn't|won't|don't|doesn't|can't|couldn't|not going to|no (?:need|point)|sem necessidade|nao (?:precisa|da|pode|quero|vou|vamos|e|tem|compensa|combina|indic\w+|por|adianta|serve)|no (?:hace|le|toca|es|puede|quiero|voy|vamos|conviene|se|da|sirve|me|por|corresponde)|nada de|nem pensar|contraindic\w+|alergi\w+|allerg\w+|evit\w+|avoid|stay away|esquec\w+|olvid\w+ de|fora de|out of the question|interag\w+|interact\w*|por causa d|because of your|ela (?:nao )?prefer\w+|declined|recus\w+|she'd rather|he'd rather)\b/;
const DENIED_RIGHT_BEFORE =
  /\b(?:no|not|nao|sem|sin|without|nada de|nem|ni|never|nunca|skip|hold|instead of|em vez d[eo]|en vez de|en lugar de|stop|para[r]?|suspend\w*|tir[ao]r?|quit[ao]\w*)(?: (?:o|a|el|la|the|more|mais|mas|any|de|do|da|com|con)){0,2}\s*$/;
const DENIED_AFTER =
  /^\s*,?\s*(?:(?:agora|ahora|hoje|hoy|now|aqui|aca|here|ela|ele|mejor|melhor|better|por ahora|por ora) )?(?:nao|no|not|nem|ni|nunca|never|ainda nao|todavia no|tampoco|tambem nao|neither)\b(?!\s+(?:esquec|olvid|falt|deix|mais de|mas de|pare))/;
/** Somebody gave or prescribed it, by another's account. */
const GAVE =
  /\b(?:(?:me|lhe|nos) (?:passou|passaram|deram|deu)|receit\w+|prescrev\w+|comec\w+|iniciou|mandou|mandaram|entrou com|recet\w+|mando|mandaron|(?:me|le|nos|lo|la) (?:dieron|dio|puso|pusieron)|inicio|empez\w+|started|prescribed|gave (?:me|him|her|us)|put (?:me|her|him|us) on|got me on|wrote me)\b/;
const RENEWS =
  /\b(?:renov\w+|mant(?:em|enha|enemos|ener|engo|iene)|continu\w+|sigue|siga|segue|keep\w*|refill\w*|stay on|stays?|recet\w+|receit\w+|repet\w+|volt(?:a|ar) (?:com|o|a)|again)\b/;

/** What the note's sentence starts with or beside: "alongside allopurinol", "em uso de enalapril". */
const BESIDE =
  /\b(?:em uso|en uso|takes|taking|toma|usa|on|alongside|with|com|con|junto|plus|to|ao|al|for|durante|besides?|em vez de|instead of|no lugar de)(?: (?:o|a|de|do|da|el|la|the|del|uso|continuo|that))*\s*$/;
/** "Started on propranolol", "iniciado com". */
const PUT_ON =
  /\b(?:(?:started|placed|put|initiated|begun) (?:(?:him|her|the patient) )?(?:back )?on|(?:iniciad[oa]|tratamento|tratamiento) (?:com|con))(?: (?:an?|the|o|a|el|la))*\s*$/;
/** "Flecainide initiated": a name that no list holds. */
const STARTED_WORD =
  /^(?:o |a |el |la )?([a-z]{6,}) (?:foi |was |se )?(?:iniciad[oa]|prescrit[oa]|introduzid[oa]|initiated|started|added|prescribed|agregad[oa]|recetad[oa])\b/;
/** "Se inicia hidroxicina", "prescribed hydroxyzine". */
const STARTS_WORD =
  /^(?:se (?:inicia|indica|formula|agrega|prescribe|receta)|iniciad[oa]|prescrit[oa]|receitad[oa]|introduzid[oa]|prescribed|started(?: on)?) (?:o |a |el |la |an? )?([a-z]{7,})/;
/** Said by its letter or number alone. */
const VITAMINS = /vitamin|cobalamin|calciferol|folic/;

/** "Iniciado montelucaste", of what the doctor only thought of, put off or forbade, or never spoke of. */
export function checkStarted(note: Note, { heard }: Testimony): Reason[] {
  if (!STARTS.test(note.folded) || NOT_TODAY.test(note.folded)) return [];
  for (const { id, words } of startedIn(note)) {
    const naming = heard.flatMap((h, at) =>
      (id !== "" && h.concepts.has(id)) || words.some((w) => h.keys.has(w)) ? [{ h, at }] : [],
    );
    if (naming.length === 0) continue;
    const given = naming.some(({ h, at }) =>
      h.sentence.speaker === "medico"
        ? !h.sentence.asks && orders(h, id, words, heard[at + 1])
        : GAVE.test(h.sentence.folded) || isRenewed(at, heard),
    );
    if (!given) return [{ kind: "drug", detail: id || words[0]! }];
  }
  return [];
}

/** The medicines that a note's sentence starts, by their term and by their words. */
function startedIn(note: Note): { id: string; words: string[] }[] {
  const keys = (words: readonly string[]): string[] =>
    words.filter((w) => w.length > 4).map((w) => keyOf(stem(w)));
  const named = note.assertions
    .filter(({ concept, negated, relative }) => concept.type === "drug" && !negated && !relative)
    .filter(
      ({ concept: { id } }) => id !== "medicine" && !DRUG_CLASSES.has(id) && !VITAMINS.test(id),
    )
    .flatMap(({ concept, clause: { read } }) => {
      const { from, to } = read.mentions.find((m) => m.concept === concept)!;
      const tokens = read.tokens.slice(from, to);
      const before = read.folded.slice(0, tokens[0]!.start);
      if (BESIDE.test(before) && !PUT_ON.test(before)) return [];
      return [{ id: concept.id, words: keys(tokens.map((t) => t.t)) }];
    });
  if (named.length > 0) return named;
  const { tokens, mentions } = note.whole.read;
  const plain = STARTED_WORD.exec(note.folded)?.[1];
  const first = plain ?? STARTS_WORD.exec(note.folded)?.[1];
  if (first && mentions.length === 0) return [{ id: "", words: keys([first]) }];
  return tokens
    .filter((t, at) => isDrugName(t.t) && !mentions.some((m) => m.from <= at && at < m.to))
    .map((t) => ({ id: "", words: keys([t.t]) }));
}

/** The doctor's sentence gives the medicine: the part that names it neither denies it nor puts it off. */
function orders(h: Heard, id: string, words: readonly string[], next: Heard | undefined): boolean {
  const { sentence } = h;
  const named = sentence.mentions.find((m) => m.concept.id === id);
  const token = named
    ? sentence.tokens[named.from]!
    : sentence.tokens.find((t) => t.kind === "word" && words.includes(keyOf(stem(t.t))));
  if (!token) return true;
  const end = named ? sentence.tokens[named.to - 1]!.end : token.end;
  const before = sentence.folded.slice(0, token.start);
  const after = sentence.folded.slice(end);
  if (DENIED_RIGHT_BEFORE.test(before) || DENIED_AFTER.test(after)) return false;
  const from = Math.max(before.lastIndexOf(";"), before.lastIndexOf(". "), lastBut(before)) + 1;
  const rest = after.split(
    /;|\b(?:mas|pero|but|e sim|sino)\s+(?!(?:por|nao|no|not|so|only|solo|for|essa|esse|ainda|todavia|aun)\b)/,
  )[0]!;
  if (LET_BE.test(`${sentence.folded.slice(from, token.start)} # ${rest}`)) return false;
  // "Antibiótico? Não precisa."
  return !(
    next?.sentence.turn.i === sentence.turn.i &&
    REFUSES.test(next.sentence.folded) &&
    sentence.tokens.length < 7
  );
}

const REFUSES =
  /^(?:nao|no|not|nope|nem|nada|por (?:ora|enquanto|ahora) nao|ainda nao|todavia no|never|i'd rather not)\b/;

const lastBut = (text: string): number => {
  const all = [...text.matchAll(/\b(?:mas|pero|but|so)\b/g)];
  return all.at(-1)?.index ?? -1;
};

/** "O omeprazol acabou." "Renovo." */
const isRenewed = (at: number, heard: readonly Heard[]): boolean =>
  heard
    .slice(at + 1, at + 8)
    .some(
      (h) => h.sentence.speaker === "medico" && !h.sentence.asks && RENEWS.test(h.sentence.folded),
    );
