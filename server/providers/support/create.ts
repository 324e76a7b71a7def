import { z } from "zod";
import { type AutomationConfig, createAutomation } from "../automation/create.ts";
import type { Support } from "./support.ts";

const TIMEOUT_MS = 60_000;
const MOST_CHARACTERS = 20_000;
const MOST_THREAD_ID = 200;

const threadIdSchema = z.string().trim().max(MOST_THREAD_ID);
const replySchema = z.object({
  reply: z.string().trim().min(1).max(MOST_CHARACTERS),
  // Workflow tools number their threads.
  threadId: z.union([threadIdSchema, z.int().transform(String)]).nullish(),
});

/** The automation webhook `support` (specification 7.5); null if it is not configured. */
export const createSupport = (config: AutomationConfig): Support | null => {
  const automation = createAutomation(config, "support");
  if (automation === null) return null;
  return {
    send: async ({ userId, message, threadId }, signal) => {
      const answer = await automation.post(
        "support",
        { userId, message, threadId },
        {
          schema: replySchema,
          timeout_ms: TIMEOUT_MS,
          ...(signal === undefined ? {} : { signal }),
        },
      );
      return { reply: answer.reply, threadId: answer.threadId || threadId };
    },
  };
};
