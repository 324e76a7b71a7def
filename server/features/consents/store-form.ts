import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ConsentRecord } from "@relato/shared/contract/consent.ts";
import type { ConsentFormType } from "@relato/shared/domain/consent.ts";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { refuseInfected } from "../../platform/files/antivirus.ts";
import { isPdf } from "../../platform/files/is-pdf.ts";
import { storeBytes } from "../../platform/files/store-bytes.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRoom } from "../gravacoes/require-room.ts";
import { encodeImage } from "../laudo-images/encode-image.ts";
import { formKey } from "./form-key.ts";
import { insertForm, requireWritten } from "./queries.ts";

/** The file to store: a PDF as it is, an image re-encoded without metadata. */
const toStored = async (file: Buffer): Promise<{ data: Buffer; mime_type: ConsentFormType }> => {
  if (isPdf(file)) return { data: file, mime_type: "application/pdf" };
  const { data } = await encodeImage(file).catch(() => {
    throw new AppError("CONSENT_FORM_INVALID");
  });
  return { data, mime_type: "image/jpeg" };
};

/**
 * Attaches the signed form of a written consent, the file before its row. A form that is attached
 * stays; a repeated upload returns the record.
 * @throws AppError with one of putConsentForm's codes
 */
export const storeForm = async (
  deps: Pick<Deps, "config" | "db" | "storage">,
  userId: string,
  id: string,
  file: Buffer,
): Promise<ConsentRecord> => {
  const { config, db, storage } = deps;
  const { consulta_id, record } = await withUser(db, userId, (tx) => requireWritten(tx, id));
  if (record.form !== null) return record;
  if ((await storage.health()) === "full") throw new AppError("STORAGE_FULL");
  await refuseInfected(config, Readable.from([file]));
  const { data, mime_type } = await toStored(file);
  const size = data.length;
  await withUser(db, userId, (tx) => requireRoom(tx, config, userId, size));
  const storage_key = formKey(consulta_id, id, mime_type);
  await storeBytes(deps, storage_key, data);
  const sha256 = createHash("sha256").update(data).digest("hex");
  return withUser(db, userId, async (tx) => {
    await insertForm(tx, { consent_id: id, storage_key, mime_type, size, sha256 });
    return (await requireWritten(tx, id)).record;
  });
};
