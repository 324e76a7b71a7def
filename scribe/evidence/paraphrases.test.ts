import { describe, expect, it } from "vitest";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { readRows } from "../lexicon/lexicon.ts";
import { readText } from "../talk/sentences.ts";
import { claimsOf } from "./claim.ts";
import { hitsOf } from "./coverage.ts";
import { readTalk } from "./talk.ts";
import { termsOf } from "./terms.ts";

const LANGUAGES = ["pt-BR", "es", "en-US"] as const;

describe("paraphrases", () => {
  it.each(LANGUAGES)("of %s have one term and readable alternatives", (language) => {
    const count = (text: string): number =>
      termsOf(readText(text.trim(), language), language).length;
    for (const [learned = "", said = ""] of readRows(language, "paraphrases")) {
      for (const phrase of learned.split("|")) expect(count(phrase), phrase).toBe(1);
      for (const piece of said.split(/[|+]/)) expect(count(piece), piece).toBeGreaterThan(0);
    }
  });

  it("match only if all pieces are said", () => {
    const said = ["Dói a perna pra andar.", "Dói a perna.", "Tomo clonazepam.", "Tomo losartana."];
    const turns = said.map((text, i): Turn => {
      return { i, speaker: "paciente", start_ms: i * 5000, end_ms: i * 5000 + 4900, text };
    });
    const talk = readTalk(turns, "pt-BR");
    const found = (text: string): number[] =>
      [...hitsOf(claimsOf(text, "pt-BR")[0]!.terms[0]!, talk)]
        .filter(([, { cover }]) => cover >= 0.5)
        .map(([index]) => index);
    expect(found("Claudicação.")).toEqual([0]);
    expect(found("Benzodiazepínico.")).toEqual([2]);
  });
});
