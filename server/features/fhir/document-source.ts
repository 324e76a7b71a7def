import type { DocumentVersion } from "@relato/shared/contract/documentos.ts";
import type { DocumentKind } from "@relato/shared/domain/documento.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Doctor } from "./practitioner.ts";

/** A document of a consultation with its newest signed version, else the newest one. */
export interface DocumentSource {
  id: string;
  kind: DocumentKind;
  consulta_id: string;
  paciente_id: string | null;
  language: Language;
  version: DocumentVersion;
  doctor: Doctor;
}

export const isSigned = ({ version }: DocumentSource): boolean => version.sign_off !== null;

/** When the shown version was signed, else made. */
export const dateOf = ({ version }: DocumentSource): string =>
  version.sign_off?.signed_at ?? version.created_at;

/** `amended`: signed once more with an addendum. */
export const statusOf = (source: DocumentSource): "preliminary" | "final" | "amended" => {
  if (!isSigned(source)) return "preliminary";
  return source.version.change === "addendum" ? "amended" : "final";
};

/** Whether the engine or a model wrote the original text. */
export const isByAi = ({ version }: DocumentSource): boolean => version.writer !== null;
