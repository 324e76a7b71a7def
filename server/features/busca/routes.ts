import * as contract from "@relato/shared/contract/busca.ts";
import { plainWords } from "@relato/shared/domain/plain.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { listUsedModelos } from "../consultas/list.ts";
import { listConsultasByIds } from "../consultas/queries.ts";
import { findPacientes } from "./patients.ts";
import { findIds } from "./queries.ts";

/** Shown of each kind. */
const SHOWN = 8;
/** Patients of a name whose consultations are looked for. */
const NAMESAKES = 50;
/** Letters that must have been typed. */
const MIN_LETTERS = 2;

const codeOf = (text: string): string | null =>
  /^\s*#?([0-9a-f]{3,6})\s*$/i.exec(text)?.[1]?.toLowerCase() ?? null;

/** Everything of this doctor's that a text can mean, the newest of each kind. */
const search = async (tx: Tx, medicoId: string, text: string) => {
  const words = plainWords(text);
  if (words.join("").length < MIN_LETTERS) return { consultas: [], pacientes: [] };
  const pacientes = await findPacientes(tx, medicoId, text, NAMESAKES);
  const modelos = (await listUsedModelos(tx, medicoId)).filter(({ titulo }) => {
    const title = plainWords(titulo).join(" ");
    return words.every((word) => title.includes(word));
  });
  const ids = await findIds(tx, medicoId, SHOWN, {
    code: codeOf(text),
    modelos: modelos.map(({ id }) => id),
    pacientes: pacientes.map(({ id }) => id),
    words: words.filter((word) => word.length > 2),
  });
  return {
    consultas: ids.length === 0 ? [] : await listConsultasByIds(tx, ids),
    pacientes: pacientes.slice(0, SHOWN),
  };
};

export const registerBuscaRoutes = (app: FastifyInstance, { db }: Deps): void => {
  bind(app, contract.search, ({ user, body }) =>
    withUser(db, user.id, (tx) => search(tx, user.id, body.text)),
  );
};
