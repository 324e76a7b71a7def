import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { Config } from "../config/config.ts";
import { AppError } from "../http/errors.ts";

/** clamd reads a gigabyte in about a minute; longer silence means that it is stuck. */
const IDLE_MS = 120_000;

const frame = (chunk: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return Buffer.concat([length, chunk]);
};

/** Sends the chunks by clamd's INSTREAM (https://docs.clamav.net/manual/Usage/Scanning.html). */
const askClamd = async (url: URL, chunks: AsyncIterable<Buffer>): Promise<string> => {
  const socket = connect({ host: url.hostname, port: Number(url.port) });
  socket.setTimeout(IDLE_MS, () => socket.destroy(new Error("clamd is silent")));
  const answer = text(socket);
  // An early answer (over StreamMaxLength) ends the connection while chunks are being sent.
  answer.catch(() => undefined);
  try {
    await once(socket, "connect");
    socket.write("zINSTREAM\0");
    for await (const chunk of chunks) {
      if (!socket.writable) break;
      if (chunk.length > 0 && !socket.write(frame(chunk))) await once(socket, "drain");
    }
    // clamd answers this empty chunk and closes the connection.
    socket.write(Buffer.alloc(4));
    return await answer;
  } finally {
    socket.destroy();
  }
};

/**
 * Asks the virus scanner at ANTIVIRUS_URL; nothing without one. A file is refused while the scanner
 * does not answer, since its result is unknown. @throws AppError FILE_INFECTED, UNAVAILABLE
 */
export const refuseInfected = async (
  { antivirus_url }: Pick<Config, "antivirus_url">,
  chunks: AsyncIterable<Buffer>,
): Promise<void> => {
  if (antivirus_url === undefined) return;
  const answer = await askClamd(new URL(antivirus_url), chunks).catch(() => "");
  if (/ FOUND\0?$/.test(answer)) throw new AppError("FILE_INFECTED");
  if (!/: OK\0?$/.test(answer)) throw new AppError("UNAVAILABLE");
};
