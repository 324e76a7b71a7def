import { z } from "zod";
import { AppError } from "./errors.ts";

/** `at` is the timestamp as PostgreSQL prints it: a JavaScript Date would lose its microseconds. */
const cursorSchema = z.object({
  at: z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/),
  id: z.uuid(),
});
/** The position of a page's last row in a list ordered by a timestamp and an id. */
export type Cursor = z.infer<typeof cursorSchema>;

export interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
}

/** Null for the first page. @throws AppError VALIDATION for a malformed cursor */
export const decodeCursor = (text: string | null | undefined): Cursor | null => {
  if (text === null || text === undefined) return null;
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    throw new AppError("VALIDATION", { field: "cursor" });
  }
};

/**
 * Makes a page of at most `limit` items. Query `limit + 1` rows: the extra row shows that another
 * page follows. `cursor_at` is the timestamp column cast to text.
 */
export const toPage = <Row extends { id: string; cursor_at: string }, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
): Page<Item> => {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const cursor: Cursor | undefined = last && { at: last.cursor_at, id: last.id };
  return {
    items: shown.map(toItem),
    next_cursor: cursor ? Buffer.from(JSON.stringify(cursor)).toString("base64url") : null,
  };
};
