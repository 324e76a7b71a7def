import type { Language } from "@relato/shared/domain/language.ts";

const PAIR = /(?<![\d.,])\d{2,3}[x/]\d{2,3}(?!\d|[.,]\d)(?: ?mmHg)?/;
const NAMED =
  /(?:(?:a |o |la |el |su |sua |your |the )*(?:pressão(?: arterial)?|presión(?: arterial)?|tensión(?: arterial)?|blood pressure|pressure|PA|BP|TA))\s*(?:(?:is|was|está|esta|é|es|de|em|en|of|at|:|deu|dio|hoje|hoy|today)\s*)*(?=\d{2,3}[x/]\d)/iu;
const LEAD =
  /^(?:(?:it's|it is|está|esta|é|es|deu|dio|is|hoje|hoy|agora|ahora)\s+)+(?=\d{2,3}[x/]\d)/iu;

const SAID = /(?:pressão|presión|tensión|pressure)/iu;

/** A pressure with its name and unit: "Está 140x90" and "Your blood pressure is 140x90" are "PA 140x90 mmHg". */
export function namePressure(text: string, language: Language): string {
  const pair = PAIR.exec(text);
  if (!pair || !isPressure(pair[0])) return text;
  const name = language === "en-US" ? "BP" : "PA";
  if (!NAMED.test(text) && SAID.test(text.slice(0, pair.index)))
    return text.replace(PAIR, (value) => (value.endsWith("mmHg") ? value : `${value} mmHg`));
  const bare = NAMED.test(text)
    ? text.replace(NAMED, `${name} `)
    : text.replace(LEAD, "").replace(PAIR, `${name} $&`);
  return bare.replace(PAIR, (value) => (value.endsWith("mmHg") ? value : `${value} mmHg`));
}

/** A sight of 20/30 is no pressure. */
function isPressure(pair: string): boolean {
  const [above, below] = pair.split(/[x/]/).map((part) => Number.parseInt(part, 10));
  return above! > below! && above! >= 50;
}
