import { z } from "zod";
import { AppError } from "../../platform/http/errors.ts";

/** Where a page ended. `at` is the timestamp as PostgreSQL writes it: a JavaScript Date would lose its microseconds. */
const cursorSchema = z.object({
  at: z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/),
  id: z.uuid(),
});
export type Cursor = z.infer<typeof cursorSchema>;

export const encodeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString("base64url");

/** @throws AppError VALIDATION when it is not a cursor of ours */
export const decodeCursor = (text: string): Cursor => {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    throw new AppError("VALIDATION", { field: "cursor" });
  }
};
