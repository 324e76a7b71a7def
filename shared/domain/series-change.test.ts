import { describe, expect, it } from "vitest";
import { movedStart } from "./series-change.ts";

const zone = "America/New_York";
/** Wednesdays at nine: clocks go forward on 14 March. */
const FIRST = "2027-03-10T14:00:00.000Z";
const NEXT = "2027-03-17T13:00:00.000Z";

describe("a later appointment of a series that moves", () => {
  it("takes the new clock time, also over a change of the clocks", () => {
    const to = "2027-03-10T16:30:00.000Z";
    expect(movedStart(NEXT, { from: FIRST, to }, zone)).toBe("2027-03-17T15:30:00.000Z");
  });

  it("moves by as many days and keeps its own time if that stays", () => {
    const to = "2027-03-12T14:00:00.000Z";
    expect(movedStart(NEXT, { from: FIRST, to }, zone)).toBe("2027-03-19T13:00:00.000Z");
    const later = "2027-03-24T20:15:00.000Z";
    expect(movedStart(later, { from: FIRST, to }, zone)).toBe("2027-03-26T20:15:00.000Z");
  });

  it("stays where the first one stays", () => {
    expect(movedStart(NEXT, { from: FIRST, to: FIRST }, zone)).toBe(NEXT);
  });
});
