import { afterEach, expect, test } from "vitest";
import { createTestApp } from "../../testing/app.ts";
import { createMailServer } from "../../testing/mail-server.ts";
import { startContasJobs } from "./jobs.ts";

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

test.each<[string, Record<string, string>, string]>([
  ["of one account", { ACCOUNT_MAILS_PER_DAY: "2" }, "MAILS_DAILY"],
  ["to one recipient", { MESSAGES_PER_RECIPIENT: "2" }, "RECIPIENT_DAILY"],
])("the mails %s are limited in a day, and the answer does not tell", async (_of, env, code) => {
  const smtp = await createMailServer();
  closings.push(smtp.close);
  const server = await createTestApp({ env: { SMTP_URL: smtp.url, ...env } });
  closings.push(server.close);
  await startContasJobs(server.deps);
  const post = (path: string, payload: object) =>
    server.app.inject({ method: "POST", url: `/api/auth/${path}`, payload });
  const [email, other] = ["ana@example.org", "rui@example.org"];

  await post("sign-up/email", { email, password: "segredo" });
  await smtp.take(email);
  await post("resend-confirmation", { email });
  await smtp.take(email);
  const refused = await post("forgot-password", { email });
  const unknown = await post("forgot-password", { email: "nobody@example.org" });
  expect([refused.statusCode, refused.body]).toEqual([unknown.statusCode, unknown.body]);
  await expect.poll(() => server.logged.join("")).toContain(`"code":"${code}"`);
  expect(server.logged.join("")).not.toContain(email);
  expect(smtp.received).toEqual([]);

  await post("sign-up/email", { email: other, password: "segredo" });
  expect((await smtp.take(other)).to).toEqual([other]);
});
