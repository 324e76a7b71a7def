/**
 * A file that is still being written: how much of it may be read, and whether that is all there will be. Whoever writes it says
 * so here; whoever reads it waits here.
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

  /** The first `bytes` are there; `complete`: there will be no more. */
  grow(bytes: number, complete: boolean): void {
    if (bytes === this.#bytes && complete === this.#complete) return;
    this.#bytes = bytes;
    this.#complete = complete;
    this.#wake();
  }

  /** Nobody writes it any more: who waits for more gets this error. */
  fail(error: Error): void {
    this.#error ??= error;
    this.#wake();
  }

  /** Resolves when something changed. @throws the error it failed with */
  async changed(): Promise<void> {
    if (this.#error === null) await this.#next.promise;
    if (this.#error !== null) throw this.#error;
  }

  /** Resolves when at least so much is there, or all. @throws the error it failed with */
  async reaches(bytes: number): Promise<void> {
    while (this.#bytes < bytes && !this.#complete) await this.changed();
  }

  #wake(): void {
    const { resolve } = this.#next;
    this.#next = Promise.withResolvers<void>();
    resolve();
  }
}
