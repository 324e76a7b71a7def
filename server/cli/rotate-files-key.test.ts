import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { readConfig } from "../platform/config/config.ts";
import { createStorage } from "../providers/storage/create.ts";
import { openTerminal } from "../testing/terminal.ts";

const { relatoWith, pathOf, file } = openTerminal();
const rotate = (...args: string[]) =>
  relatoWith({ env: { DATA_DIR: pathOf("data") } }, "rotate-files-key", ...args);

it("makes a key, rewraps every file, and a running server reads and writes on", async () => {
  const storage = await createStorage(readConfig({ DATA_DIR: pathOf("data") }));
  const put = async (name: string): Promise<string> => {
    const key = `gravacoes/${randomUUID()}/${randomUUID()}`;
    await storage.putFile(key, await file(name, name));
    return key;
  };
  const key = await put("before");
  const ended = await rotate();
  expect([ended.code, ended.stderr]).toEqual([0, ""]);
  expect(ended.stdout).toMatch(
    /^key [0-9a-f]{16}: 1 files rewrapped, 0 encrypted, 0 unchanged, 0 failed\n$/,
  );
  expect((await buffer(await storage.read(key))).toString()).toBe("before");
  const keys = (await readFile(pathOf("data/files-key"), "utf8")).trim().split("\n");
  expect(keys).toHaveLength(2);
  const later = await put("after");
  expect((await rotate("--resume")).stdout).toContain("0 files rewrapped");
  expect((await buffer(await storage.read(later))).toString()).toBe("after");
  expect((await rotate("now")).code).toBe(2);
});
