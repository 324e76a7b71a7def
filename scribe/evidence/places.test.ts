import { describe, expect, it } from "vitest";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { verifyNote } from "./verify.ts";

/** A claim is supported only where one place of the talk speaks of the same thing, person and number. */
interface Talk {
  language: Language;
  lines: readonly string[];
  sound: readonly string[];
  wrong: readonly (readonly [string, string])[];
}

const TALKS: Readonly<Record<string, Talk>> = {
  "what others have, in Portuguese": {
    language: "pt-BR",
    lines: [
      "M: Alguma cirurgia?",
      "P: Só a vesícula. Meu cunhado operou a hérnia de disco e ficou pior.",
      "M: E a senhora fuma?",
      "P: Eu não. Meu marido ronca, tem apneia, usa aquele aparelho. Lá no serviço tem um rapaz com tuberculose.",
    ],
    sound: ["Colecistectomia prévia.", "Marido com apneia do sono."],
    wrong: [
      ["Antecedente de cirurgia de hérnia de disco.", "attribution"],
      ["Portadora de apneia do sono em uso de aparelho.", "attribution"],
      ["Paciente com tuberculose.", "attribution"],
    ],
  },
  "what others have, in Spanish": {
    language: "es",
    lines: [
      "M: ¿Qué le preocupa?",
      "P: Que mi primo empezó con mareos y resultó un tumor cerebral. Y una amiga del trabajo tiene esclerosis múltiple.",
      "M: ¿Usted tiene mareos?",
      "P: No. Solo el dolor de cabeza.",
    ],
    sound: ["Refiere dolor de cabeza."],
    wrong: [
      ["Paciente con tumor cerebral.", "attribution"],
      ["Paciente con esclerosis múltiple.", "attribution"],
    ],
  },
  "what others have, in English": {
    language: "en-US",
    lines: [
      "M: Any surgeries for you?",
      "P: Tonsils. My brother had his knee replaced.",
      "M: What worries you?",
      "P: My buddy passed out at work, they put in a pacemaker.",
    ],
    sound: ["Prior tonsillectomy."],
    wrong: [
      ["Prior knee replacement.", "attribution"],
      ["Patient has a pacemaker.", "attribution"],
    ],
  },
  "the side that hurts least": {
    language: "pt-BR",
    lines: [
      "M: Qual das mãos formiga?",
      "P: A direita, que é a da faca. Na esquerda também, mas bem pouquinho, só às vezes.",
    ],
    sound: ["Formigamento nas mãos, pior à direita."],
    wrong: [["Formigamento predominante em mão esquerda.", "laterality"]],
  },
  "one place read as it was said": {
    language: "pt-BR",
    lines: [
      "M: Que remédio toma?",
      "P: O AAS, de cem, de noite. O polivitamínico eu parei faz um mês.",
      "M: E pra febre?",
      "P: Ibuprofeno, ontem. Aí minha mãe brigou comigo e eu tomei paracetamol hoje às seis.",
      "M: Nada de ibuprofeno. Pra crise: colchicina, meio miligrama, de doze em doze horas.",
      "M: Phalen positivo na direita. Na esquerda, negativo.",
    ],
    sound: [
      "Em uso de AAS 100 mg à noite.",
      "Paracetamol hoje às seis.",
      "Colchicina 0,5 mg a cada 12 horas.",
      "Phalen positivo à direita, com Phalen negativo à esquerda.",
    ],
    wrong: [
      ["Segue tomando ibuprofeno.", "temporality"],
      ["Colchicina 1 mg a cada 12 horas.", "number"],
    ],
  },
  "what nobody named": {
    language: "en-US",
    lines: [
      "M: I want the whole spot out today. We send it to pathology.",
      "P: Okay.",
      "M: Vaseline every day. Come back in two weeks.",
    ],
    sound: ["Vaseline daily."],
    wrong: [
      ["Modafinil started for sleepiness.", "drug"],
      ["Mupirocin ointment prescribed.", "drug"],
      ["Sentinel lymph biopsy with negative margins.", "foreign"],
    ],
  },
  "counts of other things, in Portuguese": {
    language: "pt-BR",
    lines: [
      "M: Quantas vezes você acorda de noite?",
      "P: Acordo umas três noites na semana. Trabalho seis dias na semana. Tenho cinco gatos.",
      "M: E as crises?",
      "P: Essa é a quarta crise em dois anos. A sexta a gente conta depois.",
      "M: Febre?",
      "P: Febre faz três dias, tosse faz dez dias.",
    ],
    sound: [
      "Despertares em três noites por semana.",
      "Quarta crise em dois anos.",
      "Febre há três dias.",
      "Tosse há 10 dias.",
    ],
    wrong: [
      ["Despertares em cinco noites por semana.", "number"],
      ["Febre há dez dias.", "number"],
      ["Tosse há três dias.", "number"],
      ["Trabalha três dias por semana.", "number"],
    ],
  },
  "counts of other things, in Spanish": {
    language: "es",
    lines: [
      "M: ¿Cuántas veces vomitó?",
      "P: Cuatro veces. La diarrea fue desde el lunes, seis deposiciones al día. Me duele hace dos días.",
      "M: ¿Toma vino?",
      "P: Dos vasos de vino los domingos, desde hace cinco años.",
    ],
    sound: ["Seis deposiciones diarias.", "Dolor de dos días de evolución."],
    wrong: [
      ["Vomitó seis veces.", "number"],
      ["Dos deposiciones al día.", "number"],
      ["Toma cuatro vasos de vino los domingos.", "number"],
    ],
  },
  "counts of other things, in English": {
    language: "en-US",
    lines: [
      "M: How long has the back hurt?",
      "P: Two weeks. The leg numbness, four days. And I have two drinks on weekends.",
      "M: Any falls?",
      "P: Two falls since March.",
      "M: Okay. Ten sessions of PT, come back in six weeks.",
    ],
    sound: ["Leg numbness for four days.", "Ten sessions of physical therapy."],
    wrong: [
      ["Four falls since March.", "number"],
      ["Drinks four drinks on weekends.", "number"],
      ["Six sessions of physical therapy.", "number"],
    ],
  },
};

const SPEAKERS = { M: "medico", P: "paciente", A: "acompanhante" } as const;
const turnsOf = (lines: readonly string[]): Turn[] =>
  lines.map((line, i) => ({
    i,
    speaker: SPEAKERS[line[0] as keyof typeof SPEAKERS],
    start_ms: i * 5000,
    end_ms: i * 5000 + 4000,
    text: line.slice(3),
  }));

describe.each(Object.entries(TALKS))("%s", (_name, { language, lines, sound, wrong }) => {
  const reasons = (sentence: string): string[] =>
    verifyNote({ locale: language, turns: turnsOf(lines) }, [sentence])[0]!.reasons.map(
      (r) => r.kind,
    );

  it.each(sound)("believes: %s", (sentence) => expect(reasons(sentence)).toEqual([]));
  it.each(wrong)("doubts: %s (%s)", (sentence, kind) => expect(reasons(sentence)).toContain(kind));
});
