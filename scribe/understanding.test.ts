import type { Language } from "@relato/shared/domain/language.ts";
import type { Speaker } from "@relato/shared/domain/transcript.ts";
import { describe, expect, it } from "vitest";
import { gatherFacts } from "./facts/gather.ts";

/*
 * How people say things, a phenomenon each: what the record must say, and what it must not. D is the doctor, P the
 * patient, A a companion.
 */
const SPEAKERS: Record<string, Speaker> = { D: "medico", P: "paciente", A: "acompanhante" };

function told(language: Language, talk: string): string {
  const turns = talk.split(" | ").map((line, i) => ({
    i,
    speaker: SPEAKERS[line[0]!]!,
    start_ms: i * 4000,
    end_ms: i * 4000 + 3500,
    text: line.slice(3),
  }));
  const facts = gatherFacts(turns, language);
  return facts
    .map((fact) => `${fact.subject === "relative" ? "(rel) " : ""}${fact.text}`)
    .join("\n");
}

const SAYS: [why: string, language: Language, talk: string, says: RegExp, never: RegExp][] = [
  [
    "a wrong side is replaced where it stands",
    "pt-BR",
    "D: O que houve? | P: Estou com dor no joelho direito há um mês. Não, perdão, no esquerdo.",
    /joelho esquerdo/,
    /direito/,
  ],
  [
    "a day is replaced",
    "es",
    "D: ¿Qué le pasa? | P: Me duele la muela desde el jueves. No, miento, desde el viernes.",
    /viernes/,
    /jueves/,
  ],
  [
    "a count is replaced",
    "pt-BR",
    "D: Quanto fuma? | P: Um maço por dia. Quer dizer, meio maço.",
    /meio maço/i,
    /um maço/i,
  ],
  [
    "kilos taken back, as in Colombia",
    "es",
    "D: ¿Ha bajado de peso? | P: Sí, seis kilos... mentiras, cuatro kilos.",
    /4 kilos/,
    /6/,
  ],
  [
    "one speaker corrects another's dose",
    "pt-BR",
    "D: Qual insulina usa? | A: A NPH, trinta de manhã. | P: Vinte e oito de manhã, filha, você baixou. | A: Ah, é, vinte e oito.",
    /28 de manhã/,
    /30/,
  ],
  [
    "one speaker corrects another's time",
    "es",
    "D: ¿Desde cuándo tose? | P: Hace cinco días. | A: No, papá, hace dos semanas.",
    /2 semanas/,
    /5 días/,
  ],
  [
    "a medicine's name put right drops the wrong one",
    "pt-BR",
    "D: Toma algo? | P: Tomo captopril. | D: Captopril de quanto? | P: Captopril, não, carvedilol, desculpa. De doze e meio.",
    /carvedilol/i,
    /captopril/i,
  ],
  [
    "a doctor puts a name right",
    "en-US",
    "D: What do you take? | P: I take metformin. | D: It's not metformin, it's metoprolol on your list.",
    /metoprolol/i,
    /metformin/i,
  ],
  [
    "a stopped medicine keeps its name and its end",
    "en-US",
    "D: Are you still taking the gabapentin? | P: No, I quit that in June.",
    /stopped gabapentin.*june/i,
    /denies/i,
  ],
  [
    "the end of a medicine in the next sentence",
    "pt-BR",
    "D: Já usou algum preventivo? | P: Usei sertralina em 2020. Aí parei depois de seis meses.",
    /usou sertralina.*parou/is,
    /usei/,
  ],
  [
    "asked by a number, answered by another",
    "en-US",
    "D: And the amlodipine, five? | P: Ten. My cardiologist raised it.",
    /amlodipine: 10/i,
    /five|\b5\b/,
  ],
  [
    "no other than one",
    "pt-BR",
    "D: Tem mais alguma doença? | P: Não, só a gota.",
    /gota/,
    /nega/i,
  ],
  [
    "a denial that names what is felt instead",
    "en-US",
    "D: Any numbness? | P: No. Just tingling.",
    /denies numbness/i,
    /numbness: just/i,
  ],
  [
    "denied after the verb",
    "pt-BR",
    "D: Desmaiou? | P: Desmaiei não, doutor.",
    /não desmaiou/i,
    /: sim/,
  ],
  [
    "posture belongs to what was asked",
    "pt-BR",
    "D: Falta de ar, deitado? | P: Deitado, não. Subindo a ladeira, daí sim.",
    /nega falta de ar deitado/i,
    /nega falta de ar(?! deitado)/i,
  ],
  [
    "a name called is no complaint",
    "pt-BR",
    "D: João Pedro, dói a garganta? | P: Não.",
    /nega|não dói/i,
    /joão/i,
  ],
  [
    "a participle is denied as a verb",
    "es",
    "D: ¿Ha vomitado? | P: No, nada.",
    /no ha vomitado/i,
    /niega vomitado/i,
  ],
  [
    "a state is denied with its verb",
    "pt-BR",
    "D: Tá grávida? | P: Não.",
    /não está grávida/i,
    /nega grávida/i,
  ],
  [
    "a relative's story goes on without a name",
    "pt-BR",
    "D: Alguém na família com diabetes? | P: Minha avó. Tomava insulina. Morreu do rim.",
    /\(rel\).*insulina/is,
    /^insulina/im,
  ],
  [
    "in-laws are no family history",
    "es",
    "D: ¿Hay cáncer en la familia? | P: Mi suegra tuvo cáncer de mama. Mi tía tuvo cáncer de colon.",
    /\(rel\).*colon/,
    /mama/,
  ],
  [
    "the relative who was brought is the patient",
    "en-US",
    "D: What brings you in? | A: My mom's been having chest pain since Monday.",
    /chest pain/,
    /\(rel\)/,
  ],
  ["a pressure without its link", "es", "D: La reviso. Tensión doce ocho.", /120\/80/, /12[.,]8/],
  [
    "a metre and centimetres below ten",
    "pt-BR",
    "D: Vou examinar. Altura, um metro e oito.",
    /1,08/,
    /1,8 /,
  ],
  [
    "an organ under the hand is no disease",
    "es",
    "D: La voy a revisar. Presión ciento veinte sobre ochenta. Corazón rítmico, sin soplos.",
    /corazón rítmico/i,
    /niega/i,
  ],
  [
    "a but keeps what it turns against",
    "pt-BR",
    "D: O que piora? | P: Queijo o povo fala, mas em mim não faz nada.",
    /queijo/i,
    /^em mim/im,
  ],
  [
    "problems with a thing are denied, not the thing",
    "en-US",
    "D: Any problems with urination? | P: No.",
    /denies problems with urination/i,
    /denies urination/i,
  ],
  [
    "a no in the question is not denied",
    "en-US",
    "D: And no nausea or chills? | P: No.",
    /denies nausea/i,
    /denies no/i,
  ],
  [
    "where somebody works is no location",
    "en-US",
    "D: Where do you work? | P: I'm a welder at the shipyard, and I've had asthma there.",
    /work: .*had asthma/i,
    /location|and Has/,
  ],
  [
    "closing words deny nothing",
    "en-US",
    "D: Do you have any questions? | P: No.",
    /^$/,
    /denies/i,
  ],
  [
    "a relative named in a clause of their own stays with what is told of them",
    "en-US",
    "D: Any heart disease in the family? | P: My brother had one of those attacks, at forty-four, at work.",
    /brother/i,
    /^Heart disease in family: at 44/m,
  ],
  [
    "a condition keeps what follows from it",
    "es",
    "D: Empiece losartán, cincuenta, por la mañana. Si la presión no baja en un mes, ya pondríamos otra pastilla.",
    /pondríamos otra pastilla/,
    /(?:^|\n)Si presión no baja en un mes$/,
  ],
  [
    "a diagnosis is told whole",
    "pt-BR",
    "D: Vou examinar o senhor. Pressão doze por oito. | P: E então? | D: É uma gastrite, das bravas, com esofagite.",
    /das bravas/,
    /Gastrite, com/,
  ],
  [
    "what a yes is followed by describes it",
    "pt-BR",
    "D: Sai alguma coisa do ouvido? | P: Sim. Uma água amarela, fedida.",
    /água amarela/,
    /Nega/,
  ],
  [
    "a greeting answers nothing",
    "es",
    "D: ¿Qué lo trae? | P: Buenas tardes, doctora. Me duele la rodilla izquierda hace un mes.",
    /rodilla izquierda/,
    /buenas tardes/i,
  ],
  [
    "a daughter is no form of address where she is spoken of",
    "pt-BR",
    "D: Tem asma? | P: Quem tem asma é minha filha, usa bombinha.",
    /filha/,
    /quem tem asma é,/i,
  ],
  [
    "southern 'tu' is nobody's name",
    "pt-BR",
    "D: Tu fuma? | P: Não fumo. | D: O que tu toma? | P: Enalapril, vinte.",
    /Não fuma|Nega fuma/,
    /\btu\b/i,
  ],
  [
    "a no about a topic of the question before denies no symptom",
    "pt-BR",
    "D: Fizeram exame? | P: Do sangue, fizeram. | D: E da perna inchada? | P: Não.",
    /sangue/,
    /Nega perna inchada|Não.*perna inchada/,
  ],
  [
    "another patient's story is advice to nobody",
    "es",
    "D: Tome amoxicilina, quinientos, cada ocho horas. Tuve un paciente que dejó la amoxicilina y terminó con drenaje.",
    /500/,
    /drenaje/,
  ],
  [
    "zero before a number is a decimal",
    "es",
    "D: Vamos al plan. Clonazepam, cero veinticinco miligramos, de noche.",
    /0,25 mg/,
    /cero/,
  ],
  [
    "an eye chart's line",
    "pt-BR",
    "D: Vou examinar a vista. Olho direito: vinte quarenta. Olho esquerdo: vinte vinte e cinco.",
    /20\/40[\s\S]*20\/25/,
    /20 40/,
  ],
  [
    "a spouse's illness is nobody's history",
    "pt-BR",
    "D: Tem diabetes, pressão alta? | P: Pressão alta, tenho. Diabetes é meu marido.",
    /pressão alta/i,
    /diabetes é/i,
  ],
  [
    "a weight put right by another who was there",
    "pt-BR",
    "D: Com quanto ele nasceu? | P: Três quilos e duzentos. | A: Não, filha, três e cem. | P: É, três e cem.",
    /3,1/,
    /3,2|3,3|duzentos/,
  ],
];

describe("what was said, as it was meant", () => {
  it.each(SAYS)("%s (%s)", (_why, language, talk, says, never) => {
    const record = told(language, talk);
    expect(record).toMatch(says);
    expect(record).not.toMatch(never);
  });
});
