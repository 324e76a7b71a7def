import { describe, expect, it } from "vitest";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Speaker, Turn } from "@relato/shared/domain/transcript.ts";
import { verifyNote } from "./verify.ts";

const SPEAKERS: Readonly<Record<string, Speaker>> = {
  M: "medico",
  P: "paciente",
  C: "acompanhante",
};

/** Whether a sentence over a talk of lines "M: …", "P: …", "C: …" is believed. */
function believes(locale: Language, talk: string, sentence: string): boolean {
  const turns = talk.split(" / ").map((line, i): Turn => ({
    i,
    speaker: SPEAKERS[line[0]!]!,
    start_ms: i * 5000,
    end_ms: i * 5000 + 4900,
    text: line.slice(3),
  }));
  return verifyNote({ locale, turns }, [sentence])[0]!.verdict === "supported";
}

type Row = readonly [Language, string, string];

describe("a sound note in other words", () => {
  it.each<Row>([
    // The learned name of what was told in plain words.
    ["pt-BR", "P: Canso só de arrumar a cama.", "Dispneia para tarefas domésticas leves."],
    ["es", "P: Me ahogo cuando barro el patio.", "Disnea con labores de la casa."],
    ["en-US", "P: I get winded making the bed.", "Dyspnea with light housework."],
    ["pt-BR", "M: ALT setenta, AST cinquenta e cinco.", "Transaminases alteradas."],
    ["es", "P: ¿Me van a sacar el bazo? / M: Por ahora no.", "Esplenectomía no indicada."],
    ["en-US", "P: Do I lose the kidney? / M: Not now.", "Nephrectomy not indicated."],
    ["pt-BR", "P: A tireoide é preguiçosa, tomo Puran.", "Hipotireoidismo em tratamento."],
    ["es", "M: El clopidogrel lo sigue igual.", "Antiagregante mantenido sin cambios."],
    ["en-US", "M: You stay on the Eliquis through it.", "Anticoagulant continued throughout."],
    ["pt-BR", "P: Desde mocinha eu tenho isso.", "Início na adolescência, sem remissão."],
    ["pt-BR", "M: Vou te mandar pro plástico.", "Encaminhado ao cirurgião plástico."],
    ["es", "M: La mando con el pediátrico.", "Derivada al cirujano pediátrico."],
    ["pt-BR", "P: Depois da dengue o cabelo caiu todo.", "Eflúvio após quadro viral."],
    ["en-US", "M: Stay on the pressure pill.", "Antihypertensive continued."],
    ["es", "P: Sudo y me dan bochornos.", "Síntomas vasomotores."],
    ["pt-BR", "P: Começou na quinta. Hoje é domingo.", "Quadro iniciado há três dias."],
    [
      "es",
      "P: Ronca y deja de respirar, dice mi esposa.",
      "Ronquido con apneas presenciadas por la esposa.",
    ],
    // The register of a note.
    ["pt-BR", "P: Acordo e a mão tá engessada, demora uma hora.", "Rigidez matutina."],
    ["es", "P: Me llamaron ayer del laboratorio.", "Contacto telefónico en la víspera."],
    ["en-US", "P: They pulled fluid off my lung twice.", "Two prior thoracenteses."],
    ["pt-BR", "M: Por telefone eu te ligo amanhã cedo.", "Contato telefônico no dia seguinte."],
    ["es", "P: Salto la pastilla cuando viajo.", "Adherencia irregular en los viajes."],
    // Complaints that are told by a no.
    ["pt-BR", "P: Não seguro a urina quando espirro.", "Incontinência urinária aos esforços."],
    ["en-US", "P: I can't keep food down.", "Vomiting with poor oral intake."],
    // What the patient is kept from.
    [
      "en-US",
      "M: No lifting at all and no driving for a month.",
      "Driving restricted for a month.",
    ],
    ["pt-BR", "M: Trinta dias sem andaime.", "Apto com restrição para andaime por 30 dias."],
    ["es", "M: En la rubéola usted no está inmune.", "Susceptible a rubéola."],
    // Lengths of time.
    ["pt-BR", "P: A coceira apareceu anteontem.", "Prurido há dois dias."],
    ["es", "P: El ardor en los ojos empezó antier.", "Ardor ocular desde hace dos días."],
    [
      "pt-BR",
      "P: Faz uns quinze dias que a tosse piorou.",
      "Piora da tosse nas últimas duas semanas.",
    ],
    ["es", "P: Desde hace quince días me duele el codo.", "Dolor de codo desde hace dos semanas."],
    // Whose it is.
    [
      "pt-BR",
      "M: É um carcinoma, na mama direita. / P: Minha avó teve no ovário.",
      "Avó com neoplasia de ovário.",
    ],
    [
      "en-US",
      "M: It's a carcinoma, left breast. / P: My aunt had it in the ovary.",
      "Aunt with ovarian cancer.",
    ],
    [
      "en-US",
      "M: We switch the losartan before you try for a baby. / P: My sister is pregnant now.",
      "Losartan to be switched before pregnancy.",
    ],
    // What is taken since a time, and what is done these days though first denied.
    ["pt-BR", "P: E a hidralazina que botaram em maio.", "Em uso de hidralazina."],
    ["es", "P: Y el carvedilol que me pusieron en enero.", "En uso de carvedilol."],
    [
      "pt-BR",
      "M: E o cigarro? / P: Parei. / C: Pai! / P: Tá, tô fumando quatro por dia.",
      "Mantém quatro cigarros ao dia.",
    ],
    [
      "en-US",
      "M: Cigarettes? / P: I quit. / C: Dad. / P: Okay, I'm smoking four a day.",
      "Still smokes four cigarettes a day.",
    ],
    // When to come back, beside a dose.
    [
      "es",
      "M: Timolol, una gota cada doce horas. / M: Nos vemos en cinco días.",
      "Timolol cada doce horas, con control en cinco días.",
    ],
    // A medicine given up, beside another that is not to be.
    [
      "es",
      "P: El ibuprofeno lo dejé en mayo. / M: El atenolol no lo suspenda.",
      "Suspendió ibuprofeno en mayo.",
    ],
  ])("is believed (%s: %s | %s)", (locale, talk, sentence) => {
    expect(believes(locale, talk, sentence)).toBe(true);
  });

  it.each<Row>([
    ["pt-BR", "M: Colestase. Nada de remédio novo hoje.", "Acrescentada colestipolona ao esquema."],
    [
      "en-US",
      "M: Right eye, twenty forty. / P: Eight years of diabetes.",
      "Visual acuity 20/80 in the right eye.",
    ],
    ["pt-BR", "P: Dor no joelho tem sete dias.", "Dor no joelho há duas semanas."],
    [
      "pt-BR",
      "M: E o cigarro? / P: Parei faz um ano. / C: Eu é que tô fumando.",
      "Mantém tabagismo.",
    ],
    ["en-US", "M: No driving for a month.", "Drives without restriction."],
    // Pains of a patient who has none.
    ["pt-BR", "M: Febre, dor, coceira? / P: Dor não. Coceira sim.", "Refere lombalgia."],
    ["en-US", "M: Any pain, any itching? / P: No pain. It itches.", "Reports ear pain."],
    // What the doctor thought of and passed over.
    [
      "en-US",
      "M: I'd normally go with Topamax, but not with those kidneys. Propranolol, forty.",
      "Topiramate was started.",
    ],
    [
      "pt-BR",
      "M: Eu daria topiramato, mas com esse rim não. Propranolol, quarenta.",
      "Iniciado topiramato.",
    ],
    // What it seemed, beside what it was.
    [
      "en-US",
      "P: It felt like twenty minutes, but the video says three minutes.",
      "The spell lasted twenty minutes.",
    ],
    ["es", "P: Parecieron noventa minutos, pero fueron cuatro minutos.", "Duró noventa minutos."],
    // A habit given up, and a relative's medicine or reaction.
    ["es", "P: Yo vapeaba y lo dejé hace dos años.", "Vapea en la actualidad."],
    [
      "pt-BR",
      "P: Meu irmão toma azatioprina. / M: Azatioprina eu não quero agora.",
      "Paciente em tratamento com azatioprina.",
    ],
    [
      "pt-BR",
      "C: Ele toma cefalexina e não sente nada. A irmã é que não pode com cefalexina, fica vermelha.",
      "Reação prévia a cefalexina.",
    ],
    ["es", "P: Mi papá no puede con la penicilina, se hincha. ", "Alergia a penicilina."],
    ["en-US", "P: My mom can't take codeine, she breaks out. I took it fine.", "Codeine reaction."],
  ])("is still doubted where it says something else (%s: %s | %s)", (locale, talk, sentence) => {
    expect(believes(locale, talk, sentence)).toBe(false);
  });
});
