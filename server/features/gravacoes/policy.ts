import { type Database, withUser } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { uploadIdOf } from "../../platform/uploads/metadata.ts";
import type { AdmitUpload } from "../../platform/uploads/server.ts";
import type { Storage } from "../../providers/storage/storage.ts";
import { insertLiveSegment } from "./live-queries.ts";
import { findGravacao } from "./queries.ts";

/**
 * Whether a doctor may upload a segment: the recording is theirs, unfinished and not refused, and
 * the storage has room. Inserts the segment's row.
 */
export const createAdmitUpload =
  ({ db, storage }: { db: Database; storage: Pick<Storage, "health"> }): AdmitUpload =>
  async (userId, metadata) => {
    if ((await storage.health()) === "full") throw new AppError("STORAGE_FULL");
    await withUser(db, userId, async (tx) => {
      const gravacao = requireRow(await findGravacao(tx, metadata.gravacao_id));
      if (gravacao.finished_at !== null) throw new AppError("GRAVACAO_IN_USE");
      if (gravacao.consent === "refused") throw new AppError("CONSENT_REFUSED");
      await insertLiveSegment(tx, userId, {
        ...metadata,
        id: uploadIdOf(metadata),
        started_ms: metadata.started_ms ?? null,
      });
    });
  };
