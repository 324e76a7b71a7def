/**
 * A queue of bytes: pushed at the end, read and dropped at the front. Takes at most four times the
 * memory of its content and copies each byte a constant number of times on average.
 */
export class ByteQueue {
  #bytes = new Uint8Array(0);
  #at = 0;
  #end = 0;

  push(bytes: Uint8Array): void {
    const { length } = this;
    if (this.#end + bytes.length > this.#bytes.length) {
      // Moving the rest to the front must free at least as much as it copies.
      const fits = length + bytes.length <= this.#bytes.length && this.#at >= length;
      if (fits) this.#bytes.copyWithin(0, this.#at, this.#end);
      else {
        const larger = new Uint8Array(2 * (length + bytes.length));
        larger.set(this.#bytes.subarray(this.#at, this.#end));
        this.#bytes = larger;
      }
      this.#at = 0;
      this.#end = length;
    }
    this.#bytes.set(bytes, this.#end);
    this.#end += bytes.length;
  }

  get length(): number {
    return this.#end - this.#at;
  }

  /** A view of at most `length` next bytes, valid until the next push. */
  peek(length = this.length, offset = 0): Uint8Array {
    const from = Math.min(this.#at + offset, this.#end);
    return this.#bytes.subarray(from, Math.min(from + length, this.#end));
  }

  /** The byte at `offset` from the front; -1 beyond the end. */
  at(offset: number): number {
    return offset < this.length ? (this.#bytes[this.#at + offset] ?? -1) : -1;
  }

  drop(length: number): void {
    this.#at = Math.min(this.#end, this.#at + length);
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
