import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { Documento, DocumentVersion, Rewriting } from "@relato/shared/contract/documentos.ts";
import { call } from "../../api/call.ts";

/** A document that has a version. */
export type WrittenDocumento = Documento & { current: DocumentVersion };

/** Milliseconds until a list without the anamnesis of a completed consultation is read again. */
const UNTIL_WRITTEN_MS = 1000;

/**
 * A consultation's documents, the anamnesis first. `isWritten`: the consultation is complete. A
 * list that was read just before lacks the anamnesis and is read again.
 */
export const documentosQuery = (consultaId: string, { isWritten = false } = {}) =>
  queryOptions({
    queryKey: ["documentos", "of", consultaId] as const,
    queryFn: async ({ signal }): Promise<Documento[]> =>
      (await call("GET /api/consultas/:id/documentos", { params: { id: consultaId }, signal }))
        .items,
    // Events update the page. Polling is for proxies that hold streams back.
    refetchInterval: ({ state }) => {
      const lacksNote = state.data?.every(({ kind }) => kind !== "anamnesis") === true;
      if (isWritten && lacksNote) return UNTIL_WRITTEN_MS;
      const isRewriting = state.data?.some(
        ({ rewriting }) => rewriting !== null && rewriting.state !== "failed",
      );
      return isRewriting === true ? 5000 : false;
    },
  });

/** All versions of a document, newest first. The key changes with every version and signature. */
export const versionsQuery = ({ id, current, signed_number }: WrittenDocumento) =>
  queryOptions({
    queryKey: ["documentos", "versions", id, current.number, signed_number] as const,
    queryFn: async ({ signal }) =>
      (await call("GET /api/documentos/:id/versions", { params: { id }, signal })).items,
  });

/** A version with its content, which never changes. */
export const versionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ["documentos", "version", id, number] as const,
    queryFn: ({ signal }) =>
      call("GET /api/documentos/:id/versions/:number", { params: { id, number }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const refreshDocumentos = (client: QueryClient, consultaId: string): void =>
  void client.invalidateQueries({ queryKey: documentosQuery(consultaId).queryKey });

const updateList = (
  client: QueryClient,
  consultaId: string,
  update: (items: Documento[]) => Documento[],
): void =>
  void client.setQueryData<Documento[]>(
    documentosQuery(consultaId).queryKey,
    (items) => items && update(items),
  );

/** Replaces a document in the list, or adds it at the end. */
export const putDocumento = (client: QueryClient, documento: Documento): void =>
  updateList(client, documento.consulta_id, (items) =>
    items.some(({ id }) => id === documento.id)
      ? items.map((one) => (one.id === documento.id ? documento : one))
      : [...items, documento],
  );

export const dropDocumento = (
  client: QueryClient,
  { id, consulta_id }: Pick<Documento, "id" | "consulta_id">,
): void => updateList(client, consulta_id, (items) => items.filter((one) => one.id !== id));

/** Shows a writer's progress. An event of a request that was stopped or replaced is ignored. */
export const applyRewriting = (
  client: QueryClient,
  consultaId: string,
  id: string,
  rewriting: Rewriting,
): void =>
  updateList(client, consultaId, (items) =>
    items.map((one) =>
      one.id === id && one.rewriting?.asked_at === rewriting.asked_at ? { ...one, rewriting } : one,
    ),
  );
