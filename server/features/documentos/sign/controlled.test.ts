import type { DocumentVersion } from "@relato/shared/contract/documentos.ts";
import type { DocumentKind } from "@relato/shared/domain/documento.ts";
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

it("finds none in an anamnesis or before the first version", () => {
  expect(namedIn("anamnesis", "Receituário", ["Prescrição", "Sertralina"])).toEqual([]);
  expect(controlledOf({ kind: "prescription", current: null })).toEqual([]);
});
