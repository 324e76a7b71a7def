import { plural } from "../format.ts";

/** The search over consultations and patients. */
export const search = {
  label: "Buscar",
  placeholder: "Modelo, paciente, código, palavra do documento, telefone, CPF",
  results: "Resultados",
  consultations: "Consultas",
  patients: "Pacientes",
  hint: "Digite ao menos duas letras.",
  none: "Nada encontrado",
  found: (count: number) =>
    `${count} ${plural("pt-br", count, { one: "resultado", other: "resultados" })}`,
  failed: "Não foi possível buscar",
};
