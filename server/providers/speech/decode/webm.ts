import { ByteQueue } from "./bytes.ts";
import { unlace } from "./lacing.ts";
import {
  children,
  CONTAINERS,
  type Element,
  floatOf,
  ID,
  LEAVES,
  readElement,
  SKIPPED,
  uintOf,
} from "./matroska.ts";
import { type OpusSetup, parseOpusHead } from "./opus.ts";

/** What the reader found, in the file's order. A `stream` starts a new decoder; a file may hold several, one after another. */
export type WebmEvent =
  | { kind: "stream"; setup: OpusSetup }
  | { kind: "other-codec"; codec: string }
  | { kind: "packet"; ms: number | null; data: Uint8Array };

/** What a tick of the file's clock lasts when it does not say: a millisecond. */
const DEFAULT_SCALE_NS = 1_000_000;

/**
 * Reads WebM as it comes: push bytes, take packets. Sizes may be unknown, the duration absent, the file cut at any byte;
 * whatever is whole comes out. After damage it looks for the next cluster or the next file's header.
 */
export class WebmReader {
  readonly #queue = new ByteQueue();
  #skip = 0;
  #lost = false;
  #scale = DEFAULT_SCALE_NS;
  #clusterMs = 0;
  #track: number | null = null;
  /** The duration that the header declares, in milliseconds, once it was read. */
  durationMs: number | null = null;

  /** Reads on from the middle of a file whose head `other` has read: it looks for the next cluster first. */
  static fromMiddle(other: WebmReader): WebmReader {
    const reader = new WebmReader();
    reader.#lost = true;
    reader.#scale = other.#scale;
    reader.#track = other.#track;
    return reader;
  }

  /** @returns what these bytes completed; packets are copies and may be kept. */
  push(bytes: Uint8Array): WebmEvent[] {
    const events: WebmEvent[] = [];
    this.#queue.push(bytes);
    while (this.#next(events));
    return events;
  }

  /** One step; false when it needs more bytes. */
  #next(events: WebmEvent[]): boolean {
    const queue = this.#queue;
    if (this.#skip > 0) {
      const skipped = Math.min(this.#skip, queue.length);
      queue.drop(skipped);
      this.#skip -= skipped;
      return this.#skip === 0;
    }
    if (this.#lost) return this.#resync();
    const element = readElement(queue.peek(12));
    if (element === "more") return false;
    if (element === "bad") return this.#lose();
    const { id, size, header } = element;
    if (CONTAINERS.has(id)) {
      queue.drop(header);
      return true;
    }
    const limit = LEAVES.get(id);
    if (limit !== undefined && size !== null && size <= limit) {
      if (queue.length < header + size) return false;
      queue.drop(header);
      this.#leaf(element, queue.take(size).slice(), events);
      return true;
    }
    if (!SKIPPED.has(id) || size === null) return this.#lose();
    queue.drop(header);
    this.#skip = size;
    return true;
  }

  #lose(): boolean {
    this.#lost = true;
    this.#queue.drop(1);
    return true;
  }

  /** Looks for a cluster or a new file; keeps the last three bytes, which may be the start of one. */
  #resync(): boolean {
    const bytes = this.#queue.peek();
    for (let i = 0; i + 4 <= bytes.length; i++) {
      if (bytes[i] !== 0x1f && bytes[i] !== 0x1a) continue;
      const id = uintOf(bytes.subarray(i, i + 4));
      if (id !== ID.Cluster && id !== ID.EBML) continue;
      this.#queue.drop(i);
      this.#lost = false;
      return true;
    }
    this.#queue.drop(Math.max(0, bytes.length - 3));
    return false;
  }

  #leaf(element: Element, data: Uint8Array, events: WebmEvent[]): void {
    switch (element.id) {
      case ID.EBML:
        this.#track = null;
        this.#scale = DEFAULT_SCALE_NS;
        return;
      case ID.TimestampScale:
        this.#scale = uintOf(data) || DEFAULT_SCALE_NS;
        return;
      case ID.Duration:
        this.durationMs = (floatOf(data) * this.#scale) / 1e6;
        return;
      case ID.Tracks:
        this.#tracks(data, events);
        return;
      case ID.Timestamp:
        this.#clusterMs = (uintOf(data) * this.#scale) / 1e6;
        return;
      default:
        this.#block(data, events);
    }
  }

  #tracks(data: Uint8Array, events: WebmEvent[]): void {
    let other: string | null = null;
    for (const entry of children(data)) {
      if (entry.id !== ID.TrackEntry) continue;
      const parts = new Map([...children(entry.data)].map((part) => [part.id, part.data]));
      const codec = Buffer.from(parts.get(ID.CodecID) ?? []).toString("latin1");
      const number = parts.get(ID.TrackNumber);
      if (codec === "A_OPUS" && number) {
        this.#track = uintOf(number);
        const setup = parseOpusHead(parts.get(ID.CodecPrivate) ?? new Uint8Array(0));
        events.push({ kind: "stream", setup });
        return;
      }
      if (codec.startsWith("A_")) other = codec;
    }
    if (other) events.push({ kind: "other-codec", codec: other });
  }

  #block(data: Uint8Array, events: WebmEvent[]): void {
    const first = data[0] ?? 0;
    const length = first === 0 ? 0 : Math.clz32(first) - 23;
    if (this.#track === null || length === 0 || data.length < length + 4) return;
    const number = uintOf(data.subarray(0, length)) - 2 ** (7 * length);
    if (number !== this.#track) return;
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    const ms = this.#clusterMs + (view.getInt16(length) * this.#scale) / 1e6;
    const frames = unlace(data[length + 2] ?? 0, data.subarray(length + 3));
    // Only the first frame of a lace has a time of its own.
    for (const [i, frame] of frames.entries())
      events.push({ kind: "packet", ms: i === 0 ? ms : null, data: frame });
  }
}
