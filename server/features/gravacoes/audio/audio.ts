import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import * as contract from "@relato/shared/contract/gravacoes.ts";
import type { FastifyInstance } from "fastify";
import { withUser } from "../../../platform/database/database.ts";
import { bind, type HandlerContext } from "../../../platform/http/bind.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { listLivePlaces } from "../live-queries.ts";
import { findPlayable, placeOf } from "./playable.ts";
import { listSegmentos, NO_SOUND } from "../queries.ts";
import { parseRange } from "./range.ts";
import type { GravacoesDeps } from "../gravacoes-deps.ts";

/** Bytes to be sent, wherever they lie. */
interface Sound {
  size: number;
  media_type: string;
  etag: string;
  read: (range?: { start: number; end: number }) => Promise<Readable>;
}

/** `GET /api/gravacoes/:id/audio`: the recording's sound, with HTTP Range (RFC 9110, 14), for the doctor whose it is. */
export const registerAudioRoute = (app: FastifyInstance, deps: GravacoesDeps): void => {
  const { db, storage, uploads } = deps;

  const findFinished = async (userId: string, id: string): Promise<Sound | null> => {
    const segmentos = await withUser(db, userId, (tx) => listSegmentos(tx, id));
    const playable = await findPlayable(placeOf(deps), id, segmentos);
    if (playable === null) return null;
    const { storage_key, media_type, etag } = playable;
    const size = await storage.size(storage_key);
    return { size, media_type, etag, read: (range) => storage.read(storage_key, range) };
  };

  /** A device that never came back left it so; it can be heard before it is saved. */
  const findArrived = async (
    userId: string,
    id: string,
    place: { track: string; ordinal: number },
  ): Promise<Sound | null> => {
    const places = await withUser(db, userId, (tx) => listLivePlaces(tx, [id]));
    const found = places.find(
      ({ track, ordinal }) => track === place.track && ordinal === place.ordinal,
    );
    const record = found === undefined ? null : await uploads.files.read(found.id);
    if (found === undefined || record === null || record.offset === 0) return null;
    const { offset: size } = record;
    // The device's own word, not yet held against the content: never anything that a browser would run.
    const media_type = record.media_type.startsWith("audio/") ? record.media_type : NO_SOUND;
    return {
      size,
      media_type,
      etag: `"${found.id}-${size}"`,
      read: async (range) =>
        createReadStream(uploads.files.dataPath(found.id), range ?? { start: 0, end: size - 1 }),
    };
  };

  const answer = async ({
    user,
    params,
    query,
    request,
    reply,
  }: HandlerContext<typeof contract.getAudio>) => {
    const id = params.id.toLowerCase();
    const { track, ordinal } = query;
    const sound = await (track === undefined || ordinal === undefined
      ? findFinished(user.id, id)
      : findArrived(user.id, id, { track, ordinal }));
    if (sound === null) throw new AppError("NOT_FOUND");
    const { size, media_type, etag, read } = sound;
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
    return reply.send(await read(range.kind === "part" ? range : undefined));
  };
  bind(app, contract.getAudio, answer, { head: "handler" });
};
