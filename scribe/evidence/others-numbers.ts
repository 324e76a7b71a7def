import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";
import type { Testimony } from "./claims.ts";
import type { Note } from "./sentence.ts";
import { saying } from "./where.ts";

/** An age at which something befell, folded, three languages. */
const AT_AGE = /\b(?:aos|a los|at (?:the )?(?:age )?(?:of )?|com|con)\s*$/;
const YEARS = /^(?:anos|years?|y\/o|yo)?$/;

/**
 * "Submetido a prostatectomia aos 62 anos", when sixty-two was the brother's age: an age that the talk gives of somebody
 * else alone.
 */
export function checkOthersNumbers(note: Note, { heard }: Testimony, language: Language): Reason[] {
  if (note.assertions.some((a) => a.relative)) return [];
  const { read } = note.whole;
  for (const number of findNumbers(read.tokens, language)) {
    const before = read.folded.slice(0, read.tokens[number.from]!.start);
    const unit = read.tokens[number.to]?.t ?? "";
    if (number.value < 10 || !AT_AGE.test(before) || !YEARS.test(unit.replace(/^\W$/, "")))
      continue;
    const telling = saying(number.value, heard).filter((h) => !h.sentence.asks);
    const ofOther = telling.every((h) => {
      const at = findNumbers(h.sentence.tokens, language).find((n) => n.value === number.value);
      const start = at ? h.sentence.tokens[at.from]!.start : -1;
      return h.owned.find((o) => o.start <= start && start < o.end)?.other === true;
    });
    if (telling.length > 0 && ofOther)
      return [{ kind: "attribution", detail: String(number.value) }];
  }
  return [];
}
