import { boxes, BOX_HEADER, findBox, NumberReader } from "./boxes.ts";
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

/** What the samples of a fragment have unless their table says otherwise. */
interface Defaults {
  base: number;
  duration: number;
  size: number;
}

/** The largest accepted `moov` and `moof`, in bytes. */
const MAX_TABLE = 16 * 1024 * 1024;
/** The largest accepted sample, in bytes. Opus packets are smaller. */
const MAX_SAMPLE = 1024 * 1024;
/** Whether the file's header announces fragments, as live recordings do. */
export const isFragmented = (head: Uint8Array): boolean => {
  for (const box of boxes(head)) {
    if (box.type === "moof") return true;
    if (box.type === "moov") return findBox(box.body, "mvex") !== null;
  }
  return false;
};

/** `dOps` has the fields of an `OpusHead`, in big-endian order. */
const opusHeadOf = (dops: Uint8Array): Uint8Array => {
  const head = new Uint8Array(8 + dops.length);
  head.set(dops, 8);
  head.set([dops[3] ?? 0, dops[2] ?? 0], 10);
  return head;
};

/**
 * A streaming reader of fragmented MP4: push bytes, get packets, in bounded memory. A truncated
 * file gives all complete packets.
 */
export class Fmp4Reader {
  readonly #queue = new ByteQueue();
  /** The file position of the queue's front. */
  #position = 0;
  #lost = false;
  #skip = 0;
  #track: number | null = null;
  #timescale = 48_000;
  #duration = 0;
  #nextTime = 0;
  /** Read on demand: a short table can announce billions of samples. */
  #samples: Iterator<Sample, undefined> = [].values();
  #sample: Sample | undefined;

  /** Continues in the middle of a file whose header `other` has read, at the next fragment. */
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

  /** Reads one box; false when it needs more bytes. */
  #next(events: Fmp4Event[]): boolean {
    const queue = this.#queue;
    if (this.#lost && !this.#resync()) return false;
    if (this.#skip > 0) return this.#media(events);
    if (queue.length < 16) return false;
    const head = queue.peek(16);
    const view = viewOf(head);
    const type = ascii(head, 4, 4);
    const short = view.getUint32(0);
    // 1: a 64-bit size follows the type. 0: up to the end of the file.
    const size = short === 1 ? Number(view.getBigUint64(8)) : short === 0 ? Infinity : short;
    if (size < BOX_HEADER) {
      // Without this byte, the search for the next fragment would find this box again.
      this.#drop(1);
      this.#lost = true;
      return true;
    }
    if ((type === "moov" || type === "moof") && size <= MAX_TABLE) {
      if (queue.length < size) return false;
      const body = queue.peek(size).slice(BOX_HEADER);
      try {
        if (type === "moov") this.#moov(body, events);
        else this.#moof(body);
      } catch (error) {
        // The table is shorter than declared. Skip its fragment.
        if (!(error instanceof RangeError)) throw error;
      }
      this.#drop(size);
      return true;
    }
    this.#skip = size;
    return true;
  }

  /** Skips a box, and emits the samples inside it. */
  #media(events: Fmp4Event[]): boolean {
    const sample = this.#sample;
    const gap = sample ? sample.at - this.#position : Infinity;
    if (sample && (gap < 0 || sample.size > MAX_SAMPLE)) {
      this.#advance();
      return true;
    }
    if (sample && gap === 0 && sample.size <= this.#skip) {
      if (this.#queue.length < sample.size) return false;
      const data = this.#queue.peek(sample.size).slice();
      this.#advance();
      this.#skip -= sample.size;
      this.#drop(sample.size);
      events.push({ kind: "packet", ms: sample.ms, data });
      return true;
    }
    const skipped = Math.min(this.#skip, this.#queue.length, gap > 0 ? gap : Infinity);
    if (skipped === 0) return false;
    this.#skip -= skipped;
    this.#drop(skipped);
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
      const handler = findBox(trak, "mdia", "hdlr");
      const header = findBox(trak, "tkhd");
      const media = findBox(trak, "mdia", "mdhd");
      const table = findBox(trak, "mdia", "minf", "stbl", "stsd");
      if (!handler || !header || !media || !table || ascii(handler, 8, 4) !== "soun") continue;
      this.#track = viewOf(header).getUint32(header[0] === 1 ? 20 : 12);
      this.#timescale = viewOf(media).getUint32(media[0] === 1 ? 20 : 12) || 48_000;
      const defaults = findBox(body, "mvex", "trex");
      this.#duration = defaults ? viewOf(defaults).getUint32(12) : 0;
      const entry = boxes(table.subarray(8)).next().value;
      // An audio entry has 28 bytes before its boxes.
      const dops = entry?.type === "Opus" ? findBox(entry.body.subarray(28), "dOps") : null;
      if (dops) events.push({ kind: "stream", setup: parseOpusHead(opusHeadOf(dops)) });
      else events.push({ kind: "other-codec", codec: entry?.type ?? "unknown" });
      return;
    }
  }

  #moof(body: Uint8Array): void {
    const end = this.#position + BOX_HEADER + body.length;
    this.#samples = this.#samplesOf(body, end);
    this.#advance();
  }

  #advance(): void {
    try {
      this.#sample = this.#samples.next().value;
    } catch (error) {
      // The table is shorter than declared.
      if (!(error instanceof RangeError)) throw error;
      this.#sample = undefined;
    }
  }

  /** `end`: the position after the fragment's tables, before which there are no samples. */
  *#samplesOf(body: Uint8Array, end: number): Generator<Sample, undefined> {
    const start = this.#position;
    for (const { type, body: traf } of boxes(body)) {
      const head = type === "traf" ? findBox(traf, "tfhd") : null;
      if (!head || head.length < 8 || viewOf(head).getUint32(4) !== this.#track) continue;
      const time = findBox(traf, "tfdt");
      if (time && time.length >= (time[0] === 1 ? 12 : 8))
        this.#nextTime =
          time[0] === 1 ? Number(viewOf(time).getBigUint64(4)) : viewOf(time).getUint32(4);
      const defaults = this.#defaults(head, start);
      let at = defaults.base;
      for (const run of boxes(traf))
        if (run.type === "trun") at = yield* this.#run(run.body, at, defaults, end);
    }
    return undefined;
  }

  /** The fragment's defaults from `tfhd`. */
  #defaults(head: Uint8Array, start: number): Defaults {
    const flags = viewOf(head).getUint32(0) & 0xffffff;
    const fields = new NumberReader(head, 8);
    const base = flags & 0x01 ? fields.next64() : start;
    if (flags & 0x02) fields.next();
    const duration = flags & 0x08 ? fields.next() : this.#duration;
    return { base, duration, size: flags & 0x10 ? fields.next() : 0 };
  }

  /** Returns the default position of the next run's samples. */
  *#run(run: Uint8Array, at: number, defaults: Defaults, end: number): Generator<Sample, number> {
    const flags = viewOf(run).getUint32(0) & 0xffffff;
    const fields = new NumberReader(run, 4);
    const count = fields.next();
    if (flags & 0x01) at = defaults.base + (fields.next() | 0);
    if (flags & 0x04) fields.next();
    const each = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
    let first = 0;
    let last = count;
    // Without fields, samples without bytes or before the tables cost nothing: skip them at once.
    if (each === 0) {
      first = defaults.size === 0 ? count : Math.ceil(Math.max(0, end - at) / defaults.size);
      first = Math.min(first, count);
      at += first * defaults.size;
      this.#nextTime += first * defaults.duration;
    } else last = Math.min(count, Math.floor(run.length / each));
    for (let i = first; i < last; i++) {
      const duration = flags & 0x100 ? fields.next() : defaults.duration;
      const size = flags & 0x200 ? fields.next() : defaults.size;
      if (flags & 0x400) fields.next();
      if (flags & 0x800) fields.next();
      const ms = (this.#nextTime * 1000) / this.#timescale;
      this.#nextTime += duration;
      if (size > 0) yield { at, size, ms };
      at += size;
    }
    return at;
  }
}
