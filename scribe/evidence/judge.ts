import type { Evidence, Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Testimony } from "./claims.ts";
import { checkCounts } from "./counts.ts";
import { checkDeniedPlaces } from "./denied-places.ts";
import { checkDeniedThough } from "./denied-though.ts";
import { checkDoses } from "./doses.ts";
import { checkEventDates } from "./event-dates.ts";
import { checkExact } from "./exact.ts";
import { checkNotBegun } from "./not-begun.ts";
import { checkNumbers } from "./numbers.ts";
import { checkAllergies, checkAttribution, checkDrugsDenied, checkNegations } from "./polarity.ts";
import {
  checkLacking,
  checkNoAllergy,
  checkPresent,
  checkPending,
  checkResults,
} from "./results.ts";
import { withoutKeptFrom } from "./kept-from.ts";
import { withoutLayNames } from "./lay-names.ts";
import { checkMeasuredNow } from "./measured-now.ts";
import { checkModifiers } from "./modifiers.ts";
import { checkOpposite } from "./opposite.ts";
import { checkCancerPlace } from "./places-of-cancer.ts";
import { checkAlways, checkRecurrence } from "./recurrence.ts";
import { nearest, readNote } from "./sentence.ts";
import { checkScores } from "./scores.ts";
import { checkSince } from "./since.ts";
import { checkSides } from "./sides.ts";
import { checkSigns } from "./signs.ts";
import { checkPlanned } from "./planned.ts";
import { checkSites, checkSwappedSides } from "./sites.ts";
import { checkStarted } from "./started.ts";
import { checkStates } from "./states.ts";
import { evidencesOf } from "./span.ts";
import { checkOthers } from "./others.ts";
import { checkOthersNumbers } from "./others-numbers.ts";
import { checkDrugs, checkForeign } from "./terms.ts";
import { checkDeniedItems, checkOnlyWarned } from "./support.ts";
import { checkTime } from "./time.ts";
import { withoutToldByNo } from "./told-by-no.ts";
import { checkUnnamed } from "./unnamed.ts";
import { checkWhose } from "./whose.ts";
import { checkWhoseReaction } from "./whose-reaction.ts";

/** Most sentences of the talk that are shown for one of the note. */
const SHOWN = 3;

/** The reasons against a sentence, none when the talk bears it out, and where the talk speaks of it. */
export function judge(
  text: string,
  testimony: Testimony,
  language: Language,
): { reasons: Reason[]; evidence: Evidence[] } {
  const note = readNote(text, language);
  const ranked = nearest(note.whole, testimony);
  const best = ranked[0]?.score ?? 0;
  const shown = ranked
    .filter((r) => r.score * 2 > best)
    .slice(0, SHOWN)
    .map((r) => testimony.heard[r.at]!.sentence);
  const reasons = [
    ...checkDrugs(note, testimony),
    ...checkPlanned(note, testimony),
    ...checkStarted(note, testimony),
    ...checkNotBegun(note, testimony),
    ...checkNumbers(note, testimony, language),
    ...checkScores(note, testimony, language),
    ...checkCounts(note, testimony, language),
    ...checkSince(note, testimony, language),
    ...checkDoses(note, testimony, language),
    ...checkExact(note, testimony, language),
    ...checkEventDates(note, testimony, language),
    ...checkAttribution(note, testimony),
    ...checkOthers(note, testimony),
    ...checkWhose(note, testimony),
    ...checkWhoseReaction(note, testimony),
    ...checkOthersNumbers(note, testimony, language),
    ...checkMeasuredNow(note, testimony, language),
    ...checkTime(note, testimony, language),
    ...checkNegations(note, testimony),
    ...checkDeniedItems(note, testimony),
    ...checkDeniedThough(note, testimony, language),
    ...checkOnlyWarned(note, testimony),
    ...checkResults(note, testimony),
    ...checkPending(note, testimony),
    ...checkPresent(note, testimony),
    ...checkLacking(note, testimony),
    ...checkNoAllergy(note, testimony),
    ...checkModifiers(note, testimony),
    ...checkOpposite(note, testimony),
    ...checkStates(note, testimony, language),
    ...checkRecurrence(note, testimony),
    ...checkAlways(note, testimony),
    ...checkDeniedPlaces(note, testimony, language),
    ...checkCancerPlace(note, testimony),
    ...checkSides(note, testimony),
    ...checkSites(note, testimony),
    ...checkSwappedSides(note, testimony),
    ...checkAllergies(note, testimony),
    ...checkDrugsDenied(note, testimony),
    ...checkForeign(note, testimony, language),
    ...checkSigns(note, testimony),
    ...checkUnnamed(note, testimony),
  ];
  return {
    reasons: withoutToldByNo(
      withoutKeptFrom(withoutLayNames(reasons, note, testimony), note),
      testimony,
    ),
    evidence: evidencesOf(shown.map(({ turn, start, end }) => ({ turn, start, end }))),
  };
}
