import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { withSecretFiles } from "./secret-files.ts";

const SECRET = "a-secret-of-more-than-32-characters";
let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "relato-secret-"));
  path = join(folder, "auth-secret");
  await writeFile(path, `${SECRET}\n`);
  await writeFile(join(folder, "empty"), "\n");
});
afterAll(() => rm(folder, { recursive: true }));

test("a secret is read from the file that its variable names", () => {
  const env = withSecretFiles({ PORT: "8080", AUTH_SECRET_FILE: path });
  expect(readConfig(env)).toMatchObject({ auth_secret: SECRET, port: 8080 });
});

test.each([
  [{ AUTH_SECRET_FILE: "/nowhere" }, "AUTH_SECRET_FILE must be the path of a file"],
  [{ AUTH_SECRET_FILE: "empty" }, "AUTH_SECRET_FILE must be the path of a file with a value"],
  [{ AUTH_SECRET_FILE: "auth-secret", AUTH_SECRET: "" }, "must not both be set"],
])("%j stops the start, without the value", (given, message) => {
  const env = { ...given, AUTH_SECRET_FILE: join(folder, given.AUTH_SECRET_FILE) };
  expect(() => withSecretFiles(env)).toThrow(message);
});

test("only secrets are read from files", () => {
  expect(withSecretFiles({ PORT_FILE: path })).toEqual({ PORT_FILE: path });
});
