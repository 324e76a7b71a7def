import type { Locale } from "@relato/shared/domain/language.ts";
import type { Deps } from "../../deps.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { findConfirm } from "./links.ts";
import { markConfirmed } from "./queries.ts";

/** Confirms the address of a link; false if the link is invalid. The first time sends a welcome. */
export const confirmEmail = async (
  deps: Pick<Deps, "auth" | "audit" | "db" | "jobs">,
  token: string,
  locale: Locale,
): Promise<boolean> => {
  const { auth, audit, db } = deps;
  const id = await findConfirm(auth, token);
  if (id === null) return false;
  if (await markConfirmed(db, id)) {
    audit.record({ actor: id, action: "account.confirm", outcome: "success" });
    await enqueueMail(deps, "welcome", id, locale);
  }
  return true;
};
