import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { packOf } from "../language/pack.ts";
import type { Testimony } from "./claims.ts";
import type { Note } from "./sentence.ts";

const TIMED = new Set(["drug", "symptom", "habit", "obgyn", "disease"]);
/** The note says that it goes on, folded, three languages. */
const NOW =
  /\b(?:em uso|faz uso|uso (?:continuo|atual|regular|diario)|segue|mantem|continua|atual(?:mente)?|persist\w*|no momento|em curso|usa|toma|usuari[oa] de|fuma|tabagista|etilista ativo|en tratamiento|sigue|continua|actual(?:mente)?|mantiene|fumador[a]? activ[oa]|remains|currently|current|taking|takes|is on|still|ongoing|continues|continued|active|uses)\b/;
/** The note says that it is over. */
const OVER =
  /\b(?:suspen\w*|interromp\w*|parou|cessou|abandon\w*|descontinu\w*|ex-\w+|encerr\w*|en pausa|em pausa|resolvid\w*|ja nao|nao usa mais|dejo|suspendi\w*|ya no|retirad\w*|discontinued|stopped|ended|completed|no longer|former|quit|resolved|off)\b/;
const COMPLETED =
  /\b(?:completou|concluiu|complet[oó]|finalizou|terminou) (?:o |a |el |la |os |todo )?(?:curso|tratamento|esquema|ciclo|antibiotic\w*|tratamiento|\d+ dias)/;
const PLANNED =
  /\b(?:manter|mantid\w*|prescr\w*|reinici\w*|retom\w*|inici\w*|orient\w*|started|prescribed|restart\w*|indic\w*|recomend\w*|recommended|liberad\w*)\b/;

/** What is over told as going on, and what goes on told as over. */
export function checkTime(note: Note, testimony: Testimony, language: Language): Reason[] {
  const completed = COMPLETED.test(note.folded);
  const over = OVER.test(note.folded) || packOf(language).cues.stopped.test(note.folded);
  const now = (NOW.test(note.folded) || completed) && !over;
  if (over === now) return [];
  for (const { concept, negated, relative } of note.assertions) {
    if (!TIMED.has(concept.type) || negated || relative) continue;
    const claims = (testimony.claims.get(concept.id) ?? []).filter(
      (c) => !c.hypothetical && c.subject === "patient" && !c.negated,
    );
    if (claims.length === 0) continue;
    const stopped = claims.some((c) => c.stopped);
    if (now && stopped && !PLANNED.test(note.folded))
      return [{ kind: "temporality", detail: concept.id }];
    if (
      over &&
      !stopped &&
      claims.some((c) => c.current) &&
      concept.type === "drug" &&
      note.assertions.filter((a) => a.concept.type === "drug").length === 1
    )
      return [{ kind: "temporality", detail: concept.id }];
  }
  return [];
}
