import { isAsserted, SAME_THING } from "./alignment.ts";
import { type Check, type Context, report } from "./finding.ts";
import { isSameFinding } from "./lexicon.ts";
import { isSameLevel, type Level } from "./levels.ts";
import { cuesIn, quoteOf } from "./read.ts";
import { keysIn, type Statement } from "./statements.ts";
import { wordList } from "./word-lists.ts";

/** "Extrusão em L5-S1" in the conclusion, in L4-L5 in the findings. */
export const checkLevels: Check = (context) => {
  const { laudo, input, alignment } = context;
  return alignment.concluded.flatMap((one) =>
    one.levels.flatMap((level) => {
      const described = sameThing(context, one, level);
      const known = described.flatMap(({ levels }) => levels);
      if (known.length === 0 || known.some((other) => isSameLevel(level, other))) return [];
      if (isAbnormal(context, level) || isOfRange(context, one, level)) return [];
      const place = {
        start: laudo.tokens[level.from]!.start,
        end: laudo.tokens[level.to - 1]!.end,
      };
      const names = new Set(known.map(({ name }) => name));
      const [only] = known;
      return [
        report(
          input,
          "number_mismatch",
          place,
          "LEVEL_AGAINST_FINDINGS",
          { level: quoteOf(laudo, level.from, level.to) },
          names.size === 1 ? quoteOf(laudo, only!.from, only!.to) : null,
        ),
      ];
    }),
  );
};

/** Whether the findings describe this level in words that may mean the same. */
const isAbnormal = ({ laudo, alignment }: Context, level: Level): boolean =>
  alignment.described.some(
    ({ levels, observations, sentence, keys }) =>
      levels.some((other) => isSameLevel(level, other)) &&
      NORMAL.every((id) => cuesIn(laudo, id, sentence).length === 0) &&
      !observations.some(isAsserted) &&
      keys.size > FEW,
  );
/** "De L3-L4 a L5-S1" names the first and the last of several levels. */
const isOfRange = ({ laudo }: Context, { levels }: Statement, level: Level): boolean =>
  levels.some((other) => {
    const [first, last] = other.from < level.from ? [other, level] : [level, other];
    return last.from - first.to === 1 && RANGE.has(laudo.tokens[first.to]?.t ?? "");
  });
const RANGE = wordList("dash");
const NORMAL = ["normal", "neg", "post"];
const FEW = 2;

/** A statement is about the same thing if its score is within so much of the best one's. */
const MARGIN = 1.5;

/** The statements with levels that describe the finding next to a level of the conclusion. */
function sameThing({ alignment, laudo }: Context, one: Statement, level: Level): Statement[] {
  const findings = one.observations.filter((each) => isAsserted(each) && each.level > 0);
  const nearest = findings.findLast(({ to }) => to <= level.from) ?? findings[0];
  if (!nearest) return [];
  // A single vertebra beside a disc is a root or a place: "toca a raiz L5".
  const isRoot = !level.name.includes("-") && one.levels.some(({ name }) => name.includes("-"));
  if (isRoot) return [];
  const levelled = (alignment.matches.get(one) ?? []).filter(
    ({ statement, base }) => base >= SAME_THING && statement.levels.length > 0,
  );
  const best = Math.max(...levelled.map(({ base }) => base));
  const close = levelled.filter(({ base }) => base > best - MARGIN);
  const naming = (isName: (finding: string) => boolean): Statement[] =>
    close
      .map(({ statement }) => statement)
      .filter(({ observations }) =>
        observations.some((other) => isAsserted(other) && isName(other.finding)),
      );
  // "Protrusión L3-L4", where the findings of this level say "protrusión discal".
  const words = new Set(keysIn(laudo, nearest.from, nearest.to));
  const repeated = alignment.described.filter(
    ({ levels, keys }) =>
      levels.some((other) => isSameLevel(level, other)) && [...words].some((key) => keys.has(key)),
  );
  if (repeated.length > 0) return repeated;
  const exact = naming((finding) => finding === nearest.finding);
  // An extrusion is no bulge, where the findings describe both.
  return exact.length > 0 ? exact : naming((finding) => isSameFinding(finding, nearest.finding));
}
