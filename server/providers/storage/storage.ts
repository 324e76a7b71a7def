import type { Readable } from "node:stream";

/** Finished files. Keys are made of UUIDs (`gravacoes/<uuid>/<uuid>.webm`); content under a key never changes. */
export interface Storage {
  readonly name: string;
  /** Takes the file over (moves it where it can); durable when it resolves; the same key and content twice is no error. @throws StorageError */
  putFile(key: string, path: string): Promise<{ bytes: number }>;
  /** `range` is inclusive, in bytes. @throws StorageError NOT_FOUND */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  size(key: string): Promise<number>;
  /** Runs `use` with a path on this machine's disk (the file itself, or a copy that is removed afterwards). */
  withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  remove(key: string): Promise<void>;
  /** Whether there is room to accept more. */
  health(): Promise<"ok" | "full">;
}

export class StorageError extends Error {
  readonly code: "NOT_FOUND" | "FULL" | "FAILED";
  constructor(code: "NOT_FOUND" | "FULL" | "FAILED", detail: string) {
    super(detail);
    this.name = "StorageError";
    this.code = code;
  }
}
