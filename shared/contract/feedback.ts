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
  scope: "consultas:read",
  summary: "The doctor's feedback on the sections of a consultation",
  params,
  response: z.object({ items: z.array(feedbackSchema) }),
  errors: ["NOT_FOUND"],
});

export const saveFeedback = route({
  method: "PUT",
  path: "/api/consultas/:id/feedback",
  access: "doctor",
  scope: "consultas:write",
  summary: "Rate a section as helpful or not; replaces an earlier rating",
  params,
  body: z.object({
    section_type: z.enum(FEEDBACK_SECTIONS),
    feedback_type: z.enum(FEEDBACK_TYPES),
    /** If omitted, the earlier comment is kept. */
    comment: z.string().trim().max(MAX_FEEDBACK_COMMENT).optional(),
  }),
  response: feedbackSchema,
  errors: ["NOT_FOUND"],
});
