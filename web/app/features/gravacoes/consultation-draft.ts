import { type Language, languageOfLocale, type Locale } from "@relato/shared/domain/language.ts";
import type { Consent } from "@relato/shared/domain/gravacao.ts";
import type { ConsultationType } from "@relato/shared/domain/consulta.ts";
import { launchedPatient } from "../../api/launched.ts";
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
  /** The doctor has said something about the patient: no appointment is suggested any more. */
  isOwn?: boolean;
  /** The doctor has chosen the template, or cleared it by changing the language. */
  hasTemplate?: boolean;
}

/** What fills in a draft that the doctor has not begun. It is not stored. */
interface Suggestion {
  last: { modelo_id: string; language: Language } | null;
  appointment: Pick<Draft, "paciente_id" | "agendamento_id" | "tipo_consulta"> | null;
}

/** The part of a draft that a recording keeps, so that it can be saved after a crash. */
export type RecordedFields = Pick<
  Draft,
  "tipo_consulta" | "modelo_id" | "paciente_id" | "agendamento_id" | "contexto_paciente"
>;

export const recordedFieldsOf = (draft: RecordedFields): RecordedFields => {
  const { tipo_consulta, modelo_id, paciente_id, agendamento_id, contexto_paciente } = draft;
  return { tipo_consulta, modelo_id, paciente_id, agendamento_id, contexto_paciente };
};

const emptyDraft = (locale: Locale): Draft => ({
  way: "record",
  tipo_consulta: "presencial",
  modelo_id: null,
  paciente_id: launchedPatient(),
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
const nextDraft = (locale: Locale, { way, tipo_consulta, language, modelo_id }: Draft): Draft => ({
  ...emptyDraft(locale),
  way,
  tipo_consulta,
  language,
  modelo_id,
});

/** A change of these is about the patient. */
const OWN = [
  "paciente_id",
  "agendamento_id",
  "tipo_consulta",
  "contexto_paciente",
  "consent",
  "text",
] as const satisfies (keyof Draft)[];

const suggest = (
  locale: Locale,
  stored: Draft | undefined,
  { last, appointment }: Suggestion,
): Draft => {
  const draft = stored ?? {
    ...emptyDraft(locale),
    ...(last === null ? {} : { language: last.language }),
  };
  const isOwn = draft.isOwn === true || draft.consent !== null || hasContent(draft);
  const hasTemplate = draft.modelo_id !== null || draft.hasTemplate === true;
  return {
    ...draft,
    ...(hasTemplate || last?.language !== draft.language ? {} : { modelo_id: last.modelo_id }),
    ...(isOwn ? {} : appointment),
  };
};

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
  drafts.keep(ID, { ...emptyDraft(locale), modelo_id, language, ...part, isOwn: true });
};

/**
 * Fills in the draft with what a found recording remembers. The draft of another patient is kept,
 * as in beginDraft. What the recording does not know stays.
 */
export const adoptDraft = (
  locale: Locale,
  recording: { fields?: RecordedFields; consent?: Consent; language?: Language },
): void => {
  const before = drafts.peek(ID) ?? emptyDraft(locale);
  const now = recording.fields ?? recordedFieldsOf(before);
  const isSame =
    now.paciente_id === before.paciente_id && now.contexto_paciente === before.contexto_paciente;
  if (!isSame && hasContent(before)) drafts.keep(REPLACED, before);
  drafts.keep(ID, {
    ...(isSame ? before : emptyDraft(locale)),
    ...now,
    way: "record",
    isOwn: true,
    language: recording.language ?? before.language,
    consent: recording.consent ?? (isSame ? before.consent : null),
  });
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
  suggestion: Suggestion,
): { draft: Draft; change: (part: Partial<Draft>) => void; clear: () => void } => {
  const { typed, keep } = drafts.useDraft(ID);
  const draft = suggest(locale, typed, suggestion);
  return {
    draft,
    change: (part) => {
      const stored = drafts.peek(ID);
      const isOwn = OWN.some((name) => name in part);
      keep({
        ...(isOwn
          ? { ...suggest(locale, stored, suggestion), isOwn }
          : (stored ?? { ...emptyDraft(locale), language: draft.language })),
        ...part,
        ...("modelo_id" in part ? { hasTemplate: true } : {}),
      });
    },
    // The way, modality, language and template stay (specification 4 resets the rest).
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
