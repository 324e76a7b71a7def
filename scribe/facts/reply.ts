import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import { fold, stem } from "../language/text.ts";
import { type Item, mentionedItems } from "./question.ts";
import { contentWords, readSentence } from "./read.ts";
import { otherNamed } from "./subject.ts";
import type { Sentence } from "./types.ts";

/** An answer's sentence against the items asked: which it denies, which it affirms, and what it tells besides. */
export interface Reply {
  denied: Item[];
  affirmed: Item[];
  rest: string;
}

/** "Na primeira não", "agora no": a no with its scope, and nothing else. */
const SCOPED_NO = /^(?:[a-z]+ ){1,3}(?:nao|no)$/;
const TWICE = /^(?:na|no|nas|nos|em|en|la|el|de|com|con)\b.* (?:nao|no)$/;
const THE_REST =
  /\b(?:resto|mais nada|so isso|outros?|demais|the rest|nothing else|nada mas|lo demas)\b/;

/** Reads one sentence of an answer; `goesOn` when something was told before it. "Não" denies all items still open, "sangue não" one, "não, tropecei" both and tells. */
export function readReply(
  text: string,
  sentence: Sentence,
  open: ReadonlySet<Item>,
  goesOn: boolean,
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
  if (parts.length > 1 && parts.every((part) => cues.bareNo.test(part)))
    return { denied: items, affirmed: [], rest: "" };
  if (cues.bareNo.test(bare)) return { denied: items, affirmed: [], rest: "" };
  if (cues.bareYes.test(bare) && !(goesOn && items.length === 0))
    return { denied: [], affirmed: items, rest: "" };
  if (!goesOn && items.length > 0 && sentence.mentions.length === 0 && SCOPED_NO.test(bare))
    return { denied: items, affirmed: [], rest: "" };
  const no = cues.leadNo.exec(fold(text));
  if (no) {
    const rest = text.slice(no[0].length).replace(/^[\s,.;]+/, "");
    const after = { ...sentence, ...readSentence(rest, language) };
    // "Não, na rua não": said twice.
    const again = fold(rest).replace(/[.!]/g, "").trim();
    if (rest.split(" ").length <= 5 && TWICE.test(again) && !otherNamed(after))
      return { denied: items, affirmed: [], rest: "" };
    // "No, my roommate drives me" does not take the no back.
    const still = otherNamed(after) ? [] : mentionedItems(after, open, language);
    return { denied: items.filter((item) => !still.includes(item)), affirmed: [], rest };
  }
  const single = negatedItems(text, sentence, open, language);
  if (single.length > 0) return { denied: single, affirmed: [], rest: "" };
  const yes = cues.leadYes.exec(fold(text));
  const rest = yes ? text.slice(yes[0].length).replace(/^[\s,.;]+/, "") : text;
  return { denied: [], affirmed: [], rest: /[\p{L}\d]/u.test(rest) ? rest : text };
}

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
