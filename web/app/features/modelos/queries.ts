import { queryOptions } from "@tanstack/react-query";
import type { Language } from "@relato/shared/domain/language.ts";
import { call } from "../../api/call.ts";
import { listModelos } from "../../api/endpoints.ts";

/** What every list of templates is found by: a saved one makes them all stale. */
export const MODELOS_KEY = ["modelos"];

/** Templates in the consultation's language, by title. */
export const modelosQuery = (language: Language) =>
  queryOptions({
    queryKey: [...MODELOS_KEY, language],
    queryFn: ({ signal }) => call(listModelos, { query: { language }, signal }),
    staleTime: 60_000,
  });

/** Templates in every language, by title. */
export const allModelosQuery = queryOptions({
  queryKey: [...MODELOS_KEY, "all"],
  queryFn: ({ signal }) => call(listModelos, { query: {}, signal }),
});
