import type { Config } from "../../platform/config/config.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { GB } from "../../platform/quotas/quotas.ts";
import { countStoredBytes } from "./queries.ts";

/** @throws AppError STORAGE_QUOTA if the doctor's files would be more than allowed */
export const requireRoom = async (
  tx: Tx,
  { stored_gb_per_doctor }: Pick<Config, "stored_gb_per_doctor">,
  userId: string,
  bytes: number,
): Promise<void> => {
  const used = await countStoredBytes(tx, userId);
  if (used + bytes > stored_gb_per_doctor * GB) throw new AppError("STORAGE_QUOTA");
};
