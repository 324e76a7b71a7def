const UNIT =
  "(?:mm|cm|ml|mL|cc|g|kg|%|bpm|HU|UH|anos|semanas|years|weeks|años|meses|months)(?![\\p{L}\\d])";
/** Before a placeholder: no letter, number or the border of a number. */
const APART = "(?<![\\p{L}\\d,.])";

const BLANK = /_{3,}|\.{5,}|…{2,}/gu;
const PLACEHOLDER = new RegExp(
  [
    `${APART}(?:[Xx]{2,4}|\\?{2,3}|x,x`,
    "|N{2,3}(?=\\s?(?:mm|cm|mL))",
    "|#{1,3}(?=\\s?(?:mm|cm|mL|ml|g|%|anos|semanas)))(?![\\p{L}\\d#])",
  ].join(""),
  "gu",
);
/** Marks where the number before a unit is missing: "__ mm", "... cm", "*** cm", "#,# mm". */
const EMPTY_NUMBER = new RegExp(
  `${APART}(?:_{1,2}|\\.{3}|…|\\*{3}|@{1,3}|\\?|#[.,]#|%s|\\$\\p{L}{2,20}\\$)\\s?${UNIT}`,
  "gu",
);
/** "mm x mm", "medindo cm", "medindo , x , cm", "0,0 x 0,0 cm": the numbers are missing. */
const EMPTY_SIZE = new RegExp(
  [
    "(?<![\\d,.]\\s?)(?<![\\p{L}\\d])(?:(?:mm|cm)\\s?x\\s?(?:mm|cm)|x\\s?x\\s?(?:mm|cm)",
    "|(?:medindo|measuring|midiendo|mede|mide|measures)\\s[^\\p{L}\\d\\n]{0,6}x?",
    "[^\\p{L}\\d\\n]{0,4}(?:cm|mm)|0[.,]0\\s?x\\s?0[.,]0\\s?(?:mm|cm))(?!\\p{L})",
  ].join(""),
  "gu",
);
/** A date or time of a template: "DD/MM/AAAA", "hh:mm", "00/00/0000". */
const EMPTY_DATE = new RegExp(
  [
    "(?<![\\p{L}\\d])(?:(?:dd|mm)[/.-](?:dd|mm)[/.-](?:aaaa|yyyy|aa|yy)",
    "|(?:aaaa|yyyy)-mm-dd|hh[:h]mm|00[/.-]00[/.-]0000)(?![\\p{L}\\d])",
  ].join(""),
  "giu",
);
/** An unmarked box of a choice: "( ) direito ( ) esquerdo". */
const BOX = /\(\s{0,3}\)(?=\s?\p{L})/gu;
/** Words that only templates have. */
const FILLER = new RegExp(
  [
    "(?<!\\p{L})(?:lorem ipsum|TBD|(?:enter|type|insert) (?:text|findings) here",
    "|(?:inserir|digite|digitar|escrever) (?:o texto |os achados |achados |texto )?aqui",
    "|(?:insertar|escribir) (?:los hallazgos |hallazgos |texto )?aqu[ií]",
    "|complet(?:ar|e) seg[uú]n hallazgos|preencher conforme)(?!\\p{L})",
  ].join(""),
  "giu",
);

/** What a template has where the author must write. */
export const LEFTOVER_PATTERNS: Readonly<Record<string, RegExp>> = {
  BLANK,
  PLACEHOLDER,
  EMPTY_NUMBER,
  EMPTY_SIZE,
  EMPTY_DATE,
  BOX,
  FILLER,
};

/** "normal/alterado" and "leve/moderada/acentuada". */
export const SLASHED = /(?<![\p{L}\d/])\p{L}{2,15}(?:\s?\/\s?\p{L}{2,15}){1,3}(?![\p{L}\d/])/gu;
