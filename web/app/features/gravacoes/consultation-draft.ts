import { type Language, languageOfLocale, type Locale } from "@relato/shared/domain/language.ts";
import type { Consent } from "@relato/shared/domain/gravacao.ts";
import type { ConsultationType } from "@relato/shared/domain/consulta.ts";
import type { RepresentativeDraft } from "../consents/representative-draft.ts";
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
  /** Who consents in the patient's place; null: the patient. */
  representative: RepresentativeDraft | null;
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
  representative: null,
  text: "",
});

const drafts = createDrafts<Draft>("consultation");
/** There is one draft: the home and the modal show the same. */
const ID = "new";
/** The draft that an appointment or a proposal replaced, until it is restored or replaced. */
const REPLACED = "replaced";

/** Whether the draft has anything of a patient. */
const hasContent = (draft: Draft): boolean =>
  draft.paciente_id !== null || `${draft.contexto_paciente}${draft.text}`.trim() !== "";

/** An empty draft with the doctor's own choices, which say nothing about a patient. */
const nextDraft = (locale: Locale, { way, tipo_consulta, language }: Draft): Draft => ({
  ...emptyDraft(locale),
  ...{ way, tipo_consulta, language },
});

/** Fills in the draft before the home is opened, e.g. with a template that is used. */
export const presetDraft = (
  locale: Locale,
  part: Partial<Pick<Draft, "modelo_id" | "language">>,
): void => drafts.keep(ID, { ...(drafts.peek(ID) ?? emptyDraft(locale)), ...part });

/**
 * Begins the draft of another consultation. It takes the template, and nothing of the patient, from
 * the present draft, which the form offers to restore.
 */
export const beginDraft = (locale: Locale, part: Partial<Draft>): void => {
  const before = drafts.peek(ID) ?? emptyDraft(locale);
  const { modelo_id, language } = before;
  if (hasContent(before)) drafts.keep(REPLACED, before);
  drafts.keep(ID, { ...emptyDraft(locale), modelo_id, language, ...part });
};

/** The present draft and the one it replaced change places. The consent is asked for again. */
const restoreDraft = (): void => {
  const [before, now] = [drafts.peek(REPLACED), drafts.peek(ID)];
  if (before === undefined) return;
  drafts.keep(ID, { ...before, consent: null, representative: null });
  if (now !== undefined && hasContent(now)) drafts.keep(REPLACED, now);
  else drafts.drop(REPLACED);
};

export const useDraft = (
  locale: Locale,
): { draft: Draft; change: (part: Partial<Draft>) => void; clear: () => void } => {
  const { typed, keep } = drafts.useDraft(ID);
  const draft = typed ?? emptyDraft(locale);
  return {
    draft,
    change: (part) => keep({ ...(drafts.peek(ID) ?? draft), ...part }),
    // The way, modality and language stay (specification 4 resets the rest).
    clear: () => keep(nextDraft(locale, drafts.peek(ID) ?? draft)),
  };
};

/** The draft that the present one replaced; null if there is none. */
export const useReplacedDraft = (): {
  replaced: Draft | null;
  restore: () => void;
  drop: () => void;
} => {
  const { typed, drop } = drafts.useDraft(REPLACED);
  return { replaced: typed ?? null, restore: restoreDraft, drop };
};
