import type { Locale } from "@relato/shared/domain/language.ts";
import { type AccountMailKind, writeMail } from "./mails/template.ts";

/** A mail about an account with `mark` in place of the name and the secret link. */
export const writeRedactedAccountMail = (
  kind: AccountMailKind | "invite",
  locale: Locale,
  mark: string,
): { subject: string; text: string } => {
  const { subject, text } = writeMail(kind, locale, { name: mark, email: mark }, mark);
  return { subject, text };
};
