import { queryOptions } from "@tanstack/react-query";
import type { Language } from "@relato/shared/domain/language.ts";
import { call } from "../../api/call.ts";

/** The key of every list of templates. */
export const MODELOS_KEY = ["modelos"];

/** Templates in the consultation's language, by title. */
export const modelosQuery = (language: Language) =>
  queryOptions({
    queryKey: [...MODELOS_KEY, language],
    queryFn: ({ signal }) => call("GET /api/modelos", { query: { language }, signal }),
    staleTime: 60_000,
  });

/** Templates in every language, by title. */
export const allModelosQuery = queryOptions({
  queryKey: [...MODELOS_KEY, "all"],
  queryFn: ({ signal }) => call("GET /api/modelos", { query: {}, signal }),
});
