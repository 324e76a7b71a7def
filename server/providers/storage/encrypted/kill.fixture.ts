import { join } from "node:path";
import { workFolder } from "../../../platform/files/work-folder.ts";
import { createDiskStorage } from "../disk.ts";
import type { ObjectStore } from "../storage.ts";
import { createEncryptedStorage } from "./encrypted.ts";
import { createFileKeys } from "./file-keys.ts";

/*
 * Runs one call of the encrypted storage and kills itself at a step of it:
 * `node kill.fixture.ts DATA_DIR CALL STEP KEY FILE BASE64_KEY…`
 */
const [dataDir = "", call = "", step = "", key = "", file = "", ...keys] = process.argv.slice(2);
const kill = (): never => {
  process.kill(process.pid, "SIGKILL");
  throw new Error("killed");
};
const store = await createDiskStorage(join(dataDir, "files"));
const around =
  <A extends unknown[], R>(name: string, work: (...args: A) => Promise<R>) =>
  async (...args: A): Promise<R> => {
    if (step === `before ${name}`) kill();
    const result = await work(...args);
    if (step === `after ${name}`) kill();
    return result;
  };
const killing: ObjectStore = {
  ...store,
  putFile: around("putFile", (of: string, path: string) => store.putFile(of, path)),
  replace: around("replace", (of: string, path: string) => store.replace(of, path)),
  overwrite: async (of, [first, second]) => {
    if (step === "before overwrite") kill();
    if (step === "torn write") {
      const bytes = first!.bytes.subarray(0, 20);
      await store.overwrite(of, [{ ...first!, bytes }]);
      kill();
    }
    await store.overwrite(of, [first!]);
    if (step === "between writes") kill();
    await store.overwrite(of, [second!]);
    if (step === "after overwrite") kill();
  },
};
const storage = createEncryptedStorage(
  killing,
  createFileKeys(async () => keys.map((one) => Buffer.from(one, "base64"))),
  { work_dir: workFolder(dataDir), allowsPlaintext: async () => true },
);
if (call === "putFile") await storage.putFile(key, file);
else if (call === "protect") await storage.protect(key);
else await storage.withLocalFile(key, async () => kill());
