import type { prescription as ptBr } from "../pt-br/prescription.ts";

export const prescription: typeof ptBr = {
  entry: "How to prescribe",
  lines: "Medicines",
  text: "Free text",
  medicine: (number) => `Medicine ${number}`,
  fields: {
    drug: "Medicine and strength",
    dose: "Dose",
    route: "Route",
    frequency: "Frequency",
    duration: "Duration",
  },
  drugHint: "For example, amoxicillin 500 mg",
  add: "Add a medicine",
  remove: (number) => `Remove medicine ${number}`,
  removeShort: "Remove",
  advice: "Advice",
  adviceHint: "Printed after the medicines.",
  last: {
    title: "The patient's last prescription",
    signed: "signed",
    unsigned: "not signed",
    use: "Repeat these medicines",
    used: "Medicines copied: check them before you create the document.",
    unchanged: "The earlier prescription does not change. Stopped medicines are left out.",
    failed: "The last prescription did not load.",
  },
};
