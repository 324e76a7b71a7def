import { MAX_RANGE_DAYS } from "@relato/shared/domain/agenda.ts";
import { AppError } from "../../platform/http/errors.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** PostgreSQL refuses the year 0, and five digits: the query reads a little around the range. */
const FIRST_MS = Date.parse("1900-01-01T00:00:00Z");
const LAST_MS = Date.parse("9999-01-01T00:00:00Z");

/** The requested range in UTC. @throws AppError VALIDATION when it is empty, too long or outside */
export const rangeOf = (query: {
  from?: string | undefined;
  to?: string | undefined;
}): { from: string; to: string } => {
  const from = query.from === undefined ? Date.now() : Date.parse(query.from);
  const to = query.to === undefined ? from + 7 * DAY_MS : Date.parse(query.to);
  const isRange = from >= FIRST_MS && from < to && to <= LAST_MS;
  // One hour more: a range may include the end of daylight saving time.
  if (!(isRange && to - from <= MAX_RANGE_DAYS * DAY_MS + DAY_MS / 24))
    throw new AppError("VALIDATION", { field: "to" });
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
};
