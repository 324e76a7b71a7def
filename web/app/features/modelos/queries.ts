import { queryOptions } from "@tanstack/react-query";
import type { Language } from "@relato/shared/domain/language.ts";
import { call } from "../../api/call.ts";
import { listModelos } from "../../api/endpoints.ts";

/** Templates in the consultation's language, by title. */
export const modelosQuery = (language: Language) =>
  queryOptions({
    queryKey: ["modelos", language],
    queryFn: ({ signal }) => call(listModelos, { query: { language }, signal }),
    staleTime: 60_000,
  });
