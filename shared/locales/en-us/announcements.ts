import type { ViewMessages } from "../pt-br/views.ts";

export const announcements: ViewMessages["announcements"] = {
  title: "Announcements",
  intro:
    "News, maintenance and tips. Accounts with “System updates” on get them in the app; those with “Marketing email” on get them by email.",
  failed: "The announcements could not be loaded",
  titleLabel: "Title",
  body: "Text",
  language: "Language of the text",
  channels: "How to send it",
  inApp: (count) => `In the app (${count} ${count === 1 ? "account" : "accounts"})`,
  byMail: (count) => `By email (${count} ${count === 1 ? "account" : "accounts"})`,
  noMail: "This installation sends no email (SMTP_URL): messages stay in the outbox, in DATA_DIR.",
  publish: "Publish announcement",
  confirmTitle: "Publish this announcement?",
  confirmDetail: "It cannot be withdrawn once it is published.",
  done: "Announcement published",
  published: "Published",
  empty: "No announcement yet.",
  running: "Sending…",
  reached: (notified, mailed) => `${notified} in the app, ${mailed} by email`,
};
