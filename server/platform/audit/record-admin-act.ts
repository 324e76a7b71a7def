import type { AdminAct } from "@relato/shared/domain/audit-log.ts";
import type { Audit } from "./audit.ts";

export interface AdminActEntry {
  /** The administrator's id; `system` for the operator on the command line. */
  actor: string;
  act: AdminAct;
  /** The account that the act concerns, whose doctor sees it; null for the installation. */
  medico_id: string | null;
  /** The id of what was changed. Default: the account. */
  subject?: string;
}

/** Records an act in the chain of the doctor whom it concerns. */
export const recordAdminAct = (
  audit: Pick<Audit, "record">,
  { actor, act, medico_id, subject = medico_id ?? undefined }: AdminActEntry,
): void =>
  audit.record({
    ...{ actor, action: `admin.${act}`, outcome: "success", medico_id: medico_id ?? "" },
    ...(subject !== undefined && { subject }),
  });
