import type { RouteDefinition } from "@relato/shared/contract/route.ts";
import { z } from "zod";
import { AppError } from "../errors.ts";

const MAX_LIMIT = 100;
const pageQuery = z.object({
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(50),
});

/** The last item of a page: its id, and its position for the case that it is gone. */
const cursorSchema = z.object({ id: z.string().max(200).nullable(), end: z.int().min(1) });

const decode = (text: string): z.infer<typeof cursorSchema> => {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    throw new AppError("VALIDATION", { field: "cursor" });
  }
};

const idOf = (item: unknown): string | null =>
  typeof item === "object" && item !== null && "id" in item ? String(item.id) : null;

/** The index after the cursor's item. */
const startOf = (items: readonly unknown[], cursor: string | undefined): number => {
  if (cursor === undefined) return 0;
  const { id, end } = decode(cursor);
  const found = id === null ? -1 : items.findIndex((item) => idOf(item) === id);
  return found === -1 ? end : found + 1;
};

/** A page of a whole list, for a query that `pageQuery` has parsed. */
export const cutPage = <Answer extends { items: readonly unknown[] }>(
  answer: Answer,
  query: unknown,
): Answer & { next_cursor: string | null } => {
  const { cursor, limit } = pageQuery.parse(query);
  const start = startOf(answer.items, cursor);
  const end = start + limit;
  const items = answer.items.slice(start, end);
  const next = { id: idOf(items.at(-1)), end };
  const hasMore = end < answer.items.length;
  const next_cursor = hasMore ? Buffer.from(JSON.stringify(next)).toString("base64url") : null;
  return { ...answer, items, next_cursor };
};

/** Whether the route answers with a whole list, which `/api/v1` cuts into pages. */
export const isWholeList = ({ method, response }: RouteDefinition): boolean =>
  method === "GET" &&
  response instanceof z.ZodObject &&
  "items" in response.shape &&
  !("next_cursor" in response.shape);

/** The schemas of a whole list at `/api/v1`. */
export const pagedSchemas = ({ query, response }: RouteDefinition) => ({
  query: (query ?? z.object({})).extend(pageQuery.shape),
  response: (response as z.ZodObject).extend({ next_cursor: z.string().nullable() }),
});
