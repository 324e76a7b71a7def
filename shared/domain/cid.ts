/**
 * Codes of the CID-10 (ICD-10, CIE-10) in a text. Only their shape is known: the table may not be passed on.
 */

/** What a doctor may type for a code: "J06.9", "j069", "M54". */
export const CID_CODE = /^\s*[A-Za-z]\d[\dA-Za-z](?:\.?[\dA-Za-z]{1,4})?\s*$/;

/** The one way in which a code is written: "j069" is "J06.9". */
export const normalCid = (typed: string): string => {
  const code = typed.toUpperCase().replace(/[^A-Z\d]/g, "");
  // Of the CID-11: "8E43.0".
  if (/^.[A-Z]/.test(code)) return code.length > 4 ? `${code.slice(0, 4)}.${code.slice(4)}` : code;
  return code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code;
};

const LABEL = String.raw`(?:CIDs?|ICD|CIE)(?:[-–\s]{0,2}1[01])?(?:-CM)?(?![\p{L}\p{N}])`;
/** Once CID is named, a code may be short, and also one of the CID-11. */
const NAMED = String.raw`(?:[A-Z]\s?\d[\dA-Z]?(?:[.,]?[\dA-Z]{1,4})?|[\dA-Z][A-Z]\d[\dA-Z](?:\.[\dA-Z]{1,2})?)(?![\p{L}\p{N}])`;
/** As it is said: "jota zero seis ponto nove". */
const LETTER =
  "(?:[A-Z]|bê|cê|dê|efe|gê|agá|jota|ká|ele|eme|ene|pê|erre|esse|tê|vê|dáblio|xis|ípsilon|zê|efe|ge|hache|jay|ka|pe|ere|ese|te|uve|equis|zeta)";
const NUMBER =
  "(?:zero|cero|oh|um|uma|dois|duas|três|quatro|cinco|seis|meia|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|uno|dos|tres|cuatro|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)";
const SPOKEN = String.raw`${LETTER}\s+(?:${NUMBER}|\d{1,2})(?:\s*(?:\.|,|ponto|punto|point|dot)?\s*(?:(?:e|y)\s+)?(?:${NUMBER}|\d{1,2})(?![\p{L}\p{N}])){0,3}(?![\p{L}\p{N}])`;
/** What may stand between the name and the code, or between two codes. */
const TO_CODE = String.raw`(?:[\s:=(\[*_–—-]|(?:é|eh|is|es|será|fica|code|código|codigo|principal|number|número|nº|dele|dela|do|da|of|del|paciente|patient)(?![\p{L}\p{N}])){0,12}`;
const AND = String.raw`\s*(?:[,;/+]|(?:e|y|and|ou|o|or)(?=\s))\s*`;
/** B12 is a vitamin; the CID-10 has no such code. */
const NO_VITAMIN = String.raw`(?!B12(?![\d.]))`;
/** Strong enough alone: a letter, two digits, a point, a digit; but T34.0 to T42.9 are temperatures. */
const DOTTED = String.raw`(?!T(?:3[4-9]|4[0-2])\.)[A-Z]\d{2}\.\d[\dA-Z]{0,3}(?![\p{L}\p{N}]|[.,]\d)`;
/** Alone on its line, in its cell or in brackets; not what else is written so: vitamins, vertebrae, percentiles, temperatures. */
const WHOLE = String.raw`(?!B12|Q10|T\d{2}|D1[0-2]|P\d{2})[A-Z]\d{2}\d?(?![\p{L}\p{N}]|\.\d)`;
const NEXT = String.raw`(?:${AND}(?:${LABEL}${TO_CODE})?${NO_VITAMIN}(?:${DOTTED}|[A-Z]\d{2}\d?(?![\p{L}\p{N}]|\.\d)))*`;
const AFTER = String.raw`(?:\s*[,(]?\s*(?:do|da|of the|de la|del)?\s*${LABEL}\)?)?`;

const FORMS = [
  String.raw`(?<named>(?<![\p{L}\p{N}])${LABEL}${TO_CODE}(?:${SPOKEN}|${NAMED})${NEXT}[)\]]?)`,
  String.raw`(?<![\p{L}\p{N}.,$])[([]?(?<dotted>${DOTTED}${NEXT})[)\]]?${AFTER}`,
  String.raw`(?=${WHOLE})(?<=[([]\s*|(?:^|\|)[\s>*+-]*)(?<whole>${WHOLE})(?=\s*[)\]]|[\s.;*]*(?:$|\|))`,
].join("|");
const MENTION = new RegExp(FORMS, "giu");

/** Marks of markdown hide nothing: "**CID\-10:** J06\.9". Room is one space, so that no run of it costs time. */
const unmarked = (line: string): string =>
  line.replace(/\\(?=[^\p{L}\p{N}\s])|[*`~]|\u00AD|\u200B/gu, "").replace(/\s+/g, " ");

const mentionsIn = (line: string): string[] =>
  [...unmarked(line).matchAll(MENTION)].map(
    ({ groups }) => groups?.["named"] ?? groups?.["dotted"] ?? groups?.["whole"] ?? "",
  );

const CODES = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(?:[A-Z]\s?\d[\dA-Z]?(?:[.,]?[\dA-Z]{1,4})?|[\dA-Z][A-Z]\d[\dA-Z](?:\.[\dA-Z]{1,2})?)(?![\p{L}\p{N}])`,
  "giu",
);

/**
 * The codes that a text mentions, each once and written alike; one that is said in words ("jota zero seis") as those words. Bare ones
 * count when they can be nothing else (J06.9) or stand alone; what else looks so (B12, L5, T4) only with CID before it.
 */
export const cidsIn = (text: string): string[] => [
  ...new Set(
    text.split("\n").flatMap((line) =>
      mentionsIn(line).flatMap((mention) => {
        const bare = mention.replace(new RegExp(LABEL, "giu"), " ");
        const codes = [...bare.matchAll(CODES)].map(([code]) => normalCid(code));
        return codes.length > 0 ? codes : [bare.trim().toLowerCase()];
      }),
    ),
  ),
];

/** What leads to a code and says nothing without it: "pelo", "com o código", "under the code". */
const LEAD = String.raw`(?:(?:(?:pel[oa]|por|com|com o|sob|sob o|conforme|segundo|de|do|da|con|con el|bajo|bajo el|según|del|for|with|with the|under|under the|by|as|per)\s+)(?:o\s+|el\s+|the\s+)?|(?:(?<=^|[.:;,]\s*)(?:o|el|the)\s+))?(?:(?:código|codigo|code)\s+)?`;
const TAKEN = new RegExp(
  String.raw`\s*(?:[,;–—-]\s+|[([]\s*)?(?<![\p{L}\p{N}])${LEAD}(?:${FORMS})(?:\s*[)\]])?`,
  "giu",
);

/** A line without its codes and what only led to them; the rest is left to the letter. Empty when nothing else was said. */
const lineWithoutCids = (line: string): string => {
  if (mentionsIn(line).length === 0) return line;
  const [, lead = "", body = ""] =
    /^(\s*(?:[-*+•>]\s+|\d{1,3}[.)]\s+|#{1,6}\s+)?)(.*)$/su.exec(line) ?? [];
  const rest = unmarked(body)
    .replace(TAKEN, "")
    .replace(MENTION, "")
    .replace(/\s+([,.;:])/g, "$1")
    .replace(/(?<!\.)\.\s*\.(?!\.)/g, ".")
    .replace(/(?<![,;:])[,;:]+(?=\.?$)/, "")
    .replace(/^[\s,;:.–—-]+/, "");
  if (!/[\p{L}\p{N}]/u.test(rest)) return "";
  // What stood around a code may look like one when it is gone.
  return lineWithoutCids(lead + rest.replace(/\s{2,}/g, " ").trimEnd());
};

/** A text without the codes it mentions; a line that said nothing else is gone. What mentions none is the same to the letter. */
export const withoutCids = (text: string): string =>
  text
    .split("\n")
    .flatMap((line) => {
      const rest = lineWithoutCids(line);
      return rest === "" && line.trim() !== "" ? [] : [rest];
    })
    .join("\n");
