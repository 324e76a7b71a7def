import * as contract from "@relato/shared/contract/sharing.ts";
import { isEmail } from "@relato/shared/domain/email.ts";
import { whatsappNumber } from "@relato/shared/domain/notices.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import type { BuiltPages } from "../../platform/http/built-pages.ts";
import { createLimit } from "../../platform/http/limits.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { spendMessage } from "../../platform/quotas/quotas.ts";
import { requireIdentity } from "../perfil/require-identity.ts";
import { registerLinkPage } from "./link-page.ts";
import {
  findMail,
  findLinkById,
  findSharedDocument,
  insertLink,
  insertMail,
  listLinks,
  listMails,
  revokeLink,
} from "./queries.ts";
import { createLinkCode, createToken, hashSecret, tokenHash } from "./secret.ts";
import { registerVerifyPage } from "./verify-page.ts";

/** Mails of one doctor in an hour. */
const MAILS = 60;
const HOUR_MS = 60 * 60_000;

const registerMailRoute = (app: FastifyInstance, { config, db, jobs }: Deps): void => {
  app.register(async (routes) => {
    const limit = createLimit(routes, {
      max: MAILS * config.rate_limit_factor,
      window_ms: HOUR_MS,
      keyOf: (request) => request.caller?.id ?? "",
    });
    bind(routes, contract.mailDocument, async ({ user, params, body, request }) => {
      if (!isEmail(body.to)) throw new AppError("EMAIL_INVALID", { field: "to" });
      await limit.count(request);
      return withUser(db, user.id, async (tx) => {
        const { version_id } = requireRow(await findSharedDocument(tx, params.id));
        await requireIdentity(tx);
        const mail = { id: body.id, version_id, medico_id: user.id, to_address: body.to };
        // One transaction: no mail is stored without its job.
        if (await insertMail(tx, mail)) {
          await spendMessage(tx, config, "mail", body.to);
          await jobs.enqueue(tx, "document-mail", { id: body.id, medico_id: user.id });
        }
        return requireRow(await findMail(tx, body.id));
      });
    });
  });
};

/** Secure links, mails, and the pages for readers without an account. */
export const registerSharingRoutes = (
  app: FastifyInstance,
  deps: Deps,
  documents: BuiltPages,
): void => {
  const { config, db } = deps;
  registerVerifyPage(app, deps, documents);
  registerLinkPage(app, deps, documents);

  bind(app, contract.getSharing, ({ user, params }) =>
    withUser(db, user.id, async (tx) => {
      const { signed, patient_email, birth_date, whatsapp, telefone } = requireRow(
        await findSharedDocument(tx, params.id),
      );
      return {
        links: await listLinks(tx, params.id),
        mails: await listMails(tx, params.id),
        patient_email,
        patient_whatsapp: whatsappNumber(whatsapp) ?? whatsappNumber(telefone),
        has_birth_date: birth_date !== null,
        signed,
      };
    }),
  );

  bind(app, contract.createSecureLink, async ({ user, params, body }) => {
    const { version_id, birth_date } = await withUser(db, user.id, async (tx) => {
      const shared = requireRow(await findSharedDocument(tx, params.id));
      await requireIdentity(tx);
      return shared;
    });
    const code = body.protection === "code" ? createLinkCode() : null;
    const secret = code ?? birth_date;
    if (secret === null) throw new AppError("BIRTH_DATE_UNKNOWN");
    const token = createToken();
    const { protection, days, locale } = body;
    const secret_hash = await hashSecret(secret, token);
    const link = await withUser(db, user.id, async (tx) => {
      const keys = { token_sha256: tokenHash(token), protection, secret_hash };
      const made = await insertLink(tx, { version_id, medico_id: user.id, ...keys }, days);
      return requireRow(await findLinkById(tx, made));
    });
    return { link, url: `${config.base_url}/${locale}/link/${token}`, code };
  });

  bind(app, contract.revokeSecureLink, ({ user, params }) =>
    withUser(db, user.id, async (tx) => {
      await revokeLink(tx, params.id);
      return requireRow(await findLinkById(tx, params.id));
    }),
  );
  registerMailRoute(app, deps);
};
