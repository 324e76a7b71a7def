import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import { readConfig } from "../platform/config/config.ts";
import { createStorage } from "../providers/storage/create.ts";
import { PATCH_TYPE, segmentMetadata, TUS } from "./tus.ts";
import { createBootedDatabase, type TestDatabase } from "./database.ts";

const SERVER = join(import.meta.dirname, "..");
const JSON_TYPE = { "content-type": "application/json" };

/** The server as a user starts it, with a signed-in doctor, for tests that kill it. */
export class ServerProcess {
  /** Its data folder. */
  readonly folder: string;
  readonly database: TestDatabase;
  #child: ChildProcess | null = null;
  #address = "";
  #cookie = "";

  private constructor(folder: string, database: TestDatabase) {
    this.folder = folder;
    this.database = database;
  }

  static async create(): Promise<ServerProcess> {
    const folder = await mkdtemp(join(tmpdir(), "relato-process-"));
    return new ServerProcess(folder, await createBootedDatabase());
  }

  /** Starts it on a free port. `wrap`: a shell command that ends in `"$@"`, to limit it. */
  async start(more: Record<string, string> = {}, wrap = 'exec "$@"'): Promise<void> {
    const child = spawn("sh", ["-c", wrap, "sh", process.execPath, "main.ts"], {
      cwd: SERVER,
      env: {
        // Not vitest's environment, which has another BASE_URL.
        PATH: process.env["PATH"],
        NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
        PORT: "0",
        HOST: "127.0.0.1",
        DATABASE_URL: this.database.url,
        DATABASE_MIGRATOR_URL: this.database.migratorUrl,
        DATA_DIR: this.folder,
        CACHE_DIR: join(this.folder, "cache"),
        JOBS_IN_PROCESS: "false",
        LOG_LEVEL: "fatal",
        COMMON_PASSWORDS: "none",
        ...more,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    for await (const line of createInterface(child.stdout)) {
      const port = /Relato is ready: .*:(\d+)/.exec(line)?.[1];
      if (port === undefined) continue;
      this.#address = `http://127.0.0.1:${port}`;
      return;
    }
    throw new Error("the server did not start");
  }

  /** Sends SIGKILL. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }

  /** A stored file, decrypted. */
  async readStored(key: string): Promise<Buffer> {
    const storage = await createStorage(readConfig({ DATA_DIR: this.folder }));
    return buffer(await storage.read(key));
  }

  async remove(): Promise<void> {
    await this.kill();
    await this.database.drop();
    await rm(this.folder, { recursive: true, force: true });
  }

  async signUp(): Promise<void> {
    const body = { email: `${crypto.randomUUID()}@example.org`, password: "segredo" };
    const signedUp = await this.post("/api/auth/sign-up/email", body);
    const cookies = signedUp.headers.getSetCookie().map((line) => line.split(";")[0]);
    this.#cookie = cookies.join("; ");
  }

  call(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string | Uint8Array<ArrayBuffer>,
  ): Promise<Response> {
    return fetch(`${this.#address}${path}`, {
      method,
      headers: { cookie: this.#cookie, ...headers },
      ...(body !== undefined && { body }),
    });
  }

  post(path: string, body: object): Promise<Response> {
    return this.call("POST", path, JSON_TYPE, JSON.stringify(body));
  }

  /** Opens a recording and creates the upload of its first segment. */
  async begin(more: object = {}): Promise<{ gravacao_id: string; url: string }> {
    const gravacao_id = crypto.randomUUID();
    await this.post("/api/gravacoes", { id: gravacao_id, ...more });
    const created = await this.call("POST", "/api/uploads", {
      ...TUS,
      "upload-metadata": segmentMetadata({ gravacao_id }),
      "upload-defer-length": "1",
    });
    if (created.status !== 201) throw new Error(`an upload was answered ${created.status}`);
    return { gravacao_id, url: created.headers.get("location") ?? "" };
  }

  patch(url: string, offset: number, content: Uint8Array): Promise<Response> {
    const headers = { ...TUS, "content-type": PATCH_TYPE, "upload-offset": String(offset) };
    return this.call("PATCH", url, headers, new Uint8Array(content));
  }

  async offsetOf(url: string): Promise<number> {
    const head = await this.call("HEAD", url, TUS);
    if (head.status !== 200) throw new Error(`an upload was answered ${head.status}`);
    return Number(head.headers.get("upload-offset"));
  }

  finish(gravacaoId: string, segments: object[]): Promise<Response> {
    return this.post(`/api/gravacoes/${gravacaoId}/finish`, { segments });
  }
}
