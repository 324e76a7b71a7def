import type { Language } from "@relato/shared/domain/language.ts";

/** The words that the engine itself writes. */
export interface Phrases {
  /** The verb of a composed denial: "Nega febre." */
  denies: string;
  /** Before the words of a companion. */
  companion: string;
  /** Under a heading without statements. */
  notDiscussed: string;
  notMentioned(heading: string): string;
  /** The heading of what was typed, not said. */
  typed: string;
}

const PHRASES: Record<Language, Phrases> = {
  "pt-BR": {
    denies: "Nega",
    companion: "Acompanhante",
    notDiscussed: "Não abordado na consulta.",
    notMentioned: (heading) => `Não abordado: ${heading}`,
    typed: "Digitado pelo médico antes da consulta",
  },
  es: {
    denies: "Niega",
    companion: "Acompañante",
    notDiscussed: "No abordado en la consulta.",
    notMentioned: (heading) => `No abordado: ${heading}`,
    typed: "Escrito por el médico antes de la consulta",
  },
  "en-US": {
    denies: "Denies",
    companion: "Companion",
    notDiscussed: "Not discussed during the visit.",
    notMentioned: (heading) => `Not discussed: ${heading}`,
    typed: "Typed by the doctor before the visit",
  },
};

export const phrasesOf = (language: Language): Phrases => PHRASES[language];
