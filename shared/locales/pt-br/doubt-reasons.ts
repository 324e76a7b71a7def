import type { Reason } from "../../domain/document.ts";

type Kind = Reason["kind"];
/** Kinds whose words in the document and in the talk can differ. */
type ConflictKind = Exclude<Kind, "typed" | "speaker" | "instruction">;

interface DoubtReasons {
  /** Where support was looked for: the talk of a consultation, or the sources of an answer. */
  where: Record<"talk" | "sources", string>;
  /** `words`: quoted from the document; `said`: quoted from the talk. */
  conflict: Record<ConflictKind, (words: string, said: string, where: string) => string>;
  /** The talk has no words about it. */
  unsaid: Record<ConflictKind, (words: string, where: string) => string>;
  /** No words are known, or the kind needs none. */
  plain: Record<Kind, (where: string) => string>;
}

/** Sentences that say why a statement is in doubt. */
export const doubtReasons: DoubtReasons = {
  where: { talk: "na conversa", sources: "nas fontes" },
  conflict: {
    number: (words, said, where) => `O número ${words} não confere: ${where} está ${said}.`,
    drug: (words, said, where) => `O medicamento ${words} não confere: ${where} está ${said}.`,
    negation: (words, said, where) => `Sobre ${words}, ${where} está o contrário: ${said}.`,
    laterality: (words, said, where) =>
      `O texto diz ${words}, mas ${where} o lado é outro: ${said}.`,
    attribution: (words, said, where) =>
      `O texto diz ${words}, mas ${where} isso é de outra pessoa: ${said}.`,
    temporality: (words, said, where) =>
      `O texto diz ${words}, mas ${where} o momento é outro: ${said}.`,
    foreign: (_words, said, where) =>
      `O texto não tem apoio claro; o mais próximo ${where} é ${said}.`,
  },
  unsaid: {
    number: (words, where) => `O número ${words} não está ${where}.`,
    drug: (words, where) => `O medicamento ${words} não está ${where}.`,
    negation: (words, where) => `Sobre ${words}, ${where} está o contrário.`,
    laterality: (words, where) => `O lado ${words} não está ${where}.`,
    attribution: (words, where) => `O texto diz ${words}, mas ${where} isso é de outra pessoa.`,
    temporality: (words, where) => `O texto diz ${words}, mas ${where} o momento é outro.`,
    foreign: (words, where) => `Não está ${where}: ${words}.`,
  },
  plain: {
    number: (where) => `Um número não confere com o que está ${where}.`,
    drug: (where) => `Um medicamento não confere com o que está ${where}.`,
    negation: (where) => `O texto afirma ou nega o contrário do que está ${where}.`,
    laterality: (where) => `O lado do corpo não confere com o que está ${where}.`,
    attribution: (where) => `O texto não é sobre a pessoa de quem se fala ${where}.`,
    temporality: (where) => `O momento não confere com o que está ${where}.`,
    foreign: (where) => `O que o texto diz não está ${where}.`,
    typed: (where) =>
      `Só está no contexto que você digitou antes da consulta; ninguém disse isso ${where}.`,
    speaker: (where) => `É uma conduta ou um diagnóstico que o médico não disse ${where}.`,
    instruction: () => "Só está numa fala que manda escrever isso no documento.",
  },
};
