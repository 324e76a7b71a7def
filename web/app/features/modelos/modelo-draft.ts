import type { Modelo } from "@relato/shared/contract/modelos.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { draftOf, MODELO_FIELDS, type ModeloDraft } from "@relato/shared/domain/modelo.ts";
import { useState } from "react";
import { newId } from "../../api/new-id.ts";
import { createDrafts } from "../../ui/draft/create-drafts.ts";

export interface TypedModelo extends ModeloDraft {
  /** A new template gets its id when the editor opens, so that a repeated save creates one. */
  id: string;
  /** The `updated_at` of the version that was opened; null for a new template. */
  base: string | null;
}

export const typedModelo = (modelo: Modelo): TypedModelo => ({
  ...draftOf(modelo),
  id: modelo.id,
  base: modelo.updated_at,
});

const newModelo = (fields: Partial<ModeloDraft> & { language: Language }): TypedModelo => ({
  id: newId(),
  titulo: "",
  markdown: "",
  especialidade: "",
  base: null,
  ...fields,
});

export const hasSameText = (a: ModeloDraft, b: ModeloDraft): boolean =>
  MODELO_FIELDS.every((name) => a[name] === b[name]);

/** The draft of a new template, of which there is one. */
const NEW = "new";
const drafts = createDrafts<TypedModelo>("modelo");

/** Fills the draft of a new template, which the editor then opens. */
export const keepNewDraft = (fields: Pick<ModeloDraft, "titulo" | "markdown" | "language">): void =>
  drafts.keep(NEW, newModelo(fields));

/** The draft of one template, or of a new one for null. Without a draft, the stored template. */
export const useModeloDraft = (modelo: Modelo | null, language: Language) => {
  const { typed, keep, drop } = drafts.useDraft(modelo?.id ?? NEW);
  const [blank] = useState(() => newModelo({ language }));
  const [isRestored, setRestored] = useState(typed !== undefined);
  const stored = modelo === null ? blank : typedModelo(modelo);
  const draft = typed ?? stored;
  return {
    draft,
    isRestored,
    change: (part: Partial<ModeloDraft>): void => {
      const next = { ...draft, ...part };
      if (hasSameText(next, stored)) drop();
      else keep(next);
    },
    drop: (): void => {
      setRestored(false);
      drop();
    },
  };
};
