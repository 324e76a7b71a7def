import { expect, it } from "vitest";
import { measureQuestions } from "./questions.ts";

it("measures the sample questions", () => {
  const authors = ["sample-pt", "sample-en", "sample-es"];
  const figures = measureQuestions({ half: "odd", authors });
  expect(figures).toMatchObject({ questions: 54, source_recall_at_5: 1, structured_exact: 1 });
});
