import { isCalledBy } from "../facts/subject.ts";
import type { Sentence } from "../facts/types.ts";
import type { Mention } from "../language/lexicon.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { type Claim, withPlainNo } from "./words.ts";

/** Between two relatives of whom the second only tells whose the first is: "a irmã da minha mãe". */
const OF_KIN =
  /^\s*(?:,\s*)?(?:d[aoe]s?|del?|de (?:la|mi|su)|of)\s+(?:(?:minha|meu|mi|my|her|his|la|el|the|sua|seu|su)\s+)*$/;
/** The other way round in English: "my mom's sister". */
const POSSESSES = /^'s\s+$/;
const PARENT = /^(?:mother|father)$/;

/** The relatives that a stretch of a sentence names; who only tells whose the relative is, is none. */
export function kinOf(
  { mentions, tokens, folded }: Pick<Sentence, "mentions" | "tokens" | "folded">,
  from = 0,
  to = Infinity,
): Set<string> {
  const kin = mentions.filter(
    (m) => m.concept.type === "kin" && tokens[m.from]!.start >= from && tokens[m.from]!.start < to,
  );
  const named = new Set<string>();
  for (const [at, m] of kin.entries()) {
    const before = kin[at - 1];
    const next = kin[at + 1];
    const gap = (a: Mention, b: Mention): string =>
      folded.slice(tokens[a.to - 1]!.end, tokens[b.from]!.start);
    if (before && OF_KIN.test(gap(before, m))) continue;
    if (next && POSSESSES.test(gap(m, next))) continue;
    const parent =
      (next && OF_KIN.test(gap(m, next)) && PARENT.test(next.concept.id)) ||
      (before && POSSESSES.test(gap(before, m)) && PARENT.test(before.concept.id));
    if (parent && m.concept.id === "mother") named.add("grandmother");
    else if (parent && m.concept.id === "father") named.add("grandfather");
    else if (parent && m.concept.id === "sister") named.add("aunt");
    else if (parent && m.concept.id === "brother") named.add("uncle");
    if (!(parent && PARENT.test(m.concept.id))) named.add(m.concept.id);
  }
  return named;
}

const ASKS_FAMILY =
  /\b(?:alguem|alguien|anyone|anybody|somebody|familia|parente|family|relatives|herenc|heredit)/;
/** A speaker who speaks of himself, folded, three languages. */
const SELF =
  /^(?:eu|yo|i)\b|\b(?:eu (?:(?:e )?que )?(?:tenho|tive|tomo|uso|sou|fiz|fumo|bebo|ja)|tenho|tive|tomo|sou|(?:era|sou|fui) eu|(?:era|soy|fui) yo|yo (?:tengo|tuve|tenia|tomo|soy|fumo)|tengo|tuve|tomo|soy|i have|i had|i take|i'm|i am|i've|i)\b/;
/** "Cortaram o pé dela", right after whom it is of was named. */
const OF_THEM = /\b(?:dela|dele|de ella|de el|her|his)\b/;
const NAMED = new Set(["disease", "procedure", "obgyn"]);
const ILL = new Set(["disease", "symptom", "procedure", "mood", "obgyn"]);

/**
 * Follows a talk about relatives: what is told after a question about the family belongs to the relative whom the answer
 * named last ("Minha mãe fez. Era do diabetes."), and what a companion tells in the first person is the companion's own.
 */
export class FamilyTalk {
  readonly #language: Language;
  #asked: Sentence[] = [];
  #kin: Set<string> | undefined;
  #turn = -9;
  /** As whom the doctor calls the companion: "Pai, senta". */
  #companion: string | undefined;

  constructor(language: Language) {
    this.#language = language;
  }

  /** The relatives whose the sentence is though it does not name them; undefined when it may be anybody's. */
  follow(sentence: Sentence): Set<string> | undefined {
    if (sentence.speaker === "medico") {
      this.#companion = calledIn(sentence) ?? this.#companion;
      const about = sentence.asks && ASKS_FAMILY.test(sentence.folded);
      this.#asked = about ? [sentence] : [];
      this.#kin = undefined;
      return undefined;
    }
    const named = kinOf(sentence);
    const self = SELF.test(sentence.folded);
    if (sentence.speaker === "acompanhante" && self && named.size === 0) {
      const first = sentence.mentions.find((m) => ILL.has(m.concept.type));
      if (first) return new Set();
    }
    if (named.size > 0) {
      this.#kin = named;
      this.#turn = sentence.turn.i;
      // "Lúpus, uma prima.": what is named with a relative, when relatives were asked about, is the relative's.
      const ill = sentence.mentions.some((m) => ILL.has(m.concept.type));
      const plain = !NONE.test(withPlainNo(sentence.folded, this.#language));
      return this.#asked.length > 0 && ill && plain && !self && sentence.tokens.length < 9
        ? named
        : undefined;
    }
    const theirs = this.#asked.length > 0 || OF_THEM.test(sentence.folded);
    return theirs && this.#kin && this.#turn === sentence.turn.i && !self ? this.#kin : undefined;
  }

  /** "Alguém na família faz hemodiálise?" "Minha mãe fez.": the illness asked about is the relative's. */
  answers(sentence: Sentence): Claim[] {
    const kin = kinOf(sentence);
    // "Eu tive, quando era guri": the companion is a relative too, whichever.
    const own = sentence.speaker === "acompanhante" && SELF.test(sentence.folded);
    if (this.#asked.length === 0 || sentence.speaker === "medico" || (kin.size === 0 && !own))
      return [];
    if (
      (sentence.mentions.some((m) => NAMED.has(m.concept.type)) &&
        !OF_THAT.test(sentence.folded)) ||
      NONE.test(withPlainNo(sentence.folded, this.#language))
    )
      return [];
    return this.#asked.flatMap(({ mentions }) =>
      mentions
        .filter((m) => ILL.has(m.concept.type))
        .map((m): Claim => ({
          id: m.concept.id,
          negated: false,
          subject: "relative",
          stopped: false,
          current: false,
          hypothetical: false,
          weak: false,
          byDoctor: false,
          kin: own && kin.size === 0 && this.#companion ? new Set([this.#companion]) : kin,
          alone: true,
          ordered: false,
          body: new Set(),
        })),
    );
  }
}

/** The relative whom a doctor calls by what he is to the patient. */
function calledIn({ mentions, tokens, folded }: Sentence): string | undefined {
  const called = mentions.find(
    (m) =>
      m.concept.type === "kin" &&
      isCalledBy(folded.slice(0, tokens[m.from]!.start), folded.slice(tokens[m.to - 1]!.end)),
  );
  return called?.concept.id;
}

/** "Meu irmão operou disso": of what was asked about. */
const OF_THAT =
  /\b(?:disso|disto|dela tambem|de eso|de lo mismo|a mesma coisa|of it|of that|the same|his out|hers out|that too)\b/;
const NONE = /\b(?:nao|ninguem|nunca|no|nadie|nobody|not|never|none)\b/;
