import { describe, expect, it } from "vitest";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Status } from "./mention-status.ts";
import { statusAt } from "./passage-facts.ts";
import { mentionsOf, sentencesOf } from "./passage-sentence.ts";
import type { AssistantRecord } from "./types.ts";
import { readUnits } from "./units.ts";
import { readText } from "../talk/sentences.ts";

/** What the first sentence that names a thing says about it. */
function statusIn(language: Language, heading: string, text: string, thing: string): Status {
  const [unit] = readUnits(readText(thing, language), language, () => false);
  const place = { type: "statement" as const, documento_id: "", heading, start_ms: null };
  const record = { language } as AssistantRecord;
  for (const sentence of sentencesOf(record, { text, place })) {
    const [mention] = mentionsOf(sentence, unit!);
    if (mention) return statusAt(sentence, mention, unit!);
  }
  throw new Error(`${thing} is not in ${text}`);
}

describe("the status of a mention", () => {
  it.each([
    ["es", "Plan", "Ss/ colonoscopia de control. Igual dosis.", "colonoscopia", "planned"],
    ["es", "Plan", "Se propone metotrexato, no acepta, no se inicia.", "metotrexato", "no"],
    ["pt-BR", "Plano", "Guia de ecocardiograma entregue.", "ecocardiograma", "planned"],
    ["pt-BR", "S", "Perdeu a data da mamografia.", "mamografia", "no"],
    ["en-US", "Plan", "Offered colonoscopy, she wants to wait.", "colonoscopy", "no"],
    ["en-US", "HPI", "Ran out of levothyroxine last month.", "levothyroxine", "stopped"],
    ["en-US", "FH", "Mother with breast cancer.", "breast cancer", "family"],
    ["pt-BR", "Exames", "Ecocardiograma: FE 60%.", "ecocardiograma", "yes"],
  ] as const)("%s, %s: %s", (language, heading, text, thing, status) => {
    expect(statusIn(language, heading, text, thing)).toBe(status);
  });
});
