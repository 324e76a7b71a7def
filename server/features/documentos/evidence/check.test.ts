import { describe, expect, it } from "vitest";
import type { Document, Statement } from "@relato/shared/domain/document.ts";
import { checkDocument } from "./check.ts";

const turns = [{ i: 0, start_ms: 1000, end_ms: 4000, text: "Tenho alergia a penicilina." }];
const documentOf = (statement: Statement): Document => ({
  markdown: "",
  sections: [{ heading: "Alergias", level: 2, statements: [statement] }],
});
const checked = (evidence: Statement["evidence"]) =>
  checkDocument(documentOf({ text: "Alergia a penicilina.", status: "supported", evidence }), turns)
    .sections[0]?.statements[0];

describe("checking a machine's document", () => {
  it("keeps evidence within a turn", () => {
    const evidence = [{ turn: 0, start_ms: 1000, end_ms: 4000 }];
    expect(checked(evidence)).toMatchObject({ status: "supported", evidence });
  });

  it.each([
    ["a turn that does not exist", { turn: 7, start_ms: 1000, end_ms: 2000 }],
    ["a time before the turn", { turn: 0, start_ms: 0, end_ms: 2000 }],
    ["a time after the turn", { turn: 0, start_ms: 2000, end_ms: 9000 }],
    ["an end before its start", { turn: 0, start_ms: 3000, end_ms: 2000 }],
  ])("marks a statement with evidence at %s for review", (_what, evidence) => {
    expect(checked([evidence])).toMatchObject({ status: "review", evidence: [] });
  });
});
