import type { Invitation } from "@relato/shared/contract/invitations.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem } from "../../platform/database/database.ts";
import { messagesOf } from "../../platform/messages.ts";
import { createSmtpMail } from "../../providers/mail/smtp.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createMailServer } from "../../testing/mail-server.ts";
import { makeAdmin } from "./admin.ts";
import { createInvitation, listInvitations, revokeInvitation } from "./invitations.ts";
import { mailInvitation, startContasJobs } from "./jobs.ts";

/* An administrator's invitations, mailed by the real queue. */

let server: TestApp;
let smtp: Awaited<ReturnType<typeof createMailServer>>;
let admin: TestClient;
beforeAll(async () => {
  smtp = await createMailServer();
  server = await createTestApp({
    env: { SIGNUP: "open", INVITATIONS_PER_DAY: "8", MESSAGES_PER_RECIPIENT: "2" },
  });
  admin = await signUp(server.app);
  await makeAdmin(server.deps.db, admin.email);
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

let people = 0;
const newEmail = (): string => `invited${++people}@example.org`;
const invite = (email: string, client = admin) =>
  client.call({
    method: "POST",
    url: "/api/admin/invitations",
    payload: { email, locale: "es" },
  });
const list = async (): Promise<Invitation[]> =>
  (await admin.call({ url: "/api/admin/invitations" })).json<{ items: Invitation[] }>().items;
const tokenOf = (link: string): string => new URL(link).searchParams.get("invite") ?? "";
const join = (email: string, invitation: string) =>
  server.app.inject({
    method: "POST",
    url: "/api/auth/sign-up/email",
    payload: { email, password: "segredo", invitation },
  });

describe("an administrator", () => {
  test("invites an address, and sees when the invitation was used", async () => {
    const email = newEmail();
    const made = await invite(` ${email.toUpperCase()} `);
    expect([made.statusCode, made.json()]).toEqual([
      201,
      { link: expect.stringContaining("/es/signup?invite="), mailed: false },
    ]);
    expect((await list())[0]).toMatchObject({
      email,
      invited_by: admin.email.split("@")[0],
      state: "open",
      mail: "waiting",
    });
    const { link } = made.json<{ link: string }>();
    expect((await join(email, tokenOf(link))).statusCode).toBe(201);
    expect((await list())[0]).toMatchObject({ email, state: "used" });
    expect((await invite(email)).json()).toMatchObject({ error: "EMAIL_TAKEN" });
  });

  test("revokes an invitation once, and a new one replaces the last", async () => {
    const email = newEmail();
    await invite(email);
    await invite(email);
    const [last, first] = await list();
    expect([first?.state, last?.state]).toEqual(["revoked", "open"]);
    const revoke = () =>
      admin.call({ method: "DELETE", url: `/api/admin/invitations/${last?.id}` });
    expect((await revoke()).statusCode).toBe(200);
    expect((await revoke()).statusCode).toBe(404);
    // Beyond the messages to one recipient.
    expect((await invite(email)).json()).toMatchObject({ error: "RECIPIENT_DAILY" });
    await server.deps.audit.close();
    const rows = await asSystem(server.deps.db, "test", (tx) =>
      tx.query<{ action: string }>("select action from audit_log where subject = $1", [last?.id]),
    );
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      "DELETE /api/admin/invitations/:id",
      "DELETE /api/admin/invitations/:id",
      "admin.invite",
      "admin.revoke-invitation",
    ]);
  });

  test("cannot invite without limit, nor a wrong address", async () => {
    expect((await invite("nobody")).json()).toMatchObject({ error: "EMAIL_INVALID" });
    const codes = [];
    for (let n = 0; n < 6; n += 1) codes.push((await invite(newEmail())).statusCode);
    expect(codes.at(-1)).toBe(429);
  });
});

test("a doctor may not invite, list or revoke", async () => {
  const doctor = await signUp(server.app);
  const id = "018f0000-0000-7000-8000-000000000000";
  expect((await invite(newEmail(), doctor)).statusCode).toBe(403);
  expect((await doctor.call({ url: "/api/admin/invitations" })).statusCode).toBe(403);
  const url = `/api/admin/invitations/${id}`;
  expect((await doctor.call({ method: "DELETE", url })).statusCode).toBe(403);
});

test("an administrator of a closed installation may not invite", async () => {
  const { deps, app, close } = await createTestApp({ env: { SIGNUP: "closed" } });
  try {
    const { token } = await createInvitation(deps, "first@example.org", null);
    const payload = { email: "first@example.org", password: "segredo", invitation: token };
    const made = await app.inject({ method: "POST", url: "/api/auth/sign-up/email", payload });
    await makeAdmin(deps.db, payload.email);
    const answer = await app.inject({
      method: "POST",
      url: "/api/admin/invitations",
      cookies: Object.fromEntries(made.cookies.map(({ name, value }) => [name, value])),
      payload: { email: newEmail(), locale: "es" },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { error: "SIGNUP_CLOSED" }]);
  } finally {
    await close();
  }
});

test("without SMTP its mail is stored in the outbox, and not said to be sent", async () => {
  const own = await createTestApp();
  try {
    const { app, deps } = own;
    const owner = await signUp(app);
    await makeAdmin(deps.db, owner.email);
    await startContasJobs(deps);
    const url = "/api/admin/invitations";
    const payload = { email: newEmail(), locale: "es" };
    expect((await owner.call({ method: "POST", url, payload })).json()).toMatchObject({
      mailed: false,
    });
    const items = async () =>
      (await owner.call({ url })).json<{ items: Invitation[] }>().items.map(({ mail }) => mail);
    await expect.poll(items, { timeout: 20_000 }).toEqual(["stored"]);
  } finally {
    await own.close();
  }
});

test("an invitation's mail fails for good with its last attempt", async () => {
  const gone = await createMailServer();
  await gone.close();
  const mail = createSmtpMail(gone.url, "relato@localhost");
  const { db } = server.deps;
  const email = newEmail();
  const { id, token } = await createInvitation(server.deps, email, null);
  const states: (string | undefined)[] = [];
  for (const last of [false, true]) {
    const attempt = mailInvitation({ ...server.deps, mail }, "es", { id, email, token }, last);
    await expect(attempt).rejects.toMatchObject({ name: "MailError" });
    states.push((await listInvitations(db)).find((one) => one.id === id)?.mail);
  }
  expect(states).toEqual(["none", "failed"]);
  await mail.close();
});

test("with SMTP the link is mailed, unless the invitation was revoked before", async () => {
  const mailing = await createTestApp({ env: { SIGNUP: "invite", SMTP_URL: smtp.url } });
  try {
    const { deps } = mailing;
    const [kept, gone] = [newEmail(), newEmail()];
    const send = (email: string) =>
      createInvitation(deps, email, null, (tx, id) =>
        deps.jobs.enqueue(tx, "invitation-mail", { id, locale: "es" }),
      );
    await revokeInvitation(deps.db, (await send(gone)).id);
    const { token } = await send(kept);
    await startContasJobs(deps);
    const mail = await smtp.take(kept);
    expect(mail.subject).toBe(messagesOf("es").mails.invite.subject);
    expect(mail.text).toContain(`/es/signup?invite=${token}`);
    expect(mail.text).not.toContain("null");
    const stateOf = async (email: string) =>
      (await listInvitations(deps.db)).find((one) => one.email === email)?.mail;
    await expect.poll(() => stateOf(kept), { timeout: 20_000 }).toBe("sent");
    expect(await stateOf(gone)).toBe("none");
  } finally {
    await mailing.close();
  }
});
