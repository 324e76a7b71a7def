import { INVITATION_MAILS, type InvitationMail } from "@relato/shared/contract/invitations.ts";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { user } from "./auth.ts";
import { instant, instantNow, isOneOf, primaryId } from "./columns.ts";
import { systemRows } from "./tenancy.ts";

/**
 * Invitations to create an account. They belong to the installation, not to a doctor. A trigger on
 * `auth.user` marks an address's invitation as used when its account is created.
 */
export const invitations = pgTable(
  "invitations",
  {
    id: primaryId(),
    /** The link's token is not stored. */
    token_sha256: text().notNull().unique(),
    /** Trimmed, in lower case. */
    email: text().notNull(),
    /** The administrator; null for the command line. */
    invited_by: text().references(() => user.id, { onDelete: "cascade" }),
    created_at: instantNow(),
    expires_at: instant().notNull(),
    used_at: instant(),
    revoked_at: instant(),
    /** The state of its mail. */
    mail: text().$type<InvitationMail>().notNull().default("none"),
  },
  (t) => [
    index("invitations_created_at_idx").on(t.created_at),
    uniqueIndex("invitations_open_idx")
      .on(t.email)
      .where(sql`${t.used_at} is null and ${t.revoked_at} is null`),
    check("invitations_mail_check", isOneOf(t.mail, INVITATION_MAILS)),
    systemRows(),
  ],
);
