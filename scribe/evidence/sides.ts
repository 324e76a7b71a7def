import type { Reason } from "@relato/shared/domain/document.ts";
import { stem, tokenise } from "../language/text.ts";
import type { Testimony } from "./claims.ts";
import type { Heard } from "./heard.ts";
import { meet, saysWell, sitesIn } from "./sites.ts";
import { around, type Clause, nearest, type Note } from "./sentence.ts";
import { saying } from "./where.ts";

const EVEN =
  /\b(?:simetric\w*|symmetric\w*|normal|normais|normales|preservad\w*|intact|equal|iguais|iguales|5\/5)\b/;
const ONLY = /\b(?:apenas|somente|so|unilateral\w*|solo|solamente|only)\b/;
const BOTH = /\b(?:bilateral\w*|ambos|ambas|both|dos dois lados|de ambos)\b/;
/** A side that was looked at and found well. */
const WELL =
  /\b(?:nem tanto|nada|normal|negativ\w*|nao|no|sem|sin|nothing|not|fine|clear|limp\w*|livre|bom|boa|good|ausente\w*|diminu\w*|reduzid\w*|absent|decreased)\b/;

/** A side in the note that the talk gives to the other side, or to both. */
export function checkSides(note: Note, testimony: Testimony): Reason[] {
  for (const clause of note.clauses) {
    const reason =
      checkClause(clause, testimony) ??
      checkNearest(clause, testimony) ??
      checkMost(clause, testimony) ??
      (note.clauses.length === 1 ? checkMeasured(note, testimony) : undefined);
    if (reason) return [reason];
  }
  return [];
}

/** "Nódulo de 1,8 cm à esquerda", when the sentence that holds the 1.8 speaks of the right. */
function checkMeasured({ whole, numbers }: Note, testimony: Testimony): Reason | undefined {
  const { left, right, read } = whole;
  if (left === right || BOTH.test(read.folded)) return undefined;
  const [wanted, other] = left ? (["left", "right"] as const) : (["right", "left"] as const);
  const telling = [...numbers]
    .filter((value) => !Number.isInteger(value) || value >= 40)
    .flatMap((value) => saying(value, testimony.heard));
  return telling.length > 0 && telling.every((h) => h[other] && !h[wanted] && !h.both)
    ? { kind: "laterality", detail: wanted }
    : undefined;
}

/** The one sentence that speaks most of the clause's thing names the other side and not this one. */
function checkNearest(clause: Clause, testimony: Testimony): Reason | undefined {
  const { left, right, read } = clause;
  if (left === right || BOTH.test(read.folded) || WELL.test(read.folded)) return undefined;
  const wanted = left ? "left" : "right";
  const other = left ? "right" : "left";
  const told = nearest(withoutSides(clause), testimony).filter(
    ({ at }) => isSaid(testimony.heard[at]!, testimony) && !testimony.heard[at]!.warns,
  );
  const best = told[0];
  if (!best || best.score < 2 || (told[1]?.score ?? 0) >= best.score) return undefined;
  const heard = testimony.heard[best.at]!;
  return heard[other] && !heard[wanted] && !heard.both
    ? { kind: "laterality", detail: wanted }
    : undefined;
}

const MOST =
  /\b(?:predomin\w*|principal\w*|sobretudo|sobre todo|pior|peor|worse|worst|mainly|mostly|maior|mayor|primarily|mais (?:a|na|no) |mais intens\w+|more (?:on|in))\b/;
const LITTLE =
  /\b(?:pouco|pouquinho|poquito|poco|raro|raramente|rara vez|as vezes|a veces|de vez em quando|de vez en cuando|so quando|menos|a little|a bit|sometimes|rarely|now and then|once in a while|not as (?:bad|much)|less)\b/;

const SIDE = "(esquerd|izquierd|left|direit|derech|right)";
const MOST_OF = new RegExp(
  `\\b(?:mais|mas|sobretudo|sobre todo|principalmente|especially|mostly|mainly|pior|peor|worse|predomin\\w+)(?: (?:a|o|la|el|the|no|na|do|da|en|em|in|on|del|de|lado|side|mao|perna|mano|pierna|que|tudo|todo)){0,4} ${SIDE}|${SIDE}\\w*(?: (?:one|side|mao|perna|mano|pierna|lado|hand|leg))?(?: (?:e|es|is))? (?:more|worse|mais|pior|mas|peor)\\b`,
);

/** Which side a text calls the worse one: "principalmente a direita", "the right more than the left". */
function mostOf(folded: string): "left" | "right" | undefined {
  const match = MOST_OF.exec(folded);
  const side = match?.[1] ?? match?.[2];
  if (!side) return undefined;
  return /^(?:esquerd|izquierd|left)/.test(side) ? "left" : "right";
}

/** "Predominante à esquerda", of what the talk puts there "só às vezes" and on the other side first. */
function checkMost({ left, right, read }: Clause, { heard }: Testimony): Reason | undefined {
  if (left === right || !MOST.test(read.folded)) return undefined;
  const [wanted, other] = left ? (["left", "right"] as const) : (["right", "left"] as const);
  const most = heard
    .filter((h) => !h.sentence.asks)
    .map((h) => mostOf(h.sentence.folded))
    .filter((s) => s !== undefined);
  if (most.length > 0 && most.every((side) => side === other))
    return { kind: "laterality", detail: wanted };
  const sided = heard.filter((h) => !h.sentence.asks && h.left !== h.right);
  const little = (h: Heard): boolean => LITTLE.test(h.sentence.folded);
  const minor = sided.find((h) => h[wanted] && little(h));
  if (!minor || sided.some((h) => h[wanted] && MOST.test(h.sentence.folded))) return undefined;
  const turn = minor.sentence.turn.i;
  const major = sided.some((h) => h[other] && !little(h) && h.sentence.turn.i === turn);
  return major ? { kind: "laterality", detail: wanted } : undefined;
}

const YES = /^(?:yes|yep|yeah|yup|right|sim|si|foi|isso|exato|aham|uhum|claro|aja|asi es)\b/;

/** Told, or asked and answered with a yes: "Da outra vez foi o direito, né?" "Foi." */
const isSaid = (h: Heard, { heard }: Testimony): boolean =>
  !h.sentence.asks || YES.test(heard[heard.indexOf(h) + 1]?.sentence.folded ?? "");

function checkClause(clause: Clause, testimony: Testimony): Reason | undefined {
  const { left, right, read } = clause;
  const both = BOTH.test(read.folded);
  if ((left === right && !both) || (both && EVEN.test(read.folded))) return undefined;
  const wanted = left ? "left" : "right";
  const spoken = testimony.heard.some((h) => h[wanted] || (h.both && !ONLY.test(read.folded)));
  if (!both && !spoken) return { kind: "laterality", detail: wanted };
  const other = left ? "right" : "left";
  const affirmed = testimony.heard.some(
    (h) => (h[wanted] || h.both) && (h.sentence.asks || !isSideWell(h, wanted, testimony)),
  );
  if (!both && !affirmed && !WELL.test(read.folded) && testimony.heard.some((h) => h[other]))
    return { kind: "laterality", detail: wanted };
  const own = withoutSides(clause);
  const ranked = nearest(own, testimony);
  const best = ranked[0]?.score ?? 0;
  const windowsFrom = (least: number): Heard[] =>
    ranked.filter((r) => r.score >= least).flatMap(({ at }) => around(at, testimony));
  const close = windowsFrom(Math.max(Math.min(0.8, best), best / 2));
  const windows = close.some((h) => h.left !== h.right || h.both)
    ? close
    : windowsFrom(Math.min(0.8, best));
  const opposed = windows.filter((h) => h.left && h.right && !h.both && isSaid(h, testimony));
  const apart = opposed.map((h) => sideNear(h.sentence.folded, own)).filter((s) => s !== undefined);
  if (!both && apart.length > 0 && apart.every((s) => s !== wanted) && !WELL.test(read.folded))
    return { kind: "laterality", detail: wanted };
  const ofKin = read.mentions.some((m) => m.concept.type === "kin");
  const sites = sitesIn(read.folded);
  const elsewhere = (h: Heard): boolean => {
    const named = sitesIn(h.plain);
    return sites.size > 0 && named.size > 0 && !meet(sites, named);
  };
  const all = windows.filter(
    (h) =>
      (h.left !== h.right || h.both) &&
      isSaid(h, testimony) &&
      (ofKin || !h.owned.every((o) => o.other)),
  );
  const there = all.filter((h) => !elsewhere(h));
  const sided = there.length > 0 ? there : all;
  if (sided.length === 0) return undefined;
  if (both)
    return sided.some((h) => h.both || (h.left && h.right)) ||
      (sided.some((h) => h.left) && sided.some((h) => h.right))
      ? undefined
      : { kind: "laterality", detail: "both" };
  const denies = WELL.test(read.folded);
  const supports = sided.filter((h) => h[wanted] && (denies || !isWell(h, testimony)));
  if (supports.length > 0) return undefined;
  const twoSided = sided.some((h) => h.both);
  if (twoSided && !ONLY.test(read.folded) && !sided.some((h) => h.left !== h.right))
    return undefined;
  return { kind: "laterality", detail: wanted };
}

const OPERATED = /\b(?:oper\w+|cirurg\w+|cirug\w+|surger\w+|replac\w+|protes\w+)\b/;

/** "Wheeze on the left; right side clear": the side that the sentence's own part about the finding names. */
function sideNear(folded: string, own: Clause): "left" | "right" | undefined {
  for (const part of folded.split(/[;,.]|\b(?:mas|pero|but|and|e|y)\b/)) {
    const words = tokenise(part);
    const meant =
      words.some((w) => w.kind === "word" && w.t.length > 3 && own.stems.has(stem(w.t))) ||
      (OPERATED.test(part) && own.read.mentions.some((m) => m.concept.type === "procedure"));
    const left = /esquerd|izquierd|left/.test(part);
    if (meant && left !== /direit|derech|right/.test(part)) return left ? "left" : "right";
  }
  return undefined;
}

/** The one side is said to be well, whatever is said of the other beside it ("à direita pus; a esquerda tá livre"). */
function isSideWell(heard: Heard, side: "left" | "right", testimony: Testimony): boolean {
  const names = side === "left" ? /esquerd|izquierd|left/ : /direit|derech|right/;
  const parts = heard.plain.split(/[,;.]|\b(?:mas|pero|but)\b/).filter((part) => names.test(part));
  return (
    (parts.length > 0 && parts.every((part) => WELL.test(part) && saysWell(part))) ||
    isWell(heard, testimony)
  );
}

/** Said to be well, in the sentence itself or in the short one after it ("Agora pra esquerda. Nada."). */
function isWell(heard: Testimony["heard"][number], { heard: all }: Testimony): boolean {
  const sided = heard.plain.split(/[,;]/).filter((part) => SIDES.test(part));
  if (sided.length > 0 && sided.every((part) => WELL.test(part) && saysWell(part))) return true;
  const next = all[all.indexOf(heard) + 1];
  return (
    next !== undefined &&
    next.sentence.turn.i === heard.sentence.turn.i &&
    next.sentence.tokens.length <= 3 &&
    BARE_WELL.test(next.plain) &&
    WELL.test(next.plain)
  );
}

const BARE_WELL =
  /^(?:nada|normal|negativ\w*|limp\w+|nothing|fine|clear|sem alterac\w*|nem tanto)\b/;
const SIDES = /esquerd|direit|izquierd|derech|left|right/;
const SIDE_WORD = /^(?:esquerd|direit|izquierd|derech|left|right|bilateral|sided?$)/;

const withoutSides = (clause: Clause): Clause => ({
  ...clause,
  stems: new Set([...clause.stems].filter((s) => !SIDE_WORD.test(s))),
});
