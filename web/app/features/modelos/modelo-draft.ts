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
  especialidade: string;
  /** The `updated_at` of what it was typed over; null for a new one. */
  base: string | null;
}
const FIELDS = ["titulo", "markdown", "language", "especialidade"] as const;
/** What is typed of a template. */
export type TypedModelo = Pick<ModeloDraft, (typeof FIELDS)[number]>;

export const draftOf = (modelo: Modelo): ModeloDraft => ({
  id: modelo.id,
  titulo: modelo.titulo,
  markdown: modelo.markdown,
  language: modelo.language,
  especialidade: modelo.especialidade ?? "",
  base: modelo.updated_at,
});

/** In this tab only, and gone when it is closed or the doctor signs out: a template may quote a patient. */
const keyOf = (medico_id: string, modelo_id: string | null): string =>
  `modelo:${medico_id}:${modelo_id ?? "new"}`;

export const sameText = (a: TypedModelo, b: TypedModelo): boolean =>
  FIELDS.every((field) => a[field] === b[field]);

/** Keeps what an imported file holds, for the editor that opens next. */
export const keepNewDraft = (
  medico_id: string,
  file: Pick<ModeloDraft, "titulo" | "markdown" | "language">,
): void => {
  const draft: ModeloDraft = { ...file, especialidade: "", id: newId(), base: null };
  sessionStorage.setItem(keyOf(medico_id, null), JSON.stringify(draft));
};

/** The draft of one template (null: a new one), kept over a reload, a failed request and a closed editor until it is saved, unless saving is turned off. */
export const useModeloDraft = (medico_id: string, modelo: Modelo | null, language: Language) => {
  const key = keyOf(medico_id, modelo?.id ?? null);
  const [saved, setSaved] = useState<ModeloDraft>(() =>
    modelo === null
      ? { id: newId(), titulo: "", markdown: "", language, especialidade: "", base: null }
      : draftOf(modelo),
  );
  const [draft, setDraft] = useState<ModeloDraft>(() => {
    const kept = sessionStorage.getItem(key);
    return kept === null ? saved : { ...saved, ...(JSON.parse(kept) as Partial<ModeloDraft>) };
  });
  const [isRestored, setRestored] = useState(!sameText(draft, saved));
  const begin = (from: ModeloDraft): void => {
    setSaved(from);
    setDraft(from);
    setRestored(false);
  };
  // Saved elsewhere while nothing is typed here: that is what is edited.
  if (modelo !== null && modelo.updated_at !== saved.base && sameText(draft, saved))
    begin(draftOf(modelo));
  // The doctor's switch "auto-save"; on until it is known.
  const isKept = useQuery(preferencesQuery).data?.auto_save !== false;
  useEffect(() => {
    if (sameText(draft, saved) || !isKept) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  }, [draft, key, saved, isKept]);
  return {
    draft,
    isRestored,
    change: (part: Partial<ModeloDraft>): void => setDraft((current) => ({ ...current, ...part })),
    /** Back to what is saved. */
    discard: (): void => begin(modelo === null ? saved : draftOf(modelo)),
    /** The server has it. */
    forget: (): void => sessionStorage.removeItem(key),
  };
};
