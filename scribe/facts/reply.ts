import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import { fold, stem } from "../language/text.ts";
import { CIRCUMSTANCE, type Item, mentionedItems } from "./items.ts";
import { contentWords, readSentence } from "./read.ts";
import { otherNamed } from "./subject.ts";
import type { Sentence } from "./types.ts";

/** An answer's sentence against the items asked: which it denies, which it affirms, and what it tells besides. */
export interface Reply {
  denied: Item[];
  affirmed: Item[];
  rest: string;
}

/** What was asked and is still open, whether something was told already, and the answer's next sentence. */
export interface Asked {
  open: ReadonlySet<Item>;
  goesOn: boolean;
  next: Sentence | undefined;
}

/** "Não. Só a barriga.", "No, just the asthma": no other than that one. */
const ONLY =
  /^(?:(?:foi|e|es|fue|it's) )?(?:so|somente|apenas|solo|solamente|nomas|unicamente|just|only|a nao ser|tirando|except|salvo|excepto|menos|apart from|other than)\b/;
/** What "só" can pick one of; after "numbness?" "no, just throbbing" the numbness is denied. */
const HYPERNYM =
  /\b(?:doenca|problema|remedio|medica|medicin|alergi|cirurgia|oper|internac|doi\b|dor\b|queixa|sintoma|symptom|exame|examen|test|duele|dolor\b|enfermedad|padec|disease|condition|illness|surger|hurts?\b|pain\b|supplement|suplement|vitamin|pills|outr|otr[oa]|other|allerg)/;
/** "Esse não, que eu tenho asma": the no again, and then why. */
const AGAIN_NO =
  /^(?:(?:ess[ea]s?|isso|es[aeo]s?|eso|that(?: one)?|de jeito|para) )?(?:nao|no|nunca|never|not|nenhum|nada)\s*[,.;]\s*(?:(?:porque|que|because) )?/;
const SIMPLE_YES = /^(?:sim|si|yes|muito|bastante|mucho|a lot|bem|demais|tambem|tambien|too)$/;

/** "Já chegou, positivo", "it came back negative": the result is the answer, and its word denies nothing. */
const CAME_BACK =
  /^(?:(?:ja|ya|sim|si|yes|yeah|it|they|eles?|ela) )*(?:saiu|chegou|veio|vieram|deu|deram|fiz|fez|salio|salieron|llego|llegaron|vino|dio|came back|came out|came in|was|were) (?:\w+ ){0,2}(?:negativ|positiv|reagente|nao reagente|no reactiv|reactiv|norma[il]|alterad|clear|clean|inconclus)\w*$/;

/** "Na primeira não", "agora no": a no with its scope, and nothing else. */
const SCOPED_NO = /^(?:[a-z]+ ){1,3}(?:nao|no)$/;
const TWICE = /^(?:na|no|nas|nos|em|en|la|el|de|com|con)\b.* (?:nao|no)$/;
const THE_REST =
  /\b(?:resto|mais nada|so isso|outros?|demais|the rest|nothing else|nada mas|lo demas)\b/;

/** Reads one sentence of an answer. "Não" denies all items still open, "sangue não" one, "não, tropecei" both and tells. */
export function readReply(
  text: string,
  sentence: Sentence,
  { open, goesOn, next }: Asked,
  language: Language,
): Reply {
  const { cues } = packOf(language);
  const bare = fold(text)
    .replace(/[,.;:!?…¡¿"]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const items = goesOn && !THE_REST.test(bare) ? [] : [...open];
  const parts = fold(text)
    .split(/[,;]/)
    .map((part) => part.replace(/[.!?…]/g, "").trim())
    .filter(Boolean);
  const alone = items.length === 1 && HYPERNYM.test(fold(items[0]!.text));
  if (CAME_BACK.test(bare)) return { denied: [], affirmed: [], rest: text };
  if (alone && next && cues.bareNo.test(bare) && ONLY.test(next.folded))
    return { denied: [], affirmed: [], rest: "" };
  if (parts.length > 1 && parts.every((part) => cues.bareNo.test(part)))
    return { denied: items, affirmed: [], rest: "" };
  if (cues.bareNo.test(bare)) return { denied: items, affirmed: [], rest: "" };
  if (cues.bareYes.test(bare) && !(goesOn && items.length === 0))
    return { denied: [], affirmed: items, rest: "" };
  const echoed = echoes(bare, open);
  if (echoed.length > 0) return { denied: [], affirmed: echoed, rest: "" };
  const scoped = !goesOn && items.length > 0 && sentence.mentions.length === 0;
  if (scoped && SCOPED_NO.test(bare) && !isCircumstance(bare, items))
    return { denied: items, affirmed: [], rest: "" };
  const no = cues.leadNo.exec(fold(text));
  if (no) {
    const whole = text.slice(no[0].length).replace(/^[\s,.;]+/, "");
    const repeated = AGAIN_NO.exec(fold(whole));
    const rest = repeated ? whole.slice(repeated[0].length) : whole;
    if (alone && ONLY.test(fold(rest))) return { denied: [], affirmed: [], rest };
    const drugs = items.some((item) => item.concepts.size > 0) && cues.stopped.test(fold(rest));
    if (drugs) return { denied: [], affirmed: [], rest };
    const after = { ...sentence, ...readSentence(rest, language) };
    // "Não, na rua não": said twice.
    const again = fold(rest).replace(/[.!]/g, "").trim();
    if (rest.split(" ").length <= 5 && TWICE.test(again) && !otherNamed(after))
      return { denied: items, affirmed: [], rest: "" };
    // "No, my roommate drives me" does not take the no back.
    const still = otherNamed(after) ? [] : mentionedItems(after, open, language);
    return { denied: items.filter((item) => !still.includes(item)), affirmed: [], rest };
  }
  const after = LEADING_VERB.exec(fold(text));
  const verb = after ? firstWords(open).filter(([word]) => alike(word, after[1]!)) : [];
  if (after && verb.length > 0) {
    const rest = text.slice(after[0].length).replace(/^[\s,.;]+/, "");
    return { denied: verb.map(([, item]) => item), affirmed: [], rest };
  }
  const single = negatedItems(text, sentence, open, language);
  if (single.length > 0) return { denied: single, affirmed: [], rest: "" };
  const yes = cues.leadYes.exec(fold(text));
  const rest = yes ? text.slice(yes[0].length).replace(/^[\s,.;]+/, "") : text;
  return { denied: [], affirmed: [], rest: /[\p{L}\d]/u.test(rest) ? rest : text };
}

/** "Caí não, me segurei": denied after the verb, and then what happened. */
const LEADING_VERB = /^([a-z]{3,}) (?:nao|no)(?:,? (?:senhora?|doutora?|doctora?))?(?=[,.;])/;

const firstWords = (open: Iterable<Item>): [string, Item][] =>
  [...open].map((item) => [fold(item.text).split(/\s+/)[0] ?? "", item]);

/** Two forms of one verb: "caí" and "caiu", "ronco" and "ronca". */
const alike = (a: string, b: string): boolean =>
  a.length > 2 &&
  b.length > 2 &&
  stem(a).slice(0, a.length < 5 ? 3 : 5) === stem(b).slice(0, a.length < 5 ? 3 : 5);

/** "Não. A cabeça não bateu.": what was denied, denied again. */
export const saysAgain = (
  sentence: Sentence,
  denied: readonly Item[],
  language: Language,
): boolean =>
  denied.length > 0 && negatedItems(sentence.text, sentence, new Set(denied), language).length > 0;

/** "Ronca?" "Ronco, sim.": the verb of the question and nothing else. The items affirmed. */
function echoes(bare: string, open: ReadonlySet<Item>): Item[] {
  const words = bare.split(" ");
  if (words.length > 3) return [];
  const said = words.filter((word) => !SIMPLE_YES.test(word));
  if (said.length !== 1 || said[0]!.length < 3) return [];
  return firstWords(open).flatMap(([word, item]) => (alike(word, said[0]!) ? [item] : []));
}

/** "Falta de ar?" "Deitado, não.": denied so far, and not asked in these words. */
const isCircumstance = (bare: string, items: readonly Item[]): boolean =>
  CIRCUMSTANCE.test(bare.replace(/ (?:nao|no)$/, "")) &&
  !items.some((item) => fold(item.text).includes(bare.split(" ")[0]!));

/**
 * "Sangue não", "caí não", "febre também não", "nem tosse": a short reply that names items of the question and denies
 * them, and says nothing else. The items denied.
 */
function negatedItems(
  text: string,
  sentence: Sentence,
  open: ReadonlySet<Item>,
  language: Language,
): Item[] {
  const { cues } = packOf(language);
  const { folded } = sentence;
  if (!cues.negation.test(folded) || cues.pseudoNegation.test(folded)) return [];
  if (text.split(/\s+/).length > 6 || /\d/.test(text) || cues.stopped.test(folded)) return [];
  const hit = mentionedItems(sentence, open, language);
  const known = new Set(hit.flatMap((item) => [...item.concepts]));
  const words = new Set(hit.flatMap((item) => [...item.stems]));
  const foreign = sentence.mentions.some((m) => {
    if (known.has(m.concept.id) || m.concept.type === "body") return false;
    return !sentence.tokens.slice(m.from, m.to).some((token) => words.has(stem(token.t)));
  });
  const extra = contentWords(sentence.tokens, language).filter((w) => !words.has(stem(w))).length;
  return foreign || extra > 2 ? [] : hit;
}
