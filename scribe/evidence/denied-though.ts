import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { once } from "../language/once.ts";
import { packOf } from "../language/pack.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import type { Note } from "./sentence.ts";

const DENIES = /^(?:(?:paciente|patient) )?(?:nega|negou|niega|nego|denies|denied)\b/;
/** A yes by its measure, folded, three languages: "¿Te sientes culpable?" "Mucho." */
const A_LOT =
  /^(?:(?:ah|ai|ay|oh|uy|nossa|pues|bueno|well|vixe|olha|mira|doctora?|doutora?)[, ]+)*(?:muit[oa]s?|much[oa]s?|bastante|demais|demasiado|sempre|siempre|todo (?:dia|el (?:dia|tiempo)|o tempo)|tod[ao]s (?:os|as|los|las) (?:dias|noites|noches)|direto|a cada rato|toda hora|um pouco|un poco|poquito|as vezes|a veces|de vez em quando|de vez en cuando|a lot|all the time|always|constantly|every (?:day|night)|a little|some(?:times)?|kind of|sort of|big time|horrible|horrivel|terrible|terrivel|so de|solo (?:de|cuando)|only when)\b/;
const LITTLE =
  /^(?:sentim|sentimi|feel|episod|queix|sintom|sympto|histor|antece|ideia|ideas|pensam|presen|dific|dificul|diffic|proble|trouble|uso|consum|alter)/;

/** "Niega sentimientos de culpa", which a question alone asked about and the answer had, in whatever words. */
export function checkDeniedThough(note: Note, { heard }: Testimony, language: Language): Reason[] {
  if (!DENIES.test(note.folded) || /[,;]|\b(?:e|y|ou|o|and|or|nem|ni)\b/.test(note.folded))
    return [];
  const words = [...note.whole.stems].filter(
    (s) => s.length > 3 && !LITTLE.test(s) && !DENIES.test(s),
  );
  const asked = affirmed(heard, language).some(({ sentence: { tokens } }) =>
    words.some((w) => tokens.some((t) => t.t.startsWith(w.slice(0, 5)))),
  );
  return asked ? [{ kind: "negation", detail: words[0]! }] : [];
}

/** The doctor's questions for one thing that were answered with a yes, or by how much. */
const affirmed = once((heard: readonly Heard[], language: Language) => {
  const { cues } = packOf(language);
  return heard.filter(({ sentence }, at) => {
    if (!sentence.asks || sentence.speaker !== "medico" || sentence.tokens.length > 9) return false;
    if (/[,;]|\b(?:ou|or|nem|ni)\b/.test(sentence.folded)) return false;
    const answer = heard[at + 1];
    if (!answer || answer.sentence.speaker === "medico" || answer.negates) return false;
    const { folded } = answer.sentence;
    return (
      A_LOT.test(folded) ||
      cues.leadYes.test(folded) ||
      cues.bareYes.test(folded.replace(/[.,!]/g, ""))
    );
  });
});
