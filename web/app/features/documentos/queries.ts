import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { NewVersion } from "@relato/shared/contract/documento-versions.ts";
import type { Documento, Rewriting } from "@relato/shared/contract/documentos.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";

/** Milliseconds until a list that lacks the anamnesis of a written consultation is read again. */
const UNTIL_WRITTEN_MS = 1000;

/**
 * A consultation's documents with what they say now, the anamnesis first. `isWritten`: the consultation is
 * complete, so its anamnesis exists; a list that was read just before lacks it and is read again.
 */
export const documentosQuery = (consultaId: string, { isWritten = false } = {}) =>
  queryOptions({
    queryKey: ["documentos", "of", consultaId] as const,
    queryFn: async ({ signal }): Promise<Documento[]> =>
      (await call("GET /api/consultas/:id/documentos", { params: { id: consultaId }, signal }))
        .items,
    // Events move the page; this is for where they cannot pass (a proxy that holds streams back).
    refetchInterval: ({ state }) => {
      const lacksNote = state.data?.every(({ kind }) => kind !== "anamnesis") === true;
      if (isWritten && lacksNote) return UNTIL_WRITTEN_MS;
      const isRewriting = state.data?.some(
        ({ rewriting }) => rewriting !== null && rewriting.state !== "failed",
      );
      return isRewriting === true ? 5000 : false;
    },
  });

/** Every version of a document, newest first. `newest` and `signed` make the list another when there is one more of either. */
export const versionsQuery = (id: string, newest: number, signed: number | null) =>
  queryOptions({
    queryKey: ["documentos", "versions", id, newest, signed] as const,
    queryFn: async ({ signal }) =>
      (await call("GET /api/documentos/:id/versions", { params: { id }, signal })).items,
  });

/** A version with what it says; it never changes but for a signature. */
export const versionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ["documentos", "version", id, number] as const,
    queryFn: ({ signal }) =>
      call("GET /api/documentos/:id/versions/:number", { params: { id, number }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What may have changed elsewhere is read anew. */
export const refreshDocumentos = (client: QueryClient, consultaId: string): void =>
  void client.invalidateQueries({ queryKey: documentosQuery(consultaId).queryKey });

/** Puts what the server answered in the place of what stood there, or behind all others. */
export const putDocumento = (client: QueryClient, documento: Documento): void =>
  void client.setQueryData<Documento[]>(
    documentosQuery(documento.consulta_id).queryKey,
    (items = []) =>
      items.some(({ id }) => id === documento.id)
        ? items.map((one) => (one.id === documento.id ? documento : one))
        : [...items, documento],
  );

/** Puts how far a writer is into what is on the screen, without asking the server. */
export const applyRewriting = (
  client: QueryClient,
  consultaId: string,
  id: string,
  rewriting: Rewriting,
): void =>
  void client.setQueryData<Documento[]>(documentosQuery(consultaId).queryKey, (items) =>
    items?.map((one) =>
      // An event of a request that was stopped or replaced is late.
      one.id === id && one.rewriting?.asked_at === rewriting.asked_at ? { ...one, rewriting } : one,
    ),
  );

export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "DOCUMENT_CHANGED";

/** What changes a document: the answer is put on the screen; when somebody was faster, theirs is read. */
const useChange = <Wish>(
  { id, consulta_id }: Pick<Documento, "id" | "consulta_id">,
  send: (id: string, wish: Wish) => Promise<Documento>,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: Wish) => send(id, wish),
    onSuccess: (documento) => putDocumento(client, documento),
    onError: (error) => {
      // Changed, signed or being written meanwhile: what stands now is read.
      if (error instanceof ApiError && error.status === 409) refreshDocumentos(client, consulta_id);
    },
  });
};

export const useNewVersion = (documento: Documento) =>
  useChange(documento, (id, body: NewVersion) =>
    call("POST /api/documentos/:id/versions", { params: { id }, body }),
  );

export const useSign = (documento: Documento) =>
  useChange(documento, (id, base: number) =>
    call("POST /api/documentos/:id/sign", { params: { id }, body: { base } }),
  );

/** Takes away one that nothing was written of; gone already is as good. */
export const useRemove = ({ id, consulta_id }: Pick<Documento, "id" | "consulta_id">) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call("DELETE /api/documentos/:id", { params: { id } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === "NOT_FOUND") return { removed: true };
        throw error;
      }),
    onSuccess: () =>
      client.setQueryData<Documento[]>(documentosQuery(consulta_id).queryKey, (items = []) =>
        items.filter((one) => one.id !== id),
      ),
    // Written meanwhile: what stands now is read.
    onError: () => refreshDocumentos(client, consulta_id),
  });
};

export const useRewrite = (documento: Documento) =>
  useChange(documento, (id, body: { base: number; modelo_id: string; instruction: string }) =>
    call("POST /api/documentos/:id/rewrite", { params: { id }, body }),
  );

export const useStopRewriting = (documento: Documento) =>
  useChange<void>(documento, (id) =>
    call("DELETE /api/documentos/:id/rewrite", { params: { id } }),
  );

export const useAcceptProposal = (documento: Documento) =>
  useChange(documento, (id, base: number) =>
    call("POST /api/documentos/:id/proposal", { params: { id }, body: { base } }),
  );

export const useDiscardProposal = (documento: Documento) =>
  useChange<void>(documento, (id) =>
    call("DELETE /api/documentos/:id/proposal", { params: { id } }),
  );
