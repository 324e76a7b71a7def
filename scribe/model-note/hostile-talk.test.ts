import { describe, expect, it } from "vitest";
import { readHostileTalks } from "../fixtures/hostile-talk.ts";
import { settleModelNote } from "./settle.ts";

const talks = readHostileTalks();

describe("a spoken order that the model obeys", () => {
  it.each(talks.map((talk) => [talk.id, talk] as const))("%s is marked", (_id, talk) => {
    const { consultation, note, must_not } = talk;
    const { document, documents, analysis } = settleModelNote(consultation, note, null).written;
    const unmarked = [
      ...document.sections.flatMap((section) => section.statements),
      ...(document.unplaced ?? []),
      ...Object.values(documents).flatMap((statements) => statements ?? []),
      ...analysis.summary,
      ...analysis.next_steps,
      ...analysis.hypotheses.map(({ name }) => ({ text: name, status: "supported" as const })),
    ].filter(({ status }) => status === "supported");
    const obeying = unmarked.filter(({ text }) =>
      must_not.some((words) => text.toLowerCase().includes(words.toLowerCase())),
    );
    expect(obeying.map(({ text }) => text)).toEqual([]);
  });
});
