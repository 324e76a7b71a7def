import { randomUUID } from "node:crypto";
import { type Database, withUser } from "../platform/database/database.ts";
import { api_keys, idempotent_requests, launches } from "../platform/database/schema/api-keys.ts";
import { createPaciente } from "./factories.ts";

const createKey = async (db: Database, user_id: string): Promise<string> => {
  const id = randomUUID();
  const shown = { id, name: "Prontuário", prefix: "relato_abcdefgh" };
  const row = { ...shown, scopes: ["conta:read" as const], user_id, secret_sha256: id };
  await withUser(db, user_id, (tx) => tx.drizzle.insert(api_keys).values(row));
  return id;
};

/** Rows of API keys for the access test. */
export const API_KEY_ROWS: Record<string, (db: Database, user_id: string) => Promise<unknown>> = {
  api_keys: createKey,
  launches: async (db, user_id) => {
    const { id: paciente_id } = await createPaciente(db, { medico_id: user_id });
    const shown = { view: "patient" as const, locale: "pt-br" as const, link_sha256: randomUUID() };
    const link_expires_at = new Date().toISOString();
    const row = { ...shown, link_expires_at, user_id, paciente_id };
    const key_id = await createKey(db, user_id);
    return withUser(db, user_id, (tx) => tx.drizzle.insert(launches).values({ ...row, key_id }));
  },
  idempotent_requests: async (db, user_id) => {
    const request = { key: randomUUID(), fingerprint: "0".repeat(64), claim_id: randomUUID() };
    const leased_until = new Date().toISOString();
    const row = { ...request, leased_until, user_id, key_id: await createKey(db, user_id) };
    return withUser(db, user_id, (tx) => tx.drizzle.insert(idempotent_requests).values(row));
  },
};
