import { expect, it } from "vitest";
import { findingsOf } from "./lint-fixtures.ts";

/** Parts of hostile texts: unclosed marks, control and wide characters, numbers without end. */
const HOSTILE = [
  ...Array.from("[]{}()<>|#_*:.,;/-\\\n\t éßİ"),
  ...[0, 0x20_2e, 0xd8_00].map((code) => String.fromCharCode(code)),
  ...[
    "BI-RADS ",
    "9".repeat(40),
    " x ",
    "cm",
    "12 cm x ",
    "L4-",
    "sem ",
    "não ",
    "direito ",
    "mm x ",
  ],
  ...["## Conclusão\n", "## Achados\n", "nódulo ", "Maria ", "Paciente: ", "controle ", "45 anos "],
];

/** The same sequence in each run: Park and Miller's generator. */
const mix = (seed: number, length: number): string => {
  let state = seed;
  let text = "";
  while (text.length < length) {
    state = (state * 48_271) % 2_147_483_647;
    text += HOSTILE[state % HOSTILE.length]!;
  }
  return text;
};

it("reads hostile texts, and its places are inside of them", () => {
  for (let seed = 1; seed <= 120; seed += 1)
    for (const locale of ["pt-BR", "es", "en-US"] as const) {
      const text = mix(seed, 900).normalize("NFC");
      for (const { start, end, quote } of findingsOf({ locale, text, order: text })) {
        expect(end).toBeGreaterThan(start);
        expect(text.slice(start, end)).toBe(quote);
      }
    }
});
