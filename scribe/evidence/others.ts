import type { Reason } from "@relato/shared/domain/document.ts";
import { stem } from "../language/text.ts";
import type { Testimony } from "./claims.ts";
import type { Clause, Note } from "./sentence.ts";
import { whereNamed } from "./where.ts";
import { keyOf } from "./words.ts";

/** Sentences that may rest on somebody else's story: contacts, fears, reasons, orders. */
const ABOUT_OTHERS =
  /\b(?:segundo (?:o|a)|segun|conforme|according to|reported by|per (?:the |his |her |patient's )?[a-z-]+[.]?$|relato d[aoe]|informad\w*|contat\w*|contact\w*|expos\w*|convi\w*|medo|receio|preocup\w*|teme|miedo|temor|worr\w*|afraid|fear\w*|concern\w*|famil\w*|hereditar\w*|trabalh\w*|acompanh\w*|casa|home|hogar|lives|mora|vive|reside|cuid\w*|care\w*|nunca|never|jamas|jamais|nega|niega|denies|sem|sin|without|no|not|nao|solicit\w*|encaminh\w*|orient\w*|refer\w* to|ordered|plan|prescr\w*|contactos?|presenci\w*|witness\w*|testemunh\w*|atestigu\w*|descri\w*|observ\w*|notad\w*|noticed|noted|percebid\w*|luto|falec\w*|morte|death|died|morreu)\b/;

/**
 * "Em uso de fluoxetina", when only the wife was said to take it: a thing that the talk tells of others alone. Works by
 * words, so it also holds for what no lexicon knows.
 */
export function checkOthers(note: Note, testimony: Testimony): Reason[] {
  if (ABOUT_OTHERS.test(note.folded) || note.assertions.some((a) => a.relative)) return [];
  for (const clause of note.clauses) {
    const words = contentOf(clause).filter(
      (w) => whereNamed(testimony.heard).keys.has(keyOf(w)) && !isName(w, note.text),
    );
    const strange = words.filter((w) => isOfOthers(w, testimony));
    if (strange.length > 0 && strange.length * 2 >= words.length)
      return [{ kind: "attribution", detail: strange[0]! }];
  }
  return [];
}

/** "Mateo has a peanut allergy": the patient's own name tells nothing. */
const isName = (word: string, text: string): boolean =>
  text.slice(0, 3).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase() === word.slice(0, 3) &&
  !COMMON.test(word);
const COMMON =
  /^(?:pacient|patient|histor|antece|previ|passad|pasad|past|portad|apresen|presen|relat|refer|report|subme|quadro|episod|tratam|treat|taking|takes|utiliz|replac|substit|troca|cambi|stopp|started|suspen|inici|aument|reduz|reduc|alerg|allerg|diagno|sindro|syndro|doenc|enferm|diseas|criança|crianc|nino|child|boy|girl)/;

const contentOf = (clause: Clause): string[] =>
  [...clause.stems].filter((s) => s.length > 3 && !COMMON.test(s));

/** Told of somebody else, and by no statement or affirmed question of the patient. */
function isOfOthers(word: string, { heard }: Testimony): boolean {
  const key = keyOf(word);
  let others = 0;
  for (const at of whereNamed(heard).keys.get(key) ?? []) {
    const h = heard[at]!;
    const { sentence } = h;
    if (sentence.asks && sentence.speaker === "medico") {
      const next = heard[at + 1];
      if (next && !next.negates && !next.owned.some((o) => o.other)) return false;
      continue;
    }
    // "A enfermeira liga com o resultado": the doctor's plan is the patient's.
    if (sentence.speaker === "medico") return false;
    for (const token of sentence.tokens) {
      if (token.kind !== "word" || keyOf(stem(token.t)) !== key) continue;
      const owner = h.owned.find((o) => o.start <= token.start && token.start < o.end);
      if (!owner?.other) return false;
      others += 1;
    }
  }
  return others > 0;
}
