import type { DocumentVersion } from "@relato/shared/contract/documentos.ts";
import { DOCUMENT_KINDS, type DocumentKind } from "@relato/shared/domain/documento.ts";
import { expect, it } from "vitest";
import { controlledOf } from "./controlled.ts";

const namedIn = (
  kind: DocumentKind,
  titulo: string,
  ...sections: [heading: string, text: string][]
): string[] =>
  controlledOf({
    kind,
    current: {
      titulo,
      content: {
        markdown: "",
        sections: sections.map(([heading, text]) => ({
          heading,
          level: 2,
          statements: [{ text, status: "supported", evidence: [] }],
        })),
      },
    } as Pick<DocumentVersion, "titulo" | "content"> as DocumentVersion,
  }).map(({ substance }) => substance);

it("finds controlled substances anywhere in a prescription", () => {
  expect(namedIn("prescription", "Receita", ["", "Rivotril 2 mg à noite"])).toEqual(["clonazepam"]);
});

it("finds them in other documents under a prescription's heading only", () => {
  const referral = (heading: string) =>
    namedIn("other", "Encaminhamento", [heading, "Em uso de sertralina 50 mg"]);
  expect(referral("Medicações em uso")).toEqual([]);
  expect(referral("Prescrição")).toEqual(["sertralina"]);
  expect(namedIn("other", "Receituário", ["Uso contínuo", "Sertralina 50 mg"])).toEqual([
    "sertralina",
  ]);
});

it("finds them in an anamnesis that is a prescription, by its template's title or heading", () => {
  const taken: [string, string] = ["Medicações em uso", "Sertralina 50 mg"];
  const prescribed: [string, string] = ["Conduta", "Clonazepam 2 mg à noite"];
  for (const titulo of ["Receituário", "Prescription", "Receta médica"])
    expect(namedIn("anamnesis", titulo, prescribed)).toEqual(["clonazepam"]);
  expect(namedIn("anamnesis", "Anamnese", taken, prescribed)).toEqual([]);
  expect(namedIn("anamnesis", "Anamnese", taken, ["Prescrição", prescribed[1]])).toEqual([
    "clonazepam",
  ]);
});

it("finds them under the subheadings of a prescription's heading, and not after it", () => {
  const content = {
    markdown: "",
    sections: [
      { heading: "Prescrição", level: 2, text: "Dipirona 500 mg" },
      { heading: "Uso contínuo", level: 3, text: "Sertralina 50 mg" },
      { heading: "Medicações em uso", level: 2, text: "Clonazepam 2 mg" },
    ].map(({ text, ...section }) => ({
      ...section,
      statements: [{ text, status: "supported" as const, evidence: [] }],
    })),
  };
  for (const kind of DOCUMENT_KINDS) {
    const found = controlledOf({ kind, current: { titulo: "Documento", content } });
    const all = kind === "prescription" ? ["sertralina", "clonazepam"] : ["sertralina"];
    expect(found.map(({ substance }) => substance).toSorted()).toEqual(all.toSorted());
  }
});

it("finds none before the first version", () => {
  expect(controlledOf({ kind: "prescription", current: null })).toEqual([]);
});
