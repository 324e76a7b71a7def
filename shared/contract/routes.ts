import type { RouteDefinition } from "./route.ts";

/** Every module of the contract; a new feature adds its line. */
type Modules =
  | typeof import("./admin-messages.ts")
  | typeof import("./admin-operations.ts")
  | typeof import("./admin-users.ts")
  | typeof import("./admin.ts")
  | typeof import("./advanced-reports.ts")
  | typeof import("./agenda-notices.ts")
  | typeof import("./agenda.ts")
  | typeof import("./api-keys.ts")
  | typeof import("./webhooks.ts")
  | typeof import("./audit-log.ts")
  | typeof import("./announcements.ts")
  | typeof import("./busca.ts")
  | typeof import("./calendars.ts")
  | typeof import("./chatzello-attachments.ts")
  | typeof import("./chatzello.ts")
  | typeof import("./compliance.ts")
  | typeof import("./configuracoes.ts")
  | typeof import("./consent.ts")
  | typeof import("./consultas.ts")
  | typeof import("./conta.ts")
  | typeof import("./contas.ts")
  | typeof import("./correcoes.ts")
  | typeof import("./documento-versions.ts")
  | typeof import("./documentos.ts")
  | typeof import("./feedback.ts")
  | typeof import("./fhir.ts")
  | typeof import("./gravacoes.ts")
  | typeof import("./home.ts")
  | typeof import("./improvement-file.ts")
  | typeof import("./incidents.ts")
  | typeof import("./invitations.ts")
  | typeof import("./launches.ts")
  | typeof import("./modelos.ts")
  | typeof import("./laudo-checks.ts")
  | typeof import("./laudo-dictations.ts")
  | typeof import("./laudo-images.ts")
  | typeof import("./laudo-patient.ts")
  | typeof import("./laudo-phrases.ts")
  | typeof import("./laudo-templates.ts")
  | typeof import("./laudo-versions.ts")
  | typeof import("./laudos.ts")
  | typeof import("./notifications.ts")
  | typeof import("./pacientes.ts")
  | typeof import("./passkeys.ts")
  | typeof import("./patient-data.ts")
  | typeof import("./perfil.ts")
  | typeof import("./plano-grants.ts")
  | typeof import("./planos.ts")
  | typeof import("./referrals.ts")
  | typeof import("./rewriting.ts")
  | typeof import("./services.ts")
  | typeof import("./sharing.ts")
  | typeof import("./view-counts.ts");

type RoutesOf<M> = M extends unknown ? Extract<M[keyof M], RouteDefinition> : never;

/** Every route by its method and path: `Routes["GET /api/agendamentos/:id"]`. Types only. */
export type Routes = {
  [R in RoutesOf<Modules> as `${R["method"]} ${R["path"]}`]: R;
};
