import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { loadAuthSecret } from "./secret.ts";
import { VARIABLES } from "./variables.ts";
import { localWriterModel } from "./writer-model.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "relato-config-"));
});
afterEach(() => rm(folder, { recursive: true }));

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split("\n");
    throw error;
  }
  return [];
};

test("with nothing set, everything runs on this machine", () => {
  const config = readConfig({ HOME: "/home/ana" });
  expect(config).toMatchObject({
    port: 3000,
    host: "localhost",
    base_url: "http://localhost:3000",
    cache_dir: "/home/ana/.cache/relato",
    database_url: undefined,
    smtp_url: undefined,
    speech_url: undefined,
    jobs_in_process: true,
    trust_proxy: false,
  });
  const root = process.getuid?.() === 0;
  expect(config.data_dir).toBe(root ? "/var/lib/relato" : "/home/ana/.local/share/relato");
  expect(Object.isFrozen(config)).toBe(true);
});

test("a variable that is set but empty counts as not set", () => {
  expect(readConfig({ PORT: "", SMTP_URL: "" })).toMatchObject({ port: 3000, smtp_url: undefined });
});

test("the address follows the port, and a path after it is dropped", () => {
  expect(readConfig({ PORT: "8080" }).base_url).toBe("http://localhost:8080");
  expect(readConfig({ BASE_URL: "https://relato.example/app" }).base_url).toBe(
    "https://relato.example",
  );
});

test("folders may begin with the home folder", () => {
  expect(readConfig({ DATA_DIR: "~/relato" }).data_dir).not.toContain("~");
});

test.each([
  ["PORT", "http", "PORT must be a whole number."],
  ["PORT", "70000", "PORT must be between 0 and 65535."],
  ["BASE_URL", "relato.example", "BASE_URL must be a URL that begins with http:// or https://."],
  [
    "DATABASE_URL",
    "mysql://x",
    "DATABASE_URL must be a URL that begins with postgres:// or postgresql://.",
  ],
  ["AUTH_SECRET", "short", "AUTH_SECRET must have at least 32 characters."],
  ["JOBS_IN_PROCESS", "yes", "JOBS_IN_PROCESS must be true or false."],
  ["LOG_LEVEL", "loud", "LOG_LEVEL must be silent, fatal, error, warn, info, debug or trace."],
  [
    "WRITER_MODEL",
    "local:gpt",
    "WRITER_MODEL must be local: with qwen3-4b, qwen3-8b, granite-3.3-8b or a folder's path.",
  ],
  [
    "WRITER_MODEL",
    "gpt",
    "WRITER_URL must be set too, with WRITER_MODEL of an openai-compatible service.",
  ],
  ["SPEECH_THREADS", "0", "SPEECH_THREADS must be between 1 and 64."],
])("%s=%s stops the boot with an error that names it", (name, value, sentence) => {
  expect(problemsOf({ [name]: value })).toEqual([sentence]);
});

test.each([
  ["local", "auto"],
  ["local:qwen3-4b", "qwen3-4b"],
  ["qwen3-8b", "qwen3-8b"],
  ["/models/mine", "/models/mine"],
  ["local:/models/mine", "/models/mine"],
])("WRITER_MODEL=%s runs inside Relato and needs no URL", (value, model) => {
  expect(problemsOf({ WRITER_MODEL: value })).toEqual([]);
  expect(localWriterModel(value)).toBe(model);
});

test.each(["gpt-oss:20b", "openai/gpt-5", "gemini-3-pro"])(
  "WRITER_MODEL=%s is a service's",
  (value) => {
    expect(localWriterModel(value)).toBeNull();
  },
);

test("with a URL, a known model's name is that service's", () => {
  expect(localWriterModel("qwen3-8b", "http://localhost:8080/v1")).toBeNull();
});

test("every wrong variable is named, and no value is shown", () => {
  const problems = problemsOf({ PORT: "x", DATABASE_URL: "secret", AUTH_SECRET: "secret" });
  expect(problems).toHaveLength(3);
  expect(problems.join()).not.toContain("secret");
});

test("variables of a group are required together", () => {
  expect(problemsOf({ S3_BUCKET: "b", S3_REGION: "r" })).toEqual([
    "S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too, " +
      "with S3_BUCKET, S3_REGION.",
  ]);
});

test.each(["0.0.0.0", "::", "203.0.113.5", "relato.example"])(
  "TRUST_PROXY=true is refused when HOST is %s, which callers outside may reach",
  (host) => {
    const [problem = "", ...others] = problemsOf({ HOST: host, TRUST_PROXY: "true" });
    expect(others).toEqual([]);
    expect(problem).toContain("set the number of proxies (TRUST_PROXY=1)");
    expect(problemsOf({ HOST: host, TRUST_PROXY: "1" })).toEqual([]);
  },
);

test.each(["localhost", "127.0.0.1", "::1", "10.1.2.3", "172.31.0.1", "192.168.1.9", "fd00::1"])(
  "TRUST_PROXY=true is accepted when HOST is %s",
  (host) => expect(problemsOf({ HOST: host, TRUST_PROXY: "true" })).toEqual([]),
);

test("every variable has a line that says what it is", () => {
  for (const { about } of Object.values(VARIABLES)) expect(about).toMatch(/^[A-Z].{8,110}\.$/);
});

test("the secret is made once, is the same afterwards, and only its owner reads it", async () => {
  const config = readConfig({ DATA_DIR: join(folder, "data") });
  const secrets = await Promise.all([1, 2, 3, 4].map(() => loadAuthSecret(config)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  const path = join(folder, "data", "auth-secret");
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readFile(path, "utf8")).toBe(secrets[0]);
});

test("an empty secret is refused, configured or stored", async () => {
  expect(problemsOf({ AUTH_SECRET: "" })).toEqual([
    "AUTH_SECRET must not be empty; remove it to use a generated secret.",
  ]);
  const config = readConfig({ DATA_DIR: folder });
  await writeFile(join(folder, "auth-secret"), "\n");
  await expect(loadAuthSecret(config)).rejects.toThrow("must have at least 32 characters");
});

test("a secret that is configured is used and nothing is written", async () => {
  const secret = "s".repeat(32);
  const config = readConfig({ DATA_DIR: join(folder, "data"), AUTH_SECRET: secret });
  expect(await loadAuthSecret(config)).toBe(secret);
  await expect(stat(join(folder, "data"))).rejects.toThrow("ENOENT");
});

test.each([
  ["", "open"],
  ["http://localhost:3000", "open"],
  ["http://127.0.0.1:3000", "open"],
  ["http://[::1]:3000", "open"],
  ["http://192.168.0.10:3000", "open"],
  ["https://relato.example", "invite"],
  ["http://203.0.113.7:3000", "invite"],
])("SIGNUP of an installation at '%s' is %s by default", (BASE_URL, mode) => {
  expect(readConfig({ BASE_URL }).signup).toBe(mode);
});

test("SIGNUP is what the operator sets", () => {
  expect(readConfig({ BASE_URL: "https://relato.example", SIGNUP: "open" }).signup).toBe("open");
  expect(problemsOf({ SIGNUP: "yes" })).toEqual(["SIGNUP must be open, invite or closed."]);
});
