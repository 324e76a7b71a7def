import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { expect, test } from "vitest";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";
import { enrolTotp, totp } from "../../testing/credentials.ts";

const [FIRST, SECOND] = ["first-secret-".repeat(3), "second-secret-".repeat(3)];

const post = ({ app }: TestApp, url: string, payload: object, cookie = "") =>
  app.inject({ method: "POST", url: `/api/auth/sign-in/${url}`, payload, headers: { cookie } });

test("after a rotation, authenticators and backup codes work without the old secret", async () => {
  const before = await createTestApp({ env: { AUTH_SECRET: FIRST } });
  const DATABASE_URL = before.database.url;
  try {
    const doctor = await signUp(before.app);
    const { uri, codes } = await enrolTotp(before.app, doctor.cookie);
    // As better-auth stores a sign-in with Google.
    const token = await symmetricEncrypt({ key: FIRST, data: "ya29.token" });
    await before.deps.db.pool.query(
      `insert into auth.account (id, account_id, provider_id, user_id, access_token, updated_at)
       values ('google-1', '1', 'google', $1, $2, now())`,
      [doctor.id, token],
    );
    const rotating = await createTestApp({
      env: { DATABASE_URL, AUTH_SECRET: SECOND, AUTH_SECRET_PREVIOUS: FIRST },
    });
    await rotating.close();
    const after = await createTestApp({ env: { DATABASE_URL, AUTH_SECRET: SECOND } });
    try {
      const { rows } = await after.deps.db.pool.query<{ access_token: string }>(
        "select access_token from auth.account where id = 'google-1'",
      );
      const data = rows[0]?.access_token ?? "";
      expect(await symmetricDecrypt({ key: SECOND, data })).toBe("ya29.token");
      const begin = async (): Promise<string> => {
        const payload = { email: doctor.email, password: "segredo" };
        const answer = await post(after, "email", payload);
        expect(answer.json()).toEqual({ two_factor_required: true });
        return answer.cookies
          .filter(({ value }) => value !== "")
          .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
          .join("; ");
      };
      for (const code of [totp(uri, 1), codes[0] ?? ""])
        expect((await post(after, "two-factor", { code }, await begin())).statusCode).toBe(200);
      const old = await after.app.inject({
        url: "/api/session",
        headers: { cookie: doctor.cookie },
      });
      expect(old.statusCode).toBe(401);
    } finally {
      await after.close();
    }
  } finally {
    await before.close();
  }
});
