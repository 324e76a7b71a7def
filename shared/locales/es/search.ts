import { plural } from "../format.ts";
import type { ViewMessages } from "../pt-br/views.ts";

/** The search over consultations and patients. */
export const search: ViewMessages["search"] = {
  label: "Buscar",
  placeholder: "Plantilla, paciente, código, palabra del documento, teléfono, CPF",
  results: "Resultados",
  consultations: "Consultas",
  patients: "Pacientes",
  hint: "Escriba al menos dos letras.",
  none: "Nada encontrado",
  found: (count) => `${count} ${plural("es", count, { one: "resultado", other: "resultados" })}`,
  failed: "No se pudo buscar",
};
