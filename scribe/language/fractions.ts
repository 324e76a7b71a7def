import { readHundreds, type Read, readTens, word } from "./cardinals.ts";
import type { NumberWords } from "./number-words.ts";
import type { Token } from "./text.ts";
import { round } from "./written-numbers.ts";

/**
 * "e meio", "vírgula dois", "e seiscentos" (grams after kilos), "nove e seis" (9,6), "um e oitenta"
 * (metres).
 */
export function withFraction(
  tokens: readonly Token[],
  at: number,
  whole: Read,
  pack: NumberWords,
): Read {
  const half = afterHalf(tokens, whole.to, pack);
  if (half > 0) return { value: whole.value + 0.5, to: half };
  if (pack.point.includes(word(tokens, whole.to))) {
    const decimals = readDecimals(tokens, whole.to + 1, pack);
    if (decimals) return { value: Number(`${whole.value}.${decimals.digits}`), to: decimals.to };
  }
  // "Cero quince", "zero vinte e cinco": a decimal without its point; "zero, dois" stays two
  // numbers.
  const hundredths = whole.value === 0 ? readTens(tokens, whole.to, pack) : undefined;
  if (hundredths && hundredths.value > 0 && !pack.articles.includes(word(tokens, whole.to)))
    return { value: Number(`0.${hundredths.value}`), to: hundredths.to };
  const next = pack.small[word(tokens, whole.to)] ?? 0;
  // "tensión doce ocho" is a pressure, no decimal.
  const pressure = [1, 2, 3].some((back) => PRESSURE_WORD.test(word(tokens, at - back)));
  const odd =
    !(pressure && whole.value < 25 && next > 3) &&
    whole.value > 10 &&
    whole.value < 200 &&
    (whole.value % 10 !== 0 || whole.value < 20);
  // "treinta y siete ocho", "fourteen two": the point left out.
  if (odd && next > 0 && next < 10 && !pack.articles.includes(word(tokens, whole.to)))
    return { value: round(whole.value + next / 10), to: whole.to + 1 };
  // "A1c was nine one", "glicada sete dois": no such test is told in two whole numbers.
  const tested = [1, 2, 3, 4].some((back) => isTest(tokens, at - back));
  if (
    tested &&
    whole.value < 20 &&
    next > 0 &&
    next < 10 &&
    word(tokens, whole.to) !== "a" &&
    !TIME.test(word(tokens, whole.to + 1))
  )
    return { value: round(whole.value + next / 10), to: whole.to + 1 };
  const joined =
    word(tokens, whole.to) === pack.and || (pack.and === "y" && word(tokens, whole.to) === "con");
  const bare = pack.and === "y" && whole.value >= 2 && whole.value < 200;
  if (pack.and === "and" || (!joined && !bare) || isBetween(tokens, at)) return whole;
  const rest = readHundreds(tokens, joined ? whole.to + 1 : whole.to, pack);
  if (!rest) return whole;
  const grams =
    rest.value >= 100 && rest.value < 1000 && rest.value % 50 === 0 && whole.value < 200;
  if (grams) return { value: round(whole.value + rest.value / 1000), to: rest.to };
  const article = pack.articles.includes(word(tokens, rest.to - 1));
  const counted = TIME.test(word(tokens, rest.to));
  if (joined && rest.value > 0 && rest.value < 10 && whole.value < 100 && !article && !counted)
    return { value: round(whole.value + rest.value / 10), to: rest.to };
  if (joined && whole.value > 0 && whole.value <= 2 && rest.value >= 10 && rest.value < 100)
    return { value: round(whole.value + rest.value / 100), to: rest.to };
  return whole;
}

const TESTED =
  /^(?:a1c|hba1c|hb|hemoglobin\S*|glicada|glicosilada|glucosilada|potassio|potasio|potassium|creatinin[ae]|inr|albumin[ae]?)$/;
/** "A1c" is three tokens. */
const isTest = (tokens: readonly Token[], at: number): boolean =>
  TESTED.test(word(tokens, at)) || (word(tokens, at) === "c" && tokens[at - 1]?.t === "1");
const TIME = /^(?:dias?|semanas?|mes|meses|anos?|horas?|days?|weeks?|months?|years?|hours?)$/;
const PRESSURE_WORD = /^(?:pressao|presion|tension|pressure|pa|ta)$/;

export function afterHalf(tokens: readonly Token[], at: number, pack: NumberWords): number {
  if (word(tokens, at) !== pack.and) return -1;
  const article = pack.articles.includes(word(tokens, at + 1)) ? 1 : 0;
  return pack.half.includes(word(tokens, at + 1 + article)) ? at + 2 + article : -1;
}

function readDecimals(
  tokens: readonly Token[],
  at: number,
  pack: NumberWords,
): { digits: string; to: number } | undefined {
  let digits = "";
  let to = at;
  while (pack.small[word(tokens, to)] === 0) {
    digits += "0";
    to += 1;
  }
  const rest = readTens(tokens, to, pack);
  if (rest && rest.value > 0) return { digits: digits + String(rest.value), to: rest.to };
  return digits ? { digits, to } : undefined;
}

const isBetween = (tokens: readonly Token[], at: number): boolean =>
  ["entre", "between"].includes(word(tokens, at - 1));
