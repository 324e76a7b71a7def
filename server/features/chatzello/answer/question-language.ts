import { plainWords } from "@relato/shared/domain/plain.ts";
import { type Language, LANGUAGES } from "@relato/shared/domain/language.ts";

/** Plain words of questions that one language has and the others have not. */
const WORDS: Record<Language, ReadonlySet<string>> = {
  "pt-BR": new Set(
    `ao aos as com como da das de do dos e ela ele em foi foram ha ja mais meu meus minha minhas
     na nas nao no nos o os ou pela pelo por qual quais quando quanto quantos quantas quem sao seu
     sem tem teve tiveram um uma ultima ultimo primeira primeiro vez voce usa usam tomou toma
     apresentou faz fez consulta paciente pacientes pressao exame exames`.split(/\s+/),
  ),
  "en-US": new Set(
    `a and any are at been by did do does first for from had has have her his how in is it last
     many me my of on or patient patients pressure show since that the their they time to was were
     what when which who with without you visit visits taking lack due`.split(/\s+/),
  ),
  es: new Set(
    `al como con cual cuales cuando cuanto cuantos cuantas de del el ella en es esta fue fueron ha
     han hay la las lo los mas mi mis no o para por presion primera primer quien quienes se sin son
     su sus tiene tienen tuvo tuvieron ultima ultimo un una vez y ya usa usan tomo toma consulta
     paciente pacientes hizo examen examenes`.split(/\s+/),
  ),
};

/** The language of a question by its frequent words; `fallback` if they do not tell it. */
export const languageOfQuestion = (text: string, fallback: Language): Language => {
  const words = plainWords(text);
  const scores = LANGUAGES.map((language) => {
    const own = words.filter((word) => WORDS[language].has(word)).length;
    // Only Spanish opens questions with a sign.
    return { language, score: own + (language === "es" && text.includes("¿") ? 3 : 0) };
  }).toSorted((a, b) => b.score - a.score);
  const [best, next] = scores;
  return best !== undefined && best.score > (next?.score ?? 0) ? best.language : fallback;
};
