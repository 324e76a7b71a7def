import { type Database, withUser } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { uploadIdOf } from "../../platform/uploads/metadata.ts";
import type { AdmitUpload } from "../../platform/uploads/server.ts";
import type { Storage } from "../../providers/storage/storage.ts";
import { insertLiveSegment } from "./live-queries.ts";
import { findConsent, findGravacao } from "./queries.ts";

/**
 * Whether a doctor may send a segment: to a recording of theirs that is not finished and not refused, while there is room for
 * it. Notes the segment, so that it is known what arrives.
 */
export const createAdmitUpload =
  ({ db, storage }: { db: Database; storage: Pick<Storage, "health"> }): AdmitUpload =>
  async (userId, metadata) => {
    if ((await storage.health()) === "full") throw new AppError("STORAGE_FULL");
    await withUser(db, userId, async (tx) => {
      const gravacao = await findGravacao(tx, metadata.gravacao_id);
      if (gravacao === null) throw new AppError("NOT_FOUND");
      if (gravacao.finished_at !== null) throw new AppError("GRAVACAO_IN_USE");
      if ((await findConsent(tx, gravacao.id)) === "refused") throw new AppError("CONSENT_REFUSED");
      await insertLiveSegment(tx, userId, {
        ...metadata,
        id: uploadIdOf(metadata),
        started_ms: metadata.started_ms ?? null,
      });
    });
  };
