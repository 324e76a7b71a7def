import { ascii, viewOf } from "./bytes.ts";

export const BOX_HEADER = 8;

/** The complete boxes in `bytes` (ISO 14496-12 section 4.2). */
export function* boxes(bytes: Uint8Array): Generator<{ type: string; body: Uint8Array }> {
  for (let at = 0; at + BOX_HEADER <= bytes.length;) {
    const size = viewOf(bytes).getUint32(at);
    if (size < BOX_HEADER || at + size > bytes.length) return;
    yield { type: ascii(bytes, at + 4, 4), body: bytes.subarray(at + BOX_HEADER, at + size) };
    at += size;
  }
}

/** The first box at the end of a path of types. */
export const findBox = (bytes: Uint8Array, ...path: string[]): Uint8Array | null => {
  const [type, ...rest] = path;
  if (type === undefined) return bytes;
  for (const box of boxes(bytes)) if (box.type === type) return findBox(box.body, ...rest);
  return null;
};

/** Reads consecutive 32-bit and 64-bit numbers; 0 beyond the end. */
export class NumberReader {
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
