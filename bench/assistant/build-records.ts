import type { AssistantRecord, Passage, RosterPatient } from "@relato/scribe/assistant/types.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { AuthorData, WrittenPatient, WrittenVisit } from "./read-data.ts";

const HEADING_OF_PRESCRIPTION: Record<Language, string> = {
  "pt-BR": "Receita",
  es: "Receta",
  "en-US": "Prescription",
};

/** The records and the roster of an author's patients; ids are the authors' keys. */
export function buildRecords({ patients, language }: AuthorData): {
  records: AssistantRecord[];
  roster: RosterPatient[];
} {
  return {
    records: patients.flatMap((patient) => recordsOf(patient, language)),
    roster: patients.map((patient) => ({
      id: patient.key,
      nome: patient.nome,
      sexo: patient.sexo,
      data_nascimento: patient.data_nascimento,
      visits: (patient.consultas ?? []).map(({ date }) => date).toSorted(),
      appointments: (patient.agendamentos ?? []).map(({ date }) => date.slice(0, 10)).toSorted(),
    })),
  };
}

function recordsOf(patient: WrittenPatient, language: Language): AssistantRecord[] {
  const base = { paciente_id: patient.key, language };
  const whole = (text: string): Passage => ({ text, place: { type: "record" } });
  return [
    {
      ...base,
      kind: "paciente",
      id: patient.key,
      date: (patient.consultas ?? []).map(({ date }) => date).toSorted()[0] ?? "2023-01-01",
      titulo: patient.nome,
      passages: [
        whole([patient.nome, patient.sexo, patient.data_nascimento, patient.telefone].join(", ")),
      ],
    },
    ...(patient.consultas ?? []).flatMap((visit) => visitRecords(visit, base)),
    ...(patient.laudos ?? []).map((laudo) => ({
      ...base,
      kind: "laudo" as const,
      id: laudo.key,
      date: laudo.date,
      titulo: laudo.titulo,
      passages: laudo.text
        .split(/\n+/)
        .map((line) => line.replace(/^[#*\s-]+/, "").trim())
        .filter(Boolean)
        .map(whole),
    })),
    ...(patient.agendamentos ?? []).map((one) => ({
      ...base,
      kind: "agendamento" as const,
      id: one.key,
      date: one.date.slice(0, 10),
      titulo: one.titulo,
      passages: [whole(`${one.titulo}, ${one.tipo}, ${one.date.replace("T", " ")}`)],
    })),
  ];
}

function visitRecords(
  visit: WrittenVisit,
  base: Pick<AssistantRecord, "paciente_id" | "language">,
): AssistantRecord[] {
  const row = { ...base, id: visit.key, date: visit.date, titulo: visit.title };
  const statement = (heading: string, text: string): Passage => ({
    text,
    place: { type: "statement", documento_id: visit.key, heading, start_ms: null },
  });
  const sections = (visit.sections ?? []).flatMap(({ heading, statements }) =>
    statements.map((text) => statement(heading, text)),
  );
  const prescribed = (visit.prescription ?? []).map((text) =>
    statement(HEADING_OF_PRESCRIPTION[base.language], text),
  );
  const turns = (visit.transcript ?? []).map(({ text }, turn): Passage => ({
    text,
    place: { type: "turn", turn, start_ms: null },
  }));
  return [
    { ...row, kind: "consulta", passages: [...sections, ...prescribed] },
    ...(turns.length > 0 ? [{ ...row, kind: "transcricao" as const, passages: turns }] : []),
  ];
}
