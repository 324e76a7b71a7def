import { ascii, ByteQueue, viewOf } from "./bytes.ts";
import { type OpusSetup, parseOpusHead } from "./opus.ts";

export type OggEvent =
  | { kind: "stream"; setup: OpusSetup }
  | { kind: "other-codec"; codec: string }
  | { kind: "packet"; ms: null; data: Uint8Array };

const HEADER = 27;
/** The largest accepted packet in bytes. Opus packets are smaller; tags may hold a picture. */
const MAX_PACKET = 1024 * 1024;
/** Bytes of damaged pages that are searched for a page. Beyond, a damaged page is skipped whole. */
const SEARCH_FREE = 1024 * 1024;

const crcTable = Uint32Array.from({ length: 256 }, (_, i) => {
  let crc = i << 24;
  for (let bit = 0; bit < 8; bit++) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  return crc >>> 0;
});

/** The page checksum of RFC 3533. Its own field counts as zero. */
export const pageCrc = (page: Uint8Array): number => {
  let crc = 0;
  for (let i = 0; i < page.length; i++) {
    const byte = i >= 22 && i < 26 ? 0 : (page[i] as number);
    crc = ((crc << 8) ^ (crcTable[((crc >>> 24) ^ byte) & 0xff] as number)) >>> 0;
  }
  return crc;
};

/** A streaming Ogg reader. Follows the first Opus stream, and those chained after it. */
export class OggReader {
  readonly #queue = new ByteQueue();
  #serial: number | null = null;
  #headers = 0;
  #partial: Uint8Array[] = [];
  #partialBytes = 0;
  #pushedBytes = 0;
  /** Bytes of pages with a wrong checksum. They must not exceed the pushed bytes: linear time. */
  #failedBytes = 0;

  push(bytes: Uint8Array): OggEvent[] {
    const events: OggEvent[] = [];
    const queue = this.#queue;
    queue.push(bytes);
    this.#pushedBytes += bytes.length;
    for (;;) {
      if (!this.#findPage() || queue.length < HEADER) return events;
      const segments = queue.at(26);
      if (queue.length < HEADER + segments) return events;
      const body = queue.peek(segments, HEADER).reduce((sum, lacing) => sum + lacing, 0);
      const length = HEADER + segments + body;
      if (queue.length < length) return events;
      const page = queue.peek(length);
      if (pageCrc(page) !== viewOf(page).getUint32(22, true)) {
        this.#failedBytes += length;
        queue.drop(this.#failedBytes > this.#pushedBytes + SEARCH_FREE ? length : 1);
        continue;
      }
      this.#page(page.slice(), segments, events);
      queue.drop(length);
    }
  }

  /** Drops bytes up to the next capture pattern. */
  #findPage(): boolean {
    const bytes = this.#queue.peek();
    const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf("OggS");
    this.#queue.drop(at < 0 ? Math.max(0, bytes.length - 3) : at);
    return at >= 0;
  }

  #page(page: Uint8Array, segments: number, events: OggEvent[]): void {
    const serial = viewOf(page).getUint32(14, true);
    const flags = page[5] ?? 0;
    let at = HEADER + segments;
    if (flags & 2) this.#begin(page, at, serial, events);
    if (serial !== this.#serial) return;
    if (!(flags & 1)) this.#clear();
    // The page continues a packet whose start is missing.
    let isOrphan = (flags & 1) !== 0 && this.#partial.length === 0;
    for (let i = 0; i < segments; i++) {
      const lacing = page[HEADER + i] as number;
      this.#partialBytes += lacing;
      const isHuge = this.#partialBytes > MAX_PACKET;
      if (!isHuge) this.#partial.push(page.subarray(at, at + lacing));
      at += lacing;
      if (lacing === 255) continue;
      const data = isHuge ? null : Buffer.concat(this.#partial);
      this.#clear();
      if (!isOrphan) this.#packet(data, events);
      isOrphan = false;
    }
    if (isOrphan) this.#clear();
  }

  #clear(): void {
    this.#partial = [];
    this.#partialBytes = 0;
  }

  #begin(page: Uint8Array, at: number, serial: number, events: OggEvent[]): void {
    if (ascii(page, at, 8) === "OpusHead") {
      this.#serial = serial;
      this.#headers = 2;
      this.#clear();
      events.push({ kind: "stream", setup: parseOpusHead(page.subarray(at)) });
    } else if (this.#serial === null) {
      const codec = ascii(page, at, 8).replace(/[^\w ]/g, "");
      events.push({ kind: "other-codec", codec });
    }
  }

  /** `data` is null for a packet that is too large. */
  #packet(data: Uint8Array | null, events: OggEvent[]): void {
    // OpusHead and OpusTags are headers.
    if (this.#headers > 0) this.#headers--;
    else if (data !== null) events.push({ kind: "packet", ms: null, data });
  }
}

/** The time of the last page in `tail` in ms. Granules count samples at 48 kHz. */
export const lastGranuleMs = (tail: Uint8Array): number | null => {
  const bytes = Buffer.from(tail.buffer, tail.byteOffset, tail.length);
  for (let at = bytes.lastIndexOf("OggS"); at >= 0; at = bytes.lastIndexOf("OggS", at - 1)) {
    if (at + 14 <= bytes.length) {
      const granule = bytes.readBigInt64LE(at + 6);
      if (granule >= 0n) return Number(granule) / 48;
    }
    if (at === 0) break;
  }
  return null;
};
