import type { Tx } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/http/access.ts";
import { chosenName } from "../contas/chosen-name.ts";
import { findPerfil } from "./queries.ts";

/** The name of a doctor who has none yet. A document cannot be signed without one. */
const UNNAMED = "Médico(a)";

/** The doctor's name: of the profile, else the one chosen for the account; never the e-mail's. */
export const nameOf = async (tx: Tx, user: Pick<Caller, "name" | "email">): Promise<string> => {
  const { first_name, last_name } = await findPerfil(tx);
  return `${first_name} ${last_name}`.trim() || chosenName(user) || UNNAMED;
};
