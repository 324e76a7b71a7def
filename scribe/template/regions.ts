import type { Fact } from "../facts/types.ts";
import { fold } from "../language/text.ts";

/** Regions of an examination, by the terms that speak of them. */
const REGION_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    vital:
      "blood pressure, heart rate, respiratory rate, saturation, temperature, weight, height, bmi, waist",
    chest: "auscultation, heart, lung, chest",
    abdomen: "abdomen, groin, flank",
    head: "oropharynx, throat, mouth, otoscopy, ear, nose, neck, mucosa",
    eye: "eyes exam, eye, red eye",
    skin: "skin exam, skin, skin lesion, rash",
    neuro: "neuro exam",
    limb: "ortho exam, shoulder, arm, elbow, wrist, hand, finger, hip, thigh, knee, leg, ankle, foot, back, radius, femur, perfusion, edema",
    gyn: "gyn exam, uterus",
    breast: "breast",
    fetal: "fetal exam, fetal movement",
    genital: "testicle, prostate",
    mental: "mental state",
  }).flatMap(([region, terms]) => terms.split(", ").map((term) => [term, region])),
);

const HEADINGS: readonly (readonly [RegExp, string])[] = [
  [
    /locomotor|\bpes?\b|\bpies?\b|\bfoot\b|\bfeet\b|tornozel|tobill|ankle|joelho|rodilla|\bknee|ombro|hombro|shoulder|quadril|cadera|\bhip\b|musc[uo]|osteo|articul|joint|sacroil|extremi|membros|coluna|columna|spine|orthop|ortop/,
    "limb",
  ],
  [/cardi|corac|corazon|pulm|respirat|torax|torac|ausculta|lung|heart|chest/, "chest"],
  [/abdom|digest/, "abdomen"],
  [/neuro|pares cran|cranial/, "neuro"],
  [
    /otosc|ouvid|oido|\bears?\b|otorr|orofar|garganta|throat|nariz|\bnose|rinosc|\bent\b|heent|pescoco|cuello|\bneck|\boral|bucal/,
    "head",
  ],
  [
    /oftalm|ophthal|ocular|olho|\bojo|\beye|biomic|fundo|fondo de|retin|cornea|conjuntiv|conjunctiv|palpebr|parpad|eyelid|pupil|gonioscop|acuidade|agudeza|acuity/,
    "eye",
  ],
  [/derm|\bpele|\bpiel|skin|lesao|lesoes|lesion/, "skin"],
  [/mama|breast/, "breast"],
  [/especul|toque|pelvic|colposcop|vulv|ginecol|gynec|\bgyn\b|vagin|pelvis/, "gyn"],
  [/obstet|fetal|uterin/, "fetal"],
  [/genit|\burolog|prostat|retal|rectal/, "genital"],
];

/** Regions so small that their heading stands for nothing else, told by the words of a finding. */
const SMALL: Readonly<Record<string, RegExp>> = {
  nail: /\b(?:unhas?|unhal|ungueal|ungueais|ungueales|unas?|nails?|toenails?|fingernails?)\b/,
  hair: /\b(?:couro cabeludo|cuero cabelludo|cabel\w+|scalp|hair\w*)\b/,
  nodes: /\b(?:linfon\w+|gangli\w+|adenopat\w+|adenomegal\w+|inguas?|lymph\w*|nodes)\b/,
};

const SEEN = /\b(?:camera|camara|video|tela|pantalla|screen|teleconsulta)\b/;

/** Regions that no other finding may stand in for. */
const INTIMATE = ["breast", "gyn", "fetal", "genital"];

/** The regions that a heading of an examination names; empty for the whole body. */
export function regionsOfHeading(
  heading: string,
  concepts: ReadonlySet<string> = new Set(),
): Set<string> {
  const folded = fold(heading);
  // What is seen through a camera is no one region.
  if (SEEN.test(folded)) return new Set();
  const named = HEADINGS.filter(([pattern]) => pattern.test(folded)).map(([, region]) => region);
  const termed = [...concepts].flatMap((id) => REGION_OF[id] ?? []).filter((r) => r !== "vital");
  const small = Object.keys(SMALL).filter((region) => SMALL[region]!.test(folded));
  return new Set(small.length > 0 ? small : [...named, ...termed]);
}

/** Whether a heading is of a region that no other finding may stand in for. */
export const isIntimate = (regions: ReadonlySet<string>): boolean =>
  [...regions].some((region) => INTIMATE.includes(region));

/** Whether a finding belongs to a region: yes, no, or it names none. A head is examined by who looks at nerves and at skin. */
export function regionFits(fact: Fact, regions: ReadonlySet<string>): "yes" | "no" | "open" {
  if (/\b(?:uterin\w+|fetal|feto|bcf|fundal|fetus)\b/.test(fold(fact.text)))
    return regions.has("fetal") ? "yes" : "no";
  const small = [...regions].filter((region) => region in SMALL);
  if (small.length > 0)
    return small.some((region) => SMALL[region]!.test(fold(fact.text))) ? "yes" : "no";
  const found = new Set([...fact.concepts].flatMap((id) => REGION_OF[id] ?? []));
  if (found.size === 0) return "open";
  // Pupils and the fundus are examined by who looks at nerves.
  if (found.has("eye") && regions.has("neuro")) return "yes";
  return [...found].some((region) => regions.has(region)) ? "yes" : "no";
}

/** Whether a heading is of one region only because of the doctor's own field ("Exame ortopédico"): it may stand for all. */
export const standsForAll = (heading: string, regions: ReadonlySet<string>): boolean =>
  /\b(?:exam|explorac)/.test(fold(heading)) &&
  ![...regions].some((r) => r === "neuro" || r in SMALL || (INTIMATE.includes(r) && r !== "fetal"));
