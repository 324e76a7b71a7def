import { z } from "zod";
import { LOCALES } from "../domain/language.ts";
import { route } from "./route.ts";

/** Who may create an account (SIGNUP). */
export const SIGNUP_MODES = ["open", "invite", "closed"] as const;
export type SignupMode = (typeof SIGNUP_MODES)[number];

/**
 * The state of an invitation's mail. `none`: none was written. `sent`: a mail server accepted it.
 * `stored`: in the outbox of a server that sends no mail.
 */
export const INVITATION_MAILS = ["none", "waiting", "sent", "stored", "failed"] as const;
export type InvitationMail = (typeof INVITATION_MAILS)[number];

const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** The administrator's name; null for the command line. */
  invited_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  state: z.enum(["open", "used", "expired", "revoked"]),
  mail: z.enum(INVITATION_MAILS),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const listInvitations = route({
  method: "GET",
  path: "/api/admin/invitations",
  access: "admin",
  scope: null,
  summary: "The last 100 invitations to create an account, newest first",
  response: z.object({ mode: z.enum(SIGNUP_MODES), items: z.array(invitationSchema) }),
  errors: [],
});

export const createInvitation = route({
  method: "POST",
  path: "/api/admin/invitations",
  access: "admin",
  scope: null,
  summary: "Invite an address, which replaces its open invitation; the link is valid for 7 days",
  body: z.object({
    email: z.string().max(320),
    /** Language of the mail and of the page. */
    locale: z.enum(LOCALES),
  }),
  response: z.object({
    /** Only this response contains the link. */
    link: z.string(),
    /** Whether the link also leaves by mail. Otherwise its mail is stored in the outbox. */
    mailed: z.boolean(),
  }),
  status: 201,
  errors: ["EMAIL_INVALID", "EMAIL_TAKEN", "SIGNUP_CLOSED", "MAILS_DAILY", "RECIPIENT_DAILY"],
});

export const revokeInvitation = route({
  method: "DELETE",
  path: "/api/admin/invitations/:id",
  access: "admin",
  scope: null,
  summary: "Revoke an open invitation",
  params: z.object({ id: z.uuid() }),
  response: z.object({ revoked: z.literal(true) }),
  errors: ["NOT_FOUND"],
});
