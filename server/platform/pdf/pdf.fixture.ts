import type { PdfInput } from "./input.ts";

export const pdfInput = (overrides: Partial<PdfInput> = {}): PdfInput => ({
  language: "pt-BR",
  title: "Anamnese",
  author: "Dra. Ana Souza",
  issued_at: "2026-11-21T12:00:00.000Z",
  letterhead: {
    name: "Dra. Ana Souza",
    lines: ["Cardiologia", "CRM 12345-SP"],
    address: ["Clínica Vida", "Rua das Flores, 10"],
    picture: null,
  },
  fields: [{ label: "Paciente:", value: "João da Conceição" }],
  notice: null,
  images: [],
  markdown: "",
  stamps: [],
  signatory: ["Dra. Ana Souza", "CRM 12345-SP"],
  verification: null,
  page_words: ["Página", "de"],
  ...overrides,
});
