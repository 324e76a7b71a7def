import { randomUUID } from "node:crypto";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { KeyClient } from "./api-key.ts";
import type { TestApp } from "./app.ts";

type Server = Pick<TestApp, "app" | "deps">;

/** Calls with the cookie of a launched session. */
export interface LaunchClient {
  id: string;
  /** The Cookie header. */
  cookie: string;
  /** The address of a route for this session: `/api/consultas` below `/api/launched`. */
  at(path: string): string;
  /** `url` is the contract's path. A change names our own origin, as a browser does. */
  call(options: InjectOptions & { url: string }): Promise<LightMyRequestResponse>;
}

/** Makes a link with a key. Returns the path of its address. */
export const createLink = async (
  key: KeyClient,
  body: { paciente_id: string; view?: string; locale?: string },
): Promise<string> => {
  const answer = await key.call({
    method: "POST",
    url: "/api/v1/sessions/launch",
    headers: { "idempotency-key": randomUUID() },
    payload: body,
  });
  if (answer.statusCode !== 201) throw new Error(`the launch was answered ${answer.body}`);
  return new URL(answer.json<{ url: string }>().url).pathname;
};

/** Opens a link as a browser does, optionally with the cookie that it has. */
export const openLink = (
  { app }: Pick<Server, "app">,
  link: string,
  cookie?: string,
): Promise<LightMyRequestResponse> =>
  app.inject({ url: link, headers: cookie === undefined ? {} : { cookie } });

/** The session that an opened link started. */
export const toLaunchClient = (
  { app, deps }: Server,
  opened: LightMyRequestResponse,
  former?: string,
): LaunchClient => {
  const id = /\/launched\/([0-9a-f-]{36})/.exec(opened.headers.location ?? "")?.[1];
  if (id === undefined) throw new Error(`the link was answered ${opened.statusCode}`);
  const set = opened.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const cookie = set === "" ? (former ?? "") : set;
  const at = (path: string): string => path.replace("/api/", `/api/launched/${id}/`);
  const headers = { cookie, origin: deps.config.base_url };
  return {
    id,
    cookie,
    at,
    call: (options) =>
      app.inject({
        ...options,
        url: at(options.url),
        headers: { ...headers, ...options.headers },
      }),
  };
};

/** Launches a session for a patient. */
export const launchPatient = async (
  server: Server,
  key: KeyClient,
  paciente_id: string,
): Promise<LaunchClient> =>
  toLaunchClient(server, await openLink(server, await createLink(key, { paciente_id })));
