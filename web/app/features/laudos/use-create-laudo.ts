import type { Laudo } from "@relato/shared/contract/laudos.ts";
import { languageOfLocale } from "@relato/shared/domain/language.ts";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { useLanguage } from "../../ui/language.tsx";
import { useAction } from "../../ui/use-action.ts";
import { useRef } from "react";
import { refreshLaudoList, showLaudo } from "./queries.ts";

interface NewLaudo {
  paciente_id: string | null;
  /** The mask that is applied to it. */
  maskId: string | null;
}

/** Creates a laudo. A retry after a lost response sends the same id, so that it creates one. */
export const useCreateLaudo = (onCreated: (laudo: Laudo, maskId: string | null) => void) => {
  const { locale } = useLanguage();
  const id = useRef(newId());
  return useAction({
    run: ({ paciente_id }: NewLaudo) =>
      call("POST /api/laudos", {
        body: { id: id.current, language: languageOfLocale(locale), paciente_id },
      }),
    onSuccess: (laudo, { maskId }, client) => {
      id.current = newId();
      showLaudo(client, laudo);
      onCreated(laudo, maskId);
    },
    refresh: refreshLaudoList,
    failure: "toast",
  });
};
