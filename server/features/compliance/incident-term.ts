import type { Incident, IncidentEntryData, TermState } from "@relato/shared/contract/incidents.ts";
import { communicationTerm } from "@relato/shared/domain/working-days.ts";
import { dayIn, DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";

const stateOf = (
  last: IncidentEntryData["kind"] | undefined,
  day: string,
  now: string,
): TermState => {
  if (last === "communicated" || last === "dismissed") return last;
  const today = dayIn(now, DEFAULT_TIME_ZONE);
  return today > day ? "overdue" : today === day ? "due" : "open";
};

/**
 * The term of an incident that is known since `knownAt`. The newest decision counts: a
 * communication, or the reason why none is required.
 */
export const termOf = (
  knownAt: string,
  entries: readonly IncidentEntryData[],
  now: string,
): Incident["term"] => {
  const term = communicationTerm(knownAt);
  const last = entries.findLast(({ kind }) => kind === "communicated" || kind === "dismissed");
  return { ...term, state: stateOf(last?.kind, term.day, now) };
};
