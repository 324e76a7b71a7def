import { LANGUAGES } from "@relato/shared/domain/language.ts";
import { fieldsOf, textBlocks } from "@relato/shared/domain/laudo/content.ts";
import { parseNotation } from "@relato/shared/domain/laudo/notation.ts";
import { placePhrase } from "@relato/shared/domain/laudo/phrases.ts";
import { describe, expect, test } from "vitest";
import { readSystemMask, SYSTEM_MASKS } from "../laudo-templates/system.ts";
import { readSystemPhrases } from "./system.ts";

const LEAST = { "pt-BR": 60, "en-US": 20, es: 20 };

describe.each(LANGUAGES)("the system phrases in %s", (language) => {
  test("are many, with distinct triggers and ids, and parse", async () => {
    const phrases = await readSystemPhrases(language);
    expect(phrases.length).toBeGreaterThanOrEqual(LEAST[language]);
    expect(new Set(phrases.map(({ trigger }) => trigger)).size).toBe(phrases.length);
    expect(new Set(phrases.map(({ id }) => id)).size).toBe(phrases.length);
    for (const { phrase } of phrases) {
      const { content } = parseNotation(phrase, language);
      const text = textBlocks(content)
        .flatMap(({ content: nodes = [] }) => nodes)
        .map((node) => (node.type === "text" && (node.marks ?? []).length === 0 ? node.text : ""))
        .join("");
      expect(text).not.toMatch(/[[\]{}|]/);
      expect(fieldsOf(content).length).toBe(phrase.match(/[[{]/g)?.length ?? 0);
    }
  });

  test("with an anchor refer to a line of a system mask, which they can replace", async () => {
    const own = SYSTEM_MASKS.filter((mask) => mask.language === language);
    const masks = await Promise.all(own.map(readSystemMask));
    const lost = (await readSystemPhrases(language)).filter(
      (phrase) =>
        phrase.place !== "cursor" &&
        !masks.some(({ content }) => placePhrase(content, phrase, null) !== null),
    );
    expect(lost.map(({ trigger }) => trigger)).toEqual([]);
  });
});
