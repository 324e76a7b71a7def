import { messagesOf } from "../../platform/messages.ts";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";
import { findJobs } from "../../testing/job-queue.ts";
import { createMailServer, linkOf } from "../../testing/mail-server.ts";
import { startContasJobs } from "./jobs.ts";

/* The accounts' mails, through the real queue to a real mail server. */

let server: TestApp;
let smtp: Awaited<ReturnType<typeof createMailServer>>;
beforeAll(async () => {
  smtp = await createMailServer({ refusals: 1 });
  server = await createTestApp({ env: { SMTP_URL: smtp.url } });
  await startContasJobs(server.deps);
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

let people = 0;
const newEmail = (): string => `mailed${++people}@example.org`;
const post = (path: string, payload: object) =>
  server.app.inject({ method: "POST", url: `/api/auth/${path}`, payload });
const open = (url: URL) => server.app.inject({ url: url.pathname + url.search });
/** Presses the button of the page, without JavaScript. */
const pressConfirm = (url: URL) =>
  server.app.inject({
    method: "POST",
    url: url.pathname + url.search,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
const signIn = (email: string, password = "segredo") => post("sign-in/email", { email, password });

/** An account whose address is confirmed. */
const confirmed = async (): Promise<string> => {
  const email = newEmail();
  await post("sign-up/email", { email, password: "segredo" });
  await pressConfirm(linkOf(await smtp.take(email)));
  expect((await smtp.take(email)).subject).toBe(messagesOf("pt-br").mails.welcome.subject);
  return email;
};
const requestReset = async (email: string): Promise<URL> => {
  expect((await post("forgot-password", { email, locale: "pt-br" })).statusCode).toBe(202);
  return linkOf(await smtp.take(email));
};
const halvesOf = ({ searchParams }: URL) => ({
  access_token: searchParams.get("access_token") ?? "",
  refresh_token: searchParams.get("refresh_token") ?? "",
});

describe("with SMTP", () => {
  test("a temporarily refused mail is retried", async () => {
    const email = newEmail();
    await post("sign-up/email", { email, password: "segredo" });
    expect((await smtp.take(email)).to).toEqual([email]);
  });

  test.each(LOCALES)(
    "an account in %s waits for its confirmation, and is welcomed after it",
    async (locale) => {
      const email = newEmail();
      const made = await post("sign-up/email", {
        email,
        password: "segredo",
        name: "<b>Ana</b>",
        locale,
      });
      expect([made.statusCode, made.json(), made.cookies]).toEqual([
        201,
        expect.objectContaining({ confirmation_required: true }),
        [],
      ]);
      const early = await signIn(email);
      expect([early.statusCode, early.json()]).toEqual([
        403,
        expect.objectContaining({ error: "EMAIL_NOT_CONFIRMED" }),
      ]);
      const mail = await smtp.take(email);
      const { confirm, greeting } = messagesOf(locale).mails;
      expect(mail.subject).toBe(confirm.subject);
      expect(mail.text).toContain(greeting("<b>Ana</b>"));
      for (const line of confirm.lines) expect(mail.text).toContain(line);
      expect(mail.html).toContain("&lt;b&gt;Ana");
      expect(mail.html).not.toMatch(/<b>Ana|<img|<link|url\(|@import/);
      // A mail scanner opens the link, which confirms nothing.
      await open(linkOf(mail));
      expect((await signIn(email)).statusCode).toBe(403);
      const answer = await pressConfirm(linkOf(mail));
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        `/${locale}/login?confirmed=1`,
      ]);
      expect((await pressConfirm(linkOf(mail))).headers.location).toBe(
        `/${locale}/login?confirmed=1`,
      );
      expect((await signIn(email)).statusCode).toBe(200);
      expect((await smtp.take(email)).subject).toBe(messagesOf(locale).mails.welcome.subject);
    },
  );

  test("a confirmation can be resent, and a wrong link confirms nothing", async () => {
    const email = newEmail();
    await post("sign-up/email", { email, password: "segredo" });
    const first = linkOf(await smtp.take(email));
    await post("resend-confirmation", { email, locale: "es" });
    const again = linkOf(await smtp.take(email));
    expect(again.pathname).toBe("/es/confirm-email");
    expect(again.search).not.toBe(first.search);
    const wrong = new URL(first);
    wrong.searchParams.set("token", "A".repeat(43));
    for (const url of [wrong, new URL("/es/confirm-email", first)])
      expect((await pressConfirm(url)).headers.location).toMatch(/\/login\?confirmed=0$/);
    expect((await signIn(email)).statusCode).toBe(403);
  });

  test("sign-up with a taken address returns EMAIL_TAKEN, confirmed or not", async () => {
    const email = await confirmed();
    const again = await post("sign-up/email", { email: email.toUpperCase(), password: "segredo" });
    expect([again.statusCode, again.json<{ error: string }>().error]).toEqual([409, "EMAIL_TAKEN"]);
  });
});

describe("a reset link", () => {
  const reset = (halves: object, password = "outra-senha") =>
    post("reset-password", { ...halves, password });
  const errorOf = (answer: { json: <T>() => T }) => answer.json<{ error: string }>().error;

  test("sets the password once, ends the sessions and signs in", async () => {
    const email = await confirmed();
    const [old] = (await signIn(email)).cookies;
    const link = await requestReset(email);
    expect(link.pathname).toBe("/pt-br/reset-password");
    const done = await reset(halvesOf(link));
    expect([done.statusCode, done.json()]).toEqual([
      200,
      { user: expect.objectContaining({ email }) },
    ]);
    const session = (value = "") =>
      server.app.inject({
        url: "/api/session",
        headers: { cookie: `relato.session_token=${encodeURIComponent(value)}` },
      });
    expect((await session(old?.value)).statusCode).toBe(401);
    expect((await session(done.cookies.at(-1)?.value)).statusCode).toBe(200);
    expect((await signIn(email)).statusCode).toBe(401);
    expect((await signIn(email, "outra-senha")).statusCode).toBe(200);
    const second = await reset(halvesOf(link), "terceira");
    expect([second.statusCode, errorOf(second)]).toEqual([422, "RESET_LINK_INVALID"]);
  });

  test("fails with one half, mixed halves, an expired link or a short password", async () => {
    const email = await confirmed();
    const one = halvesOf(await requestReset(email));
    const two = halvesOf(await requestReset(email));
    for (const halves of [
      { access_token: one.access_token, refresh_token: "" },
      { access_token: one.access_token, refresh_token: one.access_token },
      { access_token: one.access_token, refresh_token: two.refresh_token },
      { access_token: one.refresh_token, refresh_token: one.access_token },
    ])
      expect(errorOf(await reset(halves))).toBe("RESET_LINK_INVALID");
    expect(errorOf(await reset(one, "curta"))).toBe("PASSWORD_TOO_SHORT");
    await server.deps.db.pool.query(
      `update auth.verification set expires_at = now() - interval '1 second'`,
    );
    expect(errorOf(await reset(one))).toBe("RESET_LINK_INVALID");
    expect((await signIn(email)).statusCode).toBe(200);
  });

  test("expires after thirty minutes and when another link is used", async () => {
    const email = await confirmed();
    const { db } = server.deps;
    await db.pool.query("delete from auth.verification");
    const one = halvesOf(await requestReset(email));
    const { rows } = await db.pool.query<{ minutes: number }>(
      `select extract(epoch from expires_at - created_at)::float / 60 as minutes
         from auth.verification`,
    );
    expect(rows[0]?.minutes).toBeCloseTo(30, 0);
    const two = halvesOf(await requestReset(email));
    expect((await reset(two)).statusCode).toBe(200);
    expect(errorOf(await reset(one))).toBe("RESET_LINK_INVALID");
  });

  test("is not readable in the table, the queue or the log", async () => {
    const email = await confirmed();
    const halves = halvesOf(await requestReset(email));
    const { rows } = await server.deps.db.pool.query<{ dump: string }>(
      `select (select string_agg(v::text, ' ') from auth.verification v) ||
              (select string_agg(j::text, ' ') from pgboss.job j) as dump`,
    );
    for (const half of Object.values(halves)) {
      expect(half).toMatch(/^[\w-]{43}$/);
      expect(rows[0]?.dump).not.toContain(half);
      expect(server.logged.join("")).not.toContain(half);
    }
    expect(rows[0]?.dump).not.toContain(email);
    expect(server.logged.join("")).not.toContain("@example.org");
  });

  test("gets the same response for known and unknown addresses", async () => {
    const known = await post("forgot-password", { email: await confirmed() });
    const unknown = await post("forgot-password", { email: "nobody@example.org" });
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
    expect(errorOf(await post("forgot-password", { email: "nobody" }))).toBe("EMAIL_INVALID");
  });

  test("is sent at most five times an hour to one address, known or not", async () => {
    for (const email of [await confirmed(), "nobody.else@example.org"]) {
      for (let i = 0; i < 5; i++)
        expect((await post("forgot-password", { email })).statusCode).toBe(202);
      const answer = await post("forgot-password", { email: email.toUpperCase() });
      expect([answer.statusCode, errorOf(answer)]).toEqual([429, "RATE_LIMITED"]);
    }
  });
});

test("without mail form and route refuse every address alike, and write no mail", async () => {
  const app = await createTestApp();
  try {
    const { email } = await signUp(app.app);
    for (const payload of [{ email }, { email: "nobody@example.org" }]) {
      const url = "/api/auth/forgot-password";
      const answer = await app.app.inject({ method: "POST", url, payload });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { error: "RESET_WITHOUT_MAIL" },
      ]);
    }
    for (const locale of LOCALES) {
      const answers = [];
      for (const typed of [email, "nobody@example.org"])
        answers.push(
          await app.app.inject({
            method: "POST",
            url: `/${locale}/forgot-password`,
            payload: new URLSearchParams({ email: typed }).toString(),
            headers: {
              "content-type": "application/x-www-form-urlencoded",
              accept: "application/json",
            },
          }),
        );
      const [known, unknown] = answers.map((answer) => [answer.statusCode, answer.json()]);
      const text = messagesOf(locale).auth.forgot.noMail;
      expect(known).toEqual([
        200,
        { message: { kind: "info", text }, show: [], hide: ["form", "lead"] },
      ]);
      expect(unknown).toEqual(known);
    }
    expect(await findJobs(app.deps.db, "account-mail", { kind: "reset" })).toEqual([]);
  } finally {
    await app.close();
  }
});

test("with the outbox an account needs no confirmation and gets a welcome mail", async () => {
  const app = await createTestApp();
  try {
    await startContasJobs(app.deps);
    const doctor = await signUp(app.app);
    expect((await doctor.call({ url: "/api/session" })).statusCode).toBe(200);
    const outbox = join(app.deps.config.data_dir, "outbox");
    const readOutbox = async (): Promise<string[]> => {
      const files = (await readdir(outbox)).filter((file) => file.endsWith(".json"));
      return Promise.all(files.map((file) => readFile(join(outbox, file), "utf8")));
    };
    await expect.poll(readOutbox, { timeout: 20_000 }).toHaveLength(1);
    expect(JSON.parse((await readOutbox())[0] ?? "")).toMatchObject({
      to: doctor.email,
      subject: messagesOf("pt-br").mails.welcome.subject,
    });
  } finally {
    await app.close();
  }
});
