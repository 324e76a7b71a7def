import { createReadStream } from "node:fs";
import * as contract from "@relato/shared/contract/gravacoes.ts";
import type { FastifyInstance } from "fastify";
import { withUser } from "../../../platform/database/database.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { bind, type HandlerContext } from "../../../platform/http/bind.ts";
import { requireRow } from "../../../platform/http/require-row.ts";
import { StorageError } from "../../../providers/storage/storage.ts";
import type { GravacoesDeps } from "../gravacoes-deps.ts";
import { findSound, type Sound } from "../find-sound.ts";
import { listLivePlaces } from "../live-queries.ts";
import { NO_SOUND } from "../queries.ts";
import { parseRange } from "./range.ts";

/** `GET /api/gravacoes/:id/audio` with HTTP Range (RFC 9110, 14). */
export const registerAudioRoute = (app: FastifyInstance, deps: GravacoesDeps): void => {
  const { db, uploads } = deps;

  /** What a lost device had uploaded: it can be played before it is saved. */
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
    if (record === null || record.offset === 0) return null;
    const size = record.offset;
    return {
      size,
      // Reported by the device and unverified: never a type that a browser would execute.
      media_type: record.media_type.startsWith("audio/") ? record.media_type : NO_SOUND,
      etag: `"${record.id}-${size}"`,
      read: async (range) =>
        createReadStream(uploads.files.dataPath(record.id), range ?? { start: 0, end: size - 1 }),
    };
  };

  /** The bytes of a sound. @throws AppError NOT_FOUND if it was erased since its row was read */
  const readPart = async (
    { read }: Pick<Sound, "read">,
    part: Parameters<Sound["read"]>[0],
    findAgain: () => Promise<Sound | null>,
  ) => {
    try {
      return await read(part);
    } catch (error) {
      const isMissing = error instanceof StorageError && error.code === "NOT_FOUND";
      if (isMissing && (await findAgain()) === null) throw new AppError("NOT_FOUND");
      throw error;
    }
  };

  const answer = async (context: HandlerContext<typeof contract.getAudio>) => {
    const { user, params, query, request, reply } = context;
    const id = params.id.toLowerCase();
    const { track, ordinal } = query;
    const find = (): Promise<Sound | null> =>
      track === undefined || ordinal === undefined
        ? findSound(deps, user.id, id)
        : findArrived(user.id, id, { track, ordinal });
    const sound = requireRow(await find());
    const { size, media_type, etag } = sound;
    const { range: header, "if-range": ifRange } = request.headers;
    const range = parseRange(ifRange === undefined || ifRange === etag ? header : undefined, size);
    reply.headers({ "accept-ranges": "bytes", "cache-control": "private, no-store", etag });
    if (range.kind === "unsatisfiable")
      return reply.status(416).header("content-range", `bytes */${size}`).send();
    const part = range.kind === "part" ? range : undefined;
    const length = part === undefined ? size : part.end - part.start + 1;
    reply.headers({
      "content-type": media_type,
      "content-length": length,
      "content-disposition": 'inline; filename="audio"',
    });
    if (part !== undefined)
      reply.status(206).header("content-range", `bytes ${part.start}-${part.end}/${size}`);
    return reply.send(request.method === "HEAD" ? undefined : await readPart(sound, part, find));
  };
  bind(app, contract.getAudio, answer, { head: "handler" });
};
