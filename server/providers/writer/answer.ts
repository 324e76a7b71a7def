import { z } from "zod";
import { ModelFaultError } from "./language-model.ts";

/** What a model is asked for: statements under the template's headings, each with the turns it claims to rest on. */
export const answerSchema = z.object({
  sections: z.array(
    z.object({
      heading: z.string(),
      statements: z.array(z.object({ text: z.string(), turns: z.array(z.int()) })),
    }),
  ),
});
export type Answer = z.infer<typeof answerSchema>;

/**
 * Reads a model's answer, also from inside a code fence or between sentences, as models of every maker do it.
 * @throws ModelFaultError when there is no whole JSON object in it, or one of another shape
 */
export const parseAnswer = (text: string): Answer => {
  const start = text.indexOf("{");
  const end = text.lastIndexOf("}");
  if (start < 0 || end < start)
    throw new ModelFaultError("MODEL_ANSWER_INVALID", "no JSON object in the answer");
  let value: unknown;
  try {
    value = JSON.parse(text.slice(start, end + 1));
  } catch {
    throw new ModelFaultError("MODEL_ANSWER_INVALID", "the answer's JSON is broken or cut off");
  }
  const parsed = answerSchema.safeParse(value);
  if (!parsed.success)
    throw new ModelFaultError("MODEL_ANSWER_INVALID", "the answer's JSON has another shape");
  return parsed.data;
};
