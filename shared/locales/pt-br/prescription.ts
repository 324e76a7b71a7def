/** Texts of a prescription's fields. */
export const prescription = {
  entry: "Como prescrever",
  lines: "Medicamentos",
  text: "Texto livre",
  medicine: (number: number) => `Medicamento ${number}`,
  fields: {
    drug: "Medicamento e concentração",
    dose: "Dose",
    route: "Via",
    frequency: "Posologia",
    duration: "Duração",
  },
  drugHint: "Por exemplo, amoxicilina 500 mg",
  add: "Acrescentar medicamento",
  remove: (number: number) => `Retirar medicamento ${number}`,
  removeShort: "Retirar",
  advice: "Orientações",
  adviceHint: "Fica depois dos medicamentos.",
  last: {
    title: "Última receita do paciente",
    signed: "assinada",
    unsigned: "não assinada",
    use: "Repetir estes medicamentos",
    used: "Medicamentos copiados: confira antes de criar o documento.",
    unchanged: "A receita anterior não muda. Medicamentos suspensos não entram.",
    failed: "A última receita não carregou.",
  },
};
