/** Reads an EBML variable-length number; null past the end. */
const readVint = (bytes: Uint8Array, at: number): { value: number; length: number } | null => {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  let value = first & (0xff >> length);
  for (let i = 1; i < length; i++) value = value * 256 + (bytes[at + i] as number);
  return { value, length };
};

/** Splits a block's content into frames (RFC 9559 section 10.3). Damaged lacing gives none. */
export const unlace = (flags: number, body: Uint8Array): Uint8Array[] => {
  const kind = (flags >> 1) & 3;
  if (kind === 0) return [body];
  const count = (body[0] ?? 0) + 1;
  if (kind === 2) {
    const each = (body.length - 1) / count;
    if (!Number.isInteger(each)) return [];
    return Array.from({ length: count }, (_, i) => body.subarray(1 + i * each, 1 + (i + 1) * each));
  }
  const sized = kind === 1 ? xiphSizes(body, count) : ebmlSizes(body, count);
  if (!sized) return [];
  const frames: Uint8Array[] = [];
  let at = sized.end;
  for (const size of sized.sizes) {
    if (size < 0 || at + size > body.length) return [];
    frames.push(body.subarray(at, at + size));
    at += size;
  }
  return [...frames, body.subarray(at)];
};

const xiphSizes = (body: Uint8Array, count: number): { sizes: number[]; end: number } | null => {
  const sizes: number[] = [];
  let at = 1;
  while (sizes.length < count - 1) {
    let size = 0;
    let byte: number | undefined;
    do {
      byte = body[at++];
      if (byte === undefined) return null;
      size += byte;
    } while (byte === 255);
    sizes.push(size);
  }
  return { sizes, end: at };
};

const ebmlSizes = (body: Uint8Array, count: number): { sizes: number[]; end: number } | null => {
  const sizes: number[] = [];
  let at = 1;
  while (sizes.length < count - 1) {
    const number = readVint(body, at);
    if (!number) return null;
    at += number.length;
    const previous = sizes.at(-1);
    // The first number is a size, later ones signed differences (biased by `zero`).
    const zero = 2 ** (7 * number.length - 1) - 1;
    sizes.push(previous === undefined ? number.value : previous + number.value - zero);
  }
  return { sizes, end: at };
};
