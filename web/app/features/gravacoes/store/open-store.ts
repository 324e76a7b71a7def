import { browserStorage } from "../../../ui/browser-storage.ts";
import { MemoryStore } from "./memory-store.ts";
import { type GravacaoStore, openDurableStore } from "./store.ts";

const memory = new MemoryStore();

/**
 * The browser's store; the memory of this page where the browser forbids storage. Slices are sent
 * while they are recorded, so that a lost page loses the last seconds only.
 * @throws DOMException when IndexedDB fails or is full
 */
export const openStore = async (): Promise<GravacaoStore> => {
  if (browserStorage.isForbidden) return memory;
  return openDurableStore();
};
