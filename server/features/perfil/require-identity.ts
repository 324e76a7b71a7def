import { missingIdentity } from "@relato/shared/domain/perfil.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { findPerfil } from "./queries.ts";

/**
 * Refuses to sign or share for a doctor whose profile lacks name, CRM with state, or the RQE of the
 * specialty. @throws AppError PROFILE_INCOMPLETE
 */
export const requireIdentity = async (tx: Tx): Promise<void> => {
  if (missingIdentity(await findPerfil(tx)).length > 0) throw new AppError("PROFILE_INCOMPLETE");
};
