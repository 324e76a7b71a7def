/**
 * Codes of the CID-10 (ICD-10, CIE-10) in a text. Only their form is checked: the licence of the
 * code table forbids redistribution (scribe/language/cid.ts).
 */

/** Accepted input for a code: "J06.9", "j069", "M54". */
export const CID_CODE = /^\s*[A-Za-z]\d[\dA-Za-z](?:\.?[\dA-Za-z]{1,4})?\s*$/;

/** The canonical form of a code: "j069" becomes "J06.9". */
export const normalCid = (typed: string): string => {
  const code = typed.toUpperCase().replace(/[^A-Z\d]/g, "");
  // A CID-11 code: "8E43.0".
  if (/^.[A-Z]/.test(code)) return code.length > 4 ? `${code.slice(0, 4)}.${code.slice(4)}` : code;
  return code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code;
};

/** A group of alternatives, given as words. */
const oneOf = (words: string): string => `(?:${words.trim().split(/\s+/).join("|")})`;

/** No letter or digit follows. */
const END = String.raw`(?![\p{L}\p{N}])`;
const LABEL = String.raw`(?:CIDs?|ICD|CIE)(?:[-–\s]{0,2}1[01])?(?:-CM)?${END}`;
/** After the word CID, a code may be short or of the CID-11. */
const NAMED = [
  String.raw`(?:[A-Z]\s?\d[\dA-Z]?(?:[.,]?[\dA-Z]{1,4})?`,
  String.raw`|[\dA-Z][A-Z]\d[\dA-Z](?:\.[\dA-Z]{1,2})?)${END}`,
].join("");
/** A spoken code: "jota zero seis ponto nove". */
const LETTER = oneOf(`
  [A-Z] bê cê dê efe gê agá jota ká ele eme ene pê erre esse tê vê dáblio xis ípsilon zê
  efe ge hache jay ka pe ere ese te uve equis zeta
`);
const NUMBER = oneOf(`
  zero cero oh um uma dois duas três quatro cinco seis meia sete oito nove dez onze doze
  treze quatorze catorze quinze dezesseis dezessete dezoito dezenove vinte trinta quarenta
  cinquenta sessenta setenta oitenta noventa uno dos tres cuatro siete ocho nueve diez
  once doce trece catorce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta
  noventa one two three four five six seven eight nine ten eleven twelve thirteen fourteen
  fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy
  eighty ninety
`);
const DIGITS = String.raw`(?:${NUMBER}|\d{1,2})`;
const POINT = String.raw`\s*(?:\.|,|ponto|punto|point|dot)?\s*(?:(?:e|y)\s+)?`;
const SPOKEN = String.raw`${LETTER}\s+${DIGITS}(?:${POINT}${DIGITS}${END}){0,3}${END}`;
const LINK_WORD = oneOf(`
  é eh is es será fica code código codigo principal number número nº dele dela do da of del
  paciente patient
`);
/** Text allowed between the name and the code, or between two codes. */
const TO_CODE = String.raw`(?:[\s:=(\[*_–—-]|${LINK_WORD}${END}){0,12}`;
const AND = String.raw`\s*(?:[,;/+]|(?:e|y|and|ou|o|or)(?=\s))\s*`;
/** B12 is a vitamin; the CID-10 has no such code. */
const NO_VITAMIN = String.raw`(?!B12(?![\d.]))`;
/** T34.0 to T42.9 are temperatures. */
const TEMPERATURE = String.raw`T(?:3[4-9]|4[0-2])\.`;
/** Clear without the name: a letter, two digits, a point, a digit. */
const DOTTED = String.raw`(?!${TEMPERATURE})[A-Z]\d{2}\.\d[\dA-Z]{0,3}(?![\p{L}\p{N}]|[.,]\d)`;
/**
 * A code alone on its line, in a cell or in brackets. Vitamins, vertebrae, percentiles and
 * temperatures have the same form and are excluded.
 */
const WHOLE = String.raw`(?!B12|Q10|T\d{2}|D1[0-2]|P\d{2})[A-Z]\d{2}\d?(?![\p{L}\p{N}]|\.\d)`;
const SHORT = String.raw`[A-Z]\d{2}\d?(?![\p{L}\p{N}]|\.\d)`;
const NEXT = String.raw`(?:${AND}(?:${LABEL}${TO_CODE})?${NO_VITAMIN}(?:${DOTTED}|${SHORT}))*`;
const AFTER = String.raw`(?:\s*[,(]?\s*(?:do|da|of the|de la|del)?\s*${LABEL}\)?)?`;

const FORMS = [
  String.raw`(?<named>(?<![\p{L}\p{N}])${LABEL}${TO_CODE}(?:${SPOKEN}|${NAMED})${NEXT}[)\]]?)`,
  String.raw`(?<![\p{L}\p{N}.,$])[([]?(?<dotted>${DOTTED}${NEXT})[)\]]?${AFTER}`,
  [
    String.raw`(?=${WHOLE})(?<=[([]\s*|(?:^|\|)[\s>*+-]*)`,
    String.raw`(?<whole>${WHOLE})(?=\s*[)\]]|[\s.;*]*(?:$|\|))`,
  ].join(""),
].join("|");
const MENTION = new RegExp(FORMS, "giu");

/**
 * Removes markdown marks ("**CID\-10:** J06\.9") and collapses spaces, which bounds the matching
 * time.
 */
const unmarked = (line: string): string =>
  line.replace(/\\(?=[^\p{L}\p{N}\s])|[*`~]|\u00AD|\u200B/gu, "").replace(/\s+/g, " ");

const mentionsIn = (line: string): string[] =>
  [...unmarked(line).matchAll(MENTION)].map(
    ({ groups }) => groups?.["named"] ?? groups?.["dotted"] ?? groups?.["whole"] ?? "",
  );

const LABELS = new RegExp(LABEL, "giu");
const CODES = new RegExp(String.raw`(?<![\p{L}\p{N}.])${NAMED}`, "giu");

/**
 * The codes in a text, each once in canonical form; a spoken code ("jota zero seis") as its words.
 * Without CID before it, a code counts if it is unambiguous (J06.9) or alone; B12, L5 or T4 do not.
 */
export const cidsIn = (text: string): string[] => [
  ...new Set(
    text.split("\n").flatMap((line) =>
      mentionsIn(line).flatMap((mention) => {
        const bare = mention.replace(LABELS, " ");
        const codes = [...bare.matchAll(CODES)].map(([code]) => normalCid(code));
        return codes.length > 0 ? codes : [bare.trim().toLowerCase()];
      }),
    ),
  ),
];

/** Words before a code that mean nothing without it: "pelo", "com o código", "under the code". */
const PREPOSITION = oneOf(`
  pel[oa] por com sob conforme segundo de do da con bajo según del for with under by as per
`);
// The text has no two spaces in a row (`unmarked`).
const LEAD = [
  String.raw`(?:(?:${PREPOSITION}\s)(?:o\s|el\s|the\s)?`,
  String.raw`|(?:(?<=^|[.:;,]\s?)(?:o|el|the)\s))?(?:(?:código|codigo|code)\s)?`,
].join("");
const TAKEN = new RegExp(
  String.raw`\s?(?:[,;–—-]\s|[([]\s?)?(?<![\p{L}\p{N}])${LEAD}(?:${FORMS})(?:\s?[)\]])?`,
  "giu",
);

/** Removes the codes of a line and the words that lead to them. Empty if nothing else is left. */
const lineWithoutCids = (line: string): string => {
  if (mentionsIn(line).length === 0) return line;
  const [, lead = "", body = ""] =
    /^(\s*(?:[-*+•>]\s+|\d{1,3}[.)]\s+|#{1,6}\s+)?)(.*)$/su.exec(line) ?? [];
  const rest = unmarked(body)
    .replace(TAKEN, "")
    .replace(MENTION, "")
    .replace(/(?<!\s)\s+([,.;:])/g, "$1")
    .replace(/(?<!\.)\.\s*\.(?!\.)/g, ".")
    .replace(/(?<![,;:])[,;:]+(?=\.?$)/, "")
    .replace(/^[\s,;:.–—-]+/, "");
  if (!/[\p{L}\p{N}]/u.test(rest)) return "";
  // Removing a code may form a new one.
  return lineWithoutCids(lead + rest.replace(/\s{2,}/g, " ").trimEnd());
};

/** Removes the codes of a text and lines that only name codes. Other lines are unchanged. */
export const withoutCids = (text: string): string =>
  text
    .split("\n")
    .flatMap((line) => {
      const rest = lineWithoutCids(line);
      return rest === "" && line.trim() !== "" ? [] : [rest];
    })
    .join("\n");
