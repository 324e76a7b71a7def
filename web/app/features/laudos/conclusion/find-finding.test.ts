import { laudoText } from "@relato/shared/domain/laudo/markdown.ts";
import { expect, test } from "vitest";
import { change, stateOfMask } from "../edit/fields.fixture.ts";
import { toContent } from "../edit/laudo-json.ts";
import { findFinding } from "./find-finding.ts";

const TEXT = "## Achados\n\nCisto renal.\n\n| A | B |\n| - | - |\n| x | Cisto renal. |\n\nAscite.";

test("a finding is found where it has moved, the nearest of equal ones first", () => {
  const before = stateOfMask(TEXT);
  const { text } = laudoText(toContent(before.doc));
  const second = text.lastIndexOf("Cisto renal.");
  const moved = change(before, (tr) => tr.insertText("Muito antes. ", 1));
  const find = (quote: string, start: number) => {
    const place = findFinding(moved.doc, toContent(moved.doc), { quote, start });
    return place && { ...place, words: moved.doc.textBetween(place.from, place.to) };
  };
  const [first, last] = [find("Cisto renal.", text.indexOf("Cisto")), find("Cisto renal.", second)];
  expect([first?.words, last?.words]).toEqual(["Cisto renal.", "Cisto renal."]);
  expect(first!.from).toBeLessThan(last!.from);
  expect(find("Ascite.", 0)?.words).toBe("Ascite.");
  expect(find("Esteatose.", 0)).toBeNull();
});
