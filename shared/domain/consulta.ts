export const CONSULTA_STATUSES = ["Processando", "Concluído", "Erro"] as const;
export type ConsultaStatus = (typeof CONSULTA_STATUSES)[number];

export const CONSULTATION_TYPES = ["presencial", "telemedicina"] as const;
export type ConsultationType = (typeof CONSULTATION_TYPES)[number];

/** Characters of the patient context (specification 5). */
export const MAX_CONTEXT = 500;
/** Characters of a typed or pasted transcript. A four-hour conversation has about 250,000. */
export const MAX_TRANSCRIPT_TEXT = 400_000;
/** Bytes of one upload, 1 GiB. Three hours of CD-quality WAV have 1.9 GB; send WebM instead. */
export const MAX_UPLOAD_BYTES = 1024 ** 3;
/** Consultations of the free plan in a calendar month of America/Sao_Paulo. */
export const FREE_CONSULTATIONS = 10;

/** `#` and the last six characters of the id in upper case (specification 3). */
export const shortCode = (id: string): string => `#${id.slice(-6).toUpperCase()}`;

/**
 * Whether a consultation can start (specification 5): it needs a template, and either telemedicine,
 * a context or a patient.
 */
export const canStart = (draft: {
  modelo_id: string | null;
  tipo_consulta: ConsultationType;
  contexto_paciente: string;
  paciente_id: string | null;
}): boolean =>
  draft.modelo_id !== null &&
  (draft.tipo_consulta === "telemedicina" ||
    draft.contexto_paciente.trim() !== "" ||
    draft.paciente_id !== null);

/** The steps of the pipeline, in order. Each step can be repeated. */
export const PIPELINE_STEPS = ["received", "transcribing", "writing", "checking", "done"] as const;
