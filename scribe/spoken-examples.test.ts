import type { Language } from "@relato/shared/domain/language.ts";
import { describe, expect, it } from "vitest";
import { writeConsultation } from "./write.ts";

/*
 * The three spoken examples of the product, as transcribed without speakers. They are the first
 * documents that a new doctor reads. Every clinical fact must be there, under its heading, as a
 * sentence that a doctor would keep.
 */

interface Spoken {
  template: string;
  turns: string[];
  /** Each heading with what its statements must say. */
  says: [heading: string, words: RegExp][];
  /** What no statement may say. */
  never: RegExp[];
}

const SPOKEN: Record<Language, Spoken> = {
  "pt-BR": {
    template:
      "# Anamnese geral\n\n## Queixa principal\n\n[nas palavras do paciente]\n\n## História " +
      "da doença atual\n\n[início, localização, intensidade, fatores de melhora e piora, " +
      "sintomas associados, tratamentos tentados]\n\n## Antecedentes pessoais\n\n[doenças, " +
      "cirurgias, internações]\n\n## Medicações em uso\n\n[nome, dose, horário]\n\n## " +
      "Alergias\n\n## Exame físico\n\n[sinais vitais e achados]\n\n## Hipótese diagnóstica\n\n" +
      "## Conduta\n\n[exames, prescrição, orientações, retorno]\n",
    turns: [
      "Bom dia, dona Maria. O que a senhora está sentindo?",
      "Bom dia, doutor. Estou com dor de cabeça forte há três dias, e ontem à noite tive " +
        "febre de trinta e oito graus.",
      "A senhora tomou algum remédio?",
      "Tomei dipirona, mas a dor voltou depois de algumas horas.",
      "Tem alergia a algum medicamento?",
      "Sim, tenho alergia a penicilina.",
      "Vou medir a sua pressão. Está cento e quarenta por noventa.",
      "Eu tomo losartana de cinquenta miligramas todos os dias.",
      "Vamos pedir um hemograma e um exame de urina. A senhora volta na próxima terça-feira.",
      "Obrigada, doutor. Até terça-feira.",
    ],
    says: [
      ["Queixa principal", /dor de cabeça/i],
      ["Medicações em uso", /losartana (de )?(50|cinquenta)/i],
      ["Alergias", /penicilina/i],
      ["Exame físico", /(PA|press[aã]o)\D*140\s?([x/]|por)\s?90/i],
      ["Conduta", /hemograma/i],
      ["Conduta", /terça/i],
    ],
    never: [/(^|\s)Dia\./, /\bobrigad/i, /\bSenhora volta\b/],
  },
  es: {
    template:
      "# Anamnesis general\n\n## Motivo de consulta\n\n[en palabras del paciente]\n\n## " +
      "Enfermedad actual\n\n[inicio, localización, intensidad, qué mejora y qué empeora, " +
      "síntomas asociados, tratamientos probados]\n\n## Antecedentes personales\n\n" +
      "[enfermedades, cirugías, hospitalizaciones]\n\n## Medicación actual\n\n[nombre, dosis, " +
      "horario]\n\n## Alergias\n\n## Plan\n\n[estudios, receta, indicaciones, control]\n",
    turns: [
      "Buenos días, señora. ¿Qué le pasa?",
      "Tengo dolor de garganta y fiebre desde hace dos días.",
      "¿Ha tomado algún medicamento?",
      "Sí, paracetamol de quinientos miligramos, pero no mejora.",
      "¿Es alérgica a algún medicamento?",
      "No, que yo sepa.",
      "Voy a recetarle amoxicilina cada ocho horas durante siete días.",
      "Muchas gracias, doctor.",
    ],
    says: [
      ["Motivo de consulta", /dolor de garganta/i],
      ["Alergias", /(niega|sin|no refiere).*al[eé]rgi|alérgica.*“No/i],
      ["Plan", /amoxicilina.*(8|ocho) horas/i],
    ],
    never: [/Niega tomado/i, /\bSí,/, /gracias/i],
  },
  "en-US": {
    template:
      "# General history\n\n## Chief complaint\n\n[in the patient's words]\n\n## History of " +
      "present illness\n\n[onset, location, severity, what helps and worsens, associated " +
      "symptoms, treatments tried]\n\n## Past medical history\n\n[conditions, surgeries, " +
      "hospital stays]\n\n## Current medications\n\n[name, dose, schedule]\n\n## Allergies\n\n" +
      "## Physical exam\n\n[vital signs and findings]\n\n## Assessment\n\n## Plan\n\n[tests, " +
      "prescription, advice, follow-up]\n",
    turns: [
      "Good morning. What brings you in today?",
      "I have had chest pain and shortness of breath since yesterday.",
      "Do you have any allergies to medication?",
      "Yes, I am allergic to penicillin.",
      "Your blood pressure is one hundred and forty over ninety.",
      "I take lisinopril ten milligrams every morning.",
      "I will order an electrocardiogram and a blood test.",
      "Thank you, doctor.",
    ],
    says: [
      ["Chief complaint", /chest pain/i],
      ["Current medications", /lisinopril 10/i],
      ["Allergies", /penicillin/i],
      ["Physical exam", /140\/90/],
      ["Plan", /electrocardiogram/i],
    ],
    never: [/\bYour\b/, /thank/i],
  },
};

describe.each(Object.entries(SPOKEN))("the spoken example in %s", (language, spoken) => {
  const { document } = writeConsultation({
    locale: language as Language,
    consultation_type: "presencial",
    patient_context: "",
    template: { titulo: "", markdown: spoken.template },
    turns: spoken.turns.map((text, i) => ({
      i,
      start_ms: i * 4000,
      end_ms: i * 4000 + 3500,
      text,
    })),
  });

  it.each(spoken.says)("says under %s %s", (heading, words) => {
    const section = document.sections.find((candidate) => candidate.heading === heading);
    expect(section?.statements.map(({ text }) => text).join(" | ")).toMatch(words);
  });

  it.each(spoken.never.map((words) => [words]))("says nowhere %s", (words) => {
    expect(document.markdown).not.toMatch(words);
  });

  it("cites the turn that says a statement, not a greeting before it", () => {
    for (const { text, evidence } of document.sections.flatMap(({ statements }) => statements)) {
      const said = evidence.map(({ turn }) => spoken.turns[turn]).join(" ");
      expect(evidence.length, text).toBeGreaterThan(0);
      expect(evidence[0]?.turn, `${text} ← ${said}`).not.toBe(0);
    }
  });
});
