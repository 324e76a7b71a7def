import type { NumberWords } from "./number-words.ts";

const UNITS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

const small: Record<string, number> = { a: 1 };
UNITS.forEach((name, n) => (small[name] = n));
const tens: Record<string, number> = {};
TENS.forEach((name, n) => name && (tens[name] = n * 10));

function say(n: number): string {
  if (n < 20) return UNITS[n]!;
  if (n < 100) return TENS[Math.floor(n / 10)]! + (n % 10 ? `-${UNITS[n % 10]}` : "");
  if (n < 1000) return `${UNITS[Math.floor(n / 100)]} hundred${n % 100 ? ` ${say(n % 100)}` : ""}`;
  const rest = n % 1000;
  return `${say(Math.floor(n / 1000))} thousand${rest ? ` ${say(rest)}` : ""}`;
}

export const enNumbers: NumberWords = {
  small,
  tens,
  hundreds: {},
  thousand: ["thousand"],
  million: ["million"],
  hundred: ["hundred"],
  and: "and",
  andInside: false,
  point: ["point"],
  zeros: ["oh", "o"],
  half: ["half"],
  articles: ["a", "one"],
  say,
};
