import { z } from "zod";
import { AGENDA_ERRORS } from "./agenda-errors.ts";
import { LAUDO_ERRORS } from "./laudo-errors.ts";

/**
 * Every error of the API, with its HTTP status. The web translates the codes (locales/*: `errors`).
 * A failed job (`consultas.erro`) uses the same codes.
 */
export const ERRORS = {
  // the request
  VALIDATION: 400,
  BODY_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  NOT_FOUND: 404,
  /** The Host header is neither BASE_URL's nor in ALLOWED_HOSTS. */
  HOST_UNKNOWN: 421,
  // who is asking
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  ACCOUNT_DISABLED: 403,
  // API keys, at /api/v1
  /** Missing, unknown, revoked or expired. */
  API_KEY_INVALID: 401,
  /** The key does not allow calls from this address. */
  API_ADDRESS_REFUSED: 403,
  API_SCOPE_MISSING: 403,
  /** The integration API is part of the yearly plan. */
  API_PLAN_REQUIRED: 403,
  API_KEYS_FULL: 409,
  /** The installation is not at https, so that no browser would keep the session's cookie. */
  LAUNCH_HTTPS_REQUIRED: 409,
  /** The first request with this Idempotency-Key is still running. */
  IDEMPOTENCY_RUNNING: 409,
  /** The Idempotency-Key was used with another method, path or body. */
  IDEMPOTENCY_MISMATCH: 422,
  /** The first request changed something, but a crash or an erasure removed its answer. */
  IDEMPOTENCY_ANSWER_LOST: 409,
  // admin
  /** Administrators cannot disable themselves. */
  ACCOUNT_OWN: 409,
  /** Closed by its owner. */
  ACCOUNT_CLOSED: 409,
  EMAIL_CONFIRMED: 409,
  /** The installation sends no mail (SMTP_URL). */
  MAIL_NOT_CONFIGURED: 409,
  /** The installation sends no mail: its operator makes the link for a new password. */
  RESET_WITHOUT_MAIL: 409,
  /** An incident names an account that does not exist. */
  INCIDENT_ACCOUNT_UNKNOWN: 422,
  /** What a failed job or message was about has changed since. */
  JOB_NOT_RETRYABLE: 409,
  // contas: the texts of specification 8, Login and Sign-up
  INVALID_CREDENTIALS: 401,
  EMAIL_NOT_CONFIRMED: 403,
  EMAIL_INVALID: 422,
  EMAIL_TAKEN: 409,
  /** SIGNUP: who may create an account. */
  SIGNUP_BY_INVITATION: 403,
  SIGNUP_CLOSED: 403,
  /** Used, expired, revoked, or for another address. */
  INVITATION_INVALID: 422,
  PASSWORD_TOO_SHORT: 422,
  PASSWORD_TOO_LONG: 422,
  PASSWORD_COMMON: 422,
  PASSWORD_PERSONAL: 422,
  PASSWORD_WRONG: 422,
  RESET_LINK_INVALID: 422,
  SECOND_STEP_LINK_INVALID: 422,
  SESSION_NOT_FRESH: 403,
  TWO_FACTOR_INVALID: 401,
  TWO_FACTOR_EXPIRED: 401,
  TWO_FACTOR_ENABLED: 409,
  TWO_FACTOR_NOT_ENABLED: 409,
  /** The installation requires a second step, and the account has none yet. */
  SECOND_STEP_REQUIRED: 403,
  PASSKEY_FAILED: 401,
  /** The authenticator did not check fingerprint, face or PIN. */
  PASSKEY_UNVERIFIED: 401,
  /** An error of better-auth without a code of ours. */
  ACCOUNT_REFUSED: 422,
  // files
  /** The installation's virus scanner refused it. */
  FILE_INFECTED: 422,
  // modelos
  MODELO_INCOMPLETE: 422,
  MODELO_TOO_LONG: 422,
  /** Another tab or device saved it first. */
  MODELO_CHANGED: 409,
  // consultas
  MODELO_NOT_FOUND: 422,
  PACIENTE_NOT_FOUND: 422,
  GRAVACAO_NOT_FOUND: 422,
  GRAVACAO_NOT_FINISHED: 409,
  GRAVACAO_IN_USE: 409,
  CONTEXT_REQUIRED: 422,
  CONTEXT_TOO_LONG: 422,
  CONSENT_REFUSED: 422,
  /** The consultation has MAX_CONSENTS consents. */
  CONSENTS_FULL: 409,
  /** Neither an image nor a PDF. */
  CONSENT_FORM_INVALID: 422,
  TEXT_EMPTY: 422,
  TEXT_TOO_LONG: 422,
  CONSULTATION_LIMIT: 403,
  CONSULTA_NOT_FAILED: 409,
  /** Another tab or device set another patient first. */
  CONSULTA_PATIENT_CHANGED: 409,
  /** An example belongs to no patient. */
  CONSULTA_IS_EXAMPLE: 409,
  /** After an erasure, the patient's record is restricted. */
  PACIENTE_RESTRICTED: 409,
  // documentos
  /** A newer version exists. */
  DOCUMENT_CHANGED: 409,
  /** A signed text cannot change; add an addendum instead. */
  DOCUMENT_SIGNED: 409,
  DOCUMENT_NOT_SIGNED: 409,
  DOCUMENT_BEING_WRITTEN: 409,
  DOCUMENT_EMPTY: 422,
  DOCUMENT_TOO_LONG: 422,
  /** A certificate shows a CID only if the doctor adds it with the patient's authorisation. */
  CID_NOT_AUTHORISED: 422,
  VERSION_NOT_FOUND: 404,
  PDF_FAILED: 503,
  CERTIFICATE_UNREADABLE: 422,
  CERTIFICATE_PASSWORD: 422,
  CERTIFICATE_EXPIRED: 422,
  CERTIFICATE_UNFIT: 422,
  /** Before a signature or a share: name, CRM with state, or the specialty's RQE is missing. */
  PROFILE_INCOMPLETE: 422,
  // sharing
  BIRTH_DATE_UNKNOWN: 422,
  /** Another tab corrected the same words first. */
  TRANSCRIPT_CHANGED: 409,
  TRANSCRIPT_NOT_READY: 409,
  // pacientes
  /** Another tab or device saved one of the same fields first. */
  PACIENTE_CHANGED: 409,
  PACIENTE_NOME_REQUIRED: 422,
  /** The patient, or the one that stayed, was merged into another one. */
  PACIENTE_MERGED: 409,
  /** More than UNDO_DAYS have passed since the merge. */
  PACIENTE_MERGE_EXPIRED: 409,
  /** One of the two patients was erased after the merge. */
  PACIENTE_MERGE_ERASED: 409,
  /** The name that was typed to confirm an erasure is another one. */
  PACIENTE_NOME_DIFFERENT: 422,
  PHONE_INVALID: 422,
  SEXO_INVALID: 422,
  DATA_NASCIMENTO_INVALID: 422,
  CPF_INVALID: 422,
  DOCUMENTO_INVALID: 422,
  FIELD_REQUIRED: 422,
  FIELD_TOO_LONG: 422,
  URL_INVALID: 422,
  ...AGENDA_ERRORS,
  // gravacoes
  UPLOAD_TOO_LARGE: 413,
  UPLOAD_INCOMPLETE: 409,
  UPLOAD_CORRUPT: 422,
  AUDIO_UNREADABLE: 422,
  AUDIO_EMPTY: 422,
  AUDIO_SILENT: 422,
  AUDIO_TOO_LONG: 422,
  AUDIO_AAC: 422,
  // perfil
  PHOTO_UNREADABLE: 422,
  // providers
  SPEECH_MODEL_MISSING: 503,
  SPEECH_FAILED: 502,
  /** The engine timed out or crashed. */
  ENGINE_FAILED: 503,
  /** A job killed its worker five times. */
  PROCESSING_CRASHED: 500,
  STORAGE_FULL: 507,
  UNAVAILABLE: 503,
  INTERNAL: 500,
  // quotas of one doctor; the limits are variables of the installation
  /** The doctor's recordings fill their space. */
  STORAGE_QUOTA: 507,
  UPLOADS_PARALLEL: 429,
  UPLOADS_DAILY: 429,
  EXAMPLES_DAILY: 429,
  MAILS_DAILY: 429,
  /** To one recipient. */
  RECIPIENT_DAILY: 429,
  VERSIONS_DAILY: 429,
  VERIFICATIONS_DAILY: 429,
  IMPORTS_DAILY: 429,
  ...LAUDO_ERRORS,
  // chatzello
  /** Neither text nor attachments. */
  QUESTION_EMPTY: 422,
  /** An attachment is still uploading or is not of this thread. */
  ATTACHMENT_NOT_READY: 409,
  ATTACHMENTS_FULL: 422,
  /** The bytes are not of the announced type or size, or cannot be read. */
  ATTACHMENT_INVALID: 422,
  /** The thread has MAX_MESSAGES messages. */
  THREAD_FULL: 409,
  QUESTIONS_DAILY: 429,
  // webhooks
  /** Without TLS, and the installation allows no private address (WEBHOOK_ALLOW). */
  WEBHOOK_URL_REFUSED: 422,
  WEBHOOKS_LIMIT: 409,
  WEBHOOK_DISABLED: 409,
  // support
  /** No webhook is configured, or it did not answer. The message is stored. */
  SUPPORT_UNAVAILABLE: 503,
  // planos
  TRIAL_USED: 409,
  /** A subscription, grant or trial is active: nothing to buy or to try. */
  SUBSCRIPTION_EXISTS: 409,
  SUBSCRIPTION_NOT_FOUND: 404,
  /** Reports, referrals and advanced statistics need a paid plan. */
  SUBSCRIBERS_ONLY: 403,
  /** Creating a laudo, as specification 5 words it. */
  LAUDO_SUBSCRIBERS_ONLY: 403,
  GRANT_ENDED: 422,
  PERIOD_INVALID: 422,
  PRICE_UNKNOWN: 422,
  /** An address in the body is not of this installation. */
  URL_FOREIGN: 422,
  /** Plans are not sold here. */
  PAYMENTS_OFF: 409,
  PAYMENTS_UNREACHABLE: 503,
  PAYMENTS_FAILED: 502,
  PAYMENT_DECLINED: 402,
  /** The previewed cost is older than ten minutes. */
  PREVIEW_OLD: 409,
  // admin
  /** WRITER_MODEL is set; a choice would have no effect. */
  WRITER_CONFIGURED: 409,
  /** No server on this machine offers this model. */
  WRITER_NOT_FOUND: 422,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERRORS;
export const errorCodeSchema = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]);
