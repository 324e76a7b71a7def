import { randomUUID } from "node:crypto";
import type { Announcement } from "@relato/shared/contract/announcements.ts";
import type { Notification } from "@relato/shared/contract/notifications.ts";
import type { Preference } from "@relato/shared/domain/preferences.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSmtpMail } from "../../providers/mail/smtp.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createMailServer, linkOf } from "../../testing/mail-server.ts";
import { makeAdmin } from "../contas/admin.ts";
import { startAnnouncementJobs } from "./jobs.ts";
import { listReaders, asAnnouncer } from "./queries.ts";

let server: TestApp;
let smtp: Awaited<ReturnType<typeof createMailServer>>;
let admin: TestClient;
beforeAll(async () => {
  smtp = await createMailServer({});
  server = await createTestApp();
  const mail = createSmtpMail(smtp.url, "Relato <relato@example.org>");
  await startAnnouncementJobs({ ...server.deps, mail });
  admin = await signUp(server.app);
  await makeAdmin(server.deps.db, admin.email);
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

const doctorWith = async (...preferences: Preference[]): Promise<TestClient> => {
  const doctor = await signUp(server.app);
  await doctor.call({
    method: "PATCH",
    url: "/api/configuracoes/preferences",
    payload: Object.fromEntries(preferences.map((name) => [name, true])),
  });
  return doctor;
};

const announcement = (more: Partial<Announcement> = {}) => ({
  id: randomUUID(),
  title: "Manutenção no domingo",
  body: "O Relato para às 2h.\n\nVolta às 3h. <b>",
  locale: "pt-br" as const,
  in_app: true,
  by_mail: true,
  ...more,
});
const publish = (payload: object, as = admin) =>
  as.call({ method: "POST", url: "/api/admin/announcements", payload });
const find = async (id: string): Promise<Announcement | undefined> =>
  (await admin.call({ url: "/api/admin/announcements" }))
    .json<{ items: Announcement[] }>()
    .items.find((one) => one.id === id);
const notificationsOf = async (doctor: TestClient): Promise<Notification[]> =>
  (await doctor.call({ url: "/api/notifications" })).json<{ items: Notification[] }>().items;

test("an announcement reaches once those who accept its channel", async () => {
  const inApp = await doctorWith("notify_system");
  const byMail = await doctorWith("email_marketing");
  const neither = await signUp(server.app);
  const made = announcement();
  expect((await publish(made)).statusCode).toBe(201);
  expect((await publish(made)).statusCode).toBe(201);
  await expect.poll(async () => (await find(made.id))?.finished_at).toBeTruthy();
  expect(await find(made.id)).toMatchObject({ notified: 1, mailed: 1 });
  expect(await notificationsOf(inApp)).toMatchObject([
    { type: "anuncio", title: made.title, description: made.body },
  ]);
  expect(await notificationsOf(byMail)).toEqual([]);
  expect(await notificationsOf(neither)).toEqual([]);

  const mail = await smtp.take(byMail.email);
  expect(mail.subject).toBe(made.title);
  expect(mail.html).toContain("&lt;b&gt;");
  expect(mail.raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

test("the link of a mail unsubscribes by a press, and a wrong link does not", async () => {
  const doctor = await doctorWith("email_marketing");
  await publish(announcement({ in_app: false }));
  const { pathname } = linkOf(await smtp.take(doctor.email));
  const isOn = async () =>
    (await doctor.call({ url: "/api/configuracoes/preferences" })).json<{
      email_marketing: boolean;
    }>().email_marketing;

  const wrong = pathname.slice(0, -3) + (pathname.endsWith("AAA") ? "BBB" : "AAA");
  expect((await server.app.inject({ method: "POST", url: wrong })).statusCode).toBe(404);
  // Mail scanners open links.
  expect((await server.app.inject({ url: pathname })).statusCode).toBe(200);
  expect(await isOn()).toBe(true);
  const pressed = await server.app.inject({
    method: "POST",
    url: pathname,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(pressed.statusCode).toBe(200);
  expect(await isOn()).toBe(false);
});

test("readers are listed in pages without a gap", async () => {
  const doctors = await Promise.all([1, 2, 3].map(() => doctorWith("notify_system")));
  const found = await asAnnouncer(server.deps.db, "test", async (tx) => {
    const ids: string[] = [];
    for (let after = ""; ;) {
      const page = await listReaders(tx, after, 2);
      if (page.length === 0) return ids;
      ids.push(...page.map(({ user_id }) => user_id));
      after = page.at(-1)?.user_id ?? "";
    }
  });
  expect(found).toEqual(found.toSorted());
  expect(found).toEqual(expect.arrayContaining(doctors.map(({ id }) => id)));
});

test("an incomplete announcement and a doctor's are refused", async () => {
  const none = announcement({ in_app: false, by_mail: false });
  expect((await publish(none)).statusCode).toBe(400);
  expect((await publish(announcement({ title: " " }))).statusCode).toBe(400);
  expect((await publish(announcement(), await signUp(server.app))).statusCode).toBe(403);
});
