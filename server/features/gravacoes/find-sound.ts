import type { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { withUser } from "../../platform/database/database.ts";
import { gravacoes } from "../../platform/database/schema/gravacoes.ts";
import { findPlayable } from "./audio/playable.ts";
import type { GravacoesDeps } from "./gravacoes-deps.ts";
import { listSegmentos } from "./queries.ts";

/** The sound of a recording as one file. */
export interface Sound {
  size: number;
  media_type: string;
  /** Changes with the content. */
  etag: string;
  read: (range?: { start: number; end: number }) => Promise<Readable>;
}

type SoundDeps = Pick<GravacoesDeps, "audio" | "config" | "db" | "log" | "storage">;

/** The sound of a finished recording; null if it has none. */
export const findSound = async (
  deps: SoundDeps,
  userId: string,
  gravacaoId: string,
): Promise<Sound | null> => {
  const { db, storage } = deps;
  const segmentos = await withUser(db, userId, (tx) => listSegmentos(tx, gravacaoId));
  const playable = await findPlayable(deps, gravacaoId, segmentos);
  if (playable === null) return null;
  const { storage_key, media_type, etag } = playable;
  const size = await storage.size(storage_key);
  return { size, media_type, etag, read: (range) => storage.read(storage_key, range) };
};

/** The sound of a consultation; null if it has none. */
export const findConsultaSound = async (
  deps: SoundDeps,
  userId: string,
  consultaId: string,
): Promise<Sound | null> => {
  const isOfConsulta = eq(gravacoes.consulta_id, consultaId);
  const [gravacao] = await withUser(deps.db, userId, ({ drizzle }) =>
    drizzle.select({ id: gravacoes.id }).from(gravacoes).where(isOfConsulta),
  );
  return gravacao === undefined ? null : findSound(deps, userId, gravacao.id);
};
