import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { Perfil } from "@relato/shared/contract/perfil.ts";
import { isCpf } from "@relato/shared/domain/cpf.ts";
import type { MissingData } from "@relato/shared/domain/laudo/laudo.ts";
import { plainText, plainWords } from "@relato/shared/domain/plain.ts";

const STATES = new Set(
  "ac al am ap ba ce df es go ma mg ms mt pa pb pe pi pr rj rn ro rr rs sc se sp to".split(" "),
);

/** Not specialties of CFM's list: they need no RQE. */
const GENERALISTS = new Set([
  ...["medico", "medica", "generalista", "medico generalista", "medica generalista"],
  ...["clinico geral", "clinica geral", "medico clinico geral", "medica clinica geral"],
  ...["general practitioner", "general practice", "medicina general", "medico general"],
]);

/** `CRM/SP 123456`, `123456-SP`, `CRM-SP123456`: a number and the state of the council. */
const hasCrmAndState = (crm: string): boolean =>
  /\d{2}/.test(crm) &&
  (plainText(crm).match(/\p{L}+/gu) ?? []).some((word) =>
    STATES.has(word.replace(/^crm(?=.)/, "")),
  );

const needsRqe = (specialty: string): boolean => {
  const words = plainWords(specialty).join(" ");
  return words !== "" && !GENERALISTS.has(words);
};

/** What `missingData` reads. */
export interface Identification {
  /** The printed name; empty if none is known. */
  doctor_name: string;
  perfil: Pick<Perfil, "crm" | "specialty" | "rqe">;
  paciente: Pick<NonNullable<Laudo["paciente"]>, "nome" | "documento"> | null;
  exam_date: string;
  /** `YYYY-MM-DD` in the doctor's time zone. */
  today: string;
}

const patientGaps = (paciente: Identification["paciente"]): MissingData[] => {
  if (paciente === null) return ["patient"];
  const digits = (paciente.documento ?? "").replaceAll(/[\s./-]/g, "");
  return [
    ...(paciente.nome.trim() === "" ? (["patient_name"] as const) : []),
    ...(isCpf(digits) ? [] : (["patient_cpf"] as const)),
  ];
};

/** What CFM 2.381/2024 requires in a laudo and is missing. An examination has no future date. */
export const missingData = (known: Identification): MissingData[] => {
  const { doctor_name, perfil, paciente, exam_date, today } = known;
  return [
    ...(doctor_name.trim() === "" ? (["doctor_name"] as const) : []),
    ...(hasCrmAndState(perfil.crm) ? [] : (["crm"] as const)),
    ...(needsRqe(perfil.specialty) && !/\d/.test(perfil.rqe) ? (["rqe"] as const) : []),
    ...patientGaps(paciente),
    ...(exam_date > today ? (["exam_date"] as const) : []),
  ];
};
