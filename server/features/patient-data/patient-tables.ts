import { mergedInto } from "../patient-merges/queries.ts";

/** A table with rows about a patient: those that match `where`, in which `$2` is the patient. */
export interface PatientTable {
  name: string;
  where: string;
  /** Columns that are no data about the patient, such as digests of secrets. */
  hidden?: readonly string[];
}

const CONSULTAS = "(select id from consultas where paciente_id = $2)";
const LAUDOS = "(select id from laudos where paciente_id = $2)";
const DOCUMENTOS = `(select id from documentos
  where consulta_id in ${CONSULTAS} or id in ${LAUDOS})`;
const VERSIONS = `(select id from document_versions where documento_id in ${DOCUMENTOS})`;
const LINKS = `(select id from secure_links where version_id in ${VERSIONS})`;
const CODES = `(select code from issued_codes where version_id in ${VERSIONS})`;
const GRAVACOES = `(select id from gravacoes where consulta_id in ${CONSULTAS})`;

/** What the export of a patient's data has, one file for each table. */
export const PATIENT_TABLES: readonly PatientTable[] = [
  { name: "pacientes", where: `(id = $2 or id in ${mergedInto("$2")})`, hidden: ["search_text"] },
  {
    name: "patient_merges",
    where: "(from_id = $2 or into_id = $2)",
    // After an undone merge, one of the two is another patient.
    hidden: ["from_id", "into_id", "moved"],
  },
  { name: "consultas", where: "paciente_id = $2" },
  {
    name: "consulta_patients",
    where: "(from_id = $2 or to_id = $2)",
    // One of the two is another patient.
    hidden: ["from_id", "to_id"],
  },
  { name: "consentimentos", where: `consulta_id in ${CONSULTAS}` },
  {
    name: "consent_forms",
    where: `consent_id in (select id from consentimentos where consulta_id in ${CONSULTAS})`,
  },
  { name: "transcript_corrections", where: `consulta_id in ${CONSULTAS}` },
  { name: "consultation_feedback", where: `consultation_id in ${CONSULTAS}` },
  { name: "gravacoes", where: `consulta_id in ${CONSULTAS}` },
  { name: "gravacao_segmentos", where: `gravacao_id in ${GRAVACOES}` },
  { name: "documentos", where: `id in ${DOCUMENTOS}` },
  { name: "document_versions", where: `documento_id in ${DOCUMENTOS}` },
  { name: "sign_offs", where: `version_id in ${VERSIONS}` },
  { name: "issued_codes", where: `version_id in ${VERSIONS}` },
  { name: "issued_files", where: `code in ${CODES}` },
  {
    name: "secure_links",
    where: `version_id in ${VERSIONS}`,
    hidden: ["token_sha256", "secret_hash"],
  },
  { name: "secure_link_openings", where: `link_id in ${LINKS}` },
  { name: "document_mails", where: `version_id in ${VERSIONS}` },
  { name: "laudos", where: "paciente_id = $2" },
  { name: "laudo_images", where: `laudo_id in ${LAUDOS}` },
  { name: "laudo_dictations", where: `laudo_id in ${LAUDOS}` },
  { name: "agendamentos", where: "paciente_id = $2" },
  { name: "appointment_notices", where: "paciente_id = $2" },
  { name: "waiting_entries", where: "paciente_id = $2" },
  {
    name: "launches",
    where: "paciente_id = $2",
    hidden: ["link_sha256", "session_sha256"],
  },
  { name: "incident_informed", where: "paciente_id = $2" },
  { name: "retention_erasures", where: `consulta_id in ${CONSULTAS}` },
  { name: "patient_erasures", where: "paciente_id = $2", hidden: ["search_name"] },
];

/**
 * Tables of a doctor without rows about one patient. Threads of the assistant are the doctor's own
 * notes: their scope can change, so that they may quote other patients.
 */
export const OTHER_TABLES: readonly string[] = [
  ...[
    "api_keys",
    "audit_heads",
    "audit_log",
    "blocked_times",
    "calendar_feeds",
    "events",
    "incident_notices",
    "invitations",
    "notifications",
    "outside_calendars",
    "quota_uses",
    "support_messages",
  ],
  ...["chatzello_attachments", "chatzello_messages", "chatzello_parts"],
  ...["chatzello_stops", "chatzello_threads"],
  ...["laudo_phrases", "laudo_phrase_uses", "laudo_templates"],
  ...["modelo_settings", "modelos_anamnese"],
  ...["plano_grants", "referral_codes", "referrals", "stripe_customers"],
  ...["stripe_user_subscriptions", "trials"],
  ...["user_onboarding", "user_preferences", "user_profiles"],
  // Answers for a day, which an erasure removes at once.
  "idempotent_requests",
  // Ids only.
  ...["webhook_attempts", "webhook_deliveries", "webhook_endpoints", "webhook_events"],
  // Both repeat what other tables have: the search index, and the words of running recordings.
  ...["live_segments", "record_words"],
];
