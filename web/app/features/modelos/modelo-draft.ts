import type { Modelo } from "@relato/shared/contract/modelos.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { newId } from "../../api/new-id.ts";
import { preferencesQuery } from "../configuracoes/queries.ts";

/** What is typed in the editor and not saved yet. `id` is the template's, and a new one's from the beginning. */
export interface ModeloDraft {
  id: string;
  titulo: string;
  markdown: string;
  language: Language;
}

/** In this tab only, and gone when it is closed or the doctor signs out: a template may quote a patient. */
const keyOf = (medico_id: string, modelo_id: string | null): string =>
  `modelo:${medico_id}:${modelo_id ?? "new"}`;

const sameText = (a: ModeloDraft, b: ModeloDraft): boolean =>
  a.titulo === b.titulo && a.markdown === b.markdown && a.language === b.language;

/** Keeps what an imported file holds, for the editor that opens next. */
export const keepNewDraft = (medico_id: string, draft: Omit<ModeloDraft, "id">): void =>
  sessionStorage.setItem(keyOf(medico_id, null), JSON.stringify({ ...draft, id: newId() }));

/** The draft of one template (null: a new one), kept over a reload, a failed request and a closed editor until it is saved, unless saving is turned off. */
export const useModeloDraft = (medico_id: string, modelo: Modelo | null, language: Language) => {
  const key = keyOf(medico_id, modelo?.id ?? null);
  const [saved] = useState<ModeloDraft>(
    () => modelo ?? { id: newId(), titulo: "", markdown: "", language },
  );
  const [draft, setDraft] = useState<ModeloDraft>(() => {
    const kept = sessionStorage.getItem(key);
    return kept === null ? saved : (JSON.parse(kept) as ModeloDraft);
  });
  const [isRestored, setRestored] = useState(!sameText(draft, saved));
  // The doctor's switch "auto-save"; on until it is known.
  const isKept = useQuery(preferencesQuery).data?.auto_save !== false;
  useEffect(() => {
    const { id, titulo, markdown } = draft;
    if (sameText(draft, saved) || !isKept) sessionStorage.removeItem(key);
    else
      sessionStorage.setItem(
        key,
        JSON.stringify({ id, titulo, markdown, language: draft.language }),
      );
  }, [draft, key, saved, isKept]);
  return {
    draft,
    isRestored,
    change: (part: Partial<ModeloDraft>): void => setDraft((current) => ({ ...current, ...part })),
    /** Back to what is saved. */
    discard: (): void => {
      setDraft(saved);
      setRestored(false);
    },
    /** The server has it. */
    forget: (): void => sessionStorage.removeItem(key),
  };
};
