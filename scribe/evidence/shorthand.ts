import type { Language } from "@relato/shared/domain/language.ts";

/** Words of a note that deny what they name, and shorthand that stands for a plain word; written for this project. */
const LABEL =
  /^(?:HD|CD|HDA|HF|HP|AP|EF|Imp|Conduta|Impressão|Hipótese(?: diagnóstica)?|Plano|Assessment|Impression|Plan|Dx|IDx|Impresión|Diagnóstico):\s*/u;

const PLAIN: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  "pt-BR": [
    [/hipertermia maligna/giu, "hipertermia"],
    [/(?<!\p{L})(?:afebril|apirétic[oa]|apirexia)(?!\p{L})/giu, "sem febre"],
    [/(?<!\p{L})eupn[eé]ic[oa](?!\p{L})/giu, "sem dispneia"],
    [/(?<!\p{L})anict[eé]ric[oa](?!\p{L})/giu, "sem icterícia"],
    [/(?<!\p{L})acian[oó]tic[oa](?!\p{L})/giu, "sem cianose"],
    [/(?<!\p{L})an[uú]ric[oa](?!\p{L})/giu, "sem urina"],
    [/(?<!\p{L})sedentári[oa](?!\p{L})|sedentarismo/giu, "sem exercício"],
    [/(?<!\p{L})DM\s?[12](?!\p{L})/gu, "diabetes"],
    [/(?<!\p{L})TFG(?!\p{L})/gu, "filtração renal"],
    [/(?<!\p{L})AP:/gu, "pulmão:"],
    [/(?<!\p{L})ACV:/gu, "coração:"],
    [/(?<!\p{L})TCE(?!\p{L})/gu, "trauma de cabeça"],
    [/(?<=(?:dor|palpação|região|contratura) )cervical/giu, "no pescoço"],
    [/no período noturno/giu, "de noite"],
    [/em queda(?! )|em queda (?=em|de|desde|frente|comparad)/giu, "em redução "],
    [/(?<=press(?:ão|ões)) intraocular(?:es)?/giu, ""],
    [/em dec[uú]bito(?: \p{L}+)?/giu, "quando deito deitado"],
    [/(?<!\p{L})à E(?=[\s.,;]|$)|(?<=\p{L}\s)E(?=[.,;]|$)/gu, "esquerda"],
    [/(?<!\p{L})à D(?=[\s.,;]|$)|(?<=\p{L}\s)D(?=[.,;]|$)/gu, "direita"],
  ],
  es: [
    [/hipertermia maligna/giu, "hipertermia"],
    [/(?<!\p{L})(?:afebril|apir[eé]tic[oa]|apirexia)(?!\p{L})/giu, "sin fiebre"],
    [/(?<!\p{L})eupn[eé]ic[oa](?!\p{L})/giu, "sin disnea"],
    [/(?<!\p{L})anict[eé]ric[oa](?!\p{L})/giu, "sin ictericia"],
    [/(?<!\p{L})acian[oó]tic[oa](?!\p{L})/giu, "sin cianosis"],
    [/(?<!\p{L})sedentari[oa](?!\p{L})|sedentarismo/giu, "sin ejercicio"],
    [/(?<!\p{L})DM\s?[12](?!\p{L})/gu, "diabetes"],
    [/(?<!\p{L})TCE(?!\p{L})/gu, "golpe en la cabeza"],
    [/(?<=(?:dolor|palpación|región|contractura) )cervical/giu, "de cuello"],
    [/(?<=presi(?:ón|ones)) intraocular(?:es)?/giu, ""],
    [/en dec[uú]bito(?: \p{L}+)?/giu, "acostado"],
  ],
  "en-US": [
    [/malignant hyperthermia/giu, "hyperthermia"],
    [/(?<!\p{L})afebrile(?!\p{L})/giu, "no fever"],
    [/(?<!\p{L})anicteric(?!\p{L})/giu, "no jaundice"],
    [/(?<!\p{L})acyanotic(?!\p{L})/giu, "no cyanosis"],
    [/(?<!\p{L})atraumatic(?!\p{L})/giu, "no trauma"],
    [/(?<!\p{L})sedentary(?!\p{L})/giu, "no exercise"],
    [/(?<!\p{L})(?:NKDA|NKA)(?!\p{L})/gu, "no allergies"],
    [/(?<!\p{L})T2?DM\s?2?(?!\p{L})/gu, "diabetes"],
    [/(?<!\p{L})LBP(?!\p{L})/gu, "low back pain"],
    [/(?<!\p{L})SOB(?!\p{L})/gu, "shortness of breath"],
    [/(?<!\p{L})radiation (?=down|to|into)/giu, "radiates "],
    [/(?<!\p{L})HCTZ(?!\p{L})/gu, "hydrochlorothiazide"],
    [/(?<!\p{L})SLR(?!\p{L})/gu, "straight leg raise"],
    [/intraocular (?=pressure)/giu, ""],
    [/(?<!\p{L})(?:supine|recumbent)(?!\p{L})/giu, "lying"],
  ],
};

/** A note's sentence with its shorthand spelt out, so that it reads as people speak. */
export const spellOut = (text: string, language: Language): string =>
  PLAIN[language].reduce(
    (out, [pattern, plain]) => out.replace(pattern, plain),
    text.replace(LABEL, (label) => (KEPT.test(label) ? label : "")),
  );
/** Labels that say whose or of what part it is. */
const KEPT = /^(?:HF|AP)/;
