import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Testimony } from "./claims.ts";
import type { Note } from "./sentence.ts";
import { daysOf, isDatedAt, spansOf } from "./spans.ts";

/** "Há um mês", "de un año de evolución", "for a week": since when, in the one unit that needs no number; folded. */
const FOR_ONE =
  /\b(?:(?:ha|faz|desde ha|hace|desde hace|for(?: about| the (?:last|past))?|cerca de|about)(?: cerca de| aproximadamente| unos?| about| mais de| mas de)? (?:um|uma|un|una|an?|one) ([a-z]+)(?! (?:e mei|y medi|and a half|then|por|al|na|per))|(?:um|uma|un|una|an?|one) ([a-z]+) (?:de evoluc\w+|de duracao|de duracion|of evolution|duration|history))\b/;
/** Since a time by its name, folded, with the days it may be. */
const BY_NAME: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:n?a (?:ultima|ultimas) semana|semana passada|ha poucos dias|(?:en )?la ultima semana|la semana pasada|hace pocos dias|(?:in |over )?the (?:last|past) week|last week|a few days ago)\b/,
    7,
  ],
  [/\b(?:desde ontem|desde ayer|since yesterday)\b/, 1],
  [
    /\b(?:no ultimo mes|mes passado|en el ultimo mes|el mes pasado|(?:in |over )?the (?:last|past) month|last month)\b/,
    30,
  ],
];
/** The note tells when something began. */
const BEGINS =
  /\b(?:inicia\w*|inicio\w*|comec\w+|surgi\w+|aparec\w+|desde|comenz\w+|comienz\w+|empez\w+|aparici\w+|start\w*|began|begun|onset|since)\b/;
const PLANS =
  /\b(?:retorn\w*|reavali\w*|control|return|follow.?up|em (?:um|uma)|en (?:un|una)|in (?:a|one)|orient\w*|prescr\w*|manter|suspend\w*|antes|before|after|apos|depois|despues|pior\w*|empeor\w*|wors\w*)\b/;
const SINCE_WHEN =
  /\b(?:desde quando|ha quanto tempo|faz quanto tempo|quanto tempo (?:tem|faz|ja)|tem quanto tempo|quando (?:que )?(?:comecou|foi que comecou)|comecou quando|desde cuando|hace cuanto|cuanto (?:tiempo )?(?:hace|lleva|tiene)|de (?:cuanto|quanto) (?:tiempo|tempo)|cuando (?:empezo|comenzo|le empezo)|how long|since when|when did)\b/;

/** "Tos de un mes de evolución", "rouquidão iniciada na última semana", when asked since when nobody told such a time. */
export function checkSince(note: Note, { heard }: Testimony, language: Language): Reason[] {
  if (PLANS.test(note.folded) || note.assertions.some((a) => a.concept.type === "drug")) return [];
  const one = FOR_ONE.exec(note.folded);
  const named = BEGINS.test(note.folded)
    ? BY_NAME.find(([pattern]) => pattern.test(note.folded))
    : undefined;
  const days = daysOf(one?.[1] ?? one?.[2] ?? "") ?? named?.[1];
  if (days === undefined || days < 1) return [];
  const answers = heard.flatMap((h, at) =>
    h.sentence.asks && h.sentence.speaker === "medico" && SINCE_WHEN.test(h.sentence.folded)
      ? heard
          .slice(at + 1, at + 7)
          .filter(
            (n) => n.sentence.speaker !== "medico" && n.sentence.turn.i - h.sentence.turn.i <= 2,
          )
      : [],
  );
  const counted = answers.some((h) => h.sentence.tokens.some((t) => daysOf(t.t) !== undefined));
  const loose = answers.some(
    (h) => (days >= 28 && isDatedAt(h.sentence.folded, days)) || LOOSELY.test(h.sentence.folded),
  );
  const told = heard.some(
    (h) =>
      h.sentence.speaker !== "medico" &&
      !h.sentence.asks &&
      spansOf(h, language).some((span) => Math.abs(span - days) <= days * 0.2),
  );
  return counted && !loose && !told ? [{ kind: "number", detail: `${days}` }] : [];
}
/** Near enough to a week or a month, or to nothing in particular. */
const LOOSELY =
  /\b(?:semana passada|semana pasada|last week|ontem|anteontem|ayer|antier|anteayer|yesterday|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?|sabado|domingo|lunes|martes|miercoles|jueves|viernes|\w+day)\b|\b(?:esse|este|ese|this) (?:mes|ano|month|year|semana|week)\b|\b(?:outro dia|otro dia|other day|faz pouco|hace poco|recently|just started)\b/;
