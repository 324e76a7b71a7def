import { z } from "zod";
import { FEEDBACK_SECTIONS, FEEDBACK_TYPES, MAX_FEEDBACK_COMMENT } from "../domain/feedback.ts";
import { route } from "./route.ts";

export const feedbackSchema = z.object({
  section_type: z.enum(FEEDBACK_SECTIONS),
  feedback_type: z.enum(FEEDBACK_TYPES),
  comment: z.string().nullable(),
});
export type Feedback = z.infer<typeof feedbackSchema>;

const params = z.object({ id: z.uuid() });

export const listFeedback = route({
  method: "GET",
  path: "/api/consultas/:id/feedback",
  access: "doctor",
  summary: "What the doctor found helpful or not in a consultation, a section each",
  params,
  response: z.object({ items: z.array(feedbackSchema) }),
  errors: ["NOT_FOUND"],
});

export const saveFeedback = route({
  method: "PUT",
  path: "/api/consultas/:id/feedback",
  access: "doctor",
  summary: "Say that a section was helpful or not; said again, it replaces what was said before",
  params,
  body: z.object({
    section_type: z.enum(FEEDBACK_SECTIONS),
    feedback_type: z.enum(FEEDBACK_TYPES),
    /** Left out: what was added before stays. */
    comment: z.string().trim().max(MAX_FEEDBACK_COMMENT).optional(),
  }),
  response: feedbackSchema,
  errors: ["NOT_FOUND"],
});
