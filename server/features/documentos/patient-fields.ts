import { documentoKind, formatDocumento } from "@relato/shared/domain/cpf.ts";
import { isCertificate, isPrescriptionTitle } from "@relato/shared/domain/documento.ts";
import type { PdfMessages } from "@relato/shared/locales/pt-br/pdf.ts";
import { formatDay } from "./pdf-dates.ts";
import type { PdfSource } from "./pdf-queries.ts";

export type PdfField = readonly [label: string, value: string | null];

/**
 * Whether the document needs the patient's address: prescriptions (Law 5.991/1973, art. 35) and
 * certificates.
 */
const needsAddress = ({ kind, titulo }: Pick<PdfSource, "kind" | "titulo">): boolean =>
  kind !== "laudo" &&
  (kind === "prescription" || isPrescriptionTitle(titulo) || isCertificate({ kind, titulo }));

/** Who the patient is, as the PDF prints it; null where the record has no value. */
export const patientFields = (source: PdfSource, text: PdfMessages): PdfField[] => {
  const { nome, documento, data_nascimento, sexo, endereco } = source;
  const address = needsAddress(source) ? (endereco?.texto ?? "") : "";
  const lines = address.split("\n").map((line) => line.trim());
  return [
    [text.patient, nome],
    [
      text[documento === null ? "cpf" : documentoKind(documento)],
      documento && formatDocumento(documento),
    ],
    [text.born, data_nascimento && formatDay(source, `${data_nascimento}T00:00:00Z`, "UTC")],
    [text.sex, sexo && text.sexo[sexo]],
    [text.address, lines.filter((line) => line !== "").join(", ") || null],
  ];
};
