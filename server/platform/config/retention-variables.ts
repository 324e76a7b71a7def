import { whole } from "./schemas.ts";
import { type Variable, variable } from "./variable.ts";

const days = whole(1, 36_500);

/**
 * When the nightly job erases what the law does not require. Documents and laudos have no
 * variable: the law requires them for 20 years.
 */
export const RETENTION_VARIABLES = {
  RETENTION_AUDIO_DAYS: variable({
    schema: days,
    about: "Days after the document's signature that a consultation's audio is erased; else kept.",
  }),
  RETENTION_TRANSCRIPT_DAYS: variable({
    schema: days,
    about: "Days after the document's signature that its transcript is erased; else kept.",
  }),
  RETENTION_CHAT_DAYS: variable({
    schema: days,
    about: "Days after its last message that a thread with the assistant is erased; else kept.",
  }),
} as const satisfies Record<string, Variable>;
