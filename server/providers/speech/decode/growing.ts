/**
 * A file that is still being written. The writer reports how many bytes exist and whether the file
 * is complete; readers wait for changes.
 */
export class GrowingFile {
  #bytes = 0;
  #complete = false;
  #error: Error | null = null;
  #next = Promise.withResolvers<void>();

  get bytes(): number {
    return this.#bytes;
  }
  get complete(): boolean {
    return this.#complete;
  }

  /** Reports that the first `bytes` can be read. */
  grow(bytes: number, complete: boolean): void {
    if (bytes === this.#bytes && complete === this.#complete) return;
    this.#bytes = bytes;
    this.#complete = complete;
    this.#wake();
  }

  /** The writer has failed: waiting readers get this error. */
  fail(error: Error): void {
    this.#error ??= error;
    this.#wake();
  }

  /** Resolves at the next change. @throws the error given to `fail` */
  async changed(): Promise<void> {
    if (this.#error === null) await this.#next.promise;
    if (this.#error !== null) throw this.#error;
  }

  /**
   * Resolves when `bytes` can be read or the file is complete.
   * @throws the error given to `fail`
   */
  async reaches(bytes: number): Promise<void> {
    while (this.#bytes < bytes && !this.#complete) await this.changed();
  }

  #wake(): void {
    const { resolve } = this.#next;
    this.#next = Promise.withResolvers<void>();
    resolve();
  }
}
