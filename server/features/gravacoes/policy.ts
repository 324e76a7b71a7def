import { type Database, withUser } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import type { AdmitUpload } from "../../platform/uploads/server.ts";
import type { Storage } from "../../providers/storage/storage.ts";
import { findGravacao } from "./queries.ts";

/** Whether a doctor may send a segment: to a recording of theirs that is not finished, while there is room for it. */
export const createAdmitUpload =
  ({ db, storage }: { db: Database; storage: Pick<Storage, "health"> }): AdmitUpload =>
  async (userId, { gravacao_id }) => {
    const gravacao = await withUser(db, userId, (tx) => findGravacao(tx, gravacao_id));
    if (gravacao === null) throw new AppError("NOT_FOUND");
    if (gravacao.finished_at !== null) throw new AppError("GRAVACAO_IN_USE");
    if ((await storage.health()) === "full") throw new AppError("STORAGE_FULL");
  };
