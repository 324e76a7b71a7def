import type { Reason } from "@relato/shared/domain/document.ts";
import { once } from "../language/once.ts";
import { stem, tokenise } from "../language/text.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import type { Clause, Note } from "./sentence.ts";
import { keyOf, withoutAdverbs } from "./words.ts";

type Side = "left" | "right";

/** Parts of the body that there are two of, as notes and people name them, folded, three languages. */
const SITES: readonly (readonly [string, RegExp])[] = [
  [
    "eye",
    /\b(?:olhos?|ojos?|eyes?|vistas?|cornea|conjuntiva|retina|orbita\w*|orbitari[oa]s?|retro-?orbit\w+|periorbit\w+|palpebra\w*|parpado\w*|eyelid|ocular\w*|pupila)\b/,
  ],
  [
    "ear",
    /\b(?:ouvidos?|orelhas?|oidos?|orejas?|ears?|timpan\w+|tympanic|eardrum|drum|auricular|conduto|conducto|otit\w+|otalgia)\b/,
  ],
  [
    "foot",
    /\b(?:pes?|pies?|foot|feet|dedao|dedinho|halux|hallux|toes?|tornozelos?|tobillos?|ankles?|calcanh\w+|talon|heel|plantar|pododactil\w+|maleolo)\b/,
  ],
  ["knee", /\b(?:joelhos?|rodillas?|knees?|patela|menisc\w+)\b/],
  ["hip", /\b(?:quadril|quadris|caderas?|hips?|virilha|ingle|groin|inguina\w*|femur)\b/],
  [
    "leg",
    /\b(?:pernas?|piernas?|legs?|panturrilhas?|pantorrillas?|calf|calves|canelas?|shins?|coxas?|muslos?|thighs?|tibia|batata da perna|membro inferior|poplite\w+|poplit\w+|femoral|safena|trombose|trombosis|thrombosis|clot|dvt|tvp)\b/,
  ],
  [
    "hand",
    /\b(?:maos?|manos?|hands?|punhos?|munecas?|wrists?|polegar\w*|pulgar\w*|thumbs?|dedos? da mao|fingers?|indicador|unha\w*|metacarp\w+)\b/,
  ],
  [
    "arm",
    /\b(?:bracos?|brazos?|arms?|antebraco|antebrazo|forearm|cotovelos?|codos?|elbows?|membro superior)\b/,
  ],
  [
    "shoulder",
    /\b(?:ombros?|hombros?|shoulders?|clavicula|escapul\w+|scapul\w+|manguito|supraespin\w+|rotator)\b/,
  ],
  [
    "breast",
    /\b(?:mamas?|seios?|senos?|breasts?|peitos?|mamari[oa]s?|mastit\w+|axilas?|armpits?)\b/,
  ],
  ["flank", /\b(?:flancos?|flanks?|rins?|rim|rinon\w*|kidneys?|renal|lombar|ureter)\b/],
  [
    "lung",
    /\b(?:bases?|pulm\w+|lungs?|apice|apex|hemitorax|crepit\w+|crackles|sibil\w+|wheez\w+|murmur\w+|estertor\w*)\b/,
  ],
  [
    "belly",
    /\b(?:fossa|fosa|iliac[oa]|quadrant\w*|cuadrante|hipocondrio|anexo|anexial|ovari\w+|ovary|adnexa\w*)\b/,
  ],
  ["trunk", /\b(?:torax|hemitorax|costelas?|costillas?|ribs?|intercostal|dorso|toracic[oa])\b/],
  [
    "half",
    /\b(?:hemicorpo|hemicuerpo|hemiparesi\w+|hemiplegi\w+|(?:lado|side) (?:\w+ )?(?:do corpo|del cuerpo|of (?:the|his|her) body)|paralisia|paralisis|derrame|avc|stroke)\b/,
  ],
  ["brain", /\b(?:hipocamp\w+|hippocamp\w+|hemisfer\w+|lobo|lobe|cerebr\w+|brain)\b/],
  [
    "face",
    /\b(?:bochechas?|mejillas?|cheeks?|face|rosto|cara|mandibula|jaw|sobrancelha|narina|nostril|seio maxilar)\b/,
  ],
  [
    "head",
    /\b(?:cabeca|cabeza|head|hemicran\w*|temporal|tempora|sien|temple|cefaleia|cefalea|headaches?|enxaqueca|migran\w+|migraine)\b/,
  ],
];
/** Sites that lie on one limb: to name the one is near enough to the other. */
const NEAR: Readonly<Record<string, readonly string[]>> = {
  foot: ["leg"],
  leg: ["foot", "knee"],
  knee: ["leg"],
  hand: ["arm"],
  arm: ["hand", "shoulder"],
  shoulder: ["arm"],
  head: ["eye", "face"],
  eye: ["head"],
  face: ["head"],
};
/** Whose parts are told apart: a bad knee says nothing of the calf. */
const LIMBS = new Set(["leg", "foot", "knee", "hand", "arm", "shoulder"]);
const LEFT = /\b(?:esquerd\w*|izquierd\w*|left)\b/;
const RIGHT =
  /\b(?:direit[oa]s?|derech[oa]s?|right)(?! (?:now|away|after|before|there|here|in the|about|,? (?:mr|mrs|ms)))\b/;
const BOTH =
  /\b(?:bilateral\w*|ambos|ambas|both|(?:[nd]?os|[nd]?as|los|las) (?:dois|duas|dos)(?! (?:centim|mili|dias|semanas|anos|mes))|dos lados)\b/;
const WELL =
  /\b(?:normal|nada|livre|libre|limp\w*|clear|fine|good|ok|okay|bem|bien|bom|boa|buen[oa]?|zerad\w*|sem|sin|no|nao|not|without|negativ\w*|nunca|never|all right|ficou bom|quedo bien|preservad\w*|intact\w*|inteir\w*|antig[oa]|velh[oa])\b/;
const PAST =
  /\b(?:ja|ya|da outra vez|la otra vez|outra vez|last time|ano passado|ano pasado|last (?:year|month|spring|summer|fall|winter)|anos atras|years? ago|(?:ha|hace|faz|tem) \w+ anos|em (?:19|20)\d\d|en (?:19|20)\d\d|in (?:19|20)\d\d|dois mil|dos mil|two thousand|operei|operou|operaron|tirei|quebrei|quebrou|fraturei|had|broke|was|foi|fue|era|tive|teve|tuve|tuvo|antes|before|used to|previous\w*|quando era|cuando era|when i was|other side|passou)\b/;
const PAST_NOTE =
  /\b(?:previ[oa]\w*|antecedente\w*|ant(?:es|erior\w*)|prior|previous\w*|history|historia|historico|em (?:19|20)\d\d|en (?:19|20)\d\d|in (?:19|20)\d\d|ha \w+ anos|hace \w+ anos|years? ago|operad\w*|cirurgia|cirugia|surgery|ectomia|ectomy|resolvid\w*|curad\w*|cicatriz\w*|scar|ano passado|ano pasado|last year|marco|abril)\b/;
const YES = /^(?:yes|yep|yeah|yup|right|sim|si|foi|isso|exato|aham|uhum|claro|aja|asi es|e)\b/;

/** "A direita, normal": said by itself of the side just named. */
const BARE_WELL =
  /^\s*(?:(?:e|y|and|tudo|todo|all|esta|ta|is|muito|bem) )*(?:normal|livre|libre|limp[oa]|clear|fine|good|nada|bem|bien|negativ[oa]|preservad[oa]|sem alterac\w+|sin alterac\w+|inteir[oa]|zerad[oa])\s*$/;
/** What does not work is not well: "casi no oye". */
const FAILS =
  /\b(?:casi |quase )?(?:nao|no|not|can't|doesn't|barely|mal)(?: \w+)? (?:oye|oigo|ve|veo|ouve|ouco|escut\w+|enxerg\w+|vejo|mex\w+|muev\w+|dobr\w+|hear|see|move|bend|works?)\b/g;

/** Whether a text says that what it names is well, or was long ago. */
export const saysWell = (text: string): boolean => WELL.test(text.replace(FAILS, " "));

/** The paired parts of the body that a folded text names. */
export const sitesIn = (text: string): Set<string> =>
  new Set(SITES.filter(([, pattern]) => pattern.test(text)).map(([site]) => site));
const sideIn = (text: string): Side | undefined => {
  const left = LEFT.test(text);
  return left === RIGHT.test(text) || BOTH.test(text) ? undefined : left ? "left" : "right";
};
/** Whether two lists of sites have one in common, or two of one limb. */
export const meet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].some((site) => b.has(site) || NEAR[site]?.some((n) => b.has(n)));

interface Vote {
  side: Side;
  /** Empty for whatever was spoken of. */
  sites: Set<string>;
  past: boolean;
  keys: Set<string>;
}

/** "Dor no quadril direito", when all that the talk tells of a hip, now and ill, is on its left. */
export function checkSites(note: Note, testimony: Testimony): Reason[] {
  if (note.assertions.some((a) => a.relative)) return [];
  for (const { read } of note.clauses) {
    const side = sideIn(read.folded);
    const sites = sitesIn(read.folded);
    if (!side || sites.size === 0 || WELL.test(read.folded)) continue;
    const all = votesFor(sites, testimony);
    const exact = [...sites].some((site) => LIMBS.has(site))
      ? all.filter((v) => isOfVery(v, sites))
      : [];
    const votes = exact.length > 0 ? exact : all;
    const keys = findingsOf(read);
    const meant = votes.filter((v) => [...keys].some((k) => v.keys.has(k)));
    const past = PAST_NOTE.test(read.folded);
    const now = past ? votes : votes.filter((v) => !v.past);
    const against = (some: readonly Vote[]): boolean =>
      some.length > 0 && some.every((v) => v.side !== side);
    if (against(votes) || (!past && (against(now) || against(meant.filter((v) => !v.past)))))
      return [{ kind: "laterality", detail: side }];
  }
  return [];
}

/** Of the very part, and not of one beside it. */
const isOfVery = (vote: Vote, sites: ReadonlySet<string>): boolean =>
  vote.sites.size === 0 || [...vote.sites].some((site) => sites.has(site));

/** The sides that the talk gives to something wrong at these sites. */
function votesFor(sites: ReadonlySet<string>, { heard }: Testimony): Vote[] {
  // "De que lado pegou?" "O esquerdo.": of whatever it is.
  return votesIn(heard).filter((vote) => vote.sites.size === 0 || meet(vote.sites, sites));
}

const votesIn = once((heard: readonly Heard[]): Vote[] => {
  const votes: Vote[] = [];
  for (const [at, h] of heard.entries()) {
    const { sentence, warns } = h;
    const plain = withoutAdverbs(h.plain);
    if (warns || h.owned.every((o) => o.other)) continue;
    if (sentence.asks && !YES.test(heard[at + 1]?.sentence.folded ?? "")) continue;
    if (!LEFT.test(plain) && !RIGHT.test(plain)) continue;
    const own = sitesIn(plain);
    let last = own.size > 0 ? new Set<string>() : sitesBefore(h, at, heard);
    const parts = plain.split(/[,;.:]|\s(?:mas|pero|but|e|y|and)\s/);
    for (const [nth, part] of parts.entries()) {
      const here = sitesIn(part);
      if (here.size > 0) last = here;
      const side = sideIn(part);
      if (!side || BARE_WELL.test(parts[nth + 1] ?? "")) continue;
      if (saysWell(part.replace(/^\s*(?:nao|no),?\s/, ""))) continue;
      const meant = last.size > 0 ? last : own;
      votes.push({ side, sites: meant, past: PAST.test(plain), keys: h.keys });
    }
  }
  return votes;
});

/** "Qual pé?" "O esquerdo.": the sites of the question, or of what was told just before. */
function sitesBefore(h: Heard, at: number, heard: readonly Heard[]): Set<string> {
  for (const before of heard.slice(Math.max(0, at - 4), at).reverse()) {
    if (h.sentence.turn.i - before.sentence.turn.i > 2) break;
    const sites = sitesIn(before.plain);
    if (sites.size > 0) return sites;
  }
  return new Set();
}

/** The words of a note's clause that name neither a side nor a site. */
const findingsOf = ({ folded }: Clause["read"]): Set<string> =>
  new Set(
    tokenise(folded)
      .filter(
        ({ kind, t }) =>
          kind === "word" &&
          t.length > 4 &&
          !/^(?:sided?s?|lados?|lateral\w*)$/.test(t) &&
          !LEFT.test(t) &&
          !RIGHT.test(t) &&
          sitesIn(t).size === 0,
      )
      .map(({ t }) => keyOf(stem(t))),
  );

/** "Left wrist swollen, right wrist only tender", of which the talk has the contrary in one sentence. */
export function checkSwappedSides(note: Note, { heard }: Testimony): Reason[] {
  if (!LEFT.test(note.folded) || !RIGHT.test(note.folded)) return [];
  const parts = partsOf(note.folded);
  const left = parts.find((p) => p.side === "left");
  const right = parts.find((p) => p.side === "right");
  if (!left || !right || parts.length !== 2) return [];
  for (const h of heard) {
    if (h.sentence.asks || !LEFT.test(h.plain) || !RIGHT.test(h.plain)) continue;
    const told = partsOf(h.plain);
    const toldLeft = told.find((p) => p.side === "left");
    const toldRight = told.find((p) => p.side === "right");
    if (!toldLeft || !toldRight) continue;
    const straight = shared(left, toldLeft, toldRight) + shared(right, toldRight, toldLeft);
    const crossed = shared(left, toldRight, toldLeft) + shared(right, toldLeft, toldRight);
    if (crossed > 0 && straight === 0) return [{ kind: "laterality", detail: "left, right" }];
  }
  return [];
}

interface Part {
  side: Side;
  keys: Set<string>;
}

const partsOf = (text: string): Part[] =>
  text.split(/[,;.:]|\s(?:e|y|and|mas|pero|but)\s/).reduce<Part[]>((parts, text) => {
    const side = sideIn(text);
    const keys = tokenise(text)
      .filter(
        (t) =>
          t.kind !== "mark" &&
          (t.kind === "number" || t.t.length > 3) &&
          !LEFT.test(t.t) &&
          !RIGHT.test(t.t),
      )
      .map((t) => (t.kind === "number" ? t.t : keyOf(stem(t.t))));
    const last = parts.at(-1);
    if (side && side !== last?.side) parts.push({ side, keys: new Set(keys) });
    else if (last) for (const key of keys) last.keys.add(key);
    return parts;
  }, []);

/** The words of a part that its like has and the other side's does not. */
const shared = (part: Part, like: Part, unlike: Part): number =>
  [...part.keys].filter((k) => like.keys.has(k) && !unlike.keys.has(k)).length;
