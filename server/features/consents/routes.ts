import * as contract from "@relato/shared/contract/consent.ts";
import { MAX_CONSENT_FORM_BYTES } from "@relato/shared/domain/consent.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { extensionOf } from "./form-key.ts";
import { requireWritten } from "./queries.ts";
import { storeForm } from "./store-form.ts";

/** The signed forms of written consents: PDF or image, never changed. */
export const registerConsentsRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, storage } = deps;

  app.register(async (routes) => {
    routes.addContentTypeParser(
      [...contract.putConsentForm.body.media_types],
      { parseAs: "buffer", bodyLimit: MAX_CONSENT_FORM_BYTES },
      (_request, body, done) => done(null, body),
    );
    bind(routes, contract.putConsentForm, ({ user, params, request }) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError("CONSENT_FORM_INVALID");
      return storeForm(deps, user.id, params.id, request.body);
    });
  });

  bind(app, contract.getConsentForm, async ({ user, params, reply }) => {
    const { consulta_id, record, storage_key } = await readAs(db, user.id, (tx) =>
      requireWritten(tx, params.id),
    );
    if (record.form === null || storage_key === null) throw new AppError("NOT_FOUND");
    const { mime_type } = record.form;
    const name = `consent-${shortCode(consulta_id).slice(1)}.${extensionOf(mime_type)}`;
    reply.headers({
      "content-type": mime_type,
      "content-disposition": `attachment; filename="${name}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    return reply.send(await storage.read(storage_key));
  });
};
