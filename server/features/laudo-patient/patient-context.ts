import type { PatientContext } from "@relato/shared/contract/laudo-patient.ts";
import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "../../platform/database/database.ts";
import type { ConsultaRow } from "../../platform/database/schema/consultas.ts";
import type { DocumentVersionRow } from "../../platform/database/schema/documentos.ts";
import { pacientes } from "../../platform/database/schema/pacientes.ts";
import { searchPacientes } from "../pacientes/queries.ts";

const MOST = 10;
/** Enough rows to find the exact one: a part of an address or number may be in others too. */
const SEARCHED = 50;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** Whether a patient has exactly this CPF or address. A name is never exact. */
const isExact = (identifier: string, { documento, email }: Paciente): boolean => {
  const wanted = identifier.trim().toLowerCase();
  if (wanted.includes("@")) return email?.toLowerCase() === wanted;
  const digits = digitsOf(wanted);
  return digits.length === 11 && digitsOf(documento ?? "") === digits;
};

const findPacientes = async (
  tx: Tx,
  medicoId: string,
  identifier: string,
): Promise<Pick<Paciente, keyof PatientContext["paciente"]>[]> => {
  if (z.uuid().safeParse(identifier).success)
    return tx.drizzle.select().from(pacientes).where(eq(pacientes.id, identifier));
  const search = { text: identifier, archived: false, limit: SEARCHED, cursor: null };
  const { items } = await searchPacientes(tx, medicoId, search);
  const exact = items.filter((paciente) => isExact(identifier, paciente));
  return (exact.length > 0 ? exact : items).slice(0, MOST);
};

/**
 * The doctor's patients by CPF, e-mail, name or id, newest first, each with the newest consultation
 * that has a document. An exact CPF or address finds only that patient.
 */
export const findPatientContexts = async (
  tx: Tx,
  medicoId: string,
  identifier: string,
): Promise<PatientContext[]> => {
  const found = await findPacientes(tx, medicoId, identifier);
  const consultas = await findLastConsultas(
    tx,
    found.map(({ id }) => id),
  );
  return found.map(({ id, nome, sexo, data_nascimento, documento }) => ({
    paciente: { id, nome, sexo, data_nascimento, documento },
    ultima_consulta: consultas.get(id) ?? null,
  }));
};

type LastConsulta = NonNullable<PatientContext["ultima_consulta"]>;
type Row = Pick<ConsultaRow, "id" | "data_criacao" | "paciente_id"> &
  Pick<DocumentVersionRow, "titulo"> &
  Pick<LastConsulta, "documento_gerado">;

/** For each patient the newest consultation with a document, the anamnesis if it has one. */
export const findLastConsultas = async (
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, LastConsulta>> => {
  const rows = await tx.query<Row>(
    `select distinct on (c.paciente_id) c.paciente_id, c.id, c.data_criacao, v.titulo,
            v.content ->> 'markdown' as documento_gerado
       from consultas c
       join documentos d on d.consulta_id = c.id
      cross join lateral (
            select titulo, content from document_versions
             where documento_id = d.id order by number desc limit 1) v
      where c.paciente_id = any($1::uuid[]) and c.archived_at is null and d.hidden_at is null
      order by c.paciente_id, c.data_criacao desc, c.id, d.kind <> 'anamnesis', d.created_at, d.id`,
    [ids],
  );
  return new Map(
    rows.map(({ paciente_id, ...consulta }): [string, LastConsulta] => [
      String(paciente_id),
      consulta,
    ]),
  );
};
