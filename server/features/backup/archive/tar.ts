import { createReadStream, createWriteStream } from "node:fs";
import { lstat, mkdir, readdir } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { BackupError } from "../error.ts";
import { ignore } from "../../../platform/files/durable.ts";

/* The files of a database folder as one stream, in the format ustar. `tar` also opens it. */

const BLOCK = 512;
const TYPE = { file: "0", folder: "5" } as const;

const octal = (value: number, length: number): string =>
  value.toString(8).padStart(length - 1, "0") + "\0";

/** PostgreSQL's paths are short; ustar allows 100 bytes and files of 8 GB. */
const headerOf = (path: string, bytes: number, type: keyof typeof TYPE): Buffer => {
  if (Buffer.byteLength(path) > 100 || bytes >= 8 ** 11)
    throw new BackupError(`${path} cannot be stored in a base backup`);
  const header = Buffer.alloc(BLOCK);
  header.write(path, 0);
  header.write(octal(type === "folder" ? 0o700 : 0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(bytes, 12), 124);
  header.write(octal(0, 12), 136);
  header.write(" ".repeat(8), 148);
  header.write(TYPE[type], 156);
  header.write("ustar\x0000", 257, "latin1");
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return header;
};

const padding = (bytes: number): Buffer => Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK);

/** The bytes that the header promises: a running server may cut or extend the file. */
async function* contentOf(path: string, bytes: number): AsyncGenerator<Buffer> {
  let left = bytes;
  if (bytes > 0)
    for await (const chunk of createReadStream(path, { end: bytes - 1 }) as AsyncIterable<Buffer>) {
      left -= chunk.length;
      yield chunk;
    }
  // Recovery replays the pages that were cut off.
  for (; left > 0; left -= Math.min(left, 65_536)) yield Buffer.alloc(Math.min(left, 65_536));
}

/** Yields the folder's files below `prefix`. A file that disappeared since is left out. */
export async function* tarFolder(
  folder: string,
  prefix: string,
  isWanted: (name: string) => boolean,
): AsyncGenerator<Buffer> {
  async function* walk(name: string): AsyncGenerator<Buffer> {
    const names = (await readdir(join(folder, name)).catch(ignore("ENOENT"))) ?? [];
    for (const child of names.sort()) {
      const path = name === "" ? child : `${name}/${child}`;
      const found = await lstat(join(folder, path)).catch(ignore("ENOENT"));
      if (found?.isDirectory() === true) {
        yield headerOf(`${prefix}/${path}/`, 0, "folder");
        yield* walk(path);
      } else if (found?.isFile() === true && isWanted(path)) {
        yield headerOf(`${prefix}/${path}`, found.size, "file");
        yield* contentOf(join(folder, path), found.size);
        yield padding(found.size);
      }
    }
  }
  yield* walk("");
}

export function* tarEntry(name: string, content: string | Buffer): Generator<Buffer> {
  const bytes = Buffer.from(content);
  yield headerOf(name, bytes.length, "file");
  yield bytes;
  yield padding(bytes.length);
}

export const TAR_END = Buffer.alloc(2 * BLOCK);

const textOf = (header: Buffer, start: number, length: number): string =>
  header
    .subarray(start, start + length)
    .toString("utf8")
    .replace(/\0.*$/s, "");

/** Splits a stream into pieces of the asked length. */
const createReader = (stream: Readable) => {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);
  const more = async (): Promise<boolean> => {
    if (rest.length > 0) return true;
    const { value, done } = await chunks.next();
    if (done !== true) rest = value;
    return done !== true;
  };
  return {
    /** At most `most` bytes; null at the end. */
    some: async (most: number): Promise<Buffer | null> => {
      if (!(await more())) return null;
      const piece = rest.subarray(0, most);
      rest = rest.subarray(piece.length);
      return piece;
    },
  };
};

type Reader = ReturnType<typeof createReader>;

const readExactly = async (reader: Reader, bytes: number): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for (let left = bytes; left > 0;) {
    const piece = await reader.some(left);
    if (piece === null) throw new BackupError("the base backup ends too early");
    pieces.push(piece);
    left -= piece.length;
  }
  return Buffer.concat(pieces);
};

const copyTo = async (reader: Reader, path: string, bytes: number): Promise<void> => {
  const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  for (let left = bytes; left > 0;) {
    const piece = await reader.some(left);
    if (piece === null) throw new BackupError("the base backup ends too early");
    if (!file.write(piece))
      await new Promise<void>((resolve) => file.once("drain", () => resolve()));
    left -= piece.length;
  }
  file.end();
  await finished(file);
};

/** Extracts an archive of `tarFolder`. @throws BackupError when it is cut short */
export const untar = async (stream: Readable, into: string): Promise<void> => {
  const reader = createReader(stream);
  for (;;) {
    const header = await readExactly(reader, BLOCK);
    if (header.every((byte) => byte === 0)) break;
    const name = normalize(textOf(header, 0, 100));
    const bytes = Number.parseInt(textOf(header, 124, 12), 8);
    if (name.startsWith("..") || name.startsWith("/"))
      throw new BackupError(`the base backup names ${name}, outside of its folder`);
    const path = join(into, name);
    if (textOf(header, 156, 1) === TYPE.folder) {
      await mkdir(path, { recursive: true, mode: 0o700 });
      continue;
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await copyTo(reader, path, bytes);
    await readExactly(reader, padding(bytes).length);
  }
  // The end of the encrypted stream proves that nothing is missing.
  while ((await reader.some(BLOCK)) !== null);
};
