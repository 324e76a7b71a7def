import type { SearchBundle } from "@relato/shared/contract/fhir.ts";
import { withUser } from "../../platform/database/database.ts";
import { consentimentos } from "../../platform/database/schema/consultas.ts";
import type { KeyClient } from "../../testing/api-key.ts";
import type { TestApp } from "../../testing/app.ts";
import {
  createAgendamento,
  createConsulta,
  createDocumento,
  createPaciente,
} from "../../testing/factories.ts";
import type { Resource } from "./entry.ts";

export const HOSTILE = `Dor <script>alert("1")</script> & \u0007 fim`;
const AT = "2026-11-29T12:00:00.000Z";
const WRITER = { kind: "engine" as const, name: "relato-scribe", version: "1.0", at: AT };

const statement = (text: string, turn: number) => ({
  text,
  status: "supported" as const,
  evidence: [{ turn, start_ms: turn * 4000, end_ms: turn * 4000 + 3500 }],
});

/** A note with evidence, a heading without statements and one statement without support. */
export const NOTE = {
  markdown: "## Queixa\n\n- Tosse há três dias\n\n## Alergias\n",
  sections: [
    {
      ...{ heading: "Queixa", level: 2 },
      statements: [
        statement("Tosse há três dias", 0),
        statement(HOSTILE, 2),
        { text: "Sem febre", status: "review" as const, evidence: [] },
      ],
    },
    { heading: "Alergias", level: 2, statements: [] },
  ],
};
const PRESCRIPTION = {
  markdown: "# Receita\n\n- Losartana 50 mg, 1 vez ao dia\n- Amoxicilina 500 mg de 8/8 h\n",
  sections: [
    {
      ...{ heading: "Receita", level: 1 },
      statements: [
        statement("Losartana 50 mg, 1 vez ao dia", 1),
        statement("Amoxicilina 500 mg de 8/8 h", 3),
      ],
    },
  ],
};
/** The doctor's own text, without sections. */
const OWN = { markdown: "Encaminho ao cardiologista.\n", sections: [] };

const BY_MOTHER = {
  given_by: "representative" as const,
  representative: { name: "Rosa Souza", relation: "mother" as const, document: "12.345.678-9" },
};

/** A consultation with consent, three documents and its appointment. */
export const createVisit = async (
  { deps: { db } }: TestApp,
  { medico_id, paciente_id, n }: { medico_id: string; paciente_id: string | null; n: number },
) => {
  const tipo_consulta = n % 2 === 0 ? ("presencial" as const) : ("telemedicina" as const);
  const done = { status: "Concluído" as const, concluida_em: AT };
  const failed = { status: "Erro" as const, erro: "INTERNAL" as const };
  const { id: consulta_id } = await createConsulta(db, {
    ...{ medico_id, paciente_id },
    ...(n % 10 === 8 ? {} : n % 10 === 9 ? failed : done),
    documento_gerado: { tipo_consulta, contexto_paciente: "", language: "pt-BR" },
  });
  const given = { consulta_id, medico_id, recorded_by: medico_id };
  await withUser(db, medico_id, async (tx) => {
    await tx.drizzle
      .insert(consentimentos)
      .values({ ...given, ...(n % 3 === 0 && BY_MOTHER), agreed: true });
    if (n % 5 === 0) await tx.drizzle.insert(consentimentos).values({ ...given, agreed: false });
  });
  const about = { medico_id, consulta_id };
  const note = await createDocumento(db, {
    ...about,
    version: { content: NOTE, writer: WRITER },
  });
  const prescription = await createDocumento(db, {
    ...{ ...about, kind: "prescription" },
    version: { titulo: "Receita", content: PRESCRIPTION, writer: WRITER },
  });
  const author = { made_by: "doctor" as const, author: medico_id, author_name: "Ana Prado" };
  const referral = await createDocumento(db, {
    ...{ ...about, kind: "referral" },
    version: { titulo: "Encaminhamento", content: OWN, ...author, change: "edited" },
  });
  const appointment = await createAgendamento(db, {
    ...{ medico_id, paciente_id, titulo: n % 3 === 0 ? null : "Retorno" },
    ...(n % 4 === 0 ? { cancelled_at: AT } : { consulta_id }),
  });
  return { consulta_id, documents: [note, prescription, referral], appointment };
};

export const createPatients = ({ deps: { db } }: TestApp, medico_id: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, n) =>
      createPaciente(db, {
        ...{ medico_id, nome: `Paciente ${n}`, sexo: n % 2 === 0 ? "Feminino" : null },
        ...(n % 3 === 0 && { data_nascimento: "1980-03-02", documento: "52998224725" }),
      }),
    ),
  );

export const readJson = async <T = Resource>(key: KeyClient, url: string): Promise<T> => {
  const answer = await key.call({ url });
  if (answer.statusCode !== 200) throw new Error(`${url} was answered ${answer.body}`);
  return answer.json<T>();
};

/** All pages, by following the links. */
export const readPages = async (key: KeyClient, first: string): Promise<SearchBundle[]> => {
  const pages: SearchBundle[] = [];
  let url: string | undefined = first;
  while (url !== undefined) {
    const page: SearchBundle = await readJson<SearchBundle>(key, url);
    pages.push(page);
    const next = page.link.find(({ relation }) => relation === "next")?.url;
    url = next === undefined ? undefined : new URL(next).pathname + new URL(next).search;
  }
  return pages;
};

export const resourcesOf = (pages: readonly SearchBundle[]): Resource[] =>
  pages.flatMap(({ entry = [] }) => entry.map(({ resource }) => resource));
