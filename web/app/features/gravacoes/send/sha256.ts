import type { UploadSource } from "./upload.ts";

const CHUNK_BYTES = 1024 * 1024;

/** SHA-256 of a complete source as hex. Reads chunks: WebCrypto needs the whole file in memory. */
export const sha256Of = async (source: UploadSource, signal: AbortSignal): Promise<string> => {
  const { sha256 } = await import("@noble/hashes/sha2.js");
  const hash = sha256.create();
  const total = source.available();
  for (let offset = 0; offset < total;) {
    signal.throwIfAborted();
    const chunk = await source.read(offset, CHUNK_BYTES);
    hash.update(chunk);
    offset += chunk.byteLength;
  }
  return Array.from(hash.digest(), (byte) => byte.toString(16).padStart(2, "0")).join("");
};
