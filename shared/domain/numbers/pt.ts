import type { NumberWords } from "./number-words.ts";

const UNITS = [
  "zero",
  "um",
  "dois",
  "três",
  "quatro",
  "cinco",
  "seis",
  "sete",
  "oito",
  "nove",
  "dez",
  "onze",
  "doze",
  "treze",
  "catorze",
  "quinze",
  "dezesseis",
  "dezessete",
  "dezoito",
  "dezenove",
];
const TENS = [
  "",
  "",
  "vinte",
  "trinta",
  "quarenta",
  "cinquenta",
  "sessenta",
  "setenta",
  "oitenta",
  "noventa",
];
const HUNDREDS = [
  "",
  "cento",
  "duzentos",
  "trezentos",
  "quatrocentos",
  "quinhentos",
  "seiscentos",
  "setecentos",
  "oitocentos",
  "novecentos",
];

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");
const small: Record<string, number> = { uma: 1, duas: 2, quatorze: 14 };
UNITS.forEach((name, n) => (small[plain(name)] = n));
const tens: Record<string, number> = {};
TENS.forEach((name, n) => name && (tens[plain(name)] = n * 10));
const hundreds: Record<string, number> = { cem: 100 };
HUNDREDS.forEach((name, n) => {
  if (!name) return;
  hundreds[name] = n * 100;
  if (n > 1) hundreds[name.replace(/os$/, "as")] = n * 100;
});

function say(n: number): string {
  if (n < 20) return UNITS[n]!;
  if (n < 100) return TENS[Math.floor(n / 10)]! + (n % 10 ? ` e ${UNITS[n % 10]}` : "");
  if (n === 100) return "cem";
  if (n < 1000) return HUNDREDS[Math.floor(n / 100)]! + (n % 100 ? ` e ${say(n % 100)}` : "");
  const head = n < 2000 ? "mil" : `${say(Math.floor(n / 1000))} mil`;
  const rest = n % 1000;
  if (rest === 0) return head;
  return rest < 100 || rest % 100 === 0 ? `${head} e ${say(rest)}` : `${head} ${say(rest)}`;
}

export const ptNumbers: NumberWords = {
  small,
  tens,
  hundreds,
  thousand: ["mil"],
  million: ["milhao", "milhoes"],
  hundred: [],
  and: "e",
  andInside: true,
  point: ["virgula", "ponto"],
  half: ["meio", "meia"],
  articles: ["um", "uma"],
  say,
};
