import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "../language/numbers.ts";
import type { Testimony } from "./claims.ts";
import type { Note } from "./sentence.ts";

/** The note says that it was measured at the visit, folded, three languages. */
const AT_VISIT =
  /\b(?:no momento|na consulta|no consultorio|ao exame|na admissao|na chegada|hoje|atual\w*|mantem|en la consulta|en consulta|al examen|al ingreso|hoy|actual\w*|mantiene|at (?:the )?(?:visit|exam\w*|presentation|arrival|triage)|in (?:the )?(?:office|clinic)|on (?:exam\w*|arrival)|today|currently|current)\b/;
const MEASURES = new Set([
  "temperature",
  "blood pressure",
  "heart rate",
  "respiratory rate",
  "saturation",
  "weight",
  "height",
  "glucose",
  "fever",
]);

/** "Temperatura de 39,4 no momento do exame", which was measured at home; the doctor read another. */
export function checkMeasuredNow(note: Note, { heard }: Testimony, language: Language): Reason[] {
  if (!AT_VISIT.test(note.folded)) return [];
  const { read } = note.whole;
  for (const { concept, to, from } of read.mentions) {
    if (!MEASURES.has(concept.id)) continue;
    const number = findNumbers(read.tokens, language).find(
      (n) => n.from >= from && n.from - to < 4,
    );
    if (!number || number.value < 10) continue;
    const saying = heard.filter((h) => h.numbers.has(number.value) && !h.sentence.asks);
    const byDoctor = heard.filter(
      (h) =>
        h.sentence.speaker === "medico" &&
        !h.sentence.asks &&
        !h.warns &&
        h.concepts.has(concept.id) &&
        [...h.numbers].some((n) => n >= 10),
    );
    const others = saying.every((h) => h.sentence.speaker !== "medico");
    if (saying.length > 0 && others && byDoctor.length > 0)
      return [{ kind: "temporality", detail: `${concept.id} ${number.value}` }];
  }
  return [];
}
