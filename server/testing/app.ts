import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOCALES } from "@relato/shared/domain/language.ts";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { createApp } from "../app.ts";
import { boot } from "../boot.ts";
import type { Deps } from "../deps.ts";
import { createLog } from "../platform/audit/log.ts";
import { readConfig } from "../platform/config/config.ts";
import { EXAMPLE_MODEL } from "../providers/speech/example.ts";
import { createBootedDatabase, type TestDatabase } from "./database.ts";

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  database: TestDatabase;
  /** Log lines, one JSON object each. */
  logged: string[];
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Additional environment variables. */
  env?: Record<string, string>;
  web_root?: string;
}

/** A built web with only the page of secure links, as short as web/build/sharing.test.ts allows. */
const writeSharingPages = async (web_root: string): Promise<void> => {
  for (const locale of LOCALES) {
    await mkdir(join(web_root, locale), { recursive: true });
    await writeFile(
      join(web_root, locale, "sharing.html"),
      "<title>{{TITLE}} · Relato</title><style>b{}</style>{{CONTENT}}",
    );
  }
};

/**
 * The whole application on its own database and folders. It does not listen (use `app.inject` or
 * `app.listen`) and works on no jobs.
 */
export const createTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const folder = await mkdtemp(join(tmpdir(), "relato-app-"));
  const database = await createBootedDatabase();
  const config = readConfig({
    DATABASE_URL: database.url,
    DATABASE_MIGRATOR_URL: database.migratorUrl,
    DATA_DIR: join(folder, "data"),
    CACHE_DIR: join(folder, "cache"),
    SPEECH_MODEL: EXAMPLE_MODEL,
    // Tests sign up with short words.
    COMMON_PASSWORDS: "none",
    BACKUP_TO: "none",
    ...options.env,
  });
  const logged: string[] = [];
  const log = createLog(config.log_level, { write: (line) => logged.push(line) });
  const { deps, stop } = await boot(config, log);
  const web_root = options.web_root ?? join(folder, "web");
  if (options.web_root === undefined) await writeSharingPages(web_root);
  const app = createApp(deps, { web_root });
  await app.ready();
  return {
    app,
    deps,
    database,
    logged,
    close: async () => {
      await app.close();
      await stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Calls with a doctor's cookie. */
export interface TestClient {
  id: string;
  email: string;
  cookie: string;
  call(options: InjectOptions): Promise<LightMyRequestResponse>;
}

let people = 0;

/** Creates an account through the API. */
export const signUp = async (app: FastifyInstance): Promise<TestClient> => {
  const email = `doctor${++people}@example.org`;
  const answer = await app.inject({
    method: "POST",
    url: "/api/auth/sign-up/email",
    payload: { email, password: "segredo" },
  });
  if (answer.statusCode !== 201) throw new Error(`sign-up answered ${answer.statusCode}`);
  const cookie = answer.cookies
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");
  return {
    id: answer.json<{ user: { id: string } }>().user.id,
    email,
    cookie,
    call: (options) => app.inject({ ...options, headers: { ...options.headers, cookie } }),
  };
};
