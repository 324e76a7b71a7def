import type { NumberWords } from "./number-words.ts";

const UNITS = [
  "cero",
  "uno",
  "dos",
  "tres",
  "cuatro",
  "cinco",
  "seis",
  "siete",
  "ocho",
  "nueve",
  "diez",
  "once",
  "doce",
  "trece",
  "catorce",
  "quince",
  "dieciséis",
  "diecisiete",
  "dieciocho",
  "diecinueve",
  "veinte",
  "veintiuno",
  "veintidós",
  "veintitrés",
  "veinticuatro",
  "veinticinco",
  "veintiséis",
  "veintisiete",
  "veintiocho",
  "veintinueve",
];
const TENS = [
  "",
  "",
  "veinte",
  "treinta",
  "cuarenta",
  "cincuenta",
  "sesenta",
  "setenta",
  "ochenta",
  "noventa",
];
const HUNDREDS = [
  "",
  "ciento",
  "doscientos",
  "trescientos",
  "cuatrocientos",
  "quinientos",
  "seiscientos",
  "setecientos",
  "ochocientos",
  "novecientos",
];

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");
const small: Record<string, number> = { un: 1, una: 1, veintiun: 21, veintiuna: 21 };
UNITS.forEach((name, n) => (small[plain(name)] = n));
const tens: Record<string, number> = {};
TENS.forEach((name, n) => n > 2 && (tens[plain(name)] = n * 10));
const hundreds: Record<string, number> = { cien: 100 };
HUNDREDS.forEach((name, n) => {
  if (!name) return;
  hundreds[name] = n * 100;
  if (n > 1) hundreds[name.replace(/os$/, "as")] = n * 100;
});

function say(n: number): string {
  if (n < 30) return UNITS[n]!;
  if (n < 100) return TENS[Math.floor(n / 10)]! + (n % 10 ? ` y ${UNITS[n % 10]}` : "");
  if (n === 100) return "cien";
  if (n < 1000) return HUNDREDS[Math.floor(n / 100)]! + (n % 100 ? ` ${say(n % 100)}` : "");
  const head = n < 2000 ? "mil" : `${say(Math.floor(n / 1000))} mil`;
  return n % 1000 ? `${head} ${say(n % 1000)}` : head;
}

export const esNumbers: NumberWords = {
  small,
  tens,
  hundreds,
  thousand: ["mil"],
  million: ["millon", "millones"],
  hundred: [],
  and: "y",
  andInside: true,
  point: ["coma", "punto"],
  half: ["medio", "media"],
  articles: ["un", "una", "uno"],
  say,
};
