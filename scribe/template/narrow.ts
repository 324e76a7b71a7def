import type { Fact, Kind } from "../facts/types.ts";
import { fold } from "../language/text.ts";

/** What a heading takes and what it leaves, among facts of the kinds that it asks for: "Tobacco" takes no wine. */
export interface Narrowing {
  kinds: readonly Kind[];
  /** What it takes stands there before any wider heading. */
  strict: boolean;
  /** yes: the heading names just this; no: it is about something else; open: the fact does not say. */
  fits(fact: Fact): "yes" | "no" | "open";
}

const ids = (text: string): ReadonlySet<string> => new Set(text.split(", "));

/** Facets of one kind: a heading that names some of them takes no fact that names only others. */
interface Facet {
  heading: RegExp;
  concepts: ReadonlySet<string>;
}
interface Group {
  kinds: readonly Kind[];
  /** Only what names one of the heading's own facets; silence is a no. */
  strict: boolean;
  /** A heading that says one of these is general after all. */
  general?: RegExp;
  facets: readonly Facet[];
}

const GROUPS: readonly Group[] = [
  {
    kinds: ["habits", "exercise", "diet", "sleep", "social"],
    strict: false,
    general: /habit|lifestyle|estilo|rotina|rutina|condic/,
    facets: [
      {
        heading: /\b(?:fum|cigar|tabac|tabag|tabaq|tobac|smok|vape)/,
        concepts: ids("smoking"),
      },
      {
        heading: /\b(?:beb|alco|alcoh|etilis|drink)/,
        concepts: ids("alcohol"),
      },
      {
        heading: /\b(?:drog|substanc|sustanc|toxic|vicio|consum|maconha|drug use|recreational)/,
        concepts: ids("smoking, alcohol, drugs use, caffeine"),
      },
      {
        heading:
          /\b(?:exerci|ejerci|esport|deport|fitness|treino|atividade|activida|moviment|movimient|movement|workout|physical activ)/,
        concepts: ids("exercise"),
      },
      {
        heading: /\b(?:aliment|comid|diet\w*|eating|food|nutri|refeic)/,
        concepts: ids("food, breastfeeding, formula, supplement, appetite loss"),
      },
      { heading: /\b(?:pantall|telas?\b|screen)/, concepts: ids("screen") },
      { heading: /\bcaf(?:e\b|eina|feine)|coffee/, concepts: ids("caffeine") },
      {
        heading: /\b(?:sono|sueno|sleep|descans)/,
        concepts: ids("sleep, snoring, apnea, insomnia"),
      },
      {
        heading:
          /\b(?:trabalh|trabaj|empreg|emple|profiss|profes|ocupac|occupa|work|job|funcao e|laboral|puesto|cargo)/,
        concepts: ids("work"),
      },
      {
        heading: /\b(?:escola|escuela|school|creche|guarder|daycare)/,
        concepts: ids("work, development"),
      },
      {
        heading:
          /\b(?:mora\b|lar\b|casa\b|hogar|vivienda|moradia|home|ambiente|entorno|environment|apoyo|apoio|support|domicil|living|household|vive\b|mora\b|quem|quien|lives?\b)/,
        concepts: ids("home, marital, housing, pets, sibling, travel, sun, violence"),
      },
    ],
  },
  {
    kinds: ["obgyn", "perinatal", "contraception", "sexual"],
    strict: false,
    general: /gineco-?obst|ginecologic\w* [eya]\w* obst|gyn/,
    facets: [
      {
        heading:
          /\b(?:menstru|ciclos?\b|periods?\b|regras?\b|reglas?\b|\bdum\b|\bfum\b|\blmp\b|menarca|menarqui|fur\b)/,
        concepts: ids(
          "menstruation, heavy menses, menopause, amenorrhea, menstrual pain, hot flashes",
        ),
      },
      {
        heading: /\b(?:gesta|obstet|gravid|embaraz|pregnan|parto|cesar|abort|paridad|ob\b)/,
        concepts: ids(
          "pregnancy, birth, cesarean, curettage, birth history, prematurity, gestational diabetes, preeclampsia, menstruation, fetal movement, contractions",
        ),
      },
      {
        heading:
          /\b(?:movimentos? feta|movimientos? feta|fetal movement|contrac[co]|perdas\b|perdidas\b)/,
        concepts: ids("fetal movement, contractions, bleeding, blood, vaginal discharge"),
      },
      {
        heading: /\b(?:sexual|parceir|parej|partner|contracep|anticoncep|birth control)/,
        concepts: ids(
          "sexual activity, contraception, partner, husband, iud, dyspareunia, low libido",
        ),
      },
    ],
  },
  {
    kinds: ["symptoms", "hpi", "complaint", "diet"],
    strict: true,
    facets: [
      {
        heading:
          /\b(?:sintomas|queixas|quejas|symptoms) (?:respirat|pulmon)|\brespiratory symptoms/,
        concepts: ids(
          "cough, sputum, hemoptysis, dyspnea, orthopnea, pnd, wheeze, nasal congestion, runny nose, sneezing, chest pain",
        ),
      },
      {
        heading:
          /\b(?:sintomas|queixas|quejas|symptoms) (?:digest|gastro|abdom)|\b(?:gi|digestive) symptoms/,
        concepts: ids(
          "abdominal pain, nausea, vomiting, diarrhea, constipation, blood in stool, mucus, heartburn, bloating, appetite loss, dysphagia, stools, jaundice",
        ),
      },
      {
        heading:
          /\b(?:moviment|movimient|movement)\w* (?:fetal|d[eo]l? beb)|\bfetal (?:movement|activity)/,
        concepts: ids("fetal movement"),
      },
      {
        heading: /\b(?:sintomas|queixas|quejas|symptoms) neuro|\bneurologic\w* symptoms/,
        concepts: ids(
          "headache, dizziness, syncope, weakness, numbness, tremor, seizure, speech disorder, diplopia, confusion, memory loss, photophobia, aura",
        ),
      },
      {
        heading: /\b(?:elimina|xixi|coco\b|popo\b|poop|esfincter|sphincter)/,
        concepts: ids(
          "stools, diarrhea, constipation, blood in stool, mucus, diaper, urine, polyuria, urinary frequency, dysuria, incontinence",
        ),
      },
      {
        heading: /\b(?:intestin|evacua|bowel|deposic)/,
        concepts: ids("stools, diarrhea, constipation, blood in stool, mucus, bloating"),
      },
      {
        heading: /\b(?:diures|urinar|urina\b|urine\b|orina\b|miccion|miccao|bladder|voiding)/,
        concepts: ids(
          "urine, polyuria, urinary frequency, dysuria, nocturia, incontinence, weak stream, urgency, retention, hematuria",
        ),
      },
    ],
  },
  {
    kinds: ["pmh", "symptoms", "hpi", "habits", "social"],
    strict: true,
    facets: [
      {
        heading:
          /\b(?:(?:saude|salud) (?:bucal|oral|dental)|dentes|dientes|teeth|dental|oral health)\b/,
        concepts: ids("dental"),
      },
    ],
  },
];

/** Signs that a doctor asks for to rule out danger. */
const ALARM = ids(
  "bleeding, blood, blood in stool, hematemesis, melena, hemoptysis, hematuria, weight loss, fever, night sweats, dysphagia, syncope, numbness, weakness, incontinence, retention, seizure, speech disorder, diplopia, confusion, suicidal ideation, jaundice, chest pain, dyspnea, bone pain, postcoital bleeding, anemia",
);
/** A heading of danger signs in the history: what was asked to rule them out. */
export const alarmSigns: Narrowing = {
  kinds: ["symptoms", "hpi", "complaint"],
  strict: true,
  fits: (fact) =>
    !fact.opening &&
    [...ALARM, ...(fact.reply === "denied" ? ["stools", "urine"] : [])].some((id) =>
      fact.concepts.has(id),
    )
      ? "yes"
      : "no",
};

/** How one looks and what one can do, and no finding of a place. */
export const generalState: Narrowing = {
  kinds: ["exam", "vitals"],
  strict: false,
  fits: ({ concepts }) => (concepts.has("general state") ? "yes" : "no"),
};

/** "Plan nutricional" beside other headings of the plan: what is to be eaten. */
export const nutrition: Narrowing = {
  kinds: [
    "plan",
    "advice",
    "prescription",
    "orders",
    "referral",
    "followup",
    "warning",
    "certificate",
    "activity",
    "diagnosis",
  ],
  strict: true,
  fits: (fact) =>
    ["food", "breastfeeding", "formula", "supplement"].some((id) => fact.concepts.has(id)) &&
    !fact.kinds.has("prescription")
      ? "yes"
      : "no",
};

/** Narrows by what is said: a score by its name, an aim by the words of aims. */
const bySaying = (kinds: readonly Kind[], said: RegExp): Narrowing => ({
  kinds,
  strict: true,
  fits: (fact) => (said.test(saidIn(fact)) ? "yes" : "no"),
});

/** "Metas" beside another heading of the plan: what is to be reached. */
export const goals: Narrowing = bySaying(
  nutrition.kinds,
  /\b(?:metas?|objetivos?|goals?|alvos?|targets?|aims?|chegar a|llegar a|alcanc\w+|reach|recuperar|get back to|voltar a|volver a|baixar para|bajar a|get (?:it|you|that) (?:to|under|below)|under \d|abaixo de|por debajo de|below \d)\b/,
);

/** Headings of one score or one look at the whole, which the rest of the examination is none of. */
const SCORES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:ecog|karnofsky|performance status|\bpps\b|zubrod)/,
    /\b(?:ecog|karnofsky|performance|pps|zubrod)\b/,
  ],
  [/\b(?:glasgow|gcs)\b/, /\b(?:glasgow|gcs)\b/],
  [/\bapgar\b/, /\bapgar\b/],
  [/\bphq\b|\bgad\b|\bphq.?9|\bgad.?7/, /\b(?:phq|gad)\b|\bphq.?9|\bgad.?7/],
  [/\bmmse\b|mini.?mental|\bmoca\b/, /\b(?:mmse|mini.?mental|moca|minicog)\b/],
  [
    /\bwomac\b|\bdash\b|\boswestry\b|\bhaq\b|\bdas.?28\b|\bcdai\b/,
    /\b(?:womac|dash|oswestry|haq|das.?28|cdai)\b/,
  ],
  [/\bepds\b|\bedinb\w+|\bedimb\w+/, /\b(?:epds|edinb\w+|edimb\w+)\b/],
  [/\byesavage\b|\bgds\b/, /\b(?:yesavage|gds)\b/],
  [/\bepworth\b/, /\b(?:epworth|sleepiness sc\w+)\b/],
  [/\b(?:katz|lawton|barthel)\b/, /\b(?:katz|lawton|barthel)\b/],
  [/\b(?:audit|assist|cage|fagerstrom)\b/, /\b(?:audit|assist|cage|fagerstrom)\b/],
  [
    /\bm-?chat\b|\bsnap\b|\bdenver\b|\basq\b|\bvanderbilt\b/,
    /\b(?:m-?chat|snap|denver|asq|vanderbilt)\b/,
  ],
  [/\bnyha\b/, /\b(?:nyha|classe|clase|class)\b/],
];

/** What a treatment does to the patient, beside another heading of symptoms. */
export const toxicity: Narrowing = bySaying(
  ["symptoms", "hpi", "complaint", "mental", "sleep"],
  /\b(?:quimio\w*|chemo\w*|infus\w+|ciclo|cycle|remedi\w+|medica[cmt]\w+|comprimid\w+|pastill\w+|pills?|tratament\w+|tratamient\w+|treatment|efeitos?|efectos?|side effects?|aplicac\w+)\b/,
);

const TOXIC = ids(
  "nausea, vomiting, diarrhea, constipation, mouth, numbness, tingling, hair loss, nail change, fever, rash, fatigue, mucus, dysphagia, skin lesion",
);
/** What a cycle does, whether the drug is named or not. */
export const toxicityOfChemo: Narrowing = {
  ...toxicity,
  fits: (fact) =>
    [...TOXIC].some((id) => fact.concepts.has(id)) && !fact.opening ? "yes" : toxicity.fits(fact),
};

const DONE =
  /\b(?:procedim\w+|procedure\w*|retir\w+|sutur\w+|infiltr\w+|cauteri\w+|biops\w+|dren\w+|anestesi\w+|anesthe\w+|pontos|puntos|stitch\w*|shave|punch|inje\w+|inyec\w+|inject\w+|excis\w+|extra\w+|gesso|yeso|splint|cast|tala|ferula|curativo|manobra|maniobra|lavag\w+|aplic\w+|debrid\w*|desbrid\w*|curet\w*|ellipse|elipse|margem|margen|margins?|lidocain\w*|xylocain\w*|cultur\w*|lamina|bisturi|blade|scalpel|nitrog\w+|clean(?:ed)? out|take (?:the )?\w+ (?:down|off|out)|trim\w*|numb (?:it|you))\b/;
/** "Procedimentos" beside another heading of the plan: what was done or will be. */
export const procedures: Narrowing = {
  kinds: nutrition.kinds,
  strict: true,
  fits: (fact) => (DONE.test(fold(fact.text)) ? "yes" : "no"),
};

const TRIGGERS =
  /\b(?:gatilh|desencaden|trigger|fatores? de (?:piora|melhora)|factores? (?:de|que)|o que (?:piora|melhora)|que (?:empeora|mejora)|makes? it (?:worse|better)|piora e|melhora e)/;
const TRIGGERED =
  /\b(?:piora|pioram|agrava|empeora|empeoran|worse|worsens|desencade\w+|dispar\w+|puxa|detona|gatilh\w+|trigger\w*|provoca|melhora|alivia|alivio|mejora|better (?:with|when|if)|relie\w+|sets? it off|brings? it on)\b/;

const ACCIDENTS = /\b(?:acident|accident|work injur|workplace injur)/;
const HURT =
  /\b(?:acident|accident|injur|machuc|cort(?:ei|ou|e\b)|queim|quem(?:e|o)\b|burn|cut (?:my|his|her)|fractur|fratur|golpe|cai\b|caiu|cayo|fell|lastim|pontos|puntos|stitch|afastad|afastamento|cat\b)/;

/** How a heading narrows what it takes; `named` are the tests that it names ("Mamografía y citología"). */
export function narrowingsOf(
  heading: string,
  kinds: ReadonlySet<string>,
  named: { chosen: ReadonlySet<string>; all: ReadonlySet<string> },
): Narrowing[] {
  const folded = fold(heading);
  const narrowings: Narrowing[] = [];
  for (const group of GROUPS) {
    const facets = group.facets.filter((facet) => facet.heading.test(folded));
    if (facets.length === 0 || group.general?.test(folded)) continue;
    // "Sintomas respiratórios" where nothing else tells the course is told all of it.
    if (group.strict && kinds.has("hpi")) continue;
    const chosen = new Set(facets.flatMap((facet) => [...facet.concepts]));
    const all = group.strict
      ? undefined
      : new Set(group.facets.flatMap((facet) => [...facet.concepts]));
    narrowings.push(byConcepts(group.kinds, chosen, all));
  }
  if (named.chosen.size > 0 && (kinds.has("results") || kinds.has("imaging")))
    narrowings.push(byConcepts(["results", "imaging"], named.chosen, named.all));
  for (const [named, said] of SCORES)
    if (named.test(folded))
      narrowings.push(
        bySaying(
          [
            "exam",
            "functional",
            "mental",
            "mentalExam",
            "results",
            "symptoms",
            "hpi",
            "meds",
            "pastmeds",
            "vaccines",
          ],
          said,
        ),
      );
  if (ACCIDENTS.test(folded) && (kinds.has("pmh") || !kinds.has("mechanism")))
    narrowings.push({
      kinds: ["hpi", "symptoms", "complaint", "mechanism", "pmh", "social", "falls", "surgeries"],
      strict: true,
      fits: (fact) => (HURT.test(saidIn(fact)) && !fact.opening ? "yes" : "no"),
    });
  if (TRIGGERS.test(folded))
    narrowings.push({
      kinds: ["hpi", "symptoms", "complaint", "exposure", "habits", "diet"],
      strict: true,
      fits: (fact) => (TRIGGERED.test(saidIn(fact)) ? "yes" : "no"),
    });
  return narrowings;
}

/** Takes what names one of the concepts; without `all`, nothing else. */
export function byConcepts(
  kinds: readonly Kind[],
  chosen: ReadonlySet<string>,
  all: ReadonlySet<string> | undefined,
): Narrowing {
  return {
    kinds,
    strict: all === undefined,
    fits: (fact) => {
      if ([...chosen].some((id) => fact.concepts.has(id))) return "yes";
      return all && ![...all].some((id) => fact.concepts.has(id)) ? "open" : "no";
    },
  };
}

/** The fact's words with those of the question that it answers, folded. */
export const saidIn = (fact: Fact): string =>
  fold(`${fact.text} ${fact.sources.map((s) => s.turn.text.slice(s.start, s.end)).join(" ")}`);
