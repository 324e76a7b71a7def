import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { withUser } from "../../platform/database/database.ts";
import { requireCaller } from "../../platform/http/access.ts";
import { AppError } from "../../platform/http/errors.ts";
import { findPlayable, placeOf } from "./playable.ts";
import { listSegmentos } from "./queries.ts";
import { parseRange } from "./range.ts";
import type { GravacoesDeps } from "./routes.ts";

const paramsSchema = z.object({ id: z.uuid() });

/** `GET /api/gravacoes/:id/audio`: the recording's sound, with HTTP Range (RFC 9110, 14), for the doctor whose it is. */
export const registerAudioRoute = (app: FastifyInstance, deps: GravacoesDeps): void => {
  const { db, storage } = deps;

  const answer = async (
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
  ) => {
    const { id } = request.params;
    const segmentos = await withUser(db, requireCaller(request).id, (tx) => listSegmentos(tx, id));
    const playable = await findPlayable(placeOf(deps), id, segmentos);
    if (playable === null) throw new AppError("NOT_FOUND");
    const { storage_key, media_type, etag } = playable;
    const size = await storage.size(storage_key);
    const { range: asked, "if-range": ifRange } = request.headers;
    const range = parseRange(ifRange === undefined || ifRange === etag ? asked : undefined, size);
    reply.headers({ "accept-ranges": "bytes", "cache-control": "private, no-store", etag });
    if (range.kind === "unsatisfiable") {
      return reply.status(416).header("content-range", `bytes */${size}`).send();
    }
    const length = range.kind === "part" ? range.end - range.start + 1 : size;
    reply.headers({ "content-type": media_type, "content-length": length });
    if (range.kind === "part") {
      reply.status(206).header("content-range", `bytes ${range.start}-${range.end}/${size}`);
    }
    if (request.method === "HEAD") return reply.send();
    return reply.send(await storage.read(storage_key, range.kind === "part" ? range : undefined));
  };

  app.route<{ Params: { id: string } }>({
    method: ["GET", "HEAD"],
    url: "/api/gravacoes/:id/audio",
    config: { access: "doctor" },
    schema: {
      summary: "The recording's sound, in parts too (HTTP Range)",
      tags: ["gravacoes"],
      params: paramsSchema,
    },
    handler: answer,
  });
};
