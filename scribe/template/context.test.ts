import { describe, expect, it } from "vitest";
import type { Language } from "@relato/shared/domain/language.ts";
import { layFacts } from "../document/lay.ts";
import { gatherFacts } from "../facts/gather.ts";
import { settle } from "../facts/settle.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { type Place, placesOf } from "./headings.ts";
import { parseTemplate } from "./parse.ts";

const read = (language: Language, ...headings: string[]): Place[] =>
  placesOf(parseTemplate(headings.map((one) => `## ${one}`).join("\n"), "x"), language);

const kindsOf = (places: readonly Place[], heading: string): string[] => [
  ...places.find((place) => place.heading === heading)!.kinds,
];

describe("a heading that no word tells", () => {
  it.each<[Language, string, string, string[]]>([
    ["pt-BR", "Desfecho", "plan", ["Queixa", "HDA", "Exame", "Diagnóstico", "Desfecho"]],
    ["es", "Así seguimos", "plan", ["Motivo", "HEA", "Examen", "Diagnóstico", "Así seguimos"]],
    ["en-US", "The Way Forward", "plan", ["CC", "HPI", "Exam", "Assessment", "The Way Forward"]],
    ["pt-BR", "Enredo", "hpi", ["Queixa", "Enredo", "Antecedentes", "Exame", "Conduta"]],
    ["en-US", "Verdict", "diagnosis", ["CC", "HPI", "Exam", "Labs", "Verdict", "Plan"]],
  ])("is read in %s by its place: %s asks for the %s", (language, heading, kind, headings) => {
    expect(kindsOf(read(language, ...headings), heading)).toEqual([kind]);
  });

  it("stays unread where everything is asked for elsewhere", () => {
    const headings = [
      "Queixa",
      "HDA",
      "Antecedentes",
      "Remédios",
      "Exame",
      "Exames",
      "Hipótese",
      "Plano",
    ];
    expect(kindsOf(read("pt-BR", ...headings, "Carimbo"), "Carimbo")).toEqual([]);
  });
});

describe("a heading beside the others of its template", () => {
  it.each<[Language, string, string[], string[]]>([
    [
      "pt-BR",
      "O que a esposa conta",
      ["complaint"],
      ["O que a esposa conta", "HDA", "Exame", "Conduta"],
    ],
    ["en-US", "What's going on?", ["complaint"], ["What's going on?", "HPI", "Exam", "Plan"]],
    ["pt-BR", "Queixas auditivas", ["symptoms"], ["Queixa", "HDA", "Queixas auditivas", "Plano"]],
    ["es", "Este embarazo", ["hpi", "obgyn"], ["Motivo", "Este embarazo", "Examen", "Plan"]],
    [
      "pt-BR",
      "Avaliação de risco",
      ["diagnosis"],
      ["Queixa", "HDA", "Exame", "Avaliação de risco", "Plano"],
    ],
    [
      "es",
      "Vitales, piel y uñas",
      ["exam", "vitals"],
      ["Motivo", "HEA", "Fármacos", "Alergias", "Vitales, piel y uñas", "Diagnóstico", "Plan"],
    ],
    ["en-US", "Problem List", ["pmh"], ["CC", "HPI", "Problem List", "Exam", "Impression", "Plan"]],
    ["en-US", "Presenting Episode", ["complaint"], ["Presenting Episode", "HPI", "Exam", "Plan"]],
    ["es", "Evento índice", ["complaint"], ["Evento índice", "HEA", "Examen", "Plan"]],
    [
      "pt-BR",
      "Agudizações nos últimos meses",
      ["pmh", "surgeries"],
      ["Queixa", "HDA", "Agudizações nos últimos meses", "Plano"],
    ],
    [
      "en-US",
      "Complaints",
      ["complaint", "symptoms"],
      ["Complaints", "Home Glucose Control and Diet", "Exam", "Impression", "Plan"],
    ],
    [
      "pt-BR",
      "Gestação e queixas",
      ["complaint", "hpi", "obgyn", "symptoms"],
      ["Gestação e queixas", "Partos anteriores", "Exame obstétrico", "Conduta"],
    ],
    [
      "pt-BR",
      "Licenças anteriores",
      ["pmh", "social"],
      ["Queixa", "HDA", "Licenças anteriores", "Exame físico", "Conduta"],
    ],
    [
      "es",
      "Incapacidades previas",
      ["pmh", "social"],
      ["Motivo", "Padecimiento", "Incapacidades previas", "Exploración", "Plan"],
    ],
    ["en-US", "Prior Time Off", ["pmh", "social"], ["CC", "HPI", "Prior Time Off", "Exam", "Plan"]],
    [
      "pt-BR",
      "Ciclo em curso",
      ["hpi", "treated"],
      ["Ciclo em curso", "Remédios de casa", "Exame físico", "Conduta"],
    ],
    [
      "pt-BR",
      "Complicações e cirurgias",
      ["pmh", "surgeries"],
      ["Queixa", "HDA", "Complicações e cirurgias", "Plano"],
    ],
  ])("means, in %s, what %s means there", (language, heading, kinds, headings) => {
    expect(kindsOf(read(language, ...headings), heading).toSorted()).toEqual(kinds);
  });
});

const laid = (language: Language, headings: readonly string[], said: string): string[] => {
  const turns: Turn[] = [{ i: 0, speaker: "medico", start_ms: 0, end_ms: 9000, text: said }];
  const facts = settle(gatherFacts(turns, language), language);
  return layFacts(facts, read(language, ...headings), 1).map(({ place }) => place.heading);
};

describe("a heading of how one looks beside that of the whole examination", () => {
  it.each<[Language, string[], string, string]>([
    [
      "pt-BR",
      ["Estado geral", "Exame físico"],
      "Vou examinar. Nódulo de um centímetro no pescoço, à direita, móvel.",
      "Exame físico",
    ],
    [
      "es",
      ["Estado general", "Exploración física"],
      "La voy a revisar. Abdomen blando, sin dolor.",
      "Exploración física",
    ],
    [
      "en-US",
      ["General Appearance", "Physical Exam"],
      "On exam, lungs are clear.",
      "Physical Exam",
    ],
  ])("takes no finding of a place (%s)", (language, headings, said, wanted) => {
    expect(new Set(laid(language, headings, said))).toEqual(new Set([wanted]));
  });
});

describe("a heading of one thing beside a general one", () => {
  it.each<[Language, string, string, string]>([
    ["pt-BR", "Conduta", "Plano de amamentação", "Vou te receitar dipirona de seis em seis horas."],
    ["es", "Plan", "Plan de vacunas del viajero", "Le voy a recetar paracetamol cada ocho horas."],
    [
      "en-US",
      "Plan",
      "Seizure Safety Counseling",
      "I'm going to prescribe ibuprofen every eight hours.",
    ],
    ["pt-BR", "Exames", "Polissonografia", "A sua hemoglobina veio onze e dois."],
    ["en-US", "Labs", "Bone Density Screening", "Your hemoglobin came back at eleven point two."],
  ])(
    "takes nothing that does not name it, in %s: %s, not %s",
    (language, general, narrow, said) => {
      const places = laid(language, [general, narrow], said);
      expect(places.length).toBeGreaterThan(0);
      expect(new Set(places)).toEqual(new Set([general]));
    },
  );
});

describe("medicines by the way they are taken", () => {
  it.each<[Language, string, string, string, string]>([
    [
      "pt-BR",
      "Terapia inalatória",
      "Outros remédios",
      "E remédio?",
      "Salmeterol de manhã. E losartana.",
    ],
    [
      "es",
      "Medicación inhalada",
      "Otros medicamentos",
      "¿Y medicamentos?",
      "Salmeterol de noche. Y losartán.",
    ],
    [
      "en-US",
      "Inhaled Medications",
      "Other Medications",
      "Medications?",
      "Albuterol at night. And losartan.",
    ],
  ])("stand each in its own place in %s", (language, inhaled, other, ...said) => {
    const turns = said.map((text, i): Turn => {
      const speaker = i === 0 ? "medico" : "paciente";
      return { i, speaker, start_ms: i * 9000, end_ms: i * 9000 + 8000, text };
    });
    const facts = settle(gatherFacts(turns, language), language);
    const places = layFacts(facts, read(language, inhaled, other), turns.length);
    const headingOf = (drug: RegExp) =>
      places.find(({ fact }) => drug.test(fact.text))?.place.heading;
    expect([headingOf(/salmeterol|albuterol/i), headingOf(/losart/i)]).toEqual([inhaled, other]);
  });
});
