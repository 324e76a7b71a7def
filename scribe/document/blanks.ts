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
    "(?:frequencia respiratoria|frecuencia respiratoria|respiracao|respiracion|respirations?|breathing(?: rate)?|fr|respiratory rate|resp rate)",
  ],
  [/^(?:sat|spo2|o2)/, "(?:saturacao|saturando|satura|saturacion|saturating|sat|spo2|oxygen|o2)"],
  [/^(?:t|temp|tax|temperatur)/, "(?:temperatura|temperature|temp|axilar)"],
  [/^(?:peso|p|weight|wt)$/, "(?:peso|pesa|pesando|pesou|weight|weighs?)"],
  [
    /^(?:altura|estatura|alt|height|ht|talla)/,
    "(?:altura|estatura|talla|mide|height|comprimento|mede)",
  ],
  [/^(?:imc|bmi)/, "(?:imc|bmi|indice de massa)"],
  [/^(?:hba1c|a1c|glicada|hemoglobina glic)/, "(?:hba1c|a1c|glicada|glicosilada|glicosilated)"],
  [
    /^(?:hgt|dx|glicemia cap|glucosa cap|capillary)/,
    "(?:hgt|dextro|glicemia(?: capilar)?|glucosa(?: capilar)?|fingerstick|glucose)",
  ],
  [
    /^(?:bcf|fcf|fhr)/,
    "(?:bcf|fcf|batimentos? fetais|batimentos? do bebe|latidos fetales|fetal heart(?: rate)?)",
  ],
  [/^(?:au|altura uterina|fundal)/, "(?:altura uterina|au|fundal height)"],
  [/^(?:ca|cintura|circunf|waist)/, "(?:cintura|circunferencia abdominal|waist)"],
  [/^(?:pc|perimetro cef|head circ)/, "(?:perimetro cefalico|pc|head circumference)"],
  [
    /^(?:intens|eva|nota|escala|pain score|dor$|dolor$|pain$)/,
    "(?:intensidade|intensidad|intensity|(?:zero|0|cero|1|um|uno|one) (?:a|ao|al|to) (?:dez|10|diez|ten)|nota|eva|scale)",
  ],
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
/** A day as it is said: "dia 20", "10 de outubro", "October 10". */
const DAY = String.raw`((?:dia )?\d{1,2}(?:(?: de|/) ?[\p{L}\d]+)*|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2})`;
const DATED = /^(?:dum|fum|lmp|ultima)/;

/** Gravida, para, abortus: "3 gestações, 2 partos, um aborto", the number before or after the word. */
const COUNTED: Readonly<Record<string, string>> = {
  g: "(?:gestac\\w+|gravidez\\w*|embarazos?|pregnanc\\w+)",
  p: "(?:partos?|births?|deliver\\w+)",
  a: "(?:abort\\w*|miscarriages?|perdas?)",
  c: "(?:cesare\\w*|cesaria\\w*|c-sections?)",
};
const COUNTS: Readonly<Record<string, string>> = {
  um: "1",
  uma: "1",
  un: "1",
  una: "1",
  one: "1",
  two: "2",
  three: "3",
  nenhum: "0",
  ningun: "0",
};

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
  for (const statement of statements) {
    const value = valueIn(statement.text, label);
    if (value !== undefined) {
      const said = inUnit(value, blank.unit, label, fold(statement.text));
      return `${blank.label}: ${said}${blank.unit ? `${blank.unit.startsWith("/") ? "" : " "}${blank.unit}` : ""}`;
    }
  }
  return undefined;
}

function valueIn(said: string, label: string): string | undefined {
  const text = fold(said);
  const counted = COUNTED[label];
  if (counted !== undefined) return countIn(text, counted);
  const name = SPOKEN.find(([pattern]) => pattern.test(label))?.[1] ?? escape(label);
  const qualifier = QUALIFIERS.find((candidate) => candidate.test(label));
  if (qualifier !== undefined)
    return new RegExp(name, "u").test(text)
      ? qualifiedValue(text, qualifier)?.replace(/\s/g, "")
      : undefined;
  const dated = DATED.test(label);
  const pattern = new RegExp(
    String.raw`(?:^|[^\p{L}])${name}(?:[^\p{L}\d.;]|\b(?:de|em|esta|e|is|of|at|${dated ? "" : "dia|"}deu|was|foi|fue|hoje|hoy|today|agora|ahora|arterial|cardiaca|el|on|a)\b){0,6}${dated ? DAY : VALUE}`,
    "du",
  );
  const at = pattern.exec(text)?.indices?.[1];
  // Folding keeps offsets, so the value keeps its accents: "3 de março".
  const value = at && said.normalize("NFC").slice(at[0], at[1]);
  return dated ? value : value?.replace(/\s/g, "");
}

function countIn(text: string, word: string): string | undefined {
  const number = String.raw`(\d{1,2}|${Object.keys(COUNTS).join("|")})`;
  const before = new RegExp(String.raw`(?<![\p{L}\d])${number} ${word}`, "u").exec(text)?.[1];
  const found =
    before ?? new RegExp(String.raw`${word}\s*:\s*${number}(?![\p{L}\d])`, "u").exec(text)?.[1];
  return found === undefined ? undefined : (COUNTS[found] ?? found);
}

const HEIGHT = /^(?:altura$|estatura|talla|height|comprimento)/;

/** A height told in metres where the template asks for centimetres: "1,03 metro" is 103 cm. */
function inUnit(value: string, unit: string, label: string, text: string): string {
  const metres = Number(value.replace(",", "."));
  const told = new RegExp(
    String.raw`${escape(value)}\s*(?:m|metros?|meters?)(?![\p{L}])`,
    "u",
  ).test(text);
  return unit === "cm" && metres < 3 && (told || HEIGHT.test(label))
    ? String(Math.round(metres * 100))
    : value;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
