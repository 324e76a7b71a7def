import { ageOn } from "@relato/shared/domain/birth-date.ts";
import type { LaudoToLint, LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { alignStatements } from "./alignment.ts";
import { checkAge } from "./check-age.ts";
import { checkAssessments } from "./check-assessments.ts";
import { checkCategories } from "./check-categories.ts";
import { checkCommunication } from "./check-communication.ts";
import { checkConclusion } from "./check-conclusion.ts";
import { checkContainment } from "./check-containment.ts";
import { checkContradictions } from "./check-contradictions.ts";
import { checkCounts } from "./check-counts.ts";
import { checkDegrees } from "./check-degrees.ts";
import { checkFollowUp } from "./check-follow-up.ts";
import { checkFreeSpaces } from "./check-free-spaces.ts";
import { checkGestation } from "./check-gestation.ts";
import { checkGrades } from "./check-grades.ts";
import { checkJoints } from "./check-joints.ts";
import { checkLeftovers } from "./check-leftovers.ts";
import { checkLevels } from "./check-levels.ts";
import { checkLists } from "./check-lists.ts";
import { checkNamedNumbers } from "./check-named-numbers.ts";
import { checkNumberMeanings } from "./check-number-meanings.ts";
import { checkNumbers } from "./check-numbers.ts";
import { checkPatientName } from "./check-patient.ts";
import { checkRads } from "./check-rads.ts";
import { checkRegion } from "./check-region.ts";
import { checkRhythms } from "./check-rhythms.ts";
import { checkSex } from "./check-sex.ts";
import { checkSides } from "./check-sides.ts";
import { checkSizes } from "./check-sizes.ts";
import { checkStates } from "./check-states.ts";
import { checkTransposed } from "./check-transposed.ts";
import { checkVolumes } from "./check-volumes.ts";
import { readParts } from "./claims.ts";
import type { Check } from "./finding.ts";
import { isFunctional } from "./is-functional.ts";
import { observe, orderedSubject } from "./observations.ts";
import { type ReadLaudo, readLaudo } from "./read.ts";

const CHECKS: readonly Check[] = [
  checkLeftovers,
  checkPatientName,
  checkRegion,
  checkJoints,
  checkAge,
  checkGestation,
  checkSex,
  checkSides,
  checkSizes,
  checkVolumes,
  checkLists,
  checkContainment,
  checkNumbers,
  checkNamedNumbers,
  checkNumberMeanings,
  checkTransposed,
  checkCategories,
  checkLevels,
  checkGrades,
  checkDegrees,
  checkCounts,
  checkConclusion,
  checkRhythms,
  checkContradictions,
  checkFreeSpaces,
  checkStates,
  checkCommunication,
  checkFollowUp,
  checkRads,
  checkAssessments,
];

/**
 * Finds contradictions and omissions of a laudo, in the order of the text. Deterministic, linear in
 * the length of the text.
 */
export function lintLaudo(laudo: LaudoToLint): LintFinding[] {
  const input = { ...laudo, text: laudo.text.normalize("NFC") };
  const read = readLaudo(input.text, input.locale);
  const order = observe(readLaudo(input.order.slice(0, MAX_ORDER), input.locale));
  const observed = observe(read, orderedSubject(order));
  const context = {
    input,
    ...observed,
    order,
    alignment: alignStatements(observed, order),
    parts: readParts(observed, order),
    isSmall: isOfChild(input, read),
    isFunctional: isFunctional(read),
  };
  const found = new Map(
    CHECKS.flatMap((check) => check(context)).map((one) => [
      `${one.kind} ${one.start} ${one.end}`,
      one,
    ]),
  );
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/** Characters of an order that are read. */
const MAX_ORDER = 4000;

/** Below this age, sizes of adults do not apply. */
const GROWN = 15;

const isOfChild = ({ patient, date }: LaudoToLint, { organs }: ReadLaudo): boolean =>
  (patient.data_nascimento !== null && ageOn(patient.data_nascimento, date) < GROWN) ||
  organs.some(({ concept }) => concept.id === "fetus");
