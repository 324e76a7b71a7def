import { viewOf } from "./bytes.ts";

/** The WebM elements that we read (RFC 9559). */
export const ID = {
  EBML: 0x1a45dfa3,
  DocType: 0x4282,
  Segment: 0x18538067,
  Info: 0x1549a966,
  TimestampScale: 0x2ad7b1,
  Duration: 0x4489,
  Tracks: 0x1654ae6b,
  TrackEntry: 0xae,
  TrackNumber: 0xd7,
  CodecID: 0x86,
  CodecPrivate: 0x63a2,
  Audio: 0xe1,
  Cluster: 0x1f43b675,
  Timestamp: 0xe7,
  SimpleBlock: 0xa3,
  BlockGroup: 0xa0,
  Block: 0xa1,
} as const;

/** Elements whose children are read. Their own size is ignored, so it may be unknown. */
export const CONTAINERS: ReadonlySet<number> = new Set([
  ID.Segment,
  ID.Info,
  ID.Cluster,
  ID.BlockGroup,
]);

/** Elements that are read whole. The value is the largest accepted size in bytes. */
export const LEAVES: ReadonlyMap<number, number> = new Map([
  [ID.EBML, 4096],
  [ID.TimestampScale, 8],
  [ID.Duration, 8],
  [ID.Tracks, 1 << 20],
  [ID.Timestamp, 8],
  [ID.SimpleBlock, 1 << 20],
  [ID.Block, 1 << 20],
]);

/** Valid elements that we skip: SeekHead, Cues, Tags, Void, CRC-32, Chapters, Attachments, … */
export const SKIPPED: ReadonlySet<number> = new Set([
  0x114d9b74, 0x1c53bb6b, 0x1254c367, 0xec, 0xbf, 0x1043a770, 0x1941a469,
  // Info: dates, titles, applications, identifiers
  0x4461, 0x7ba9, 0x4d80, 0x5741, 0x73a4, 0x7384, 0x3cb923, 0x3c83ab, 0x3eb923, 0x3e83bb, 0x4444,
  // Cluster: Position, PrevSize, SilentTracks, EncryptedBlock
  0xa7, 0xab, 0x5854, 0xaf,
  // BlockGroup: duration, references, padding, additions, priority, codec state, slices
  0x9b, 0xfb, 0x75a2, 0x75a1, 0xfa, 0xa4, 0x8e,
]);

export interface Element {
  id: number;
  /** Bytes of content; null when unknown (a live recording). */
  size: number | null;
  /** Bytes of the id and the size together. */
  header: number;
}

/** Returns `more` when the bytes end inside the header, `bad` when they are not a header. */
export const readElement = (bytes: Uint8Array, at = 0): Element | "more" | "bad" => {
  const first = bytes[at];
  if (first === undefined) return "more";
  if (first < 0x10) return "bad";
  const idLength = Math.clz32(first) - 23;
  const sizeFirst = bytes[at + idLength];
  if (sizeFirst === undefined) return "more";
  if (sizeFirst === 0) return "bad";
  const sizeLength = Math.clz32(sizeFirst) - 23;
  if (bytes.length < at + idLength + sizeLength) return "more";
  let id = 0;
  for (let i = 0; i < idLength; i++) id = id * 256 + (bytes[at + i] as number);
  let size = sizeFirst & (0xff >> sizeLength);
  let unknown = size === 0xff >> sizeLength;
  for (let i = 1; i < sizeLength; i++) {
    const byte = bytes[at + idLength + i] as number;
    unknown &&= byte === 0xff;
    size = size * 256 + byte;
  }
  return { id, size: unknown ? null : size, header: idLength + sizeLength };
};

/** The children of a complete element, up to the first damage. */
export function* children(bytes: Uint8Array): Generator<{ id: number; data: Uint8Array }> {
  for (let at = 0; at < bytes.length;) {
    const element = readElement(bytes, at);
    if (typeof element === "string" || element.size === null) return;
    const from = at + element.header;
    yield { id: element.id, data: bytes.subarray(from, from + element.size) };
    at = from + element.size;
  }
}

export const uintOf = (bytes: Uint8Array): number =>
  bytes.reduce((value, byte) => value * 256 + byte, 0);

export const floatOf = (bytes: Uint8Array): number => {
  const view = viewOf(bytes);
  if (bytes.length === 4) return view.getFloat32(0);
  return bytes.length === 8 ? view.getFloat64(0) : 0;
};
