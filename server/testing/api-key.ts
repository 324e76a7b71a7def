import { API_SCOPES, type ApiScope } from "@relato/shared/domain/api-scopes.ts";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { TestApp, TestClient } from "./app.ts";

export interface KeyOptions {
  /** Default: all. */
  scopes?: readonly ApiScope[];
  addresses?: readonly string[];
  origins?: readonly string[];
  expires_at?: string;
}

/** Calls with an API key. */
export interface KeyClient {
  id: string;
  secret: string;
  call(options: InjectOptions): Promise<LightMyRequestResponse>;
}

/** Creates an API key of a doctor with a yearly plan, through the API. */
export const createApiKey = async (
  { app }: Pick<TestApp, "app">,
  doctor: TestClient,
  { scopes = API_SCOPES, addresses = [], origins = [], expires_at }: KeyOptions = {},
): Promise<KeyClient> => {
  const answer = await doctor.call({
    method: "POST",
    url: "/api/api-keys",
    payload: { name: "Prontuário", scopes, addresses, origins, ...(expires_at && { expires_at }) },
  });
  if (answer.statusCode !== 201) throw new Error(`the key was answered ${answer.body}`);
  const { key, secret } = answer.json<{ key: { id: string }; secret: string }>();
  return {
    id: key.id,
    secret,
    call: (options) =>
      app.inject({
        ...options,
        headers: { ...options.headers, authorization: `Bearer ${secret}` },
      }),
  };
};
