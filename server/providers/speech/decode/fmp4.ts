import { ascii, ByteQueue, viewOf } from "./bytes.ts";
import { type OpusSetup, parseOpusHead } from "./opus.ts";

export type Fmp4Event =
  | { kind: "stream"; setup: OpusSetup }
  | { kind: "other-codec"; codec: string }
  | { kind: "packet"; ms: number; data: Uint8Array };

interface Sample {
  /** Position in the file. */
  at: number;
  size: number;
  ms: number;
}

/** The largest `moov` and `moof` that are believed, in bytes. */
const MAX_TABLE = 16 * 1024 * 1024;
/** The most samples of one fragment: an hour; a damaged count must not fill the memory. */
const MAX_SAMPLES = 180_000;
const HEADER = 8;

/** The boxes in `bytes` (ISO 14496-12 section 4.2), as far as they are whole. */
function* boxes(bytes: Uint8Array): Generator<{ type: string; body: Uint8Array }> {
  for (let at = 0; at + HEADER <= bytes.length;) {
    const size = viewOf(bytes).getUint32(at);
    if (size < HEADER || at + size > bytes.length) return;
    yield { type: ascii(bytes, at + 4, 4), body: bytes.subarray(at + HEADER, at + size) };
    at += size;
  }
}

/** The first box at the end of a path of types. */
const find = (bytes: Uint8Array, ...path: string[]): Uint8Array | null => {
  const [type, ...rest] = path;
  if (type === undefined) return bytes;
  for (const box of boxes(bytes)) if (box.type === type) return find(box.body, ...rest);
  return null;
};

/** Whether a file's first bytes announce fragments, as every recording that is written while it runs does. */
export const isFragmented = (head: Uint8Array): boolean => {
  for (const box of boxes(head)) {
    if (box.type === "moof") return true;
    if (box.type === "moov") return find(box.body, "mvex") !== null;
  }
  return false;
};

/** `dOps` holds what an `OpusHead` does, with the other byte order. */
const opusHeadOf = (dops: Uint8Array): Uint8Array => {
  const head = new Uint8Array(8 + dops.length);
  head.set(dops, 8);
  head.set([dops[3] ?? 0, dops[2] ?? 0], 10);
  return head;
};

/**
 * Reads an MP4 in fragments as it comes: push bytes, take packets; a file that is cut gives all that was whole.
 * Nothing is kept of a fragment that has passed, so memory does not grow with the recording.
 */
export class Fmp4Reader {
  readonly #queue = new ByteQueue();
  /** Position in the file of the queue's front. */
  #position = 0;
  #lost = false;
  #skip = 0;
  #track: number | null = null;
  #timescale = 48_000;
  #duration = 0;
  #nextTime = 0;
  #samples: Sample[] = [];
  /** Index of the next of them: taking from the front of a long array moves all the rest. */
  #sample = 0;

  /** Reads on from the middle of a file whose head `other` has read: it looks for the next fragment first. */
  static fromMiddle(other: Fmp4Reader): Fmp4Reader {
    const reader = new Fmp4Reader();
    reader.#lost = true;
    reader.#track = other.#track;
    reader.#timescale = other.#timescale;
    reader.#duration = other.#duration;
    return reader;
  }

  push(bytes: Uint8Array): Fmp4Event[] {
    const events: Fmp4Event[] = [];
    this.#queue.push(bytes);
    while (this.#next(events));
    return events;
  }

  #drop(length: number): void {
    this.#queue.drop(length);
    this.#position += length;
  }

  /** One step; false when it needs more bytes. */
  #next(events: Fmp4Event[]): boolean {
    const queue = this.#queue;
    if (this.#lost && !this.#resync()) return false;
    if (this.#skip > 0) return this.#media(events);
    if (queue.length < 16) return false;
    const head = queue.peek(16);
    const view = viewOf(head);
    const type = ascii(head, 4, 4);
    const short = view.getUint32(0);
    // A size of 1 stands for one of 64 bits behind the type, 0 for "to the end of the file".
    const size = short === 1 ? Number(view.getBigUint64(8)) : short === 0 ? Infinity : short;
    if (size < HEADER) {
      this.#lost = true;
      return true;
    }
    if ((type === "moov" || type === "moof") && size <= MAX_TABLE) {
      if (queue.length < size) return false;
      const body = queue.peek(size).slice(HEADER);
      try {
        if (type === "moov") this.#moov(body, events);
        else this.#moof(body);
      } catch (error) {
        // A table shorter than it says: its fragment cannot be read, the next one can.
        if (!(error instanceof RangeError)) throw error;
      }
      this.#drop(size);
      return true;
    }
    this.#skip = size;
    return true;
  }

  /** Passes over a box that is not needed, but for the samples that lie in it. */
  #media(events: Fmp4Event[]): boolean {
    const sample = this.#samples[this.#sample];
    const gap = sample ? sample.at - this.#position : Infinity;
    if (sample && gap < 0) {
      this.#sample += 1;
      return true;
    }
    if (sample && gap === 0 && sample.size <= this.#skip) {
      if (this.#queue.length < sample.size) return false;
      const data = this.#queue.peek(sample.size).slice();
      this.#sample += 1;
      this.#skip -= sample.size;
      this.#drop(sample.size);
      events.push({ kind: "packet", ms: sample.ms, data });
      return true;
    }
    const passed = Math.min(this.#skip, this.#queue.length, gap > 0 ? gap : Infinity);
    if (passed === 0) return false;
    this.#skip -= passed;
    this.#drop(passed);
    return true;
  }

  #resync(): boolean {
    const bytes = this.#queue.peek();
    const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf("moof", 4);
    this.#drop(at < 0 ? Math.max(0, bytes.length - 7) : at - 4);
    this.#lost = at < 0;
    return at >= 0;
  }

  #moov(body: Uint8Array, events: Fmp4Event[]): void {
    for (const { type, body: trak } of boxes(body)) {
      if (type !== "trak") continue;
      const handler = find(trak, "mdia", "hdlr");
      const header = find(trak, "tkhd");
      const media = find(trak, "mdia", "mdhd");
      const table = find(trak, "mdia", "minf", "stbl", "stsd");
      if (!handler || !header || !media || !table || ascii(handler, 8, 4) !== "soun") continue;
      this.#track = viewOf(header).getUint32(header[0] === 1 ? 20 : 12);
      this.#timescale = viewOf(media).getUint32(media[0] === 1 ? 20 : 12) || 48_000;
      const defaults = find(body, "mvex", "trex");
      this.#duration = defaults ? viewOf(defaults).getUint32(12) : 0;
      const entry = boxes(table.subarray(8)).next().value;
      // 28 bytes of an audio entry come before its own boxes.
      const dops = entry?.type === "Opus" ? find(entry.body.subarray(28), "dOps") : null;
      if (dops) events.push({ kind: "stream", setup: parseOpusHead(opusHeadOf(dops)) });
      else events.push({ kind: "other-codec", codec: entry?.type ?? "unknown" });
      return;
    }
  }

  #moof(body: Uint8Array): void {
    this.#samples = [];
    this.#sample = 0;
    for (const { type, body: traf } of boxes(body)) {
      const head = type === "traf" ? find(traf, "tfhd") : null;
      if (!head || head.length < 8 || viewOf(head).getUint32(4) !== this.#track) continue;
      const time = find(traf, "tfdt");
      if (time && time.length >= (time[0] === 1 ? 12 : 8))
        this.#nextTime =
          time[0] === 1 ? Number(viewOf(time).getBigUint64(4)) : viewOf(time).getUint32(4);
      const defaults = this.#defaults(head);
      let at = defaults.base;
      for (const run of boxes(traf))
        if (run.type === "trun") at = this.#run(run.body, at, defaults);
    }
  }

  /** What `tfhd` says of all samples of the fragment. */
  #defaults(head: Uint8Array): { base: number; duration: number; size: number } {
    const flags = viewOf(head).getUint32(0) & 0xffffff;
    const fields = new Fields(head, 8);
    const base = flags & 0x01 ? fields.next64() : this.#position;
    if (flags & 0x02) fields.next();
    const duration = flags & 0x08 ? fields.next() : this.#duration;
    return { base, duration, size: flags & 0x10 ? fields.next() : 0 };
  }

  /** @returns where the samples of the next run begin when it does not say */
  #run(
    run: Uint8Array,
    at: number,
    defaults: { base: number; duration: number; size: number },
  ): number {
    const flags = viewOf(run).getUint32(0) & 0xffffff;
    const fields = new Fields(run, 4);
    const count = fields.next();
    if (flags & 0x01) at = defaults.base + (fields.next() | 0);
    if (flags & 0x04) fields.next();
    const room = MAX_SAMPLES - this.#samples.length;
    for (let i = 0; i < Math.min(count, room); i++) {
      const duration = flags & 0x100 ? fields.next() : defaults.duration;
      const size = flags & 0x200 ? fields.next() : defaults.size;
      if (flags & 0x400) fields.next();
      if (flags & 0x800) fields.next();
      this.#samples.push({ at, size, ms: (this.#nextTime * 1000) / this.#timescale });
      at += size;
      this.#nextTime += duration;
    }
    return at;
  }
}

/** Numbers that follow each other; 0 beyond the end. */
class Fields {
  readonly #view: DataView;
  #at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#view = viewOf(bytes);
    this.#at = at;
  }

  next(): number {
    const value = this.#at + 4 <= this.#view.byteLength ? this.#view.getUint32(this.#at) : 0;
    this.#at += 4;
    return value;
  }

  next64(): number {
    return this.next() * 2 ** 32 + this.next();
  }
}
