import type { Tx } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/http/access.ts";
import { findPerfil } from "./queries.ts";

/** The doctor's name: of the profile, else of the account, else the e-mail address. */
export const nameOf = async (tx: Tx, user: Pick<Caller, "name" | "email">): Promise<string> => {
  const { first_name, last_name } = await findPerfil(tx);
  return `${first_name} ${last_name}`.trim() || user.name.trim() || user.email;
};
