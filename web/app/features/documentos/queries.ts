import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { Documento } from "@relato/shared/contract/documentos.ts";
import { call } from "../../api/call.ts";
import { listDocumentos } from "../../api/endpoints.ts";

/** A consultation's documents with what they say now, the anamnesis first. */
export const documentosQuery = (consultaId: string) =>
  queryOptions({
    queryKey: ["documentos", "of", consultaId] as const,
    queryFn: async ({ signal }): Promise<Documento[]> =>
      (await call(listDocumentos, { params: { id: consultaId }, signal })).items,
  });

/** What may have changed elsewhere is read anew. */
export const refreshDocumentos = (client: QueryClient, consultaId: string): void =>
  void client.invalidateQueries({ queryKey: documentosQuery(consultaId).queryKey });
