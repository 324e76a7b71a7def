/** The longest valid packet, in samples at 48 kHz (120 ms). */
const MAX_SAMPLES = 5760;
const MAX_FRAME_BYTES = 1275;

const frameSamples = (toc: number): number => {
  const config = toc >> 3;
  if (config < 12) return [480, 960, 1920, 2880][config & 3] as number;
  if (config < 16) return [480, 960][config & 1] as number;
  return [120, 240, 480, 960][config & 3] as number;
};

/** A frame length as in RFC 6716 section 3.2.1: one byte, or two from 252 on. */
const lengthAt = (packet: Uint8Array, at: number): { length: number; size: number } | null => {
  const first = packet[at];
  if (first === undefined) return null;
  if (first < 252) return { length: first, size: 1 };
  const second = packet[at + 1];
  return second === undefined ? null : { length: second * 4 + first, size: 2 };
};

/**
 * The samples of a packet at 48 kHz, or null when it is invalid (RFC 6716 section 3.4). Check it
 * before decoding: libopus rejects the same packets, and its wrapper then writes to the console.
 */
export const opusPacketSamples = (packet: Uint8Array): number | null => {
  const toc = packet[0];
  if (toc === undefined) return null;
  const each = frameSamples(toc);
  const rest = packet.length - 1;
  switch (toc & 3) {
    case 0:
      return rest <= MAX_FRAME_BYTES ? each : null;
    case 1:
      return rest % 2 === 0 && rest / 2 <= MAX_FRAME_BYTES ? 2 * each : null;
    case 2: {
      const first = lengthAt(packet, 1);
      if (!first) return null;
      const second = rest - first.size - first.length;
      return second >= 0 && second <= MAX_FRAME_BYTES ? 2 * each : null;
    }
    default:
      return manyFrames(packet, each);
  }
};

const manyFrames = (packet: Uint8Array, each: number): number | null => {
  const head = packet[1];
  if (head === undefined) return null;
  const count = head & 63;
  const samples = count * each;
  if (count === 0 || samples > MAX_SAMPLES) return null;
  let at = 2;
  let padding = 0;
  if (head & 64) {
    let byte: number | undefined;
    do {
      byte = packet[at++];
      if (byte === undefined) return null;
      padding += byte === 255 ? 254 : byte;
    } while (byte === 255);
  }
  let remaining = packet.length - at - padding;
  if (head & 128) {
    for (let i = 0; i < count - 1; i++) {
      const frame = lengthAt(packet, at);
      if (!frame || frame.length > MAX_FRAME_BYTES) return null;
      at += frame.size;
      remaining -= frame.size + frame.length;
    }
    return remaining >= 0 && remaining <= MAX_FRAME_BYTES ? samples : null;
  }
  const isEven = remaining >= 0 && remaining % count === 0;
  return isEven && remaining / count <= MAX_FRAME_BYTES ? samples : null;
};
