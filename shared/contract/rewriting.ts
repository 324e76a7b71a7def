import { z } from "zod";
import { MAX_NUMBER } from "../domain/max-number.ts";
import { documentoParams, documentoSchema, instruction, versionBase } from "./documentos.ts";
import { route } from "./route.ts";

export const rewriteDocumento = route({
  method: "POST",
  path: "/api/documentos/:id/rewrite",
  access: "doctor",
  scope: "documentos:write",
  summary: "Rewrite a document with another template or an instruction",
  params: documentoParams,
  body: z.object({ base: z.int().min(0).max(MAX_NUMBER), modelo_id: z.uuid(), instruction }),
  response: documentoSchema,
  status: 202,
  errors: [
    "NOT_FOUND",
    "MODELO_NOT_FOUND",
    "CONSENT_REFUSED",
    "DOCUMENT_CHANGED",
    "DOCUMENT_SIGNED",
    "DOCUMENT_BEING_WRITTEN",
  ],
});

export const stopRewriting = route({
  method: "DELETE",
  path: "/api/documentos/:id/rewrite",
  access: "doctor",
  scope: "documentos:write",
  summary: "Stop the writer or dismiss its failure; the newest version is kept",
  params: documentoParams,
  response: documentoSchema,
  errors: ["NOT_FOUND"],
});

export const acceptProposal = route({
  method: "POST",
  path: "/api/documentos/:id/proposal",
  access: "doctor",
  scope: "documentos:write",
  summary: "Make the model's proposal the next version; DOCUMENT_CHANGED if it no longer exists",
  params: documentoParams,
  body: z.object({ base: versionBase }),
  response: documentoSchema,
  status: 201,
  errors: ["NOT_FOUND", "DOCUMENT_CHANGED", "DOCUMENT_SIGNED"],
});

export const discardProposal = route({
  method: "DELETE",
  path: "/api/documentos/:id/proposal",
  access: "doctor",
  scope: "documentos:write",
  summary: "Discard the model's proposal; every version stays",
  params: documentoParams,
  response: documentoSchema,
  errors: ["NOT_FOUND"],
});
