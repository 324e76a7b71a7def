import { createHash } from "node:crypto";
import type { DocumentVersion } from "@relato/shared/contract/documentos.ts";
import { canonical } from "@relato/shared/domain/canonical.ts";

/** What a signature covers. */
type Sealed = Pick<DocumentVersion, "number" | "titulo" | "content"> & {
  documento_id: string;
};

/** SHA-256 of a version in its canonical form, in hexadecimal digits. */
export const sealOf = ({ documento_id, number, titulo, content }: Sealed): string =>
  createHash("sha256").update(canonical({ documento_id, number, titulo, content })).digest("hex");
