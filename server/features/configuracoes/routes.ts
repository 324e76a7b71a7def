import * as contract from "@relato/shared/contract/configuracoes.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { PICTURES } from "@relato/shared/contract/perfil.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { createStoredLimit } from "../../platform/http/stored-limits.ts";
import { verifyPassword } from "../contas/close.ts";
import { removePicture } from "../perfil/pictures.ts";
import { closeAccount } from "./close.ts";
import { type Print, streamExport } from "./export.ts";
import { findSettings, saveSettings } from "./queries.ts";

const QUARTER_HOUR = 15 * 60 * 1000;

/** Preferences, time zone, export of all data, closing the account. */
export const registerConfiguracoesRoutes = (
  app: FastifyInstance,
  deps: Deps,
  print: Print,
): void => {
  const { audit, auth, config, db } = deps;
  // Each response schema picks its settings of the row.
  for (const route of [contract.getPreferences, contract.getTimeZone])
    bind(app, route, ({ user }) => readAs(db, user.id, findSettings));
  for (const route of [contract.savePreferences, contract.saveTimeZone])
    bind(app, route, ({ body, user }) => withUser(db, user.id, (tx) => saveSettings(tx, body)));

  // Limits guessing of the password at an unlocked screen.
  const tries = createStoredLimit(db, {
    name: "close-account",
    max: 10 * config.rate_limit_factor,
    window_ms: QUARTER_HOUR,
    keyOf: (request) => request.caller?.id ?? "",
  });
  bind(app, contract.closeAccount, async ({ body, user, request }) => {
    await tries.count(request);
    await verifyPassword(auth, request, body.password);
    for (const kind of PICTURES) await removePicture(deps, user.id, kind);
    await withUser(db, user.id, (tx) => closeAccount(tx, user.id));
    audit.record({ actor: user.id, action: "account.close", outcome: "success" });
    return { closed: true as const };
  });

  /** Doctors with a running export, which reads all their rows. */
  const running = new Set<string>();
  bind(
    app,
    contract.exportAccount,
    async ({ user: { id }, reply }) => {
      if (running.has(id)) throw new AppError("RATE_LIMITED", { retry_after_s: 60 });
      running.add(id);
      try {
        const zip = await streamExport(deps, id, print);
        zip.once("close", () => running.delete(id));
        audit.record({ actor: id, action: "account.export", outcome: "success" });
        reply.headers({
          "content-type": "application/zip",
          "content-disposition": 'attachment; filename="relato.zip"',
          "cache-control": "private, no-store",
        });
        return await reply.send(zip);
      } catch (error) {
        running.delete(id);
        throw error;
      }
    },
    { head: "none" },
  );
};
