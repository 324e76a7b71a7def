import { type Check, type Context, report } from "./finding.ts";

/** Fewer digits are often equal by chance. */
const FEWEST = 3;
/** So many numbers of each part are compared, which bounds the work. */
const MOST = 200;

interface Written {
  digits: string;
  start: number;
  end: number;
}

/** "1,842 PVCs" in the findings and "1,482 PVCs" in the conclusion: the same digits, exchanged. */
export const checkTransposed: Check = (context) => {
  const described = numbersIn(context, "findings");
  const known = new Set(described.map(({ digits }) => digits));
  const places = Map.groupBy(described, ({ digits }) => sortDigits(digits));
  return numbersIn(context, "conclusion").flatMap((one) => {
    const [other, second] = places.get(sortDigits(one.digits)) ?? [];
    if (known.has(one.digits) || !other || second) return [];
    const { input } = context;
    const written = input.text.slice(one.start, one.end);
    const mend = input.text.slice(other.start, other.end);
    return [
      report(input, "number_mismatch", one, "NUMBER_NOT_IN_FINDINGS", { number: written }, mend),
    ];
  });
};

const sortDigits = (digits: string): string => digits.split("").toSorted().join("");

/** Numbers of several digits, without dates, times, decimals and products. */
function numbersIn({ laudo }: Context, section: "findings" | "conclusion"): Written[] {
  const found: Written[] = [];
  laudo.tokens.forEach(({ t, kind, start, end }, at) => {
    const sentence = laudo.sentences[laudo.sentenceOf[at] ?? -1];
    if (kind !== "number" || sentence?.section !== section || found.length >= MOST) return;
    const digits = t.replace(/[.,](?=\d{3}(?!\d))/g, "");
    // A part of a date, a time or a range, but not "145:".
    const isJoined = JOINED.test(laudo.text.slice(Math.max(0, start - 2), end + 2));
    if (/^\d+$/.test(digits) && digits.length >= FEWEST && !isJoined && !YEAR.test(digits))
      found.push({ digits, start, end });
  });
  return found;
}
const JOINED = /^\d[/:-]\d|\d[/:-]\d$/;
const YEAR = /^(?:19|20)\d\d$/;
