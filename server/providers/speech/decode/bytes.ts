/** A queue of bytes: pushed at the end, read and dropped at the front. */
export class ByteQueue {
  #bytes: Uint8Array = new Uint8Array(0);
  #at = 0;

  push(bytes: Uint8Array): void {
    const rest = this.#bytes.subarray(this.#at);
    const joined = new Uint8Array(rest.length + bytes.length);
    joined.set(rest);
    joined.set(bytes, rest.length);
    this.#bytes = joined;
    this.#at = 0;
  }

  get length(): number {
    return this.#bytes.length - this.#at;
  }

  /** A view of at most `length` next bytes, valid until the next push. */
  peek(length = this.length, offset = 0): Uint8Array {
    return this.#bytes.subarray(this.#at + offset, this.#at + offset + length);
  }

  /** The byte at `offset` from the front; -1 beyond the end. */
  at(offset: number): number {
    return this.#bytes[this.#at + offset] ?? -1;
  }

  drop(length: number): void {
    this.#at = Math.min(this.#bytes.length, this.#at + length);
  }

  take(length: number): Uint8Array {
    const taken = this.peek(length);
    this.drop(length);
    return taken;
  }
}

export const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
