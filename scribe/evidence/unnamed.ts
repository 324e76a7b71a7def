import type { Reason } from "@relato/shared/domain/document.ts";
import type { Testimony } from "./claims.ts";
import type { Note } from "./sentence.ts";

/** Endings that only names of operations and examinations have; folded, three languages. */
const PROCEDURE =
  /^[a-z]{4,}(?:ectomias?|ostomias?|otomias?|oplastias?|oscopias?|ocenteses?|omiografias?|oneuromiografias?|encefalogramas?|iografias?|ectomy|otomy|ostomy|oplasty|oscopy|ocentesis|omyography|iography)$/;
const SPECIALIST =
  /^(?:otorrino|cardiolog|neurolog|dermatolog|oftalmolog|psiquiatr|psicolog|ginecolog|urolog|endocrin|reumatolog|ortoped|traumatolog|gastro|nefrolog|pneumolog|neumolog|hematolog|oncolog|geriatr|infectolog|proctolog|coloproctolog|mastolog|nutricion|fisioterap|kinesiolog|fonoaudiolog|alergolog|alergista|angiolog|vascular|cirurgi|cirujan|rheumatolog|psychiatr|psycholog|ophthalmolog|otolaryngolog|orthop|gynecolog|nephrolog|pulmonolog|surgeon|dietitian)/;
const REFERS =
  /\b(?:encaminh\w*|deriv\w*|referr\w*|refer to|interconsulta|avaliacao com|parecer d|consult with)\b/;
/** Lay words by which a doctor names a specialist. */
const LAY =
  /\b(?:especialista|specialist|medic[oa] d[oae]|doctor d[eo]|colega|ent\b|ear nose|cirurg|operar|terapeuta|terapia|therapist|psic|coluna|olhos|vista|ossos|heart doctor|eye doctor)/;

/** Operations, examinations by name and specialists that nobody named. */
export function checkUnnamed(note: Note, testimony: Testimony): Reason[] {
  const { tokens, mentions } = note.whole.read;
  const inTerm = (at: number): boolean => mentions.some((m) => m.from <= at && at < m.to);
  const said = (word: string, letters: number): boolean =>
    testimony.roots.has(word.slice(0, letters));
  for (const [at, token] of tokens.entries()) {
    if (!inTerm(at) && PROCEDURE.test(token.t) && !said(token.t, 5))
      return [{ kind: "foreign", detail: token.t }];
    if (!REFERS.test(note.folded) || !SPECIALIST.test(token.t) || said(token.t, 5)) continue;
    if (!testimony.heard.some((h) => LAY.test(h.sentence.folded)))
      return [{ kind: "foreign", detail: token.t }];
  }
  return [];
}
