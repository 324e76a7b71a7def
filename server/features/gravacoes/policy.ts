import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { GB, spendQuota } from "../../platform/quotas/quotas.ts";
import { uploadIdOf } from "../../platform/uploads/metadata.ts";
import type { UploadPolicy } from "../../platform/uploads/routes.ts";
import type { AdmitUpload } from "../../platform/uploads/server.ts";
import type { Storage } from "../../providers/storage/storage.ts";
import { insertLiveSegment } from "./live-queries.ts";
import { countStoredBytes, findGravacao } from "./queries.ts";

type AdmitDeps = Pick<Deps, "config" | "db" | "uploads"> & { storage: Pick<Storage, "health"> };

/**
 * Whether a doctor may upload a segment: the recording is theirs, unfinished and not refused, and
 * the storage and the doctor's quotas have room. Inserts the segment's row.
 */
const createAdmitUpload =
  ({ config, db, storage, uploads }: AdmitDeps): AdmitUpload =>
  async (userId, metadata, size) => {
    if ((await storage.health()) === "full") throw new AppError("STORAGE_FULL");
    await withUser(db, userId, async (tx) => {
      const gravacao = requireRow(await findGravacao(tx, metadata.gravacao_id));
      if (gravacao.finished_at !== null) throw new AppError("GRAVACAO_IN_USE");
      if (gravacao.consent === "refused") throw new AppError("CONSENT_REFUSED");
      const isNew = await insertLiveSegment(tx, userId, {
        ...metadata,
        id: uploadIdOf(metadata),
        started_ms: metadata.started_ms ?? null,
      });
      if (!isNew) return;
      await spendQuota(tx, config, "upload");
      const used = (await countStoredBytes(tx, userId)) + uploads.files.bytesOf(userId);
      if (used + (size ?? 0) > config.stored_gb_per_doctor * GB)
        throw new AppError("STORAGE_QUOTA");
    });
  };

/** Who may upload, and whose uploads a request finds. */
export const createUploadPolicy = (deps: AdmitDeps): UploadPolicy => ({
  admit: createAdmitUpload(deps),
  isVisible: ({ user_id, gravacao_id }) =>
    withUser(deps.db, user_id, async (tx) => (await findGravacao(tx, gravacao_id)) !== null),
});
