/** Events that a webhook can be called for. The trigger in the migration records them. */
export const WEBHOOK_EVENT_TYPES = [
  "consulta.completed",
  "consulta.failed",
  "documento.signed",
  "laudo.signed",
  "paciente.created",
  "paciente.updated",
  "paciente.removed",
  "agendamento.created",
  "agendamento.updated",
  "agendamento.cancelled",
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** What a payload can carry beside ids, by the kind of record. The doctor chooses each. */
export const WEBHOOK_FIELDS = {
  consulta: ["language", "data_criacao", "concluida_em"],
  documento: ["titulo", "kind"],
  laudo: ["titulo"],
  paciente: ["nome", "data_nascimento", "documento", "email", "telefone"],
  agendamento: ["data", "duracao_min", "tipo", "titulo"],
} as const;
export type WebhookRecord = keyof typeof WEBHOOK_FIELDS;
export type WebhookField = {
  [R in WebhookRecord]: `${R}.${(typeof WEBHOOK_FIELDS)[R][number]}`;
}[WebhookRecord];

export const WEBHOOK_FIELD_NAMES = Object.entries(WEBHOOK_FIELDS).flatMap(([record, fields]) =>
  fields.map((field) => `${record}.${field}` as WebhookField),
);

/** Why an endpoint gets no more events. `gone`: it answered 410. `failing`: ten attempts failed. */
export const WEBHOOK_DISABLED_REASONS = ["doctor", "gone", "failing"] as const;
export type WebhookDisabledReason = (typeof WEBHOOK_DISABLED_REASONS)[number];

/**
 * Why an attempt failed. `status`: the answer was no 2xx. `address`: the host resolves to an
 * address that webhooks may not reach. `connection`: no DNS entry, refused, reset, or TLS failed.
 */
export const WEBHOOK_FAILURES = ["status", "redirect", "timeout", "address", "connection"] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

export const MAX_WEBHOOK_ENDPOINTS = 10;
export const MAX_WEBHOOK_URL = 2000;
/** Attempts of one delivery, over three days. */
export const MAX_WEBHOOK_ATTEMPTS = 10;
/** After a rotation both secrets sign for so long. */
export const SECRET_OVERLAP_HOURS = 24;
/** Events stay readable for so long. */
export const WEBHOOK_EVENT_DAYS = 30;
