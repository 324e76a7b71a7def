import { join } from "node:path";
import type { Config } from "../../platform/config/config.ts";
import type { MailProvider } from "./mail.ts";
import { createOutboxMail } from "./outbox.ts";
import { createSmtpMail } from "./smtp.ts";

/** SMTP if SMTP_URL is set, else the outbox in DATA_DIR. */
export const createMail = async (
  config: Pick<Config, "data_dir" | "smtp_url" | "mail_from">,
): Promise<MailProvider> =>
  config.smtp_url === undefined
    ? createOutboxMail(join(config.data_dir, "outbox"), config.mail_from)
    : createSmtpMail(config.smtp_url, config.mail_from);
