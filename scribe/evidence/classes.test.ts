import { describe, expect, it } from "vitest";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Speaker, Turn } from "@relato/shared/domain/transcript.ts";
import { verifyNote } from "./verify.ts";

const SPEAKERS: Readonly<Record<string, Speaker>> = {
  M: "medico",
  P: "paciente",
  C: "acompanhante",
};

/** A talk of lines "M: …", "P: …", "C: …", and whether a sentence over it is believed. */
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

describe("what was only ordered, put off or left undone", () => {
  it.each<Row>([
    [
      "pt-BR",
      "M: Peço cintilografia óssea, TSH, ferritina e vitamina D.",
      "Cintilografia óssea com captação aumentada.",
    ],
    ["pt-BR", "M: Dos exames, hemoglobina onze. O anti-HBs não fizeram.", "Anti-HBs reagente."],
    [
      "pt-BR",
      "M: Primeiro uma tomografia, depois a gente conversa.",
      "Tomografia mostrou nódulo pulmonar.",
    ],
    ["pt-BR", "M: Cistoscopia fica pra depois.", "Cistoscopia com trabeculação vesical."],
    [
      "es",
      "M: Ultrasonido, perfil de lípidos, ferritina y plaquetas.",
      "Ultrasonido con esteatosis hepática.",
    ],
    [
      "es",
      "M: La biopsia del año pasado salió bien. Le pido biopsia de piel.",
      "Biopsia de piel con vasculitis.",
    ],
    ["es", "M: La ablación todavía no, primero el holter.", "Se realizó ablación."],
    [
      "en-US",
      "M: I'll order a bone scan, a ferritin and a sed rate.",
      "Bone scan showed increased uptake.",
    ],
    ["en-US", "M: No need for an MRI today.", "MRI with disc protrusion."],
    [
      "en-US",
      "P: They talked about a sleep study, I haven't done it.",
      "Sleep study showed severe apnea.",
    ],
  ])("is no result (%s: %s)", (locale, talk, sentence) => {
    expect(believes(locale, talk, sentence)).toBe(false);
  });

  it.each<Row>([
    [
      "pt-BR",
      "M: A cintilografia mostrou captação no joelho.",
      "Cintilografia com captação no joelho.",
    ],
    [
      "pt-BR",
      "M: Na ressonância, hérnia em L5. Peço eletroneuromiografia.",
      "Ressonância com hérnia em L5.",
    ],
    ["es", "M: El ultrasonido que trajo: hígado graso leve.", "Ultrasonido con hígado graso leve."],
    ["en-US", "M: Your MRI from March was clean.", "MRI in March unremarkable."],
  ])("is one where it was read out (%s: %s)", (locale, talk, sentence) => {
    expect(believes(locale, talk, sentence)).toBe(true);
  });
});

describe("a medicine that waits", () => {
  it.each<Row>([
    [
      "pt-BR",
      "M: Azatioprina, cinquenta. Só começa depois que eu olhar o hemograma.",
      "Já em uso de azatioprina, com boa tolerância.",
    ],
    ["pt-BR", "M: A ceftriaxona eu só inicio se a cultura confirmar.", "Recebeu ceftriaxona."],
    [
      "es",
      "M: ¿Y el rivaroxabán? / P: La EPS no me lo aprobó, nunca lo compré. / M: El rivaroxabán espera a que lo autoricen.",
      "Toma rivaroxabán.",
    ],
    [
      "en-US",
      "P: The Humira, insurance denied it, so I never started. / M: I'll appeal the Humira.",
      "Currently taking Humira.",
    ],
  ])("is not yet taken (%s: %s)", (locale, talk, sentence) => {
    expect(believes(locale, talk, sentence)).toBe(false);
  });

  it.each<Row>([
    [
      "pt-BR",
      "P: Tomo azatioprina há dois anos. / M: Mantém a azatioprina.",
      "Em uso de azatioprina.",
    ],
    ["es", "M: ¿Toma rivaroxabán? / P: Sí, diario.", "Toma rivaroxabán."],
    ["en-US", "P: I'm on Humira, every other week.", "Currently taking Humira."],
  ])("is taken where it is told so (%s: %s)", (locale, talk, sentence) => {
    expect(believes(locale, talk, sentence)).toBe(true);
  });
});

describe("whose it is", () => {
  it.each<Row>([
    [
      "pt-BR",
      "P: A vesícula eu ainda tenho, quem tirou foi minha tia.",
      "Paciente submetida a colecistectomia.",
    ],
    ["pt-BR", "M: Bebe? / P: Ela que bebe, todo domingo.", "Paciente etilista, bebe aos domingos."],
    [
      "pt-BR",
      "M: Na família? / P: Meu pai tem gota. Minha irmã é saudável. / M: E o senhor tem psoríase.",
      "A irmã do paciente tem psoríase.",
    ],
    [
      "pt-BR",
      "P: Meu cunhado Davi ficou lá em casa. Tratou hanseníase um ano.",
      "O paciente tratou hanseníase por um ano.",
    ],
    [
      "es",
      "P: El apéndice todavía lo tengo, el que se operó fue mi primo.",
      "Apendicectomía previa del paciente.",
    ],
    [
      "es",
      "M: ¿En la familia hay epilepsia? / C: Mi hermano tiene epilepsia. / P: Mami, eso nunca me lo dijiste.",
      "Madre con epilepsia.",
    ],
    [
      "en-US",
      "M: Anyone in the family with gout? / P: My uncle has gout. My mom is fine. / M: And you have psoriasis.",
      "Mother with psoriasis.",
    ],
  ])("is held to the talk (%s: %s)", (locale, talk, sentence) => {
    expect(believes(locale, talk, sentence)).toBe(false);
  });

  it.each<Row>([
    [
      "pt-BR",
      "M: Na família? / P: Meu pai tem gota, minha irmã tem psoríase.",
      "Irmã com psoríase.",
    ],
    [
      "es",
      "M: ¿En la familia hay epilepsia? / P: Mi hermano, desde niño.",
      "Hermano con epilepsia.",
    ],
    ["en-US", "P: My mom has psoriasis, same as her sister.", "Mother with psoriasis."],
  ])("is believed where it is told so (%s: %s)", (locale, talk, sentence) => {
    expect(believes(locale, talk, sentence)).toBe(true);
  });
});

describe("what is only warned of, or measured elsewhere", () => {
  it.each<Row>([
    ["pt-BR", "M: Vômito com sangue, desmaio, febre: pronto-socorro.", "Refere hematêmese."],
    [
      "es",
      "M: Si vuelve la fiebre o empieza a convulsionar, a urgencias.",
      "Presenta convulsiones.",
    ],
    [
      "en-US",
      "M: If you start coughing up blood or pass out, come straight in.",
      "Reports hemoptysis.",
    ],
    [
      "pt-BR",
      "C: Em casa deu temperatura de trinta e oito e nove. / M: Temperatura agora trinta e seis e oito.",
      "Temperatura de 38,9 °C ao exame.",
    ],
    [
      "en-US",
      "P: My blood pressure at home was one seventy over ninety. / M: Blood pressure is one thirty over eighty.",
      "Blood pressure 170/90 at the visit today.",
    ],
  ])("is not what is found (%s: %s)", (locale, talk, sentence) => {
    expect(believes(locale, talk, sentence)).toBe(false);
  });
});

describe("since when, and whether it is over", () => {
  it.each<Row>([
    ["pt-BR", "M: Há quanto tempo essa dor? / P: Uns cinco meses, doutor.", "Dor há um mês."],
    ["es", "M: ¿Desde cuándo le pasa? / P: Como seis meses.", "Mareo de un mes de evolución."],
    [
      "en-US",
      "M: How long has this been going on? / P: About three months.",
      "Hip pain that began last week.",
    ],
    ["pt-BR", "C: Em casa ele usava andador, agora anda sozinho.", "Ainda necessita de andador."],
    ["es", "C: En el hospital usaba sonda, ahora orina solo.", "Todavía usa sonda."],
    ["en-US", "M: The splinter is removed, no pus.", "Splinter still in place."],
    ["es", "M: ¿Se siente angustiada? / P: Bastante.", "Niega sentirse angustiada."],
    ["pt-BR", "M: Sente palpitação? / P: Direto.", "Nega palpitações."],
    ["pt-BR", "P: No braço coça muito. Na perna não coça.", "Nega prurido no braço."],
    [
      "en-US",
      "M: I'm checking ketones tomorrow. Urine today, no ketones.",
      "Ketones present in the urine.",
    ],
  ])("is held to the talk (%s: %s)", (locale, talk, sentence) => {
    expect(believes(locale, talk, sentence)).toBe(false);
  });

  it.each<Row>([
    ["pt-BR", "M: Há quanto tempo essa dor? / P: Ah, umas quatro semanas.", "Dor há um mês."],
    ["es", "M: ¿Desde cuándo el mareo? / P: Desde el mes pasado.", "Mareo de un mes de evolución."],
    ["en-US", "M: How long? / P: A day and a half.", "Symptoms for 36 hours."],
    ["pt-BR", "M: Intubado nunca? / P: Não, nunca.", "Sem intubação prévia."],
    ["pt-BR", "P: Ardeu em março. Agora não arde mais.", "Sem disúria atual."],
    ["es", "M: ¿Alergia? / P: Sólo al mango.", "Alergia al mango; sin otras alergias."],
    [
      "pt-BR",
      "M: Como foi depois da terceira sessão? / P: Fiquei três dias de cama.",
      "Repouso por três dias após o terceiro ciclo.",
    ],
    ["en-US", "M: The CT from the ER in May was normal.", "Head CT in May without abnormality."],
  ])("is believed where it is told so (%s: %s)", (locale, talk, sentence) => {
    expect(believes(locale, talk, sentence)).toBe(true);
  });
});

describe("names of tests, vaccines and medicines, and whose an answer was", () => {
  it.each<Row>([
    [
      "es",
      "M: ¿Y vacunas? / P: La del tétanos sí. La del neumococo no, se me olvidó.",
      "Recibió la vacuna contra el neumococo.",
    ],
    [
      "pt-BR",
      "M: Vacina? / P: A da gripe ainda não. A de tétano tomei.",
      "Vacina contra influenza realizada.",
    ],
    ["en-US", "M: Any shots? / P: Flu shot yes. Shingles not yet.", "Received the zoster vaccine."],
    ["pt-BR", "M: Mancha com borda. Raspei. Vamos ver.", "FTA-Abs reagente."],
    ["es", "M: Le iba a pasar clonidina, pero no, mejor no.", "Se indica clonidina nocturna."],
    ["en-US", "M: I was thinking nadolol, but with the asthma, no.", "Started on nadolol."],
    [
      "es",
      "M: ¿Alergias? / P: A la aspirina. No, miento, esa es la de Ramiro.",
      "Paciente alérgico a la aspirina.",
    ],
    ["pt-BR", "M: Primeiro o toque, e depois a cistoscopia, dependendo.", "Cistoscopia realizada."],
    [
      "en-US",
      "M: Zyrtec still? / C: Just in the winter. He's off it now.",
      "Zyrtec is used daily at present.",
    ],
    [
      "pt-BR",
      "M: Mãe, senta. Alguém na família com asma? / C: Eu tive, quando era menina.",
      "Pai com asma.",
    ],
    [
      "en-US",
      "P: I ain't on the Januvia no more, tore my stomach up.",
      "Continues to take Januvia.",
    ],
  ])("are held to the talk (%s: %s)", (locale, talk, sentence) => {
    expect(believes(locale, talk, sentence)).toBe(false);
  });

  it.each<Row>([
    [
      "pt-BR",
      "M: Olha aqui na tela, nódulo na prega vocal. Repito a laringoscopia em três meses.",
      "Laringoscopia com nódulo em prega vocal.",
    ],
    [
      "pt-BR",
      "M: Mãe, senta. Alguém na família com asma? / C: Eu tive, quando era menina.",
      "Mãe com asma na infância.",
    ],
    ["en-US", "M: So, Dad: he has asthma, and less appetite.", "Decreased appetite."],
    [
      "en-US",
      "P: They took the tip of my finger off in May.",
      "Amputation of the fingertip in May.",
    ],
    ["es", "P: Tomo dos tabletas de quinientos de la metformina.", "Metformina 1000 mg."],
    [
      "es",
      "P: La azitromicina me brota toda. / M: ¿Ahora tiene ronchas? / P: No.",
      "Ronchas con azitromicina.",
    ],
    [
      "en-US",
      "M: How many days a week? / P: Two, my wife says three. / M: And the Tylenol? / P: Okay, three days a week.",
      "Tylenol three days a week.",
    ],
  ])("are believed where they are told so (%s: %s)", (locale, talk, sentence) => {
    expect(believes(locale, talk, sentence)).toBe(true);
  });
});
