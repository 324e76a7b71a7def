import type { PassagePlace } from "@relato/shared/domain/chatzello/records.ts";

/** A passage that was opened from an answer of the assistant. */
export interface OpenedSource {
  consulta_id: string;
  text: string;
  place: PassagePlace;
}

let opened: OpenedSource | null = null;

/** Keeps the passage for the page that opens next. In memory, since it quotes a patient. */
export const keepOpenedSource = (source: OpenedSource): void => {
  opened = source;
};

/** The passage to show on this consultation's page, once. */
export const takeOpenedSource = (consultaId: string): OpenedSource | null => {
  const source = opened?.consulta_id === consultaId ? opened : null;
  opened = null;
  return source;
};
