import { describe, expect, test } from "vitest";
import { fillBlanks } from "./blanks.ts";

describe("blanks as doctors type them", () => {
  test.each([
    ["Impressão: ____.", "Impressão: {texto}."],
    ["Mede ____ cm e _____mm.", "Mede [# cm] e [#mm]."],
    ["Mede XX mm.", "Mede [# mm]."],
    ["medindo xx x xx x xx cm", "medindo [#] x [#] x [# cm]"],
    ["Nódulo de X,X x X,X cm", "Nódulo de [#] x [# cm]"],
    ["3XXmm de raio x mm", "3XXmm de raio x mm"],
    ["( ) normal ( ) alterado", "[normal | alterado]"],
    ["Fígado ( ) normal (x) aumentado.", "Fígado [normal | aumentado*]."],
    ["Achados: [ ] cistos, [x] nódulos; sem mais", "Achados: [+ cistos | nódulos*]; sem mais"],
    ["[ ] calcificado", "[+ calcificado]"],
    ["( ) normal ( ) alterado. Baço ( ) sim ( ) não", "[normal | alterado]. Baço [sim | não]"],
    ["(x) um (x) dois", "(x) um (x) dois"],
    ["função f( ) e (X)", "função f( ) e (X)"],
    ["Vesícula [normal* | XX mm] de XX mm", "Vesícula [normal* | XX mm] de [# mm]"],
    ["{medida XX mm} ( ) a ( ) b", "{medida XX mm} ( ) a ( ) b"],
    ["Nada a completar.", "Nada a completar."],
  ])("%s", (line, expected) => {
    expect(fillBlanks(line, "pt-BR")).toBe(expected);
  });

  test.each(["( )", "[ ]", "[|", "____", "XX x ", "[#", "{", "\\"])(
    "a long line of %j is read in linear time",
    (sign) => {
      const line = sign.repeat(500_000 / sign.length);
      expect(fillBlanks(line, "es").length).toBeGreaterThan(0);
    },
  );
});
