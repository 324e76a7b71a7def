import { expect, it } from "vitest";
import { EMPTY_LINE, readPrescriptionLine, writePrescription } from "./prescription.ts";

const LINE = {
  drug: "Amoxicilina 500 mg",
  dose: "1 cápsula",
  route: "oral",
  frequency: "de 8 em 8 horas",
  duration: "7 dias",
};

it("writes a numbered list, without empty fields and lines", () => {
  const lines = [LINE, EMPTY_LINE, { ...EMPTY_LINE, drug: "Soro  fisiológico" }];
  expect(writePrescription({ lines, advice: " Beber água. " }, "pt-BR")).toBe(
    "1. **Amoxicilina 500 mg**; dose: 1 cápsula; via: oral; posologia: de 8 em 8 horas; " +
      "duração: 7 dias\n2. Soro fisiológico\n\n## Orientações\n\nBeber água.\n",
  );
  expect(writePrescription({ lines: [EMPTY_LINE], advice: "Só isto" }, "pt-BR")).toBe("");
});

it.each(["pt-BR", "en-US", "es"] as const)("reads what it wrote in %s", (language) => {
  const text = writePrescription({ lines: [LINE], advice: "" }, language)
    .replace("1. ", "")
    .replaceAll("*", "");
  expect(readPrescriptionLine(text)).toEqual(LINE);
});

it("escapes markdown, and a value cannot add a field", () => {
  const lines = [{ ...LINE, drug: "A*B; via: ocular", dose: "1\n2" }];
  expect(writePrescription({ lines, advice: "" }, "es")).toMatch(
    /^1\. \*\*A\\\*B, via: ocular\*\*; dosis: 1 2; vía: oral/,
  );
});

it("reads the engine's lines: blanks are empty, a continued medicine is a medicine", () => {
  expect(
    readPrescriptionLine(
      "Dipirona; concentração: 500 mg; forma: comprimido; dose: 1 comprimido; via: ___; " +
        "posologia: de 6 em 6 horas; duração: ___",
    ),
  ).toEqual({
    ...EMPTY_LINE,
    drug: "Dipirona, 500 mg, comprimido",
    dose: "1 comprimido",
    frequency: "de 6 em 6 horas",
  });
  expect(readPrescriptionLine("Manter: Losartana; concentração: 50 mg")).toEqual({
    ...EMPTY_LINE,
    drug: "Losartana, 50 mg",
  });
});

it("reads no line from a stopped medicine, and a sentence as the drug", () => {
  expect(readPrescriptionLine("Suspender: Sinvastatina; posologia: à noite")).toBeNull();
  expect(readPrescriptionLine("Stop: Warfarin")).toBeNull();
  expect(readPrescriptionLine("Repouso por dois dias.")).toEqual({
    ...EMPTY_LINE,
    drug: "Repouso por dois dias",
  });
});
