import type { Language } from "@relato/shared/domain/language.ts";
import type { Mention } from "../language/lexicon.ts";
import { once } from "../language/once.ts";
import { packOf } from "../language/pack.ts";
import type { Token } from "../language/text.ts";

/** A clause of a sentence as far as a negation reaches, in the manner of ConText: cue, scope, termination. */
const REACH = 9;
const JOINS = new Set([",", "e", "ou", "y", "o", "u", "or", "and", "nem", "ni", "nor", "/"]);

/** The cue as the whole of a word, and at the beginning of a text. */
const whole = once((cue: RegExp) => new RegExp(`^(?:${cue.source})$`));
const opening = once((cue: RegExp) => new RegExp(`^(?:${cue.source})`));

/** Whether a term is denied where it stands: "sem febre", "nega tosse e febre", "febre não", "edema ausente". */
export function isNegated(
  tokens: readonly Token[],
  mention: Pick<Mention, "from" | "to">,
  folded: string,
  language: Language,
): boolean {
  // "Não tenho febre não" denies once.
  return before(tokens, mention, folded, language) || after(tokens, mention, folded, language);
}

function before(
  tokens: readonly Token[],
  mention: Pick<Mention, "from" | "to">,
  folded: string,
  language: Language,
): boolean {
  const { cues } = packOf(language);
  let negations = 0;
  let commaSeen = false;
  for (let at = mention.from - 1; at >= 0 && mention.from - at <= REACH + 6; at -= 1) {
    const token = tokens[at]!;
    const word = token.t;
    if (whole(cues.termination).test(word) && word !== "menos") break;
    if (word === ",") commaSeen = true;
    // "Sem febre, com perda de peso": what is with it is not without.
    if (/^(?:com|con|with)$/.test(word) && tokens[at - 1]?.t === ",") break;
    // "Azúcar no, mi esposa sí": the no belongs to what stands before it.
    if (
      /^(?:si|sim)$/.test(word) ||
      (tokens[at + 1]?.t === "," && at > 0 && tokens[at - 1]!.kind === "word")
    ) {
      if (whole(cues.negation).test(word) || /^(?:si|sim)$/.test(word)) break;
    }
    // "No, estoy ligada": the answer's no denies nothing of what it goes on to tell.
    if (at === 0 && tokens[1]?.t === "," && /^(?:nao|no|nope|nah)$/.test(word)) break;
    const here = folded.slice(token.start, token.end);
    // "Sem febre nem tosse" denies both once.
    if (/^(?:nem|ni|nor)$/.test(word) && negations === 0 && mention.from - at <= 3) return true;
    if (whole(cues.negation).test(here)) {
      const pseudo = opening(cues.pseudoNegation).test(folded.slice(token.start));
      const listing =
        /^(?:nega|negou|niega|nego|denies|denied|sem|sin|without|nem|ni|no|nor)$/.test(word);
      // "Sem febre e sem dor" is a list of two, no double negation.
      if (listing && negations > 0) continue;
      if (!pseudo && (!commaSeen || listing) && (mention.from - at <= REACH || listing))
        negations += 1;
    }
  }
  return negations % 2 === 1;
}

function after(
  tokens: readonly Token[],
  mention: Pick<Mention, "from" | "to">,
  folded: string,
  language: Language,
): boolean {
  const { cues } = packOf(language);
  for (let at = mention.to; at < Math.min(tokens.length, mention.to + 4); at += 1) {
    const token = tokens[at]!;
    if (JOINS.has(token.t)) {
      const next = tokens[at + 1];
      if (token.t === "," && next && whole(cues.negation).test(next.t))
        return isEnd(tokens[at + 2]) || isSaidAgain(tokens, mention, at + 1);
      return false;
    }
    if (/^[.;?!]$/.test(token.t)) return false;
    const here = folded.slice(token.start, token.end);
    // "Um cansaço que não tem fim": what is told of it is denied, not that it is.
    if (/^(?:que|that|which)$/.test(tokens[at - 1]!.t)) return false;
    if (whole(cues.negation).test(here))
      return isPostNegation(tokens, at) || isSaidAgain(tokens, mention, at);
  }
  return false;
}

/** "Cair não caí", "arder no me arde", "desmaiar, nunca desmaiei": named, and then denied by its own verb. */
function isSaidAgain(
  tokens: readonly Token[],
  { from }: Pick<Mention, "from">,
  at: number,
): boolean {
  const root = tokens[from]!.t.slice(0, 3);
  return tokens.slice(at + 1, at + 3).some((t) => t.kind === "word" && t.t.startsWith(root));
}

const isEnd = (token: Token | undefined): boolean => token === undefined || /^[.!;]$/.test(token.t);

/** "febre não" ends what it denies; "dor não melhora" denies the verb that follows. */
function isPostNegation(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]!.t;
  if (/^(?:ausente|ausentes|negativ[oa]s?|negative|absent|nega|descartad[oa])$/.test(word))
    return true;
  const next = tokens[at + 1];
  if (/^(?:sem|sin|without|nem|ni)$/.test(word)) return false;
  if (/^(?:nunca|jamais|jamas)$/.test(word) && /^(?:mais|mas)$/.test(next?.t ?? "")) return true;
  return (
    next === undefined ||
    next.kind === "mark" ||
    /^(?:tem|tive|teve|tenho|sinto|senti|tiene|tengo|ha|houve|vi|e|mas|pero|mesmo|fiquei|fico|ficou|notei|percebi|precis\w+|necesit\w+|tomo|tomei|uso|usei|quis|quero|faco|fiz|bebo|fumo|puse|quede|note|noto|tuve)$/.test(
      next.t,
    ) ||
    (/^(?:me|se|le|la|lo)$/.test(next.t) &&
      /^(?:puse|puso|puesto|quede|quedo|da|dio|note|noto|siento|sentia|vi|tomo|uso|necesito|han)$/.test(
        tokens[at + 2]?.t ?? "",
      ))
  );
}
