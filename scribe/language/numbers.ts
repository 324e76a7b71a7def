import type { Language } from "@relato/shared/domain/language.ts";
import { enNumbers } from "./en/numbers.ts";
import { esNumbers } from "./es/numbers.ts";
import { memoize } from "./memoize.ts";
import { ptNumbers } from "./pt/numbers.ts";
import type { Token } from "./text.ts";

/** The number words of a language. All folded. */
export interface NumberWords {
  /**
   * 0 to 9 (and their feminines), 10 to 19 (and 21 to 29 where they are one word), the tens, the
   * hundreds.
   */
  small: Readonly<Record<string, number>>;
  tens: Readonly<Record<string, number>>;
  hundreds: Readonly<Record<string, number>>;
  /** Words that multiply what stands before them ("mil", "hundred"). */
  thousand: readonly string[];
  hundred: readonly string[];
  million: readonly string[];
  /** "e", "y", "and". */
  and: string;
  /** Whether "and" parts tens from units ("trinta e sete"). */
  andInside: boolean;
  /** "vírgula", "coma", "point". */
  point: readonly string[];
  /** "meio", "medio", "half": with "and" before it, adds one half. */
  half: readonly string[];
  /** Articles that are also the number one. */
  articles: readonly string[];
  /** How a language writes the number n, 0 to 9,999. */
  say(n: number): string;
}

const words: Record<Language, NumberWords> = {
  "pt-BR": ptNumbers,
  es: esNumbers,
  "en-US": enNumbers,
};

/** The words with which a number can begin. */
const beginningsOf = memoize(
  ({ small, tens, hundreds, hundred, thousand }: NumberWords) =>
    new Set([...[small, tens, hundreds].flatMap(Object.keys), ...hundred, ...thousand]),
);

/** A number in a text. */
export interface NumberSpan {
  from: number;
  to: number;
  value: number;
  /** Written in digits, spoken in words, or an article that may be no number at all ("uma"). */
  form: "digits" | "words" | "article";
}

/**
 * Reads a number written in digits: "3.800" and "3,800" are thousands, "4,2" and "4.2" decimals.
 */
export function readDigits(text: string): number {
  const thousands = /^\d{1,3}(?:[.,]\d{3})+$/.test(text) && !text.startsWith("0");
  if (thousands) return Number(text.replace(/[.,]/g, ""));
  return Number(text.replace(",", ".").replace(/[.,](?=.*[.])/g, ""));
}

/** Reads the number that begins at a token; undefined when none does. */
export function readNumber(
  tokens: readonly Token[],
  at: number,
  language: Language,
): NumberSpan | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.kind === "number") {
    const value = readDigits(token.t);
    const half = afterHalf(tokens, at + 1, words[language]);
    if (half > 0) return { from: at, to: half, value: value + 0.5, form: "digits" };
    return Number.isFinite(value) ? { from: at, to: at + 1, value, form: "digits" } : undefined;
  }
  const pack = words[language];
  if (token.kind !== "word" || !beginningsOf(pack).has(token.t)) return undefined;
  const cardinal = readMillions(tokens, at, pack);
  if (!cardinal) return undefined;
  const whole = withFraction(tokens, at, cardinal, pack);
  const isArticle = whole.to === at + 1 && pack.articles.includes(token.t);
  return { from: at, to: whole.to, value: whole.value, form: isArticle ? "article" : "words" };
}

interface Read {
  value: number;
  to: number;
}

function readMillions(tokens: readonly Token[], at: number, pack: NumberWords): Read | undefined {
  const head = readCardinal(tokens, at, pack);
  if (!head || !pack.million.includes(word(tokens, head.to))) return head;
  const next = word(tokens, head.to + 1) === pack.and ? head.to + 2 : head.to + 1;
  const rest = readCardinal(tokens, next, pack);
  const base = { value: head.value * 1e6, to: head.to + 1 };
  return rest && rest.value >= 1000 ? { value: base.value + rest.value, to: rest.to } : base;
}

function readCardinal(tokens: readonly Token[], at: number, pack: NumberWords): Read | undefined {
  const head = readHundreds(tokens, at, pack);
  const thousandAt = head ? head.to : at;
  if (!pack.thousand.includes(word(tokens, thousandAt))) return head;
  const base = { value: (head?.value ?? 1) * 1000, to: thousandAt + 1 };
  const rest =
    readHundreds(tokens, base.to, pack) ??
    (word(tokens, base.to) === pack.and ? readHundreds(tokens, base.to + 1, pack) : undefined);
  // "A thousand a day": the article begins what is counted.
  const article = rest?.to === base.to + 1 && word(tokens, base.to) === "a";
  return rest && rest.value > 0 && !article
    ? { value: base.value + rest.value, to: rest.to }
    : base;
}

function readHundreds(tokens: readonly Token[], at: number, pack: NumberWords): Read | undefined {
  const named = pack.hundreds[word(tokens, at)];
  let base: Read | undefined;
  // "Hundred and one", its "a" left out.
  const plain = pack.hundred.includes(word(tokens, at)) && pack.and === word(tokens, at + 1);
  if (named !== undefined) base = { value: named, to: at + 1 };
  else if (plain && readTens(tokens, at + 2, pack)) base = { value: 100, to: at + 1 };
  else {
    const factor = readTens(tokens, at, pack);
    if (factor && pack.hundred.includes(word(tokens, factor.to)))
      base = { value: factor.value * 100, to: factor.to + 1 };
    else if (factor) return spokenYear(tokens, factor, pack) ?? factor;
  }
  if (!base) return undefined;
  const next = word(tokens, base.to) === pack.and ? base.to + 1 : base.to;
  // "cento e vinte", "ciento veinte", "one hundred and five"; but "cem e vinte" stays two numbers.
  const whole = base.value % 100 !== 0 || word(tokens, at) === "cem" || isCounted(tokens, next);
  const rest = whole ? undefined : readTens(tokens, next, pack);
  const glued = next > base.to || !pack.andInside || pack.and !== "e";
  return rest && glued && rest.value > 0 ? { value: base.value + rest.value, to: rest.to } : base;
}

/**
 * "Forty a day", "quinientos una vez al día": the one begins what is counted, and is no part of the
 * number before it.
 */
const isCounted = (tokens: readonly Token[], at: number): boolean =>
  word(tokens, at) === "a" || (ONE.test(word(tokens, at)) && ONCE.test(word(tokens, at + 1)));
const ONE = /^(?:one|un|una|um|uma)$/;
const ONCE =
  /^(?:vez|veces|vezes|times?|tablets?|tabs?|pills?|capsules?|puffs?|tableta|pastilla|capsula|comprimidos?|sobre|ampolla|ampolleta|inyeccion|gota|puff|jato|colher|ampola|daily|nightly|every|cada|al|ao|por|a|in|at|con|com)$/;

/** English: "one fifty" is 150, "twenty nineteen" 2019, "one oh five" 105. */
function spokenYear(tokens: readonly Token[], first: Read, pack: NumberWords): Read | undefined {
  if (pack.and !== "and" || word(tokens, first.to - 1) === "a") return undefined;
  const oh = tokens[first.to]?.t === "-" ? first.to + 1 : first.to;
  if (word(tokens, oh) === "oh") {
    const unit = readTens(tokens, tokens[oh + 1]?.t === "-" ? oh + 2 : oh + 1, pack);
    return unit && unit.value < 10
      ? { value: first.value * 100 + unit.value, to: unit.to }
      : undefined;
  }
  const second = readTens(tokens, tokens[first.to]?.t === "-" ? first.to + 1 : first.to, pack);
  if (!second || second.value < 10) return undefined;
  const fits = first.value < 10 ? first.value > 0 : first.value >= 10 && first.value <= 20;
  return fits ? { value: first.value * 100 + second.value, to: second.to } : undefined;
}

function readTens(tokens: readonly Token[], at: number, pack: NumberWords): Read | undefined {
  const here = word(tokens, at);
  const small = pack.small[here];
  if (small !== undefined) return { value: small, to: at + 1 };
  const tens = pack.tens[here];
  if (tens === undefined) return undefined;
  let next = at + 1;
  if (pack.andInside) {
    if (word(tokens, next) !== pack.and) return { value: tens, to: next };
    next += 1;
  } else if (tokens[next]?.t === "-") next += 1;
  const unit = isCounted(tokens, next) ? undefined : pack.small[word(tokens, next)];
  return unit !== undefined && unit > 0 && unit < 10
    ? { value: tens + unit, to: next + 1 }
    : { value: tens, to: at + 1 };
}

/**
 * "e meio", "vírgula dois", "e seiscentos" (grams after kilos), "nove e seis" (9,6), "um e oitenta"
 * (metres).
 */
function withFraction(tokens: readonly Token[], at: number, whole: Read, pack: NumberWords): Read {
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
  // "Glicada nove e um." ends with a number; "nove e um comprimido" counts a thing.
  const article = pack.articles.includes(word(tokens, rest.to - 1)) && !endsClause(tokens, rest.to);
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

const endsClause = (tokens: readonly Token[], at: number): boolean =>
  at >= tokens.length || (tokens[at]!.kind === "mark" && tokens[at]!.t !== "-");

function afterHalf(tokens: readonly Token[], at: number, pack: NumberWords): number {
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
const word = (tokens: readonly Token[], at: number): string =>
  tokens[at]?.kind === "word" ? tokens[at]!.t : "";
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** All numbers of a text, left to right. */
export const findNumbers = memoize((tokens: readonly Token[], language: Language) => {
  const found: NumberSpan[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const span = readNumber(tokens, at, language);
    if (!span) continue;
    found.push(span);
    at = span.to - 1;
  }
  return found as readonly NumberSpan[];
});

/**
 * "um centímetro e dois", "um metro e sessenta e dois": a unit inside a number. `unit` is the
 * unit's token.
 */
export function readAcrossUnit(
  tokens: readonly Token[],
  number: NumberSpan,
  language: Language,
): { value: number; unit: number; to: number } | undefined {
  if (number.form === "digits" || !UNIT_INSIDE.test(word(tokens, number.to))) return undefined;
  const pack = words[language];
  const unit = number.to;
  const half = afterHalf(tokens, unit + 1, pack);
  if (half > 0) return { value: number.value + 0.5, unit, to: half };
  if (word(tokens, unit + 1) !== pack.and || !DECIMAL_UNIT.test(word(tokens, unit)))
    return undefined;
  const rest = readHundreds(tokens, unit + 2, pack);
  if (!rest || rest.value === 0) return undefined;
  // "Um metro e três" is 1,03 m; "um centímetro e dois" 1,2 cm.
  const tenths = rest.value < 10 && !word(tokens, unit).startsWith("metro");
  const scale = tenths ? 10 : rest.value < 100 ? 100 : 1000;
  return { value: round(number.value + rest.value / scale), unit, to: rest.to };
}

const DECIMAL_UNIT = /^(?:centimetros?|metros?|quilos?|kilos?|litros?)$/;
const UNIT_INSIDE =
  /^(?:centimetros?|metros?|quilos?|kilos?|litros?|macos?|graus?|grados?|anos?|meses|mes|comprimidos?|horas?|packs?|years?|hours?|pounds?|liters?)$/;

/**
 * Says a number as people do: "trinta e sete vírgula cinco". 0 to 9,999 with up to two decimals.
 */
export function sayNumber(value: number, language: Language): string {
  const pack = words[language];
  const [whole, decimals] = String(value).split(".");
  const said = pack.say(Number(whole));
  if (!decimals) return said;
  const zeros = /^0*/.exec(decimals)![0].length;
  const tail = [...Array.from({ length: zeros }, () => pack.say(0)), pack.say(Number(decimals))];
  return `${said} ${pack.point[0]} ${tail.join(" ")}`;
}

/**
 * Writes a number in digits as the language does: 12,5 and 3.800, or 12.5 and 3,800; years stay
 * whole.
 */
export function writeNumber(value: number, language: Language): string {
  const [whole = "0", decimals] = String(round(value)).split(".");
  const english = language === "en-US";
  const isYear = value >= 1900 && value <= 2100 && !decimals;
  const grouped =
    whole.length > 3 && !isYear ? whole.replace(/\B(?=(\d{3})+$)/g, english ? "," : ".") : whole;
  return decimals ? `${grouped}${english ? "." : ","}${decimals}` : grouped;
}
