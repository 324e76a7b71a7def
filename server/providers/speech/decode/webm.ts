import { ByteQueue, viewOf } from "./bytes.ts";
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

/**
 * A `stream` needs a new decoder. A file can contain several streams, one after another. `head`:
 * the bytes of its OpusHead; empty if the file has none.
 */
export type WebmEvent =
  | { kind: "stream"; setup: OpusSetup; head: Uint8Array }
  | { kind: "other-codec"; codec: string }
  | { kind: "packet"; ms: number | null; data: Uint8Array };

/** The default timestamp scale: a millisecond. */
const DEFAULT_SCALE_NS = 1_000_000;

/**
 * A streaming WebM reader: push bytes, get packets. Accepts unknown sizes, a missing duration and
 * truncated files. After damage it continues at the next cluster or file header.
 */
export class WebmReader {
  readonly #queue = new ByteQueue();
  #skip = 0;
  #lost = false;
  #scale = DEFAULT_SCALE_NS;
  #clusterMs = 0;
  #track: number | null = null;
  /** The header's duration in milliseconds; null before it is read. */
  durationMs: number | null = null;

  /** Continues in the middle of a file whose header `other` has read, at the next cluster. */
  static fromMiddle(other: WebmReader): WebmReader {
    const reader = new WebmReader();
    reader.#lost = true;
    reader.#scale = other.#scale;
    reader.#track = other.#track;
    return reader;
  }

  /** Returns the events that these bytes complete. Packets are copies. */
  push(bytes: Uint8Array): WebmEvent[] {
    const events: WebmEvent[] = [];
    this.#queue.push(bytes);
    while (this.#next(events));
    return events;
  }

  /** Reads one element; false when it needs more bytes. */
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

  /** Searches a cluster or file header. Keeps the last three bytes, which may be its start. */
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
    let otherCodec: string | null = null;
    for (const entry of children(data)) {
      if (entry.id !== ID.TrackEntry) continue;
      const parts = new Map([...children(entry.data)].map((part) => [part.id, part.data]));
      const codec = Buffer.from(parts.get(ID.CodecID) ?? []).toString("latin1");
      const number = parts.get(ID.TrackNumber);
      if (codec === "A_OPUS" && number) {
        this.#track = uintOf(number);
        const head = parts.get(ID.CodecPrivate) ?? new Uint8Array(0);
        events.push({ kind: "stream", setup: parseOpusHead(head), head });
        return;
      }
      if (codec.startsWith("A_")) otherCodec = codec;
    }
    if (otherCodec) events.push({ kind: "other-codec", codec: otherCodec });
  }

  #block(data: Uint8Array, events: WebmEvent[]): void {
    const first = data[0] ?? 0;
    const length = first === 0 ? 0 : Math.clz32(first) - 23;
    if (this.#track === null || length === 0 || data.length < length + 4) return;
    const number = uintOf(data.subarray(0, length)) - 2 ** (7 * length);
    if (number !== this.#track) return;
    const ms = this.#clusterMs + (viewOf(data).getInt16(length) * this.#scale) / 1e6;
    const frames = unlace(data[length + 2] ?? 0, data.subarray(length + 3));
    // Only the first frame of a lace has a timestamp.
    for (const [i, frame] of frames.entries())
      events.push({ kind: "packet", ms: i === 0 ? ms : null, data: frame });
  }
}
