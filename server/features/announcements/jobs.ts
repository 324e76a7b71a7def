import type { Announcement } from "@relato/shared/contract/announcements.ts";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { readAs } from "../../platform/database/database.ts";
import { hasPreference } from "../configuracoes/queries.ts";
import { findAccount } from "../contas/queries.ts";
import { insertNotification } from "../notifications/queries.ts";
import {
  asAnnouncer,
  findAnnouncement,
  listReaders,
  lockAnnouncement,
  type Reader,
  saveProgress,
} from "./queries.ts";
import { createUnsubscribeLink } from "./unsubscribe-link.ts";
import { writeAnnouncementMail } from "./write-mail.ts";

/** Accounts of one transaction. After a crash, the job continues behind the last one. */
const PAGE = 200;
const CONCURRENCY = 2;

type AnnounceDeps = Pick<Deps, "auth" | "config" | "db" | "events" | "jobs" | "mail">;

const notifyReader = async (
  { events, jobs }: AnnounceDeps,
  tx: Tx,
  { id, title, body, in_app, by_mail }: Announcement,
  { user_id, notify_system, email_marketing }: Reader,
): Promise<{ notified: number; mailed: number }> => {
  const isNotified = in_app && notify_system;
  if (isNotified) {
    const draft = { type: "anuncio", title, description: body, consulta_id: null } as const;
    const notification = await insertNotification(tx, user_id, draft);
    await events.publish(tx, user_id, { type: "notification", notification });
  }
  const isMailed = by_mail && email_marketing;
  if (isMailed) await jobs.enqueue(tx, "announcement-mail", { announcement_id: id, user_id });
  return { notified: Number(isNotified), mailed: Number(isMailed) };
};

/** Notifies the next page of readers; false when no reader is left. */
const announcePage = (deps: AnnounceDeps, id: string): Promise<boolean> =>
  asAnnouncer(deps.db, "announce", async (tx) => {
    const announcement = await lockAnnouncement(tx, id);
    if (announcement === null) return false;
    const readers = await listReaders(tx, announcement.reached, PAGE);
    const counts = { notified: 0, mailed: 0 };
    for (const reader of readers) {
      const { notified, mailed } = await notifyReader(deps, tx, announcement, reader);
      counts.notified += notified;
      counts.mailed += mailed;
    }
    const reached = readers.at(-1)?.user_id ?? null;
    await saveProgress(tx, id, { ...counts, reached });
    return reached !== null;
  });

/** Sends an announcement by mail, unless the account was disabled or unsubscribed since. */
const startMails = (deps: AnnounceDeps): Promise<void> =>
  deps.jobs.work(
    "announcement-mail",
    { concurrency: CONCURRENCY },
    async ({ announcement_id, user_id }) => {
      const { auth, config, db, mail } = deps;
      const [announcement, account, isWanted] = await Promise.all([
        findAnnouncement(db, announcement_id),
        findAccount(db, user_id),
        readAs(db, user_id, (tx) => hasPreference(tx, user_id, "email_marketing")),
      ]);
      if (announcement === null || account === null || !isWanted) return { delivery: "skipped" };
      const link = await createUnsubscribeLink(auth, config.base_url, announcement.locale, user_id);
      const message = writeAnnouncementMail(announcement, account.email, link);
      return { delivery: (await mail.send(message)).state };
    },
  );

export const startAnnouncementJobs = async (deps: AnnounceDeps): Promise<void> => {
  await deps.jobs.work("announce", { concurrency: 1 }, async ({ id }, { signal }) => {
    while (await announcePage(deps, id)) signal.throwIfAborted();
  });
  await startMails(deps);
};
