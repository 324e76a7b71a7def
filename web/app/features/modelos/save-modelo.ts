import type { Modelo } from "@relato/shared/contract/modelos.ts";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import type { TypedModelo } from "./modelo-draft.ts";
import { MODELOS_KEY } from "./queries.ts";

export const refreshModelos = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: MODELOS_KEY });

/** Creates a template without a `base`, else changes that version. */
const sendModelo = ({ id, base, ...fields }: TypedModelo): Promise<Modelo> =>
  base === null
    ? call("POST /api/modelos", { body: { ...fields, id } })
    : call("PUT /api/modelos/:id", { params: { id }, body: { ...fields, base } });

export const useSaveModelo = (onSaved: () => void) => {
  const words = useLanguage().text.modelos;
  return useAction({
    run: sendModelo,
    success: (_saved, { base }) => ({
      variant: "success",
      title: base === null ? words.created : words.updated,
    }),
    refresh: refreshModelos,
    onSuccess: onSaved,
  });
};

export const useCloneModelo = () => {
  const words = useLanguage().text.modelos;
  return useAction({
    run: sendModelo,
    success: ({ titulo }) => ({
      variant: "success",
      title: words.cloned,
      detail: words.clonedDetail(titulo),
    }),
    refresh: refreshModelos,
    failure: "toast",
  });
};
