import type { Language } from "@relato/shared/domain/language.ts";
import { contentWords, readSentence } from "../facts/read.ts";
import type { Fact, Kind } from "../facts/types.ts";
import { fold, stem } from "../language/text.ts";
import { fieldsOf, liesIn } from "./fields.ts";
import { spelt } from "./heading-short.ts";
import type { Place } from "./headings.ts";
import { mostOf } from "./missing.ts";
import type { Narrowing } from "./narrow.ts";
import { PART_OF } from "./parts.ts";
import { themeHit } from "./themes/themes.ts";

/** Kinds that one template often asks for as a whole and once more of one thing: "Plano" and "Plano de parto", "Exames" and "Audiometria". */
const GROUPS: readonly (readonly Kind[])[] = [
  ["plan", "advice", "followup", "prescription", "orders", "referral"],
  ["results", "imaging"],
  ["diagnosis"],
  ["sleep"],
];

/** Words that headings of these are made of, whatever the visit is about. */
const COMMON = new RegExp(
  `^(?:${[
    "plan|condu|manej|tratam|tratami|treat|terap|therap|orient|recom|instr|advi|consel|consej|educa|retorn|return|seguim|follow|control|acompan|encam|deriv|refer|interc|presc|receit|recet|medic|remed|farma|drug|ajust|mud[aeo]|progr|anest|cirur|cirug|quiru|surg|opera|nutri|fisio|rehab|reab|cambi|chang|adjus|step",
    "exam|estud|order|pedid|solic|lab|test|next|prox|sigui|pas[so]|visit|consul|cita|medida|measur|alarm|alert|sinai|sign|senal|warn|quando|cuand|when|volt|volv|procu|urgen|emerg|pront|socor|upa|atest|certif|combin|acord|agree|decis|decid|propos|propu|hoje|hoy|today|casa|home|alta|disch|famil|pais|padre|paren|mae|madre|mom|pacie|patie|cuida|care|geral|gener|inici|clini|caso|case|feit|hech|done|indic|uso|using",
    "sympt|sintom|queix|quej|sono|sueno|sleep|dorm|noite|night|noch|qualid|calid|quali|sched|rotin|rutin|padra|patro|patte|repou|desc|dia$|day|habit|film|placa",
    "resul|dado|dato|data|anter|previ|prior|past|recen|traz|traid|brou|imag|image|radio|compl|analis|prueb|prova|inves|works|worku|diagn|study|studi|review|revis|revie|serol|sangu|sangr|blood|urin|orina|func|funct|outr|otr[ao]s|other|demai|demas|atual|actua|curren|present|dispon|avail|report|laudo|numer|number|value",
    "hipot|hypoth|impre|assess|avali|evalu|valora|sinte|synth|concl|juici|juizo|formu|classi|clasi|provav|proba|princi|main|final|probl|work|differ|difer|nivel|level|grado|grau|esta[dg]|stag|sever|gravi|risc|riesg|risk|causa|causat|nexo|raciocin|razon|reason|decis|opini|parec|conce|motiv|objet|goal|meta|target|respos|respu|response|saude|salud|health|medico|doctor",
  ].join("|")})`,
);

/** Headings of tests that are of all of them whatever else they name: "Laboratório pré-operatório". */
const OF_ALL =
  /^(?:laborat\w*|exames|examenes|estudios|labs?|tests|results|resultados|serolog\w*|sorolog\w*)\b/;
/** What is looked for in those who feel nothing: of one thing, even where nothing asks for the rest. */
const SOUGHT = /\b(?:rastre\w*|screening|tamiz\w*)\b/;

/**
 * Narrows a heading of tests, thoughts or plans that names one thing, where another asks for the same as a whole: nothing
 * stands there but what names it too. A test that is named and was not had stays empty.
 */
export function settleSpecific(places: readonly Place[], language: Language): void {
  for (const group of GROUPS) {
    const asking = places.filter((place) => group.some((kind) => place.kinds.has(kind)));
    const isGeneral = (place: Place): boolean =>
      wordsOf(place, language).length === 0 ||
      (group.includes("results") && OF_ALL.test(fold(place.heading)));
    const general = asking.filter(isGeneral);
    for (const place of asking) {
      const sought = group.includes("results") && SOUGHT.test(fold(place.heading));
      if (!isAlone(place, group) || isGeneral(place)) continue;
      const asksToo = general.some((other) => other !== place && shares(place, other, group));
      if (!asksToo && !sought) continue;
      place.themes = place.themes.filter(({ id }) => !WIDE.includes(id));
      place.narrowings.push(naming(place, group, wordsOf(place, language)));
      if (group.includes("plan")) place.kinds.delete("diet");
    }
    const first = general.find((place) => place.kinds.has("plan"));
    if (group[0] === "plan" && !first) mostOf(general)?.kinds.add("plan");
  }
  const tested = places.some((p) => p.kinds.has("results") && !p.kinds.has("exam"));
  for (const place of places) {
    const kept =
      HOME.test(fold(place.heading)) && ["results", "measured"].some((k) => place.kinds.has(k));
    if (kept && places.some((p) => p !== place && p.kinds.has("results")))
      place.narrowings.push(measuredAtHome);
    // "Fundo de olho" takes no blood test, "Benefícios e documentos" nothing else of life.
    const words = wordsOf(place, language);
    const looked = ["exam", "results"].every((kind) => place.kinds.has(kind));
    if (looked && tested && place.themes.length > 0 && words.length > 0)
      place.narrowings.push(naming(place, ["results", "imaging"], words));
    if (place.themes.length === 1 && OF_LIFE.includes(place.themes[0]!.id))
      place.narrowings.push(naming(place, ["social", "exposure", "functional", "habits"], words));
  }
  for (const place of places)
    if (place.themes.some(({ id }) => id === "scores") && wordsOf(place, language).length > 0)
      place.narrowings.push(
        naming(place, ["exam", "results", "mental", "mentalExam"], wordsOf(place, language)),
      );
}

/** Single things of how one lives, that most visits do not speak of. */
const OF_LIFE = "driving pets transport money legal faith protection migration bullying gear".split(
  " ",
);

/** Whether a heading asks for nothing but what its group does. */
const isAlone = (place: Place, group: readonly Kind[]): boolean =>
  [...place.kinds].every((kind) => [...group, "diet", "obgyn", "procedure"].includes(kind as Kind));

/** Of plans any general one takes what a narrow one leaves; of tests one that asks for the same. */
const shares = (place: Place, other: Place, group: readonly Kind[]): boolean =>
  (group[0] === "plan" && (other.kinds.has("plan") || other.kinds.size > 1)) ||
  (group[0] !== "plan" &&
    group.some(
      (kind) => other.kinds.has(kind) && (place.kinds.has(kind) || other.kinds.has(group[0]!)),
    ));

/** What a heading names beside the words of its kind; empty when it is general, or all its words say no more. */
function wordsOf(place: Place, language: Language): string[] {
  const parts = fold(spelt(place.heading))
    .split(/\s*(?:[,/+&;]|\b(?:e|y|and)\b)\s*/)
    .filter(Boolean);
  const named = parts.map((part) => {
    const { tokens } = readSentence(part, language);
    const words = contentWords(tokens, language)
      .map(fold)
      .filter((word) => word.length > 2);
    return { words, own: words.filter((word) => !COMMON.test(word)) };
  });
  // "Jejum e orientações" gives all the orders too.
  if (named.some(({ words, own }) => words.length > 0 && own.length === 0)) return [];
  return named.flatMap(({ own }) => own);
}

const HOME =
  /\b(?:home|casa|domicili\w+|domestic\w+|log|diary|diario|self.?monitor\w*|automonitor\w*)\b/;
/** What is kept at home is not what the doctor reads out. */
const measuredAtHome: Narrowing = {
  kinds: ["results", "imaging"],
  strict: false,
  fits: (fact: Fact) => (fact.part === "exam" && !HOME.test(fold(fact.text)) ? "no" : "open"),
};

/** Themes told of too much to tell one thing by. */
const WIDE = ["prep", "sleepiness"];

const naming = (place: Place, kinds: readonly Kind[], words: readonly string[]): Narrowing => {
  const stems = new Set(words.map(stem));
  const fields = fieldsOf(fold(spelt(place.heading)));
  const themes = place.themes.filter(
    ({ id, asks }) =>
      !WIDE.includes(id) &&
      (!kinds.includes("plan") || asks.some((kind) => PART_OF[kind] === "plan")),
  );
  return {
    kinds,
    strict: true,
    fits: (fact: Fact) =>
      [...stems].some((one) => fact.stems.has(one)) ||
      [...place.headConcepts].some((id) => !COMMON.test(id) && fact.concepts.has(id)) ||
      (place.kinds.has("imaging") && fact.kinds.has("imaging") && liesIn(fact.concepts, fields)) ||
      themeHit(fact, themes)?.hit === 1
        ? "yes"
        : "no",
  };
};
