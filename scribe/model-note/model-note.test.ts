import { describe, expect, it } from "vitest";
import type { Consultation } from "../types.ts";
import { checkModelNote } from "./check.ts";
import { settleModelNote } from "./settle.ts";
import type { ModelNote } from "./types.ts";

const lines: ["medico" | "paciente", string][] = [
  ["medico", "Bom dia, dona Maria. O que a senhora está sentindo?"],
  ["paciente", "Dor de cabeça há três dias, do lado direito."],
  ["medico", "Tem alergia a algum remédio?"],
  ["paciente", "Tenho alergia a penicilina, fico toda empolada."],
  ["medico", "Toma algum remédio todo dia?"],
  ["paciente", "Tomo losartana de 50 mg de manhã."],
  ["medico", "A pressão está 130 por 80."],
  ["medico", "Parece uma enxaqueca."],
  ["medico", "Vou receitar naproxeno 500 mg, de doze em doze horas, por cinco dias."],
  ["medico", "Se tiver febre ou vista embaçada, vai direto para o pronto-socorro."],
  ["medico", "Volta em duas semanas."],
];

const consultation: Consultation = {
  locale: "pt-BR",
  consultation_type: "presencial",
  patient_context: "Maria, 54 anos, professora.",
  template: {
    titulo: "Consulta",
    markdown:
      "# Consulta\n## Queixa principal\n## Alergias\n## Medicações em uso\n## Exame físico\n" +
      "PA: ___ mmHg\n## Hipótese diagnóstica\n## Conduta\n",
  },
  turns: lines.map(([speaker, text], i) => ({
    i,
    speaker,
    start_ms: i * 5000,
    end_ms: i * 5000 + 4000,
    text,
  })),
};

const note = (...sections: [string, ...[string, ...number[]][]][]): ModelNote => ({
  sections: sections.map(([heading, ...statements]) => ({
    heading,
    statements: statements.map(([text, ...turns]) => ({ text, turns })),
  })),
});

const COMPLETE: [string, ...[string, ...number[]][]][] = [
  ["Queixa principal", ["Cefaleia à direita há três dias.", 1]],
  ["Alergias", ["Alergia a penicilina, com urticária.", 3]],
  ["Medicações em uso", ["Losartana 50 mg pela manhã.", 5]],
  ["Exame físico", ["PA: 130 x 80 mmHg.", 6]],
  ["Hipótese diagnóstica", ["Provável enxaqueca.", 7]],
  [
    "Conduta",
    ["Prescrito naproxeno 500 mg, 12/12 h, por cinco dias.", 8],
    ["Procurar o pronto-socorro se febre ou vista embaçada.", 9],
    ["Retorno em duas semanas.", 10],
  ],
];
/** The complete note with the statements of one heading replaced. */
const withSection = (
  heading: string,
  ...statements: [string, ...number[]][]
): ReturnType<typeof note> =>
  note(
    ...COMPLETE.map((one) => (one[0] === heading ? ([heading, ...statements] as const) : one)).map(
      (one) => [...one] as [string, ...[string, ...number[]][]],
    ),
  );

const settle = (given: ModelNote, repair: Parameters<typeof settleModelNote>[2] = null) => {
  const { written, counts } = settleModelNote(consultation, given, repair);
  const under = (heading: string) =>
    written.document.sections.find((section) => section.heading === heading)?.statements ?? [];
  return { written, counts, under };
};

describe("a model's note that is true", () => {
  it("stays as it is, with the template's headings and filled blanks", () => {
    const { written, counts } = settle(note(...COMPLETE));
    expect(counts).toMatchObject({ replaced: 0, removed: 0, added: 0 });
    expect(written.document.removed).toBeUndefined();
    expect(written.document.markdown).toContain("PA: 130x80 mmHg");
    expect(written.document.sections.map(({ heading }) => heading)).toEqual([
      "Consulta",
      "Queixa principal",
      "Alergias",
      "Medicações em uso",
      "Exame físico",
      "Hipótese diagnóstica",
      "Conduta",
    ]);
  });

  it("provides the prescription, the hypotheses and the summary", () => {
    const { written } = settle(note(...COMPLETE));
    const [line] = written.documents.prescription ?? [];
    expect(line?.text).toMatch(/naproxeno.*500 mg/i);
    expect(line?.evidence.map(({ turn }) => turn)).toContain(8);
    expect(written.analysis.hypotheses.map(({ name }) => name.toLowerCase())).toEqual([
      "enxaqueca",
    ]);
    expect(written.analysis.summary[0]?.text).toBe("Motivo: Cefaleia à direita há três dias.");
  });
});

describe("headings", () => {
  it("renamed by the model are matched by meaning", () => {
    const renamed = COMPLETE.map(([heading, ...rest]): [string, ...[string, ...number[]][]] => [
      heading === "Alergias" ? "Reações alérgicas" : heading,
      ...rest,
    ]);
    const { under, written } = settle(note(...renamed));
    expect(under("Alergias").map(({ text }) => text)).toEqual([
      "Alergia a penicilina, com urticária.",
    ]);
    expect(written.document.unplaced).toBeUndefined();
  });

  it("unknown to the template leave it unchanged; their statements are shown separately", () => {
    const { written } = settle(note(...COMPLETE, ["Xyz", ["Dor de cabeça há três dias.", 1]]));
    expect(written.document.unplaced?.map(({ text }) => text)).toEqual([
      "Dor de cabeça há três dias.",
    ]);
    expect(written.document.markdown).not.toContain("Xyz");
  });
});

describe("a statement that the talk contradicts", () => {
  const wrong = withSection("Alergias", ["Nega alergia a penicilina.", 3]);

  it("is sent back with the turns that contradict it", () => {
    const { doubts } = checkModelNote(consultation, wrong);
    expect(doubts).toMatchObject([{ text: "Nega alergia a penicilina.", heading: "Alergias" }]);
    expect(doubts[0]?.witnesses.map(({ i }) => i)).toContain(3);
  });

  it("stays if the model repairs it", () => {
    const [doubt] = checkModelNote(consultation, wrong).doubts;
    const mended = { id: doubt!.id, text: "Alergia a penicilina.", turns: [3] };
    const { under, counts } = settle(wrong, { statements: [mended] });
    expect(under("Alergias")).toMatchObject([
      { text: "Alergia a penicilina.", status: "supported" },
    ]);
    expect(counts.repaired).toBe(1);
  });

  it("is not supported if the model repeats it", () => {
    const [doubt] = checkModelNote(consultation, wrong).doubts;
    const { under, written } = settle(wrong, { statements: [{ ...doubt!, turns: [3] }] });
    const kept = under("Alergias").find(({ text }) => text === doubt!.text);
    expect(kept?.status).not.toBe("supported");
    const removed = written.document.removed?.some(({ text }) => text === doubt!.text);
    expect(kept !== undefined || removed).toBe(true);
  });

  it("is listed as removed if the model withdraws it", () => {
    const [doubt] = checkModelNote(consultation, wrong).doubts;
    const { written, under } = settle(wrong, {
      statements: [{ id: doubt!.id, text: "", turns: [] }],
    });
    expect(written.document.removed).toMatchObject([{ text: doubt!.text }]);
    expect(under("Alergias").map(({ text }) => text)).not.toContain(doubt!.text);
  });
});

describe("what a note lacks", () => {
  it("is requested, and added as a quotation under its heading", () => {
    const less = withSection("Alergias");
    expect(checkModelNote(consultation, less).omissions).toEqual(
      expect.arrayContaining([expect.objectContaining({ heading: "Alergias", turns: [3] })]),
    );
    const { under, counts } = settle(less);
    expect(under("Alergias")[0]).toMatchObject({ added: true, status: "supported" });
    expect(under("Alergias")[0]?.text).toMatch(/penicilina/);
    expect(counts.added).toBeGreaterThan(0);
  });

  it("becomes the model's statement if the talk supports it", () => {
    const less = withSection("Alergias");
    const omission = checkModelNote(consultation, less).omissions.find(({ turns }) =>
      turns.includes(3),
    );
    const answer = { id: omission!.id, text: "Alergia a penicilina.", turns: [3] };
    expect(settle(less, { statements: [answer] }).under("Alergias")).toMatchObject([
      { text: "Alergia a penicilina.", added: true },
    ]);
  });
});

describe("bad notes", () => {
  it.each<[string, ModelNote]>([
    ["empty", { sections: [] }],
    ["of one endless statement", note(["Conduta", ["dor e febre ".repeat(3000), 1]])],
    ["with turns that do not exist", note(["Conduta", ["Retorno em duas semanas.", 999, -4, 1e9]])],
    ["without headings", note(["", ["Retorno em duas semanas.", 10]])],
  ])("%s still give a document of the template", (_what, given) => {
    const { written } = settle(given);
    expect(written.document.sections).toHaveLength(7);
  });

  it("typed context that was never said stays marked and is not sent back", () => {
    const typed = withSection("Queixa principal", ["Professora.", 0]);
    const { doubts } = checkModelNote(consultation, typed);
    expect(doubts).toEqual([]);
    const [statement] = settle(typed).under("Queixa principal");
    expect(statement).toMatchObject({ status: "review", reasons: [{ kind: "typed" }] });
  });
});
