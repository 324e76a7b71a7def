import type { Reason } from "@relato/shared/domain/document.ts";
import type { Testimony } from "./claims.ts";
import type { Note } from "./sentence.ts";

/**
 * Findings of an examination that a model likes to add, folded, three languages: how a note names them, and how a talk
 * may have (its own word included). Written for this project.
 */
const SIGNS: readonly (readonly [RegExp, RegExp])[] = [
  ...[
    "murphy",
    "homans",
    "blumberg",
    "giordano",
    "kernig",
    "brudzinski",
    "babinski",
    "romberg",
    "lasegue",
    "phalen",
    "tinel",
    "spurling",
    "rovsing",
    "mcburney",
    "hoffmann",
    "trendelenburg",
    "finkelstein",
    "neer",
    "hawkins",
    "jobe",
    "faber",
    "thomas",
    "ottawa",
    "dix-hallpike",
    "nikolsky",
    "chvostek",
    "trousseau",
    "quincke",
  ]
    .filter((name) => name !== "ottawa")
    .map((name): readonly [RegExp, RegExp] => [new RegExp(`\\b${name}\\b`), new RegExp(name)]),
  [
    /(?<!sem |sin |without |no |nega |s\/ )\b(?:estertor\w*|crepitantes|crepitac\w* (?:em|pulm)\w*|crackles|rales)\b/,
    /estertor|crepita|crackle|rales|barulh|ruid|secrec|encharc|agua/,
  ],
  [/\b(?:roncos|rhonchi|roncus)\b/, /ronc|rhonch|chia|barulh|ruid/],
  [
    /(?<!sem |sin |without |no |nega |niega |denies |s\/ )\b(?:sibilos?|sibilanci\w*|sibilantes|wheez\w*)\b/,
    /sibil|wheez|chi[ae]|chill|silb|piad|whistl|barulh|ruid|ronc/,
  ],
  [
    /\b(?:rigidez de nuca|nuca rigida|nuchal rigidity|neck stiffness|stiff neck|rigidez nucal)\b/,
    /nuca|pescoco|cuello|neck/,
  ],
  [/\b(?:papiledema|papilledema)\b/, /papil|fundo|fondo|fundus/],
  [/\b(?:nistagmo|nystagmus)\b/, /nist|nyst|tremend/],
  [
    /\b(?:turgencia|estase jugular|ingurgitac\w*|jvd|jugular)\b/,
    /jugul|veia|vena|vein|pescoco|neck|cuello/,
  ],
  [
    /\b(?:esplenomegalia|hepatoesplenomegalia|splenomegaly)\b/,
    /baco|bazo|spleen|figado|higado|liver|viscer|massa|masa/,
  ],
  [
    /\b(?:linfonod\w*|linfadenopat\w*|lymphaden\w*|lymph nodes?|adenopat\w*|linfonodomegalia)\b/,
    /lingua|ingua|ganglio|linfonod|caroc|lymph|gland|node|bola|bulto|adenop/,
  ],
  [
    /\b(?:petequia\w*|petechiae|purpura\w*)\b/,
    /petequ|petech|purpur|pintinh|mancha|spot|roxo|morad/,
  ],
  [/\b(?:hiperreflexia|hyperreflexia|clonus)\b/, /reflex|clonus/],
  [/\b(?:hemiparesia|hemiparesis|hemiplegia)\b/, /forca|fuerza|weak|strength|braco|lado|paralis/],
  [/\b(?:asterixis|flapping)\b/, /asterix|flap|tremor/],
  [/\b(?:baqueteamento|hipocratismo|clubbing|acropaquia)\b/, /baquet|unha|dedo|club|acrop/],
  [/\b(?:atrofia|atrophy)\b/, /atrof|atroph|afin|magr|flac|shrunk|thin/],
  [/\b(?:ascite|ascitis|ascites)\b/, /ascit|agua|liquido|barriga|panza|belly|fluid/],
];

/** A sign that neither the talk's own word nor a plain one for it was said of; what one is only warned of is not found. */
export function checkSigns(note: Note, testimony: Testimony): Reason[] {
  for (const [sign, said] of SIGNS) {
    const match = sign.exec(note.folded);
    if (!match) continue;
    const told = testimony.heard.some((h) => !h.warns && said.test(h.sentence.folded));
    if (!told) return [{ kind: "foreign", detail: match[0] }];
  }
  return [];
}
