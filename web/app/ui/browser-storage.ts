/*
 * Keys and values in the browser's storage. A frame whose third-party storage is blocked may not
 * even read `localStorage`. Then, and when the storage is full, the memory of this page is used.
 */

const openStorage = (name: "localStorage" | "sessionStorage"): Storage | null => {
  try {
    return globalThis[name] ?? null;
  } catch {
    return null;
  }
};

class BrowserStorage {
  readonly #storage: Storage | null;
  readonly #memory = new Map<string, string>();

  constructor(name: "localStorage" | "sessionStorage") {
    this.#storage = openStorage(name);
  }

  /** The browser forbids it: values last until the page is left. */
  get isForbidden(): boolean {
    return this.#storage === null;
  }

  getItem(key: string): string | null {
    return this.#memory.get(key) ?? this.#storage?.getItem(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.#storage === null) return void this.#memory.set(key, value);
    try {
      this.#storage.setItem(key, value);
      this.#memory.delete(key);
    } catch (error) {
      // The quota is exceeded. An older value must not appear after a reload.
      if (!(error instanceof DOMException)) throw error;
      this.#storage.removeItem(key);
      this.#memory.set(key, value);
    }
  }

  removeItem(key: string): void {
    this.#memory.delete(key);
    this.#storage?.removeItem(key);
  }

  clear(): void {
    this.#memory.clear();
    this.#storage?.clear();
  }
}

/** Shared by the pages of this browser, and kept after they are closed. */
export const browserStorage = new BrowserStorage("localStorage");
/** Kept until this tab is closed. */
export const tabStorage = new BrowserStorage("sessionStorage");
