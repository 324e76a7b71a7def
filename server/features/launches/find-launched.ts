import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import type { FindLaunched } from "../../platform/http/access.ts";
import { checkKey, toKeyCaller } from "../api-keys/find-key.ts";
import { readLaunchCookie } from "./cookie.ts";
import { findSession, renewSession } from "./queries.ts";
import { hashToken } from "./tokens.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Finds launch, key, account and plan in one statement at every request, so that a revoked key, a
 * closed or disabled account and an ended plan end the session at once.
 */
export const createFindLaunched =
  (deps: Pick<Deps, "config" | "db" | "payments">): FindLaunched =>
  async (request) => {
    const { launch: id = "" } = request.params as { launch?: string };
    const token = readLaunchCookie(request, deps.config);
    if (token === undefined || !UUID.test(id)) return null;
    const row = await findSession(deps.db, id, hashToken(token));
    if (row === null || !row.is_open) return null;
    checkKey(row, deps);
    if (row.needs_renewal) await withUser(deps.db, row.id, (tx) => renewSession(tx, id));
    const { key_id, paciente_id, view } = row;
    return { ...toKeyCaller(row, deps.config), launch: { id, key_id, paciente_id, view } };
  };
