import { createCorrection } from "@relato/shared/contract/correcoes.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { addCorrection } from "./add-correction.ts";

export const registerTranscricaoRoutes = (app: FastifyInstance, { db }: Deps): void =>
  bind(app, createCorrection, ({ user, params, body }) =>
    withUser(db, user.id, (tx) => addCorrection(tx, user.id, params.id, body)),
  );
