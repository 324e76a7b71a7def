import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import type { ModeloDraft } from "./modelo-draft.ts";
import { MODELOS_KEY } from "./queries.ts";

const useModelosMutation = <V>(mutationFn: (variables: V) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: MODELOS_KEY }),
    onError: (error) => {
      // Changed or deleted meanwhile: what stands now is read, and shown.
      if (error instanceof ApiError && [404, 409].includes(error.status))
        void client.invalidateQueries({ queryKey: MODELOS_KEY });
    },
  });
};

/** Adds a template (the same draft twice makes one), or, with a `base`, changes the one that was opened as it was then. */
export const useSaveModelo = () =>
  useModelosMutation(({ id, base, titulo, markdown, language, especialidade }: ModeloDraft) => {
    const body = { titulo, markdown, language, especialidade };
    return base === null
      ? call("POST /api/modelos", { body: { ...body, id } })
      : call("PUT /api/modelos/:id", { params: { id }, body: { ...body, base } });
  });

export const useDeleteModelo = () =>
  useModelosMutation((id: string) => call("DELETE /api/modelos/:id", { params: { id } }));
