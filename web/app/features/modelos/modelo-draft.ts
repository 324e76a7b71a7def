import type { Modelo } from "@relato/shared/contract/modelos.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { useState } from "react";
import { newId } from "../../api/new-id.ts";
import { createDrafts } from "../../ui/draft/create-drafts.ts";

/** The fields of a template that the editor changes. */
export interface TypedModelo {
  titulo: string;
  markdown: string;
  language: Language;
  especialidade: string;
}

export interface ModeloDraft extends TypedModelo {
  /** The template's id; a new template has it from the start, so that a repeated save is one. */
  id: string;
  /** The `updated_at` of the version that was opened; null for a new template. */
  base: string | null;
}

export const draftOf = (modelo: Modelo): ModeloDraft => ({
  id: modelo.id,
  titulo: modelo.titulo,
  markdown: modelo.markdown,
  language: modelo.language,
  especialidade: modelo.especialidade ?? "",
  base: modelo.updated_at,
});

const newDraft = (fields: Partial<TypedModelo> & { language: Language }): ModeloDraft => ({
  id: newId(),
  titulo: "",
  markdown: "",
  especialidade: "",
  base: null,
  ...fields,
});

export const hasSameText = (a: TypedModelo, b: TypedModelo): boolean =>
  a.titulo === b.titulo &&
  a.markdown === b.markdown &&
  a.language === b.language &&
  a.especialidade === b.especialidade;

/** The draft of a new template, of which there is one. */
const NEW = "new";
const drafts = createDrafts<ModeloDraft>("modelo");

/** Fills the draft of a new template, which the editor then opens. */
export const keepNewDraft = (fields: Pick<TypedModelo, "titulo" | "markdown" | "language">): void =>
  drafts.keep(NEW, newDraft(fields));

/** The draft of one template, or of a new one for null. Without a draft, the stored template. */
export const useModeloDraft = (modelo: Modelo | null, language: Language) => {
  const { typed, keep, drop } = drafts.useDraft(modelo?.id ?? NEW);
  const [blank] = useState(() => newDraft({ language }));
  const [isRestored, setRestored] = useState(typed !== undefined);
  const stored = modelo === null ? blank : draftOf(modelo);
  const draft = typed ?? stored;
  return {
    draft,
    isRestored,
    change: (part: Partial<TypedModelo>): void => {
      const next = { ...draft, ...part };
      if (hasSameText(next, stored)) drop();
      else keep(next);
    },
    /** Deletes the draft, after a save or because the doctor wants the stored template. */
    drop: (): void => {
      setRestored(false);
      drop();
    },
  };
};
