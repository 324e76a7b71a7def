import type { Modelo } from "@relato/shared/contract/modelos.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { createModelo, deleteModelo, updateModelo } from "../../api/endpoints.ts";
import type { ModeloDraft } from "./modelo-draft.ts";
import { MODELOS_KEY } from "./queries.ts";

const useModelosMutation = <V>(mutationFn: (variables: V) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: MODELOS_KEY }),
  });
};

/** Adds a template (the same draft twice makes one), or changes the one that is edited. */
export const useSaveModelo = (edited: Modelo | null) =>
  useModelosMutation(({ id, titulo, markdown, language }: ModeloDraft) => {
    const body = { titulo, markdown, language };
    return edited === null
      ? call(createModelo, { body: { ...body, id } })
      : call(updateModelo, { params: { id: edited.id }, body });
  });

export const useDeleteModelo = () =>
  useModelosMutation((id: string) => call(deleteModelo, { params: { id } }));
