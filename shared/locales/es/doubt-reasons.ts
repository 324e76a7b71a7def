import type { ViewMessages } from "../pt-br/views.ts";

/** Sentences that say why a statement is in doubt. */
export const doubtReasons: ViewMessages["doubtReasons"] = {
  where: { talk: "en la conversación", sources: "en las fuentes" },
  conflict: {
    number: (words, said, where) => `El número ${words} no coincide: ${where} está ${said}.`,
    drug: (words, said, where) => `El medicamento ${words} no coincide: ${where} está ${said}.`,
    negation: (words, said, where) => `Sobre ${words}, ${where} está lo contrario: ${said}.`,
    laterality: (words, said, where) =>
      `El texto dice ${words}, pero ${where} el lado es otro: ${said}.`,
    attribution: (words, said, where) =>
      `El texto dice ${words}, pero ${where} eso es de otra persona: ${said}.`,
    temporality: (words, said, where) =>
      `El texto dice ${words}, pero ${where} el momento es otro: ${said}.`,
    foreign: (_words, said, where) =>
      `El texto no tiene un apoyo claro; lo más cercano ${where} es ${said}.`,
  },
  unsaid: {
    number: (words, where) => `El número ${words} no está ${where}.`,
    drug: (words, where) => `El medicamento ${words} no está ${where}.`,
    negation: (words, where) => `Sobre ${words}, ${where} está lo contrario.`,
    laterality: (words, where) => `El lado ${words} no está ${where}.`,
    attribution: (words, where) => `El texto dice ${words}, pero ${where} eso es de otra persona.`,
    temporality: (words, where) => `El texto dice ${words}, pero ${where} el momento es otro.`,
    foreign: (words, where) => `No está ${where}: ${words}.`,
  },
  plain: {
    number: (where) => `Un número no coincide con lo que está ${where}.`,
    drug: (where) => `Un medicamento no coincide con lo que está ${where}.`,
    negation: (where) => `El texto afirma o niega lo contrario de lo que está ${where}.`,
    laterality: (where) => `El lado del cuerpo no coincide con lo que está ${where}.`,
    attribution: (where) => `El texto no trata de la persona de quien se habla ${where}.`,
    temporality: (where) => `El momento no coincide con lo que está ${where}.`,
    foreign: (where) => `Lo que dice el texto no está ${where}.`,
    typed: (where) =>
      `Solo está en el contexto que usted escribió antes de la consulta; nadie lo dijo ${where}.`,
    speaker: (where) => `Es una conducta o un diagnóstico que el médico no dijo ${where}.`,
    instruction: () => "Solo está en una frase que manda escribirlo en el documento.",
  },
};
