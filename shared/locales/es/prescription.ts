import type { prescription as ptBr } from "../pt-br/prescription.ts";

export const prescription: typeof ptBr = {
  entry: "Cómo prescribir",
  lines: "Medicamentos",
  text: "Texto libre",
  medicine: (number) => `Medicamento ${number}`,
  fields: {
    drug: "Medicamento y concentración",
    dose: "Dosis",
    route: "Vía",
    frequency: "Posología",
    duration: "Duración",
  },
  drugHint: "Por ejemplo, amoxicilina 500 mg",
  add: "Añadir medicamento",
  remove: (number) => `Quitar medicamento ${number}`,
  removeShort: "Quitar",
  advice: "Indicaciones",
  adviceHint: "Aparecen después de los medicamentos.",
  last: {
    title: "Última receta del paciente",
    signed: "firmada",
    unsigned: "sin firmar",
    use: "Repetir estos medicamentos",
    used: "Medicamentos copiados: revíselos antes de crear el documento.",
    unchanged: "La receta anterior no cambia. Los medicamentos suspendidos no entran.",
    failed: "No se cargó la última receta.",
  },
};
