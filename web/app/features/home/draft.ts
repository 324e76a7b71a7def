import { languageOfLocale } from "@relato/shared/domain/language.ts";
import type { Language, Locale } from "@relato/shared/domain/language.ts";
import type { Consent } from "@relato/shared/contract/gravacoes.ts";
import type { ConsultationType } from "@relato/shared/domain/consulta.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { preferencesQuery } from "../configuracoes/queries.ts";

export const WAYS = ["record", "file", "text"] as const;
export type Way = (typeof WAYS)[number];

/** What the doctor has chosen and typed for the next consultation. */
export interface Draft {
  way: Way;
  tipo_consulta: ConsultationType;
  modelo_id: string | null;
  paciente_id: string | null;
  /** The appointment that it is begun from. */
  agendamento_id: string | null;
  contexto_paciente: string;
  language: Language;
  /** What the patient said; null until asked. */
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

/** In this tab only, and gone when it is closed or the doctor signs out: it may hold a patient's words. */
const keyOf = (medico_id: string): string => `draft:${medico_id}`;

const stored = (medico_id: string, locale: Locale): Draft => {
  const empty = emptyDraft(locale);
  const kept = sessionStorage.getItem(keyOf(medico_id));
  return kept === null ? empty : { ...empty, ...(JSON.parse(kept) as Partial<Draft>) };
};

/** Chooses for the doctor before the home is opened: the template that "Usar" names, with its language. */
export const presetDraft = (medico_id: string, locale: Locale, part: Partial<Draft>): void =>
  sessionStorage.setItem(
    keyOf(medico_id),
    JSON.stringify({ ...stored(medico_id, locale), ...part }),
  );

/** The draft, kept over reloads, sign-in again and another view, unless the doctor turned saving off. */
export const useDraft = (
  medico_id: string,
  locale: Locale,
): { draft: Draft; change: (part: Partial<Draft>) => void; clear: () => void } => {
  const [draft, setDraft] = useState(() => stored(medico_id, locale));
  // The doctor's switch "auto-save"; on until it is known.
  const isKept = useQuery(preferencesQuery).data?.auto_save !== false;
  useEffect(() => {
    if (isKept) sessionStorage.setItem(keyOf(medico_id), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(medico_id));
  }, [medico_id, draft, isKept]);
  return {
    draft,
    change: (part) => setDraft((current) => ({ ...current, ...part })),
    // The way, modality and language stay as the doctor likes them (specification 4 resets the rest).
    clear: () =>
      setDraft(({ way, tipo_consulta, language }) => ({
        ...emptyDraft(locale),
        way,
        tipo_consulta,
        language,
      })),
  };
};
