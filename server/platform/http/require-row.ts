import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import { AppError } from "./errors.ts";

/** Returns the row of a query. @throws AppError `code` when there is none */
export const requireRow = <Row>(
  row: Row | null | undefined,
  code: ErrorCode = "NOT_FOUND",
): Row => {
  if (row === null || row === undefined) throw new AppError(code);
  return row;
};
