import { baseScore, isAsserted, type Rarity, rarityOf } from "./alignment.ts";
import { isSameFinding, isSameRegion } from "./lexicon.ts";
import type { Observation, Observed } from "./observations.ts";
import { cuesIn } from "./read.ts";
import { type Statement, statementsOf } from "./statements.ts";

/** What a part of a laudo asserts: a finding, or a statement whose words are in no table. */
export interface Claim {
  statement: Statement;
  observation: Observation | null;
}

/** A part of a laudo as the claims of the other part are compared with it. */
export interface Part {
  statements: readonly Statement[];
  claims: readonly Claim[];
  /** What it does not deny, of the past too. */
  asserted: readonly Observation[];
  denied: readonly Observation[];
  /** The beginnings of the words that it asserts, of those that it names at all. */
  keys: ReadonlySet<string>;
  named: ReadonlySet<string>;
  rarity: Rarity;
  /** Statements that say that their subject is normal. */
  normal: ReadonlySet<Statement>;
  /** Numbers that it writes with decimals. */
  decimals: ReadonlySet<string>;
  /** The organs that it measures. */
  measured: ReadonlySet<string>;
  /** Statements that no claim of the other part repeats. */
  open: readonly Statement[];
  /** For each statement the statements of the other part that are most like it. */
  rivals: ReadonlyMap<Statement, Rivals>;
  /** Whether it says that the whole examination is normal. */
  isNormal: boolean;
}

/** The best score of the other part's statements, whose it is, and the best of the others. */
export interface Rivals {
  best: number;
  by: Statement | null;
  second: number;
}

/** No score is lower. */
const NO_SCORE = -9;

function rivalsOf(part: Part, other: Part): Map<Statement, Rivals> {
  const claimed = other.statements.filter((one) => isClaimed(one, other));
  return new Map(
    part.statements
      .filter((one) => isClaimed(one, part))
      .map((one) => {
        const rivals: Rivals = { best: NO_SCORE, by: null, second: NO_SCORE };
        for (const rival of claimed) {
          const { base } = baseScore(rival, one, part.rarity);
          if (base > rivals.best)
            Object.assign(rivals, { best: base, by: rival, second: rivals.best });
          else if (base > rivals.second) rivals.second = base;
        }
        return [one, rivals];
      }),
  );
}

const isClaimed = (one: Statement, { normal }: Part): boolean => !normal.has(one);

export interface Parts {
  findings: Part;
  conclusion: Part;
  /** The beginnings of words of title, clinical information, comparison and order. */
  context: ReadonlySet<string>;
}

export function readParts(observed: Observed, order: Observed): Parts {
  return compareParts(
    readPart(observed, statementsOf(observed, ["findings"], "findings")),
    readPart(observed, statementsOf(observed, ["conclusion", "advice"], "findings")),
    new Set([
      ...keysOf(statementsOf(observed, ["title", "clinical", "comparison", "technique"])),
      ...keysOf(statementsOf(order, ["title", "findings", "clinical"])),
    ]),
  );
}

/** Finds what each part says that the other one does not. */
export const compareParts = (
  findings: Part,
  conclusion: Part,
  context: ReadonlySet<string>,
): Parts => ({
  findings: {
    ...findings,
    open: openIn(findings, conclusion),
    rivals: rivalsOf(findings, conclusion),
  },
  conclusion: {
    ...conclusion,
    open: openIn(conclusion, findings),
    rivals: rivalsOf(conclusion, findings),
  },
  context,
});

const keysOf = (statements: readonly Statement[]): string[] =>
  statements.flatMap(({ keys }) => [...keys]);

/** Reads the statements of a part, before it is compared. */
export function readPart(observed: Observed, statements: readonly Statement[]): Part {
  const all = statements.flatMap(({ observations }) => observations);
  const normal = new Set(statements.filter(({ isNormal }) => isNormal));
  return {
    statements,
    claims: statements.flatMap((one) => claimsOf(observed, one, normal.has(one))),
    asserted: all.filter(({ isDenied }) => !isDenied),
    denied: all.filter(({ isDenied }) => isDenied),
    keys: new Set(keysOf(statements)),
    named: new Set(statements.flatMap(({ named }) => [...named])),
    rarity: rarityOf(statements),
    normal,
    decimals: decimalsOf(observed, statements),
    measured: new Set(
      statements.flatMap(({ organs, measures }) => (measures.length > 0 ? [...organs] : [])),
    ),
    open: [],
    rivals: new Map(),
    isNormal: statements.some(
      ({ sentence }) => cuesIn(observed.laudo, "normal_exam", sentence).length > 0,
    ),
  };
}

function decimalsOf({ laudo }: Observed, statements: readonly Statement[]): Set<string> {
  const found = new Set<string>();
  for (const { from, to } of statements)
    for (const { t, kind } of laudo.tokens.slice(from, to))
      if (kind === "number" && /[.,]/.test(t)) found.add(t);
  return found;
}

const SAID_ELSEWHERE = ["recommend", "followup", "communicate", "no_followup"];

function claimsOf(observed: Observed, statement: Statement, isNormal: boolean): Claim[] {
  const { observations, sentence, keys } = statement;
  const seen = new Set<string>();
  const asserted = observations.filter((one) => {
    const name = `${one.finding} ${one.organ}`;
    const isNew = !seen.has(name) && isAsserted(one) && !isLabel(observed, one);
    seen.add(name);
    return isNew;
  });
  if (asserted.length > 0) return asserted.map((observation) => ({ statement, observation }));
  const isAdvice = SAID_ELSEWHERE.some((id) => cuesIn(observed.laudo, id, sentence).length > 0);
  const isPast = observations.some(({ isHistory }) => isHistory);
  if (isNormal || isAdvice || isPast || keys.size === 0) return [];
  return [{ statement, observation: null }];
}

/** "Nódulos:" alone in a line names what follows. */
const isLabel = ({ laudo }: Observed, { from, to, sentence }: Observation): boolean =>
  from - sentence.from <= 1 &&
  sentence.to - to <= MAX_LABEL_MARKS &&
  laudo.tokens.slice(to, sentence.to).every(({ kind }) => kind === "mark") &&
  laudo.tokens.slice(to, to + MAX_LABEL_MARKS).some(({ t }) => t === ":");
const MAX_LABEL_MARKS = 4;

/** The asserted statements that share no finding with the other part. */
const openIn = (part: Part, other: Part): Statement[] =>
  part.statements.filter(
    (one) =>
      !part.normal.has(one) &&
      one.keys.size > 0 &&
      !one.observations
        .filter(isAsserted)
        .some((a) =>
          other.asserted.some(
            (b) => isSameFinding(a.finding, b.finding) && isSameRegion(a.organ, b.organ),
          ),
        ),
  );
