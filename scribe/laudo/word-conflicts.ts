import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { isAsserted } from "./alignment.ts";
import { isSame } from "./compared.ts";
import { type Context, report } from "./finding.ts";
import { placeOf, words } from "./observation-place.ts";
import { keysIn, type Statement } from "./statements.ts";

/** So many words, and such a share of the statement's words, must be denied. */
const [FEWEST, SHARE] = [2, 0.5];

/**
 * Finds statements of the conclusion whose words the findings only deny: "não há defeitos
 * transitórios de perfusão", then "defeito transitório de perfusão". For words in no table.
 */
export function findWordConflicts({ parts, laudo, input }: Context): LintFinding[] {
  const { findings, conclusion } = parts;
  const places = new Set(laudo.organs.flatMap(({ from, to }) => keysIn(laudo, from, to)));
  return conclusion.statements.flatMap((one) => {
    const isClaim = one.sentence.section === "conclusion" && !one.isNormal && !one.isHistory;
    const isHedged = one.observations.some((each) => isAsserted(each) && each.isHedged);
    const isDescribed = one.observations.some(
      (each) =>
        isAsserted(each) &&
        findings.asserted.some((other) => other.level >= 1 && isSame(each, other)),
    );
    if (
      !isClaim ||
      isHedged ||
      isDescribed ||
      !findings.statements.some((other) => denies(other, one))
    )
      return [];
    const own = contentOf(one);
    if (own.filter((key) => findings.keys.has(key)).length > own.length * (1 - SHARE)) return [];
    const place = placeOf({ laudo }, one);
    return [report(input, "negation_conflict", place, "DENIED_IN_FINDINGS", words({ laudo }, one))];
  });

  /** The words that do not say where. */
  function contentOf({ keys }: Statement): string[] {
    return [...keys].filter((key) => !places.has(key));
  }

  function denies(other: Statement, one: Statement): boolean {
    const own = contentOf(one);
    const shared = own.filter(
      (key) => other.named.has(key) && !other.keys.has(key) && !findings.keys.has(key),
    );
    return shared.length >= FEWEST && shared.length >= own.length * SHARE;
  }
}
