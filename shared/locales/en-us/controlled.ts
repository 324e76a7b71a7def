import type { controlled as ptBr } from "../pt-br/controlled.ts";

/** Requirements of Brazilian law for a controlled substance, by prescription form. */
export const controlled: typeof ptBr = {
  title: "This prescription names controlled substances",
  intro:
    "In Brazil an ordinary PDF is not a valid prescription for them. Since RDC 1.000/2025 an electronic one is only accepted from a service connected to the national system (SNCR), with a qualified signature; Relato is not one of them. Use the official form or a connected service. Elsewhere, the rules of your country apply.",
  list: (name: string) => `List ${name}`,
  form: {
    notificacao_a:
      "Prescription notification A (yellow): valid for 30 days nationwide; at most 30 days of treatment or 5 ampoules.",
    entorpecente_a2:
      "Up to 100 mg per dose unit, in combination: special control prescription in two copies. Above that, or alone in a higher dose: notification A.",
    notificacao_b:
      "Prescription notification B (blue): valid for 30 days; at most 60 days of treatment or 5 ampoules.",
    notificacao_b2:
      "Prescription notification B2 (blue), with a signed statement of responsibility where required: valid for 30 days; at most 30 days of treatment (sibutramine, 60).",
    controle_especial:
      "Special control prescription in two copies, one kept by the pharmacy: valid for 30 days; at most 60 days of treatment (antiparkinsonian drugs and anticonvulsants, 6 months). Anabolic steroids also need the prescriber's tax number and the ICD code.",
    notificacao_retinoide:
      "Special notification for retinoids (white), with a signed consent form and proven contraception: valid for 30 days; at most 30 days of treatment.",
    notificacao_talidomida:
      "Thalidomide notification, with a signed information form: valid for 20 days; at most 30 days of treatment. Registered physicians only.",
    canabis:
      "Cannabis product: up to 0.2% THC, notification B; above that, notification A, with a consent form.",
    antimicrobiano:
      "Antimicrobial: prescription in two copies, one kept by the pharmacy; valid for 10 days, with the patient's age and sex.",
    glp1: "GLP-1 agonist: prescription in two copies, one kept by the pharmacy; valid for 90 days.",
  },
  check: "The lists change several times a year: check the ANVISA rules in force.",
};
