import { once } from "node:events";
import { get } from "node:http";
import type { AddressInfo } from "node:net";
import type { AdminMetrics, AdminUser, UserProfile } from "@relato/shared/contract/admin-users.ts";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDoctorWithEverything } from "../../testing/access.ts";
import { asSystem, withUser } from "../../platform/database/database.ts";
import { SANDBOX_PRICES } from "../../providers/payments/prices.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { countPasskeys, enrolTotp, insertPasskey } from "../../testing/credentials.ts";
import { createMailServer, linkOf } from "../../testing/mail-server.ts";
import { createPaciente, createSubscription } from "../../testing/factories.ts";
import { makeAdmin } from "../contas/admin.ts";
import { disableAccount } from "../contas/close.ts";
import { startContasJobs } from "../contas/jobs.ts";

let server: TestApp;
let admin: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  admin = await signUp(server.app);
  await makeAdmin(server.deps.db, admin.email);
});
afterAll(() => server.close());

const post = (url: string, payload: object = {}): InjectOptions => ({
  method: "POST",
  url: `/api/admin/users/${url}`,
  payload,
});
type List = { items: AdminUser[]; next_cursor: string | null };
const search = async (body: object): Promise<List> =>
  (await admin.call(post("search", body))).json();
const emailsOf = ({ items }: List): string[] => items.map(({ email }) => email);
const profileOf = async ({ id }: { id: string }): Promise<UserProfile> =>
  (await admin.call({ url: `/api/admin/users/${id}` })).json();
const insertUsers = (emails: readonly string[], createdAt = "2020-01-01") =>
  server.deps.db.pool.query(
    `insert into auth."user" (id, name, email, created_at)
     select 'seed-' || e, 'Seed', e, $2 from unnest($1::text[]) e`,
    [emails, createdAt],
  );

describe("the list of users", () => {
  test("contains the addresses with a text in any case, and no pattern", async () => {
    await insertUsers(["ana_silva@clinica.example", "anaxsilva@clinica.example"]);
    expect(emailsOf(await search({ q: " ANA_Silva@CLIN " }))).toEqual([
      "ana_silva@clinica.example",
    ]);
    expect(emailsOf(await search({ q: "%" }))).toEqual([]);
    expect(emailsOf(await search({ q: "\\" }))).toEqual([]);
  });

  test.each([
    ["newest", [5, 4, 3, 2, 1]],
    ["oldest", [1, 2, 3, 4, 5]],
    ["email", [1, 2, 3, 4, 5]],
    // Two have signed in.
    ["last_access", [2, 1, 5, 4, 3]],
  ])("pages through each account once, by %s", async (order, expected) => {
    const tag = `${order.replace("_", "")}.example`;
    const emails = [1, 2, 3, 4, 5].map((n) => `page${n}@${tag}`);
    // All created at the same time: the id decides.
    await insertUsers(emails);
    await server.deps.db.pool.query(
      `update auth."user" set last_access_at = '2026-01-01' where email = any($1)`,
      [emails.slice(0, 2)],
    );
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: List = await search({ q: tag, order, limit: 2, cursor });
      seen.push(...emailsOf(page));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(expected.map((n) => emails[n - 1]));
  });

  test.each(["x", "eyJhdCI6IngiLCJpZCI6InkifQ", "e30"])("refuses the cursor %s", async (cursor) => {
    expect((await admin.call(post("search", { cursor }))).statusCode).toBe(400);
  });

  test("shows the last access and the plan of an account", async () => {
    const doctor = await signUp(server.app);
    const find = async () => (await search({ q: doctor.email })).items[0];
    expect(await find()).toMatchObject({
      state: "enabled",
      role: "doctor",
      last_access_at: expect.any(String),
      plan: { status: "free", source: null, plano: null },
    });
    await createSubscription(server.deps.db, {
      user_id: doctor.id,
      subscription_status: "past_due",
      price_id: "price_foreign",
      current_period_end: 1_900_000_000,
    });
    expect((await find())?.plan).toEqual({ status: "past_due", source: "payment", plano: null });
  });
});

test("the metrics count users, subscriptions, trials and revenue", async () => {
  const read = async (): Promise<AdminMetrics> =>
    (await admin.call({ url: "/api/admin/metrics" })).json();
  const before = await read();
  const subscribe = async (subscription_status: string, price_id: string) => {
    const { id: user_id } = await signUp(server.app);
    const current_period_end = 1_900_000_000;
    await createSubscription(server.deps.db, {
      ...{ user_id, subscription_status, price_id, current_period_end },
    });
    return user_id;
  };
  const discounted = await subscribe("active", SANDBOX_PRICES.yearly.BRL);
  await asSystem(server.deps.db, "test", (tx) =>
    tx.query("update stripe_user_subscriptions set coupon = 'ref-20' where user_id = $1", [
      discounted,
    ]),
  );
  await subscribe("active", SANDBOX_PRICES.monthly.USD);
  await subscribe("active", "price_foreign");
  await subscribe("trialing", SANDBOX_PRICES.monthly.BRL);
  await subscribe("canceled", SANDBOX_PRICES.monthly.BRL);
  const trial = await signUp(server.app);
  await trial.call({ method: "POST", url: "/api/planos/trial", payload: { locale: "pt-br" } });
  const after = await read();
  expect(after).toMatchObject({
    total_users: before.total_users + 6,
    new_this_month: before.new_this_month + 6,
    active_subscriptions: before.active_subscriptions + 5,
    on_trial: before.on_trial + 2,
    nominal_mrr: before.nominal_mrr + 5 * 399,
    actual_mrr: { BRL: before.actual_mrr.BRL + 199.2, USD: before.actual_mrr.USD + 79 },
    unknown_prices: before.unknown_prices + 1,
  });
  expect(after.months).toHaveLength(12);
  expect(after.months.at(-1)).toMatchObject({ new_users: after.new_this_month });
});

test("a profile has account data and counts, and nothing of a patient", async () => {
  const doctor = await createDoctorWithEverything(server.deps.db);
  await createPaciente(server.deps.db, { medico_id: doctor.id, nome: "Maria Secreta" });
  const answer = await admin.call({ url: `/api/admin/users/${doctor.id}` });
  expect(answer.json()).toMatchObject({
    id: doctor.id,
    counts: { pacientes: expect.any(Number), consultas: expect.any(Number) },
  });
  expect(answer.json<UserProfile>().counts.pacientes).toBeGreaterThan(0);
  expect(answer.body).not.toContain("Secreta");
  expect((await admin.call({ url: "/api/admin/users/absent" })).statusCode).toBe(404);
});

describe("deactivation", () => {
  /** Opens the events as a browser does. Resolves when the server ends the response. */
  const openEvents = async ({ cookie }: TestClient): Promise<{ ended: Promise<unknown> }> => {
    const { port } = server.app.server.address() as AddressInfo;
    const request = get({ port, path: "/api/events", headers: { cookie }, agent: false });
    const [response] = await once(request, "response");
    expect(response.statusCode).toBe(200);
    // Its position: the subscription follows at once.
    await once(response, "data");
    const ended = once(response, "close");
    response.resume();
    return { ended };
  };

  test("ends sessions and event streams, and refuses sign-in until reactivated", async () => {
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    const doctor = await signUp(server.app);
    const events = await openEvents(doctor);
    const answer = await admin.call(post(`${doctor.id}/deactivate`));
    expect(answer.json()).toMatchObject({
      state: "disabled",
      sessions: 0,
      can: { deactivate: false, reactivate: true, end_sessions: false },
    });
    await events.ended;
    expect((await doctor.call({ url: "/api/session" })).statusCode).toBe(401);
    const signIn = () =>
      server.app.inject({
        method: "POST",
        url: "/api/auth/sign-in/email",
        payload: { email: doctor.email, password: "segredo" },
      });
    expect((await signIn()).json()).toMatchObject({ error: "ACCOUNT_DISABLED" });
    const back = await admin.call(post(`${doctor.id}/reactivate`));
    expect(back.json()).toMatchObject({ state: "enabled" });
    expect((await signIn()).statusCode).toBe(200);
  });

  test("refuses the calendar feed until reactivated", async () => {
    const doctor = await signUp(server.app);
    const made = await doctor.call({
      method: "POST",
      url: "/api/agenda/feed",
      payload: { locale: "pt-br" },
    });
    const { pathname } = new URL(made.json<{ url: string }>().url);
    const read = async () => (await server.app.inject({ url: pathname })).statusCode;
    expect(await read()).toBe(200);
    await admin.call(post(`${doctor.id}/deactivate`));
    expect(await read()).toBe(404);
    await admin.call(post(`${doctor.id}/reactivate`));
    expect(await read()).toBe(200);
  });

  test("is refused for oneself, and a closed account stays closed", async () => {
    expect((await admin.call(post(`${admin.id}/deactivate`))).json()).toMatchObject({
      error: "ACCOUNT_OWN",
    });
    const doctor = await signUp(server.app);
    await withUser(server.deps.db, doctor.id, (tx) => disableAccount(tx, doctor.id));
    expect((await profileOf(doctor)).state).toBe("closed");
    expect((await admin.call(post(`${doctor.id}/reactivate`))).json()).toMatchObject({
      error: "ACCOUNT_CLOSED",
    });
  });

  test("and the other acts are in the audit log, with the account concerned", async () => {
    const doctor = await signUp(server.app);
    await profileOf(doctor);
    await admin.call({ method: "DELETE", url: `/api/admin/users/${doctor.id}/sessions` });
    expect((await doctor.call({ url: "/api/session" })).statusCode).toBe(401);
    await admin.call(post(`${doctor.id}/deactivate`));
    await admin.call(post(`${doctor.id}/reactivate`));
    const list = () =>
      asSystem(server.deps.db, "test", (tx) =>
        tx.query<{ action: string }>(
          `select action from audit_log
            where actor = $1 and subject = $2 and medico_id = $2 order by seq`,
          [admin.id, doctor.id],
        ),
      );
    await expect
      .poll(async () => (await list()).map(({ action }) => action))
      .toEqual([
        "admin.view-profile",
        "admin.end-sessions",
        "admin.deactivate",
        "admin.reactivate",
      ]);
  });
});

describe("mail", () => {
  test("that cannot be sent is refused", async () => {
    const doctor = await signUp(server.app);
    for (const act of ["confirmation", "second-step-reset"])
      expect(
        (await admin.call(post(`${doctor.id}/${act}`, { locale: "pt-br" }))).json(),
      ).toMatchObject({ error: "MAIL_NOT_CONFIGURED" });
  });

  test("confirms an address, and the removal of a second step, once", async () => {
    const smtp = await createMailServer({});
    const mailing = await createTestApp({ env: { SMTP_URL: smtp.url } });
    try {
      await startContasJobs(mailing.deps);
      const press = (url: URL) =>
        mailing.app.inject({
          method: "POST",
          url: url.pathname + url.search,
          headers: {
            "content-type": "application/x-www-form-urlencoded",
            accept: "application/json",
          },
        });
      const join = async (email: string): Promise<TestClient> => {
        const payload = { email, password: "segredo" };
        await mailing.app.inject({ method: "POST", url: "/api/auth/sign-up/email", payload });
        const first = await smtp.take(email);
        const { rows } = await mailing.deps.db.pool.query<{ id: string }>(
          `select id from auth."user" where email = $1`,
          [email],
        );
        const sign = async () =>
          mailing.app.inject({ method: "POST", url: "/api/auth/sign-in/email", payload });
        if (email.startsWith("boss")) await press(linkOf(first));
        const cookie = (await sign()).cookies
          .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
          .join("; ");
        return {
          ...{ email, cookie, id: rows[0]!.id },
          call: (options) =>
            mailing.app.inject({ ...options, headers: { ...options.headers, cookie } }),
        };
      };
      const boss = await join("boss@example.org");
      await smtp.take(boss.email);
      await makeAdmin(mailing.deps.db, boss.email);
      const waiting = await join("waiting@example.org");
      const resent = await boss.call(post(`${waiting.id}/confirmation`, { locale: "es" }));
      expect([resent.statusCode, resent.json<UserProfile>().can.resend_confirmation]).toEqual([
        202,
        true,
      ]);
      await press(linkOf(await smtp.take(waiting.email)));
      await smtp.take(waiting.email);
      const again = await boss.call(post(`${waiting.id}/confirmation`, { locale: "es" }));
      expect(again.json()).toMatchObject({ error: "EMAIL_CONFIRMED" });

      const reset = () => boss.call(post(`${waiting.id}/second-step-reset`, { locale: "es" }));
      expect((await reset()).json()).toMatchObject({ error: "TWO_FACTOR_NOT_ENABLED" });
      const signIn = await mailing.app.inject({
        method: "POST",
        url: "/api/auth/sign-in/email",
        payload: { email: waiting.email, password: "segredo" },
      });
      const cookie = signIn.cookies
        .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
        .join("; ");
      await enrolTotp(mailing.app, cookie);
      await insertPasskey(mailing.deps.db, waiting.id);
      expect((await reset()).statusCode).toBe(202);
      const link = linkOf(await smtp.take(waiting.email));
      expect(link.pathname).toBe("/es/reset-second-step");
      // Opening the link does nothing: a mail scanner opens it too.
      expect(await countPasskeys(mailing.deps.db, waiting.id)).toBe(1);
      expect((await press(link)).json()).toMatchObject({ message: { kind: "success" } });
      expect(await countPasskeys(mailing.deps.db, waiting.id)).toBe(0);
      const profile = await boss.call({ url: `/api/admin/users/${waiting.id}` });
      expect(profile.json()).toMatchObject({ has_authenticator: false, sessions: 0 });
      expect((await press(link)).statusCode).toBe(422);
    } finally {
      await mailing.close();
      await smtp.close();
    }
  });
});
