/** How many bytes are read to find the encoding. */
const SAMPLE_BYTES = 64 * 1024;
/** In UTF-16 of our languages, nearly every second byte is 0. */
const LEAST_ZEROS = 0.4;

/**
 * Decodes UTF-8, UTF-16 with or without a byte order mark, or Windows-1252, which includes Latin-1.
 * Returns null for binary data.
 */
export const decodeText = (bytes: Uint8Array): string | null => {
  const encoding = utf16Of(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  if (bytes.subarray(0, SAMPLE_BYTES).some(isControl)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

const utf16Of = (bytes: Uint8Array): "utf-16le" | "utf-16be" | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const [even, odd] = zeros.map((count) => count / Math.max(1, sample.length / 2)) as [
    number,
    number,
  ];
  if (odd > LEAST_ZEROS && even === 0) return "utf-16le";
  return even > LEAST_ZEROS && odd === 0 ? "utf-16be" : null;
};

/**
 * Control characters that do not occur in text: all but tab, line breaks, page breaks and escape.
 */
const isControl = (byte: number): boolean =>
  byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1b;
