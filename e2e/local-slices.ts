import type { Page } from "@playwright/test";

/** The recorder's database in the browser. */
const NAME = "relato-gravacoes";

/** The stored bytes of the browser's only recording, in order. */
export const readLocalSound = async (page: Page): Promise<Buffer> => {
  const base64 = await page.evaluate(async (name) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB")));
      });
    const database = await done(indexedDB.open(name));
    const slices = await done<Uint8Array<ArrayBuffer>[]>(
      database.transaction("slices").objectStore("slices").getAll(),
    );
    database.close();
    const bytes = new Uint8Array(await new Blob(slices).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  }, NAME);
  return Buffer.from(base64, "base64");
};

/** Removes every recording from the browser, as on a lost device. */
export const forgetLocally = async (page: Page): Promise<void> => {
  const { origin } = new URL(page.url());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
};
