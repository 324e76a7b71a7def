import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { isNegated } from "../facts/polarity.ts";
import type { Testimony } from "./claims.ts";
import type { Note } from "./sentence.ts";
import { wording } from "./where.ts";
import { keyOf } from "./words.ts";

/** "Sinovite em punhos", when it was found "nos dedos, nos punhos não": the finding's own sentence spares that part. */
export function checkDeniedPlaces(note: Note, { heard }: Testimony, language: Language): Reason[] {
  if (/^(?:evit|avoid|no |nao |nada de)/.test(note.folded)) return [];
  for (const { read, stems } of note.clauses) {
    const places = read.mentions.filter(
      (m) => m.concept.type === "body" && !isNegated(read.tokens, m, read.folded, language),
    );
    if (places.length !== 1) continue;
    const [place] = places;
    const id = place!.concept.id;
    const named = new Set(read.tokens.slice(place!.from, place!.to).map((t) => keyOf(t.t)));
    const finding = [...stems]
      .filter((s) => s.length > 4)
      .map(keyOf)
      .filter((key) => !named.has(key) && !NO_FINDING.test(key));
    const told = finding.flatMap((key) => wording(key, heard));
    const telling = told.flatMap(({ sentence, warns }) => {
      if (sentence.asks || warns) return [];
      const there = sentence.mentions.filter((m) => m.concept.id === id);
      return there.map((m) => isNegated(sentence.tokens, m, sentence.folded, language));
    });
    if (telling.length > 0 && telling.every((spared) => spared))
      return [{ kind: "negation", detail: id }];
  }
  return [];
}

/** Sides and degrees, which are found of anything. */
const NO_FINDING =
  /^(?:direi|esque|derec|izqui|right|left|predo|ambos|ambas|bilat|evolu|leve|mild|pacie|patie|mais|sobre)/;
