import { readFileSync } from "node:fs";
import { WebmReader } from "../decode/webm.ts";

export interface WebmPacket {
  ms: number;
  data: Uint8Array;
}

const CLUSTER = Buffer.from("1f43b67501ffffffffffffff", "hex");
/** Block times are 16 bits, relative to the cluster. */
const CLUSTER_MS = 10_000;

/** Splits a recording into the bytes before the first cluster, and its packets. */
export const readWebm = (path: string): { header: Buffer; packets: WebmPacket[] } => {
  const bytes = readFileSync(path);
  const packets = new WebmReader()
    .push(bytes)
    .flatMap((event) =>
      event.kind === "packet" && event.ms !== null ? [{ ms: event.ms, data: event.data }] : [],
    );
  return { header: bytes.subarray(0, bytes.indexOf(CLUSTER.subarray(0, 4))), packets };
};

const clusterHead = (ms: number): Buffer => {
  const timestamp = Buffer.alloc(10);
  timestamp.writeUInt16BE(0xe788);
  timestamp.writeBigUInt64BE(BigInt(ms), 2);
  return Buffer.concat([CLUSTER, timestamp]);
};

/** Writes packets as in a live recording: one block each, in clusters without a size. */
export function* webmClusters(packets: Iterable<WebmPacket>): Generator<Buffer> {
  let cluster = -Infinity;
  for (const { ms, data } of packets) {
    if (ms - cluster >= CLUSTER_MS) {
      cluster = ms;
      yield clusterHead(ms);
    }
    const head = Buffer.alloc(9);
    head.writeUInt8(0xa3);
    head.writeUInt32BE(0x10000000 + data.length + 4, 1);
    head.writeUInt8(0x81, 5);
    head.writeInt16BE(ms - cluster, 6);
    head.writeUInt8(0x80, 8);
    yield Buffer.concat([head, data]);
  }
}

/** Repeats the packets up to a duration. */
export function* repeatPackets(packets: WebmPacket[], durationMs: number): Generator<WebmPacket> {
  const step = (packets[1]?.ms ?? 0) - (packets[0]?.ms ?? 0);
  const length = (packets.at(-1)?.ms ?? 0) - (packets[0]?.ms ?? 0) + step;
  for (let start = 0; start < durationMs; start += length)
    for (const { ms, data } of packets) {
      const at = Math.round(start + ms - (packets[0]?.ms ?? 0));
      if (at < durationMs) yield { ms: at, data };
    }
}
