import type { Laudo, LaudoItem } from "@relato/shared/contract/laudos.ts";
import type { LaudoStatus } from "@relato/shared/domain/laudo/laudo.ts";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

interface Page {
  items: LaudoItem[];
  next_cursor: string | null;
}

/** The doctor's laudos, last changed first. The previous result stays until the next is there. */
export const laudosQuery = (text: string, status: LaudoStatus | null) =>
  infiniteQueryOptions({
    queryKey: ["laudos", "list", { text, status }],
    queryFn: ({ pageParam, signal }) =>
      call("POST /api/laudos/search", {
        body: { text, status, cursor: pageParam, limit: 15 },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });

export const laudoQuery = (id: string) =>
  queryOptions({
    queryKey: ["laudos", "one", id],
    queryFn: ({ signal }) => call("GET /api/laudos/:id", { params: { id }, signal }),
  });

export const laudoTemplatesQuery = queryOptions({
  queryKey: ["laudos", "templates"],
  queryFn: async ({ signal }) => (await call("GET /api/laudo-templates", { signal })).items,
  staleTime: 60_000,
});

export const laudoTemplateQuery = (id: string) =>
  queryOptions({
    queryKey: ["laudos", "template", id],
    queryFn: ({ signal }) => call("GET /api/laudo-templates/:id", { params: { id }, signal }),
    staleTime: 60_000,
  });

export const laudoPhrasesQuery = queryOptions({
  queryKey: ["laudos", "phrases"],
  queryFn: async ({ signal }) => (await call("GET /api/laudo-phrases", { signal })).items,
  staleTime: 60_000,
});

export const refreshPhrases = (client: QueryClient): Promise<void> =>
  client.invalidateQueries(laudoPhrasesQuery);

/** The laudo's patient, who exists, with the last consultation. */
export const patientContextQuery = (paciente_id: string) =>
  queryOptions({
    queryKey: ["laudos", "patient", paciente_id],
    queryFn: async ({ signal }) => {
      const body = { identifier: paciente_id };
      return (await call("POST /api/laudos/patient-context", { body, signal })).items[0] ?? null;
    },
  });

/** All versions, newest first. The key changes with every version and signature. */
export const laudoVersionsQuery = ({ id, version, signed_version }: Laudo) =>
  queryOptions({
    queryKey: ["laudos", "versions", id, version, signed_version],
    queryFn: async ({ signal }) =>
      (await call("GET /api/laudos/:id/versions", { params: { id }, signal })).items,
  });

export const laudoVersionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ["laudos", "version", id, number],
    queryFn: ({ signal }) =>
      call("GET /api/laudos/:id/versions/:number", { params: { id, number }, signal }),
    // A version never changes.
    staleTime: Infinity,
  });

export const refreshLaudoList = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ["laudos", "list"] });

/** Stores a laudo that the server returned. */
export const showLaudo = (client: QueryClient, laudo: Laudo): void => {
  const { queryKey } = laudoQuery(laudo.id);
  const before = client.getQueryData(queryKey);
  client.setQueryData(queryKey, laudo);
  const isListed = (["titulo", "status", "paciente_id", "exam_date"] as const).every(
    (name) => before?.[name] === laudo[name],
  );
  if (!isListed) void refreshLaudoList(client);
};
