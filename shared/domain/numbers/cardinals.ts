import type { NumberWords } from "./number-words.ts";

/** A token of a spoken text. */
export interface SpokenToken {
  /** In lower case, without accents. */
  t: string;
  kind: "word" | "number" | "mark";
}

/** `to` is the token after the number. */
export interface NumberReading {
  value: number;
  to: number;
}

/** Reads a whole number in words. Undefined if none begins at the token. */
export function readMillions(
  tokens: readonly SpokenToken[],
  at: number,
  pack: NumberWords,
): NumberReading | undefined {
  const head = readCardinal(tokens, at, pack);
  if (!head || !pack.million.includes(wordAt(tokens, head.to))) return head;
  const next = wordAt(tokens, head.to + 1) === pack.and ? head.to + 2 : head.to + 1;
  const rest = readCardinal(tokens, next, pack);
  const base = { value: head.value * 1e6, to: head.to + 1 };
  return rest && rest.value >= 1000 ? { value: base.value + rest.value, to: rest.to } : base;
}

function readCardinal(
  tokens: readonly SpokenToken[],
  at: number,
  pack: NumberWords,
): NumberReading | undefined {
  const head = readHundreds(tokens, at, pack);
  const thousandAt = head ? head.to : at;
  if (!pack.thousand.includes(wordAt(tokens, thousandAt))) return head;
  const base = { value: (head?.value ?? 1) * 1000, to: thousandAt + 1 };
  const rest =
    readHundreds(tokens, base.to, pack) ??
    (wordAt(tokens, base.to) === pack.and ? readHundreds(tokens, base.to + 1, pack) : undefined);
  // "A thousand a day": the article belongs to what is counted.
  const article = rest?.to === base.to + 1 && wordAt(tokens, base.to) === "a";
  return rest && rest.value > 0 && !article
    ? { value: base.value + rest.value, to: rest.to }
    : base;
}

export function readHundreds(
  tokens: readonly SpokenToken[],
  at: number,
  pack: NumberWords,
): NumberReading | undefined {
  const named = pack.hundreds[wordAt(tokens, at)];
  let base: NumberReading | undefined;
  // "Hundred and one", "allopurinol, hundred": without "a" before it.
  const isHundred = pack.hundred.includes(wordAt(tokens, at));
  const plain = isHundred && pack.and === wordAt(tokens, at + 1);
  const alone = isHundred && tokens[at - 1]?.t === ",";
  if (named !== undefined) base = { value: named, to: at + 1 };
  else if (alone || (plain && readTens(tokens, at + 2, pack))) base = { value: 100, to: at + 1 };
  else {
    const factor = readTens(tokens, at, pack);
    if (factor && pack.hundred.includes(wordAt(tokens, factor.to)))
      base = { value: factor.value * 100, to: factor.to + 1 };
    else if (factor) return spokenYear(tokens, factor, pack) ?? factor;
  }
  if (!base) return undefined;
  const next = wordAt(tokens, base.to) === pack.and ? base.to + 1 : base.to;
  // "cento e vinte", "ciento veinte", "one hundred and five"; but "cem e vinte" is two numbers.
  const whole = base.value % 100 !== 0 || wordAt(tokens, at) === "cem" || isCounted(tokens, next);
  const rest = whole ? undefined : readTens(tokens, next, pack);
  const glued = next > base.to || !pack.andInside || pack.and !== "e";
  return rest && glued && rest.value > 0 ? { value: base.value + rest.value, to: rest.to } : base;
}

/**
 * "Forty a day", "quinientos una vez al día": the one belongs to what is counted, not to the
 * number before it.
 */
const isCounted = (tokens: readonly SpokenToken[], at: number): boolean =>
  wordAt(tokens, at) === "a" ||
  (ONE.has(wordAt(tokens, at)) &&
    COUNTED.has(wordAt(tokens, at + 1)) &&
    !PERCENT.has(wordAt(tokens, at + 2)));
const PERCENT: ReadonlySet<string> = new Set(["cento", "ciento"]);
const ONE: ReadonlySet<string> = new Set(["one", "un", "una", "um", "uma"]);
const COUNTED: ReadonlySet<string> = new Set([
  ...[
    "vez",
    "veces",
    "vezes",
    "time",
    "times",
    "tablet",
    "tablets",
    "tab",
    "tabs",
    "pill",
    "pills",
  ],
  ...["capsule", "capsules", "puff", "puffs", "tableta", "pastilla", "capsula", "comprimido"],
  ...["comprimidos", "sobre", "ampolla", "ampolleta", "inyeccion", "gota", "jato", "colher"],
  ...["ampola", "daily", "nightly", "every", "cada", "al", "ao", "por", "a", "in", "at", "con"],
  "com",
]);

/** English: "one fifty" is 150, "twenty nineteen" 2019, "one oh five" 105. */
function spokenYear(
  tokens: readonly SpokenToken[],
  first: NumberReading,
  pack: NumberWords,
): NumberReading | undefined {
  if (pack.and !== "and" || wordAt(tokens, first.to - 1) === "a") return undefined;
  const oh = tokens[first.to]?.t === "-" ? first.to + 1 : first.to;
  if (wordAt(tokens, oh) === "oh") {
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

export function readTens(
  tokens: readonly SpokenToken[],
  at: number,
  pack: NumberWords,
): NumberReading | undefined {
  const here = wordAt(tokens, at);
  const small = pack.small[here];
  if (small !== undefined) return { value: small, to: at + 1 };
  const tens = pack.tens[here];
  if (tens === undefined) return undefined;
  let next = at + 1;
  if (pack.andInside) {
    if (wordAt(tokens, next) !== pack.and) return { value: tens, to: next };
    next += 1;
  } else if (tokens[next]?.t === "-") next += 1;
  // "Seventy-one in the spring": a hyphen always joins.
  const hyphened = tokens[next - 1]?.t === "-";
  const counted = !hyphened && isCounted(tokens, next);
  const unit = counted ? undefined : pack.small[wordAt(tokens, next)];
  return unit !== undefined && unit > 0 && unit < 10
    ? { value: tens + unit, to: next + 1 }
    : { value: tens, to: at + 1 };
}

/** The word at a token; "" for a number or a mark. */
export const wordAt = (tokens: readonly SpokenToken[], at: number): string =>
  tokens[at]?.kind === "word" ? tokens[at]!.t : "";
