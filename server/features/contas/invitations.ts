import { createHash, createHmac, randomUUID } from "node:crypto";
import type { Invitation, InvitationMail } from "@relato/shared/contract/invitations.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { asSystem, type Database, type Tx } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { findByEmail } from "./queries.ts";

export const INVITATION_DAYS = 7;
/** Rows that an administrator sees, newest first. */
const LISTED = 100;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const IS_OPEN = "used_at is null and revoked_at is null and expires_at > now()";

interface InvitationDeps {
  /** better-auth: its secret makes the tokens. */
  auth: { readonly $context: Promise<{ secret: string }> };
  db: Database;
}

/** Null in `invited_by`: the command line made it. */
export interface OpenInvitation {
  id: string;
  email: string;
  invited_by: string | null;
}

/** Only the digest is stored. A secret of 256 bits needs no slow hash. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The token follows from the id, so that the job which sends it needs no secret in its payload. */
const tokenOf = async (auth: InvitationDeps["auth"], id: string): Promise<string> => {
  const { secret } = await auth.$context;
  return createHmac("sha256", secret).update(`invitation:${id}`).digest("base64url");
};

export const invitationLink = (base: string, locale: Locale, token: string): string =>
  `${base}/${locale}/signup?invite=${token}`;

/**
 * Invites an address, which replaces its open invitation. `enqueue` runs in the same transaction.
 * `email`: trimmed, lower case. @throws AppError EMAIL_TAKEN
 */
export const createInvitation = async (
  { auth, db }: InvitationDeps,
  email: string,
  invitedBy: string | null,
  enqueue: (tx: Tx, id: string) => Promise<void> = async () => {},
): Promise<{ id: string; token: string }> => {
  if ((await findByEmail(db, email)) !== null) throw new AppError("EMAIL_TAKEN");
  const id = randomUUID();
  const token = await tokenOf(auth, id);
  await asSystem(db, "invite to sign up", async (tx) => {
    // Two invitations of one address wait for each other.
    await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 29))", [email]);
    await tx.query(
      `update invitations set revoked_at = now()
        where email = $1 and used_at is null and revoked_at is null`,
      [email],
    );
    await tx.query(
      `insert into invitations (id, token_sha256, email, invited_by, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
      [id, hashOf(token), email, invitedBy, INVITATION_DAYS],
    );
    await enqueue(tx, id);
  });
  return { id, token };
};

/** False if there is no open invitation with this id. */
export const revokeInvitation = (db: Database, id: string): Promise<boolean> =>
  asSystem(db, "revoke an invitation", async (tx) => {
    const rows = await tx.query(
      `update invitations set revoked_at = now() where id = $1 and ${IS_OPEN} returning id`,
      [id],
    );
    return rows.length === 1;
  });

export const listInvitations = (db: Database): Promise<Invitation[]> =>
  asSystem(db, "list invitations", (tx) =>
    tx.query<Invitation>(
      `select i.id, i.email, u.name as invited_by, i.created_at, i.expires_at, i.mail,
              case when used_at is not null then 'used' when revoked_at is not null then 'revoked'
                   when expires_at <= now() then 'expired' else 'open' end as state
         from invitations i left join auth."user" u on u.id = i.invited_by
        order by i.created_at desc, i.id limit $1`,
      [LISTED],
    ),
  );

const findOpen = (
  db: Database,
  column: "email" | "token_sha256",
  value: string,
): Promise<OpenInvitation | null> =>
  asSystem(db, "check an invitation", async (tx) => {
    const [row] = await tx.query<OpenInvitation>(
      `select id, email, invited_by from invitations where ${column} = $1 and ${IS_OPEN}`,
      [value],
    );
    return row ?? null;
  });

/** The invitation of a link; null if it is used, expired, revoked or unknown. */
export const findInvitation = async (db: Database, token: string): Promise<OpenInvitation | null> =>
  TOKEN.test(token) ? findOpen(db, "token_sha256", hashOf(token)) : null;

export const findInvitationOf = (db: Database, email: string): Promise<OpenInvitation | null> =>
  findOpen(db, "email", email);

/** The address and token of an open invitation, for its mail. */
export const findInvitationMail = async (
  { auth, db }: InvitationDeps,
  id: string,
): Promise<{ email: string; token: string } | null> => {
  const token = await tokenOf(auth, id);
  return asSystem(db, "mail an invitation", async (tx) => {
    // AUTH_SECRET may have changed since the invitation.
    const [row] = await tx.query<{ email: string }>(
      `update invitations set token_sha256 = $2 where id = $1 and ${IS_OPEN} returning email`,
      [id, hashOf(token)],
    );
    return row === undefined ? null : { email: row.email, token };
  });
};

export const setInvitationMail = async (
  tx: Tx,
  id: string,
  mail: InvitationMail,
): Promise<void> => {
  await tx.query("update invitations set mail = $2 where id = $1", [id, mail]);
};

/** Shows an open invitation's mail as waiting again; false for another invitation. */
export const reopenInvitationMail = (db: Database, id: string): Promise<boolean> =>
  asSystem(db, "mail an invitation again", async (tx) => {
    const rows = await tx.query(
      `update invitations set mail = 'waiting' where id = $1 and ${IS_OPEN} returning id`,
      [id],
    );
    return rows.length === 1;
  });

export const endInvitationMail = (
  db: Database,
  id: string,
  mail: "sent" | "stored" | "failed",
): Promise<void> =>
  asSystem(db, "store how an invitation's mail ended", (tx) => setInvitationMail(tx, id, mail));
