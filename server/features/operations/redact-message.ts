import type { Locale } from "@relato/shared/domain/language.ts";
import type { JobPayloads } from "../../platform/jobs/jobs.ts";
import type { MessageJob } from "../../platform/jobs/stored-jobs.ts";
import { writeAnnouncementMail } from "../announcements/write-mail.ts";
import { writeRedactedNotice } from "../agenda/write-notice.ts";
import { writeRedactedAccountMail } from "../contas/redacted-mail.ts";
import { writeRedactedMail } from "../sharing/write-mail.ts";
import type { MessageJobName } from "./messages.ts";

/** Replaces names, addresses, dates, codes and links. */
const MARK = "•••";

interface RedactedBody {
  subject: string | null;
  text: string;
}

type Redact = { [N in MessageJobName]: (data: JobPayloads[N], locale: Locale) => RedactedBody };

/** Webhooks have no text: their body is JSON. */
const redactEvent = (): RedactedBody => ({
  subject: null,
  text: JSON.stringify({ id: MARK, data: MARK }, null, 2),
});

const redact: Redact = {
  "account-mail": ({ kind, locale }) => writeRedactedAccountMail(kind, locale, MARK),
  "invitation-mail": ({ locale }) => writeRedactedAccountMail("invite", locale, MARK),
  "announcement-mail": (_data, locale) => {
    const { subject, text } = writeAnnouncementMail(
      { title: MARK, body: MARK, locale },
      MARK,
      MARK,
    );
    return { subject, text };
  },
  "document-mail": (_data, locale) => writeRedactedMail(locale, MARK),
  "appointment-notice": ({ channel = "email", occasion = "created" }, locale) =>
    writeRedactedNotice(locale, { channel, occasion }, MARK),
  "sandbox-webhook": redactEvent,
  "sync-subscription": redactEvent,
};

/**
 * The text of a message, written again from its template without any value: no row of a patient is
 * read for it. `locale`: of a message whose language is stored in the patient's or doctor's rows.
 */
export const redactMessage = (
  { name, data }: Pick<MessageJob, "name" | "data">,
  locale: Locale,
): RedactedBody =>
  (redact[name as MessageJobName] as (data: unknown, locale: Locale) => RedactedBody)(data, locale);
