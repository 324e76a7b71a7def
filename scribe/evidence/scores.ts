import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";
import { type Token, tokenise } from "../language/text.ts";
import type { Testimony } from "./claims.ts";
import type { Note } from "./sentence.ts";

/** Scores, grades and classes that have a name of their own, as they are written and as they are heard; folded. */
const NAMES: readonly RegExp[] = [
  /\bmal+ampat\w+/,
  /\b(?:asa|a\.s\.a\.)(?= (?:[ivx]+|\d|um|uno|one|dois|dos|two|tres|three|quatro|cuatro|four)\b)/,
  /\bgad[- ]?(?:7|sete|siete|seven)?\b/,
  /\bphq[- ]?(?:9|nove|nueve|nine)?\b/,
  /\b(?:epds|edinburgh?|edimburgo)\b/,
  /\bepworth\b/,
  /\bglasgow\b|\bgcs\b/,
  /\bapgar\b/,
  /\b(?:mini-?mental|mmse|meem|minimental)\b/,
  /\bmoca\b/,
  /\bbi-?rads\b/,
  /\bti-?rads\b/,
  /\b(?:nyha|classe funcional|clase funcional)\b/,
  /\bfitzpatrick\b/,
  /\btanner\b/,
  /\bbishop\b/,
  /\bgleason\b/,
  /\bdas[- ]?28\b/,
  /\bwells\b/,
  /\bcha2?ds2?-?vasc\b/,
  /\bpasi\b/,
  /\bdlqi\b/,
  /\bbarthel\b/,
  /\bkatz\b/,
  /\bbraden\b/,
  /\becog\b/,
  /\bkarnofsky\b/,
  /\bstop-?bang\b/,
  /\baudit(?:-c)?\b/,
  /\bhit-?6\b/,
  /\bmidas\b/,
  /\bipss\b/,
  /\b(?:eva|vas)\b/,
  /\bfagerstrom\b/,
  /\bchild(?:-pugh)?\b/,
  /\bmrc\b|\bmmrc\b/,
  /\bact\b(?= (?:de |of |score)?\d)/,
  /\b(?:kellgren(?:-lawrence)?|outerbridge|salter-?harris|garden|weber|rutherford|fontaine|forrest|le fort)\b/,
];
const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5, vi: 6 };
const BETWEEN =
  /^(?:de|of|em|en|in|a|o|foi|fue|was|is|e|es|deu|dio|salio|veio|came|back|at|grau|grado|grade|class|classe|clase|score|escore|puntaje|pontos|total|hoje|hoy|today|agora|ahora|now|:|=|,|um|el|la|the|your|seu|sua|su|type|tipo|nivel|estagio|stage|ficou|quedo|esta|ta|-|scored?|points)$/;

/** The first number after a score's name, a Roman one included; undefined when something else follows. */
function gradeAfter(
  tokens: readonly Token[],
  from: number,
  language: Language,
): number | undefined {
  const numbers = findNumbers(tokens, language);
  for (let at = from; at < Math.min(tokens.length, from + 6); at += 1) {
    const number = numbers.find((n) => n.from === at);
    if (number) return number.value;
    const { t } = tokens[at]!;
    if (ROMAN[t] !== undefined && !(t === "i" && language === "en-US")) return ROMAN[t];
    if (!BETWEEN.test(t)) return undefined;
  }
  return undefined;
}

/** The values that a text gives to the score of a name. */
function gradesIn(text: string, name: RegExp, language: Language): number[] {
  if (!name.test(text)) return [];
  const named = [...text.matchAll(new RegExp(name.source, "g"))];
  const tokens = tokenise(text);
  return named.flatMap((match) => {
    const end = match.index + match[0].length;
    const from = tokens.findIndex((t) => t.start >= end);
    const value = from < 0 ? undefined : gradeAfter(tokens, from, language);
    return value === undefined ? [] : [value];
  });
}

/** "Mallampati uno", which was found to be three: a grade stands only with its own name. */
export function checkScores(note: Note, { heard }: Testimony, language: Language): Reason[] {
  for (const name of NAMES) {
    const [written] = gradesIn(note.folded, name, language);
    if (written === undefined) continue;
    const told = heard.flatMap((h, at) => {
      const own = gradesIn(h.sentence.folded, name, language);
      if (own.length > 0 || !name.test(h.sentence.folded)) return own;
      // "E o Epworth?" "Dezesseis."
      const next = heard[at + 1];
      return next && next.sentence.tokens.length < 9 ? [...next.numbers] : [];
    });
    if (told.length > 0 && !told.includes(written))
      return [{ kind: "number", detail: `${name.exec(note.folded)?.[0] ?? ""} ${written}` }];
  }
  return [];
}
