import type { Reason } from "@relato/shared/domain/document.ts";
import type { Testimony } from "./claims.ts";
import type { Note } from "./sentence.ts";
import { isWordSaid } from "./terms.ts";

/** Endings that only names of operations and examinations have; folded, three languages. */
const PROCEDURE =
  /^[a-z]{4,}(?:ectomias?|ostomias?|otomias?|oplastias?|oscopias?|ocenteses?|omiografias?|oneuromiografias?|encefalogramas?|iografias?|manometr(?:ia|y)|phmetria|ectomy|otomy|ostomy|oplasty|oscopy|ocentesis|omyography|iography)$/;
const SPECIALIST =
  /^(?:otorrino|cardiolog|neurolog|dermatolog|oftalmolog|psiquiatr|psicolog|ginecolog|urolog|endocrin|reumatolog|ortoped|traumatolog|gastro|nefrolog|pneumolog|neumolog|hematolog|oncolog|geriatr|infectolog|proctolog|coloproctolog|mastolog|nutricion|fisioterap|kinesiolog|fonoaudiolog|alergolog|alergista|angiolog|vascular|cirurgi|cirujan|rheumatolog|psychiatr|psycholog|ophthalmolog|otolaryngolog|orthop|gynecolog|nephrolog|pulmonolog|surgeon|dietitian)/;
const REFERS =
  /\b(?:encaminh\w*|deriv\w*|referr\w*|refer to|interconsulta|avaliacao com|parecer d|consult with)\b/;
/** Lay words by which a doctor names a specialist. */
const LAY = /\b(?:especialista|specialist|medic[oa] d[oae] |doctor d[eo]l? |colega)/;
/** Specialists and the words by which a talk may have meant each. */
const BY_LAY: readonly (readonly [RegExp, RegExp])[] = [
  [/^otorrino|^otolaryng/, /\bent\b|ear nose|medic[oa] d[oe]l? (?:ouvido|nariz|garganta|oido)/],
  [/^cirurgi|^cirujan|^surgeon|^proctolog|^coloproctolog/, /cirurg|cirug|oper|surg/],
  [/^psiquiatr|^psychiatr|^psicolog|^psycholog/, /psic|psych|terapia|terapeuta|therap|counsel/],
  [/^ortoped|^orthop|^traumatolog|^neurocir/, /osso|hueso|bone|coluna|columna|operar/],
  [/^oftalmolog|^ophthalmolog/, /olho|vista|ojo|eye|oculista|oculos/],
  [/^cardiolog/, /medic[oa] del? corazon|medic[oa] do coracao|heart doctor/],
  [/^fisioterap|^kinesiolog/, /fisio|kine|physio|physical|reabilit|rehab/],
  [/^nutricion|^dietitian/, /nutri|dieta|diet/],
  [/^ginecolog|^gynecolog/, /gineco|gyn|mulher/],
  [/^dermatolog/, /pele|piel|skin|derma/],
  [/^urolog/, /urolog|prostata|rim/],
  [/^nefrolog|^nephrolog/, /rim|rins|rinon|kidney|nefro/],
];

/** "KOH negativo", "ANCA positive": a test by its letters, with what it found. */
const ACRONYM_RESULT =
  /^(?:O |A |El |La |The )?([A-Z][A-Z0-9]{1,5})\b(?:[- ]\w+)? (?:(?:foi |was |fue |came back |test )?(?:positiv|negativ|n[aã]o reagente|reagente|reactiv|elevad|normal|alterad|abnormal|elevated))/u;

/** Operations, examinations by name and specialists that nobody named. */
export function checkUnnamed(note: Note, testimony: Testimony): Reason[] {
  const { tokens, mentions } = note.whole.read;
  const inTerm = (at: number): boolean => mentions.some((m) => m.from <= at && at < m.to);
  const said = (word: string, letters: number): boolean =>
    testimony.roots.has(word.slice(0, letters));
  const acronym = ACRONYM_RESULT.exec(note.text)?.[1]?.toLowerCase();
  const known = tokens.findIndex((t) => t.t === acronym);
  if (
    acronym &&
    known >= 0 &&
    !inTerm(known) &&
    !testimony.heard.some((h) => h.sentence.tokens.some((t) => t.t === acronym))
  )
    return [{ kind: "foreign", detail: acronym }];
  for (const [at, token] of tokens.entries()) {
    if (!inTerm(at) && PROCEDURE.test(token.t) && !isWordSaid(token.t, testimony))
      return [{ kind: "foreign", detail: token.t }];
    if (!REFERS.test(note.folded) || !SPECIALIST.test(token.t) || said(token.t, 5)) continue;
    // "Cirurgião vascular", said as "o vascular".
    const which = tokens[at + 1]?.t ?? "";
    if (which.length > 5 && said(which, 5)) continue;
    const own = BY_LAY.find(([pattern]) => pattern.test(token.t))?.[1];
    if (!testimony.heard.some((h) => LAY.test(h.sentence.folded) || own?.test(h.sentence.folded)))
      return [{ kind: "foreign", detail: token.t }];
  }
  return [];
}
