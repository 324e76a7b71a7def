/** What an administrator, or the operator on the command line, does. Stored as `admin.<act>`. */
export const ADMIN_ACTS = [
  ...(["view-profile", "deactivate", "reactivate", "end-sessions"] as const),
  ...(["resend-confirmation", "request-second-step-reset", "forget-second-step"] as const),
  ...(["make-reset-link", "make-admin", "invite", "revoke-invitation"] as const),
  ...(["grant-plan", "revoke-plan", "retry-job", "discard-job", "resend-message"] as const),
  ...(["choose-writer", "install-writer", "announce", "set-controller"] as const),
  ...(["record-incident", "add-incident-entry", "notify-incident"] as const),
] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];

/** The start of an entry's actor that is an API key; its id follows. */
export const API_KEY_ACTOR = "api-key:";

export const AUDIT_VERBS = [
  ...(["read", "create", "change", "delete", "restore", "sign", "send", "export"] as const),
  "undo",
] as const;
export type AuditVerb = (typeof AUDIT_VERBS)[number];

/**
 * What a route reads or changes, by the start of its path. The first match counts: longer starts
 * come before shorter ones.
 */
const TARGETS = [
  ["/api/pacientes/:id/timeline", "history"],
  ["/api/pacientes/:id/consents", "consent"],
  ["/api/pacientes/:id/merges", "merge"],
  ["/api/pacientes/:id/appointments", "appointments"],
  ["/api/pacientes/:id", "patient"],
  ["/api/pacientes", "patients"],
  ["/api/consultas/:id/consent", "consent"],
  ["/api/consents", "consent"],
  ["/api/consultas/:id/corrections", "transcript"],
  ["/api/consultas/:id/feedback", "feedback"],
  ["/api/consultas/:id/patient", "visit_patient"],
  ["/api/consultas/:id/documentos", "documents"],
  ["/api/consultas/:id", "consultation"],
  ["/api/consultas", "consultations"],
  ["/api/documentos/:id/pdf", "pdf"],
  ["/api/documentos/:id/links", "link"],
  ["/api/documentos/:id/sharing", "link"],
  ["/api/documentos", "document"],
  ["/api/links", "link"],
  ["/api/fhir/Patient/:id/$everything", "history"],
  ["/api/fhir/Patient", "patient"],
  ["/api/fhir/Encounter", "consultation"],
  ["/api/fhir/Consent", "consent"],
  ["/api/fhir/DiagnosticReport", "report"],
  ["/api/fhir/Observation", "report"],
  ["/api/fhir/Appointment", "appointment"],
  ["/api/fhir/Practitioner", "profile"],
  ["/api/fhir/metadata", "settings"],
  ["/api/fhir", "document"],
  ["/api/gravacoes", "recording"],
  ["/api/uploads", "recording"],
  ["/api/laudos/:id/images", "image"],
  ["/api/laudo-images", "image"],
  ["/api/laudos/:id/dictations", "dictation"],
  ["/api/laudo-dictations", "dictation"],
  ["/api/laudos/:id", "report"],
  ["/api/laudos", "reports"],
  ["/api/laudo-templates", "mask"],
  ["/api/laudo-phrases", "phrase"],
  ["/api/modelos", "template"],
  ["/api/agendamentos/:id", "appointment"],
  ["/api/agendamentos", "appointments"],
  ["/api/appointment-notices", "notice"],
  ["/api/waiting-list/:id/book", "waiting_booking"],
  ["/api/waiting-list", "waiting_list"],
  ["/api/agenda/feed", "feed"],
  ["/api/support/messages", "support"],
  ["/api/agenda/calendars", "calendar"],
  ["/api/agenda/blocked-times", "blocked_time"],
  ["/api/agenda/own-blocked-times", "blocked_time"],
  ["/api/agenda/working-hours", "working_hours"],
  ["/api/agenda/day", "appointments"],
  ["/api/busca", "search"],
  ["/api/home", "home"],
  ["/api/chatzello/attachments", "attachment"],
  ["/api/chatzello", "assistant"],
  ["/api/advanced-reports", "statistics"],
  ["/api/audit-log", "audit"],
  ["/api/configuracoes/export", "everything"],
  ["/api/configuracoes", "settings"],
  ["/api/incidents", "incident"],
  ["/api/notifications", "notifications"],
  ["/api/perfil", "profile"],
  ["/api/planos", "plan"],
  ["/api/referrals", "referral"],
  ["/api/admin", "admin"],
  ["/api/api-keys", "api_keys"],
  ["/api/account", "security"],
  ["/api/auth", "security"],
  ["/api/sessions/launch", "launch"],
  ["/api/sessions", "sessions"],
  ["/api/webhook", "webhook"],
  ["/api/webhooks", "webhook"],
  ["/api/webhook-deliveries", "webhook"],
] as const;
export type AuditObject = (typeof TARGETS)[number][1];

/** Entries that belong to no route, by the start of their action. */
const EVENTS = [
  ["account.sign-in", "sign_in"],
  ["account.sign-out", "sign_out"],
  ["account.sign-up", "sign_up"],
  ["account.confirm", "confirmed"],
  ["account.close", "closed"],
  ["account.export", "exported"],
  ["account.", "security"],
  ["agenda.feed.", "feed"],
  ["plano.", "plan"],
  ["referral.", "referral"],
  ["automation.audio", "automation_audio"],
  ["automation.note", "automation_note"],
  ["launch.opened", "launch_opened"],
  ["appointment.confirmed", "appointment_confirmed"],
  ["appointment.cancelled", "appointment_cancelled"],
  ["link.opened", "link_opened"],
  ["link.downloaded", "link_downloaded"],
  ["link.", "link_refused"],
  ["consulta.erase", "erased"],
  ["retention.", "retention"],
  ["patient.merge-undo", "merge_undone"],
  ["patient.merge", "merged"],
  ["patient.export", "patient_exported"],
  ["patient.erase", "patient_erased"],
  ["patient.open-restricted", "restricted_opened"],
  ["patient.lift-restriction", "restriction_lifted"],
] as const;
export type AuditEvent = (typeof EVENTS)[number][1];

export const AUDIT_KINDS = ["read", "change", "export", "admin", "account"] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

const EXPORT = "^(GET|HEAD|POST) .*/(export|pdf|fhir|mrrt|[$]everything)$";
/** A body instead of a query string, because it contains what a doctor typed. */
const READ_BY_POST = [
  "search|lint|priors|conclusion|mask|patient-context|preview|find|opening|duplicates|busca",
  "check-repeats|check-following",
].join("|");
const READ = `^(GET|HEAD) |^POST .*/(${READ_BY_POST})$`;
const ADMIN = "^(admin|plano\\.(grant|revoke))";
const ACCOUNT = "^(account|agenda|plano|referral)\\.";

/** Regular expressions that JavaScript and PostgreSQL read alike. Each action has one kind. */
export const KIND_PATTERNS: Record<AuditKind, { matches: string; except: string | null }> = {
  export: { matches: EXPORT, except: null },
  admin: { matches: ADMIN, except: null },
  account: { matches: ACCOUNT, except: ADMIN },
  read: { matches: `${READ}|^(link|launch)\\.`, except: EXPORT },
  change: { matches: ".", except: `${EXPORT}|${ADMIN}|${ACCOUNT}|${READ}|^(link|launch)\\.` },
};

/** The same kinds for JavaScript: the first match counts, no match is a change. */
const KINDS = [
  ["export", new RegExp(EXPORT)],
  ["admin", new RegExp(ADMIN)],
  ["account", new RegExp(ACCOUNT)],
  ["read", new RegExp(`${READ}|^(link|launch)\\.`)],
] as const;

export const kindOf = (action: string): AuditKind =>
  KINDS.find(([, pattern]) => pattern.test(action))?.[0] ?? "change";

/** What a list gets when something is created. */
const ITEMS: Partial<Record<AuditObject, AuditObject>> = {
  ...{ consultations: "consultation", appointments: "appointment", reports: "report" },
  ...{ documents: "document", patients: "patient" },
};

/** Verbs of the last part of a path. */
const VERBS: Readonly<Record<string, AuditVerb>> = {
  ...{ sign: "sign", addendum: "sign", mail: "send", restore: "restore" },
  ...{ cancel: "change", retry: "change", revocation: "change", corrections: "change" },
  ...{ versions: "change", proposal: "change", rewrite: "change", stop: "change" },
  ...{ secret: "change", test: "send", resend: "send" },
  ...{ finish: "change", read: "change", import: "change", uses: "change", erasure: "delete" },
  undo: "undo",
};

const verbOf = (method: string, path: string, kind: AuditKind): AuditVerb => {
  if (kind === "read" || kind === "export") return kind;
  if (method === "DELETE") return "delete";
  const named = VERBS[path.slice(path.lastIndexOf("/") + 1)];
  return named ?? (method === "POST" ? "create" : "change");
};

/** What an entry says, for the words of a catalogue. */
export type AuditStatement =
  | { act: AdminAct }
  | { event: AuditEvent }
  | { verb: AuditVerb; object: AuditObject };

/** Null for an action that this release does not know. */
export const describeAction = (action: string): AuditStatement | null => {
  const act = ADMIN_ACTS.find((one) => action === `admin.${one}`);
  if (act !== undefined) return { act };
  const [method = "", path] = action.split(" ");
  if (path === undefined) {
    const event = EVENTS.find(([start]) => action.startsWith(start))?.[1];
    return event === undefined ? null : { event };
  }
  const object = TARGETS.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1];
  if (object === undefined) return null;
  const verb = verbOf(method, path, kindOf(action));
  return { verb, object: verb === "create" ? (ITEMS[object] ?? object) : object };
};
