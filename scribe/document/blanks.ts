import type { Statement } from "@relato/shared/domain/document.ts";
import { fold } from "../language/text.ts";
import type { Blank } from "../template/parse.ts";

/** What a blank's label is called in speech, folded: a pattern that comes before the value. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:pa|ta|bp|tension|pressao|presion|pressure)/,
    "(?:pressao(?: arterial)?|presion(?: arterial)?|tension(?: arterial)?|blood pressure|pressure|pa|bp|ta)",
  ],
  [
    /^(?:fc|hr|pulso|pulse|frequencia card|frecuencia card|heart)/,
    "(?:frequencia(?: cardiaca)?|frecuencia(?: cardiaca)?|fc|pulso|heart rate|pulse|batimentos?)",
  ],
  [
    /^(?:fr|rr|frequencia resp|frecuencia resp|resp)/,
    "(?:frequencia respiratoria|frecuencia respiratoria|respirations?|fr|respiratory rate)",
  ],
  [/^(?:sat|spo2|o2)/, "(?:saturacao|saturando|satura|saturacion|saturating|sat|spo2|oxygen|o2)"],
  [/^(?:t|temp|tax|temperatur)/, "(?:temperatura|temperature|temp|axilar)"],
  [/^(?:peso|p|weight|wt)$/, "(?:peso|pesa|pesando|pesou|weight|weighs?)"],
  [
    /^(?:altura|estatura|alt|height|ht|talla)/,
    "(?:altura|estatura|talla|mide|height|comprimento|mede)",
  ],
  [/^(?:imc|bmi)/, "(?:imc|bmi|indice de massa)"],
  [
    /^(?:dum|fum|lmp)/,
    "(?:dum|fum|ultima menstruacao|ultima regla|ultima menstruacion|last period|last menstrual period)",
  ],
];

/** How and where a value was taken, folded; a label that says one of them takes that value and no other. */
const QUALIFIERS: readonly RegExp[] = [
  /\b(?:em pe|de pe|de pie|ortostat\w*|standing)\b/,
  /\b(?:deitad[oa]|decubito|supin[oae]|acostad[oa]|lying)\b/,
  /\b(?:sentad[oa]|sitting|seated)\b/,
  /\b(?:direit[oa]|derech[oa]|right)\b/,
  /\b(?:esquerd[oa]|izquierd[oa]|left)\b/,
];
const VALUE = String.raw`(\d+(?:[.,]\d+)?(?:\s?[x/]\s?\d+(?:[.,]\d+)?)?)`;

/** The value that a text gives for one qualifier: in the same clause, or in the next one, if that names no other. */
function qualifiedValue(text: string, qualifier: RegExp): string | undefined {
  const clauses = text.split(/;|,(?!\d)|\.(?!\d)|\s(?:e|y|and|mas|pero|but)\s(?!pe\b)/);
  for (const [index, clause] of clauses.entries()) {
    if (!qualifier.test(clause)) continue;
    const next = clauses[index + 1] ?? "";
    const following = QUALIFIERS.some((other) => other.test(next)) ? "" : next;
    const value = [clause, following]
      .map((part) => new RegExp(VALUE).exec(part)?.[1])
      .find(Boolean);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A blank with its value, taken from statements only; undefined where nobody said it. */
export function fillBlank(blank: Blank, statements: readonly Statement[]): string | undefined {
  const label = fold(blank.label).replace(/[.:]/g, "").trim();
  const spoken = SPOKEN.find(([pattern]) => pattern.test(label))?.[1];
  const name = spoken ?? escape(label);
  const pattern = new RegExp(
    String.raw`(?:^|[^\p{L}])${name}(?:[^\p{L}\d.;]|\b(?:de|em|esta|e|is|of|at|dia|deu|was|arterial|cardiaca|a)\b){0,6}${VALUE}`,
    "u",
  );
  const qualifier = QUALIFIERS.find((candidate) => candidate.test(label));
  for (const statement of statements) {
    const text = fold(statement.text);
    const value =
      qualifier === undefined
        ? pattern.exec(text)?.[1]
        : new RegExp(name, "u").test(text)
          ? qualifiedValue(text, qualifier)
          : undefined;
    if (value !== undefined)
      return `${blank.label}: ${value.replace(/\s/g, "")}${blank.unit ? ` ${blank.unit}` : ""}`;
  }
  return undefined;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
