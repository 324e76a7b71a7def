import type { Database } from "@relato/server/platform/database/database.ts";
import {
  createAgendamento,
  createConsulta,
  createDocumento,
  createModelo,
  createPaciente,
} from "@relato/server/testing/factories.ts";
import { createLaudo } from "@relato/server/testing/laudo-factories.ts";
import type { Speaker } from "@relato/shared/domain/transcript.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { parseNotation } from "@relato/shared/domain/laudo/notation.ts";
import type { WrittenPatient, WrittenVisit } from "./read-data.ts";

interface Owner {
  medico_id: string;
  language: Language;
}

/**
 * Inserts patients with their records as rows of a doctor.
 * @returns the id of each record by its key; a consultation's transcript has its consultation's id
 */
export const insertRecords = async (
  db: Database,
  owner: Owner,
  patients: readonly WrittenPatient[],
): Promise<Map<string, string>> => {
  const ids = new Map<string, string>();
  const modelo_id = (await createModelo(db, { created_by: owner.medico_id })).id;
  for (const patient of patients) {
    const paciente_id = await insertPatient(db, owner, patient);
    ids.set(patient.key, paciente_id);
    const of = { ...owner, paciente_id, modelo_id };
    for (const consulta of patient.consultas ?? [])
      ids.set(consulta.key, await insertConsulta(db, of, consulta));
    for (const { key, date, titulo, text } of patient.laudos ?? [])
      ids.set(key, await insertLaudo(db, of, { date, titulo, text }));
    for (const { key, date, tipo, titulo } of patient.agendamentos ?? []) {
      const data = new Date(`${date}:00-03:00`).toISOString();
      const row = { medico_id: owner.medico_id, paciente_id, data, titulo };
      const stored = await createAgendamento(db, { ...row, tipo: toTipo(tipo) });
      ids.set(key, stored.id);
    }
  }
  return ids;
};

const toTipo = (tipo: string) => (tipo === "Telemedicina" ? "Telemedicina" : "Presencial");

const insertPatient = async (
  db: Database,
  { medico_id }: Owner,
  { nome, sexo, data_nascimento, telefone }: WrittenPatient,
): Promise<string> =>
  (await createPaciente(db, { medico_id, nome, sexo, data_nascimento, telefone: telefone ?? null }))
    .id;

interface PatientOwner extends Owner {
  paciente_id: string;
  modelo_id: string;
}

/** At noon in Brazil, so that the day is the same in the doctor's time zone. */
const noon = (date: string): string => `${date}T15:00:00.000Z`;

type Sections = NonNullable<WrittenVisit["sections"]>;

/** Milliseconds of a turn. */
const TURN_MS = 4000;

const insertConsulta = async (
  db: Database,
  { medico_id, language, paciente_id, modelo_id }: PatientOwner,
  { date, title, sections = [], transcript = [], prescription = [] }: WrittenVisit,
): Promise<string> => {
  const turns = transcript.map(({ speaker, text }, i) => ({
    ...{ i, text, speaker: (speaker === "medico" ? "medico" : "paciente") as Speaker },
    ...{ start_ms: i * TURN_MS, end_ms: (i + 1) * TURN_MS },
  }));
  const spoken = { engine: "text", model: null, language, duration_ms: turns.length * TURN_MS };
  const { id: consulta_id } = await createConsulta(db, {
    ...{ medico_id, paciente_id, modelo_id, language, status: "Concluído" },
    ...{ data_criacao: noon(date), concluida_em: noon(date) },
    ...(turns.length > 0 ? { transcricao: { ...spoken, turns } } : {}),
  });
  const insert = (kind: "anamnesis" | "prescription", titulo: string, of: Sections) =>
    createDocumento(db, {
      ...{ medico_id, consulta_id, kind },
      version: { titulo, content: toContent(of), created_at: noon(date) },
    });
  await insert("anamnesis", title, sections);
  if (prescription.length > 0)
    await insert("prescription", TITLES[language], [
      { heading: TITLES[language], statements: prescription },
    ]);
  return consulta_id;
};

const TITLES: Record<Language, string> = {
  "pt-BR": "Receita",
  "en-US": "Prescription",
  es: "Receta",
};

const toContent = (sections: Sections) => ({
  markdown: sections
    .map(({ heading, statements }) => `## ${heading}\n\n${statements.join("\n")}\n`)
    .join("\n"),
  sections: sections.map(({ heading, statements }) => ({
    heading,
    level: 2,
    statements: statements.map((text) => ({ text, status: "supported" as const, evidence: [] })),
  })),
});

const insertLaudo = async (
  db: Database,
  { medico_id, language, paciente_id }: PatientOwner,
  { date, titulo, text }: { date: string; titulo: string; text: string },
): Promise<string> => {
  const { content } = parseNotation(text, language);
  const row = { medico_id, paciente_id, titulo, language, exam_date: date };
  return (await createLaudo(db, { ...row, content, created_at: noon(date) })).id;
};
