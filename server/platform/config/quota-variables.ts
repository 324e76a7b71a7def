import { whole } from "./schemas.ts";
import { variable } from "./variable.ts";

const MAX = 1_000_000_000;
const daily = (initial: string, about: string) =>
  variable({ schema: whole(1, MAX), initial, about });

/** Limits for each doctor, and the disk room that is left free. */
export const QUOTA_VARIABLES = {
  STORED_GB_PER_DOCTOR: variable({
    schema: whole(1, 1_000_000),
    initial: "200",
    about: "Gigabytes of recordings that one doctor may store, unsaved ones included.",
  }),
  UPLOADS_PARALLEL: variable({
    schema: whole(1, 10_000),
    initial: "24",
    about: "Requests with audio that one doctor may send at the same time.",
  }),
  REQUESTS_PARALLEL: variable({
    schema: whole(1, 1000),
    initial: "4",
    about: "Requests of one doctor that use the database at the same time; the others wait.",
  }),
  DISK_RESERVE_MB: variable({
    schema: whole(0, 1_000_000),
    initial: "128",
    about: "Megabytes of DATA_DIR's disk that uploads leave free, so that the database can write.",
  }),
  UPLOADS_PER_DAY: daily("5000", "Segments of audio that one doctor may begin to send in a day."),
  EXAMPLES_PER_DAY: daily("20", "Example consultations that one doctor may make in a day."),
  MAILS_PER_DAY: daily("500", "Documents and notices that one doctor may mail in a day."),
  ACCOUNT_MAILS_PER_DAY: daily("20", "Mails about one account (confirmation, reset) in a day."),
  INVITATIONS_PER_DAY: daily("100", "Invitations that one administrator may make in a day."),
  WHATSAPP_PER_DAY: daily("500", "WhatsApp messages that one doctor may send in a day."),
  MESSAGES_PER_RECIPIENT: daily("20", "Messages of one doctor to one recipient in a day."),
  VERSIONS_PER_DAY: daily("3000", "Document versions that one doctor may save in a day."),
  VERIFICATIONS_PER_DAY: daily("3000", "Edited texts that one doctor may have verified in a day."),
  QUESTIONS_PER_DAY: daily("500", "Questions to the assistant that one doctor may ask in a day."),
  IMPORTS_PER_DAY: daily("50", "Imports of patients that one doctor may run in a day."),
} as const;
