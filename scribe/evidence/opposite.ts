import type { Reason } from "@relato/shared/domain/document.ts";
import { once } from "../language/once.ts";
import { stem, tokenise } from "../language/text.ts";
import { byName } from "./by-name.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import type { Note } from "./sentence.ts";
import { keyOf } from "./words.ts";

/** What is found well, and what is not; folded, three languages. */
const WELL =
  /\b(?:normal|normais|normales|preservad\w*|conservad\w*|intact[oa]?|limp[oa]s?|clear|livres?|libres?|steady|estavel|estaveis|estables?|simetric\w*|symmetric|good|full|complet[oa]s?|chei[oa]s?|fuertes?|strong|palpave\w*|regular\w*|inteir[oa]s?|corad[oa]s?|normocorad\w*|integr[oa]s?|enter[oa]s?)\b/;
const ILL =
  /\b(?:alterad\w*|reduzid\w*|diminuid\w*|disminuid\w*|abolid\w*|assimetric\w*|asimetric\w*|asymmetric|unsteady|instave\w*|inestable\w*|decreased|reduced|(?<!without |no |without any |no significant )abnormal\w*|absent|diminished|limitad[oa]s?|limited|frac[oa]s?|weak|debil|debiles|anorma\w*|ausentes?|irregular\w*|impaired|comprometid\w*|descorad\w*|hipocorad\w*|palid[oa]s?|pale|perfurad\w*|perfurac\w*|perforad\w*|perforat\w*|rot[oa]s?|ruptured|torn)\b/;
const APART = /[,;.]|\b(?:e|y|and|mas|pero|but)\b/;
const COMMON =
  /^(?:direit|esquerd|right|left|derech|izquierd|bilatera|leve|mild|exam|exame|examen|sinal|signo|pacient|patient|grau|grade)/;

/** "Força reduzida", of what was found preserved, and the other way round: for what no lexicon holds. */
export function checkOpposite(note: Note, { heard }: Testimony): Reason[] {
  for (const part of note.folded.split(APART)) {
    const ill = ILL.test(part);
    if (ill === WELL.test(part)) continue;
    const names = namesOf(part);
    if (names.size === 0) continue;
    const founds = toldFounds(heard);
    const told = [...names].flatMap((name) => founds.get(name) ?? []);
    if (told.length > 0 && told.every((found) => found !== ill))
      return [{ kind: "negation", detail: part.trim() }];
  }
  return [];
}

/** By what they name, the things that the talk tells to be ill or well: whether it is ill. */
const toldFounds = once((heard: readonly Heard[]) =>
  byName(
    heard.flatMap((h, at) => {
      if (h.sentence.asks || h.warns) return [];
      const asked = heard[at - 1]?.sentence;
      // "Preventivo?" "Ano passado, deu normal."
      const answers = asked?.asks && asked.tokens.length < 9 ? [...namesOf(asked.folded)] : [];
      const answered = foundIn(h.plain.split(APART)).flatMap(({ ill }) =>
        answers.map((name) => [name, ill] as const),
      );
      if (h.sentence.speaker !== "medico") return answered;
      const stated = foundIn(partsOf(h.plain)).flatMap(({ part, ill }) =>
        [...namesOf(part)].map((name) => [name, ill] as const),
      );
      return [...answered, ...stated];
    }),
  ),
);

/** The parts that tell one thing only: ill, or well. */
const foundIn = (parts: readonly string[]): { part: string; ill: boolean }[] =>
  parts
    .filter((part) => ILL.test(part) !== WELL.test(part))
    .map((part) => ({ part, ill: ILL.test(part) }));

/** The parts of a text, what only tells joined to what it tells of ("o tímpano eu vejo, tá inteiro"). */
const partsOf = (text: string): string[] =>
  text.split(APART).reduce<string[]>((parts, part) => {
    const tells = WELL.test(part) || ILL.test(part);
    const last = parts.at(-1);
    if (tells && last !== undefined && namesOf(part).size === 0)
      parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
    return parts;
  }, []);

const namesOf = (text: string): Set<string> =>
  new Set(
    tokenise(text)
      .filter(
        ({ kind, t }) =>
          kind === "word" && t.length > 3 && !COMMON.test(t) && !WELL.test(t) && !ILL.test(t),
      )
      .map(({ t }) => keyOf(stem(t))),
  );
