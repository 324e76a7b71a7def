import { z } from "zod";
import { VIEWS } from "../domain/views.ts";
import { route } from "./route.ts";

export const countView = route({
  method: "POST",
  path: "/api/view-counts",
  access: "doctor",
  scope: null,
  summary: "Add one to today's count of a view, if the doctor allows usage statistics",
  body: z.object({ view: z.enum(VIEWS) }),
  response: z.object({ counted: z.boolean() }),
  errors: [],
});

/** Days of `days` below. */
export const VIEW_COUNT_DAYS = 30;

const viewCountSchema = z.object({
  view: z.enum(VIEWS),
  total: z.int(),
  /** Counts of the last VIEW_COUNT_DAYS days, oldest first. */
  days: z.array(z.int()),
});
export type ViewCount = z.infer<typeof viewCountSchema>;

export const listViewCounts = route({
  method: "GET",
  path: "/api/admin/operations/view-counts",
  access: "admin",
  scope: null,
  summary: "How often each view was opened a day, by doctors who allow usage statistics",
  response: z.object({ items: z.array(viewCountSchema) }),
  errors: [],
});
