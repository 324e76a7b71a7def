import { type Language, languageOfLocale, type Locale } from "@relato/shared/domain/language.ts";
import type { Consent } from "@relato/shared/domain/gravacao.ts";
import type { ConsultationType } from "@relato/shared/domain/consulta.ts";
import { createDrafts } from "../../ui/draft/create-drafts.ts";

/** The choices and texts of the next consultation. */
export interface Draft {
  way: "record" | "file" | "text";
  tipo_consulta: ConsultationType;
  modelo_id: string | null;
  paciente_id: string | null;
  /** The appointment from which it is started. */
  agendamento_id: string | null;
  contexto_paciente: string;
  language: Language;
  /** The patient's answer; null until asked. */
  consent: Consent | null;
  text: string;
}

const emptyDraft = (locale: Locale): Draft => ({
  way: "record",
  tipo_consulta: "presencial",
  modelo_id: null,
  paciente_id: null,
  agendamento_id: null,
  contexto_paciente: "",
  language: languageOfLocale(locale),
  consent: null,
  text: "",
});

const drafts = createDrafts<Draft>("consultation");
/** There is one draft: the home and the modal show the same. */
const ID = "new";

/** Fills in the draft before the home is opened, e.g. with a template that is used. */
export const presetDraft = (locale: Locale, part: Partial<Draft>): void =>
  drafts.keep(ID, { ...(drafts.peek(ID) ?? emptyDraft(locale)), ...part });

export const useDraft = (
  locale: Locale,
): { draft: Draft; change: (part: Partial<Draft>) => void; clear: () => void } => {
  const { typed, keep } = drafts.useDraft(ID);
  const draft = typed ?? emptyDraft(locale);
  return {
    draft,
    change: (part) => keep({ ...(drafts.peek(ID) ?? draft), ...part }),
    // The way, modality and language stay (specification 4 resets the rest).
    clear: () => {
      const { way, tipo_consulta, language } = drafts.peek(ID) ?? draft;
      keep({ ...emptyDraft(locale), way, tipo_consulta, language });
    },
  };
};
