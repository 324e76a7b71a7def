import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../language.ts";
import { type DictationAction, interpretDictation } from "./interpret-dictation.ts";
import { joinPassage } from "./passage-text.ts";

const PHRASES = [
  { id: "p1", trigger: "esteatose" },
  { id: "p2", trigger: "fig.normal" },
  { id: "p3", trigger: "birads2" },
];

const signOf = (action: Exclude<DictationAction, { kind: "text" }>): string => {
  switch (action.kind) {
    case "newLine":
      return "\n";
    case "goTo":
      return `<${action.heading}>`;
    case "insertPhrase":
      return `<${action.id}>`;
    default:
      return `<${action.kind}>`;
  }
};

/** A block after turns, each as it was recognised. Commands that leave it are in brackets. */
const write = (
  turns: readonly string[],
  language: Language,
  { commands = true, before = "", after = "" } = {},
): string => {
  let block = before;
  for (const turn of turns) {
    const line = block.split("\n").at(-1)!;
    const options = { language, commands, before: line, phrases: PHRASES };
    for (const action of interpretDictation(turn, options)) {
      if (action.kind === "text") {
        const place = { before: block.split(/[\n>]/).at(-1)!, after };
        const { text, back } = joinPassage(action, place);
        block = block.slice(0, block.length - back) + text;
      } else block = block.trimEnd() + signOf(action);
    }
  }
  return block;
};

/** As recognised (a slash is a pause), as written. Turns follow the text "Exame:". */
type Case = readonly [heard: string, written: string];

const PORTUGUESE: readonly Case[] = [
  // Commands.
  ["fígado normal ponto baço normal ponto", "Fígado normal. Baço normal."],
  ["fígado normal vírgula sem lesões focais ponto", "Fígado normal, sem lesões focais."],
  ["fígado normal ponto final", "Fígado normal."],
  ["fígado normal nova linha baço normal", "Fígado normal\nBaço normal"],
  ["fígado normal ponto novo parágrafo baço normal ponto", "Fígado normal.\nBaço normal."],
  ["fígado normal ponto parágrafo baço normal", "Fígado normal.\nBaço normal"],
  ["conclusão dois pontos esteatose hepática", "Conclusão: esteatose hepática"],
  ["cistos simples ponto e vírgula sem nódulos", "Cistos simples; sem nódulos"],
  ["metástase interrogação", "Metástase?"],
  [
    "nódulo abre parênteses segmento seis fecha parênteses estável",
    "Nódulo (segmento seis) estável",
  ],
  ["próximo campo", "<nextField>"],
  ["doze milímetros próximo campo", "12 mm<nextField>"],
  ["campo anterior", "<previousField>"],
  ["inserir esteatose", "<p1>"],
  ["inserir fig normal", "<p2>"],
  ["inserir birads dois", "<p3>"],
  ["Inserir esteatose.", "<p1>"],
  ["apagar isso", "<deleteThat>"],
  ["Baço normal. Apagar isso.", "Baço normal.<deleteThat>"],
  ["ir para conclusão", "<conclusion>"],
  ["ir para a impressão diagnóstica", "<conclusion>"],
  ["vá para achados", "<findings>"],
  // The recogniser's own marks.
  ["Fígado normal. Ponto. Baço normal.", "Fígado normal. Baço normal."],
  ["Fígado normal, ponto.", "Fígado normal."],
  ["Fígado normal. / Ponto.", "Fígado normal."],
  ["Fígado normal. / Vírgula sem lesões.", "Fígado normal, sem lesões."],
  ["Nova linha. Baço normal.", "\nBaço normal."],
  ["Fígado normal.. Baço normal.", "Fígado normal. Baço normal."],
  ["Nódulo... de contornos regulares.", "Nódulo de contornos regulares."],
  ["Fígado / De dimensões normais.", "Fígado de dimensões normais."],
  ["Fígado normal, ponto, nova linha, baço normal.", "Fígado normal.\nBaço normal."],
  // Text that sounds like a command.
  ["desvio da linha média", "Desvio da linha média"],
  ["dor no ponto de McBurney", "Dor no ponto de McBurney"],
  ["ponto de McBurney doloroso", "Ponto de McBurney doloroso"],
  ["dor à palpação, ponto de McBurney positivo", "Dor à palpação, ponto de McBurney positivo"],
  ["dor no ponto", "Dor no ponto"],
  ["mede cinco ponto dois", "Mede 5,2"],
  ["mede cinco vírgula dois centímetros ponto", "Mede 5,2 cm."],
  ["ponto hiperecogênico no fígado", "Ponto hiperecogênico no fígado"],
  ["fígado com ponto hiperecogênico ponto", "Fígado com ponto hiperecogênico."],
  ["nota-se ponto ecogênico no rim", "Nota-se ponto ecogênico no rim"],
  ["há ponto focal de sangramento", "Há ponto focal de sangramento"],
  ["um ponto luminoso", "Um ponto luminoso"],
  ["presença de ponto doloroso ponto", "Presença de ponto doloroso."],
  ["do ponto de vista hemodinâmico", "Do ponto de vista hemodinâmico"],
  ["em dois pontos distintos", "Em dois pontos distintos"],
  ["dois pontos hiperecogênicos no baço", "Dois pontos hiperecogênicos no baço"],
  ["os dois pontos ecogênicos", "Os dois pontos ecogênicos"],
  ["uma nova linha de fratura", "Uma nova linha de fratura"],
  ["nova linha de fratura no rádio", "Nova linha de fratura no rádio"],
  ["no campo anterior do pulmão", "No campo anterior do pulmão"],
  ["necessário inserir cateter", "Necessário inserir cateter"],
  ["inserir cateter duplo J", "Inserir cateter duplo J"],
  ["pedimos para apagar isso", "Pedimos para apagar isso"],
  ["ir para casa", "Ir para casa"],
  [
    "o paciente deve ir para conclusão do tratamento",
    "O paciente deve ir para conclusão do tratamento",
  ],
  ["literal ponto", "Ponto"],
  ["o sinal literal vírgula aparece", "O sinal vírgula aparece"],
  ["transcrição literal do pedido", "Transcrição literal do pedido"],
  ["ponto J elevado em V dois e V três", "Ponto J elevado em V2 e V3"],
  ["ponto cego da retina", "Ponto cego da retina"],
  ["hepatite A vírgula hepatite B ponto", "Hepatite A, hepatite B."],
  ["grau dois ponto três cistos no rim", "Grau 2. Três cistos no rim"],
  ["grau dois vírgula um cisto", "Grau 2, um cisto"],
  ["nódulo hipoecoico vírgula de contornos regulares", "Nódulo hipoecoico, de contornos regulares"],
  ["BI-RADS quatro A ponto baço normal", "BI-RADS 4A. Baço normal"],
  ["L quatro L cinco vírgula L cinco S um", "L4-L5, L5-S1"],
  ["sem lesões ponto fígado homogêneo", "Sem lesões. Fígado homogêneo"],
  ["sem lesões ponto canal vertebral normal", "Sem lesões. Canal vertebral normal"],
  ["sem lesões ponto líquido livre ausente", "Sem lesões. Líquido livre ausente"],
  ["conclusão dois pontos sinais de esteatose", "Conclusão: sinais de esteatose"],
  ["não visualizado ponto paciente em jejum", "Não visualizado. Paciente em jejum"],
];

const ENGLISH: readonly Case[] = [
  [
    "the liver is normal period the spleen is normal period",
    "The liver is normal. The spleen is normal.",
  ],
  ["no focal lesions comma no ascites full stop", "No focal lesions, no ascites."],
  ["impression colon no acute findings", "Impression: no acute findings"],
  ["common bile duct colon normal", "Common bile duct: normal"],
  ["simple cysts semicolon no nodules", "Simple cysts; no nodules"],
  ["metastasis question mark", "Metastasis?"],
  ["nodule open parenthesis segment six close parenthesis stable", "Nodule (segment six) stable"],
  ["liver normal new line spleen normal", "Liver normal\nSpleen normal"],
  ["next field", "<nextField>"],
  ["previous field", "<previousField>"],
  ["insert esteatose", "<p1>"],
  ["scratch that", "<deleteThat>"],
  ["go to the impression", "<conclusion>"],
  ["Liver normal. Period.", "Liver normal."],
  ["unremarkable on the left period", "Unremarkable on the left."],
  ["unchanged over the menstrual period", "Unchanged over the menstrual period"],
  ["in the follow-up period", "In the follow-up period"],
  ["a period of six months", "A period of 6 months"],
  ["period of observation", "Period of observation"],
  ["stable during this period", "Stable during this period"],
  ["the colon is normal period", "The colon is normal."],
  ["sigmoid colon is not distended", "Sigmoid colon is not distended"],
  ["no wall thickening of the colon", "No wall thickening of the colon"],
  ["colon cancer", "Colon cancer"],
  ["colon normal", "Colon normal"],
  ["stool in the ascending colon and rectum", "Stool in the ascending colon and rectum"],
  ["a new line of fracture", "A new line of fracture"],
  ["central line in place", "Central line in place"],
  ["in the next field of view", "In the next field of view"],
  ["insert a catheter", "Insert a catheter"],
  ["advised to delete that", "Advised to delete that"],
  ["literally period", "Period"],
  ["three point two centimeters period", "3.2 cm."],
  ["worst at L five S one period", "Worst at L5-S1."],
  ["at this point no lesion", "At this point no lesion"],
  ["came to a full stop", "Came to a full stop"],
  ["go to surgery", "Go to surgery"],
];

const SPANISH: readonly Case[] = [
  ["hígado normal punto bazo normal punto", "Hígado normal. Bazo normal."],
  ["hígado normal coma sin lesiones punto final", "Hígado normal, sin lesiones."],
  ["conclusión dos puntos esteatosis", "Conclusión: esteatosis"],
  ["quistes simples punto y coma sin nódulos", "Quistes simples; sin nódulos"],
  ["hígado normal punto y aparte bazo normal", "Hígado normal.\nBazo normal"],
  ["hígado normal nueva línea bazo normal", "Hígado normal\nBazo normal"],
  [
    "nódulo abre paréntesis segmento seis cierra paréntesis estable",
    "Nódulo (segmento seis) estable",
  ],
  ["siguiente campo", "<nextField>"],
  ["insertar esteatose", "<p1>"],
  ["borra eso", "<deleteThat>"],
  ["ir a la conclusión", "<conclusion>"],
  ["Hígado normal. Punto.", "Hígado normal."],
  ["paciente en coma", "Paciente en coma"],
  ["coma hepático", "Coma hepático"],
  ["el coma es profundo", "El coma es profundo"],
  ["encefalopatía coma profundo", "Encefalopatía coma profundo"],
  ["nódulo coma de contornos regulares", "Nódulo, de contornos regulares"],
  ["desviación de la línea media", "Desviación de la línea media"],
  ["punto de McBurney positivo", "Punto de McBurney positivo"],
  ["en el punto", "En el punto"],
  ["punto hiperecogénico en el hígado", "Punto hiperecogénico en el hígado"],
  ["se observan dos puntos hiperecogénicos", "Se observan dos puntos hiperecogénicos"],
  ["una nueva línea de fractura", "Una nueva línea de fractura"],
  ["en el campo anterior", "En el campo anterior"],
  ["mide tres coma dos centímetros coma estable", "Mide 3,2 cm, estable"],
  ["desde el punto de vista clínico", "Desde el punto de vista clínico"],
  ["literal coma", "Coma"],
  ["insertar sonda", "Insertar sonda"],
  ["no se visualiza punto riñón normal", "No se visualiza. Riñón normal"],
  ["hepatitis A coma hepatitis B", "Hepatitis A, hepatitis B"],
];

const CASES: Readonly<Record<Language, readonly Case[]>> = {
  "pt-BR": PORTUGUESE,
  "en-US": ENGLISH,
  es: SPANISH,
};

describe.each(LANGUAGES)("dictation in %s", (language) => {
  it.each(CASES[language])("%s", (heard, written) => {
    // The first passage follows a finished sentence.
    const before = "Exame. ";
    const block = write(heard.split(" / "), language, { before });
    expect(block.slice("Exame.".length).replace(/^ /, "")).toBe(written);
  });

  it("is only text while voice commands are off", () => {
    for (const [heard] of CASES[language]) {
      const options = { language, commands: false, before: "", phrases: PHRASES };
      const kinds = interpretDictation(heard, options).map(({ kind }) => kind);
      expect(kinds).toEqual(["text"]);
    }
  });

  it("does not change what it wrote", () => {
    for (const [, written] of CASES[language]) {
      if (/[<\n]/.test(written)) continue;
      expect(write([written], language, { commands: false })).toBe(written);
    }
  });

  it("takes any words in any order, and loses none while commands are off", () => {
    const words = CASES[language].flatMap(([heard]) => heard.split(" "));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 30 }), (spoken) => {
        const turn = spoken.join(" ");
        const options = { language, before: "", phrases: PHRASES };
        const done = interpretDictation(turn, { ...options, commands: true });
        const texts = done.flatMap((action) => (action.kind === "text" ? [action.text] : []));
        expect(texts.map((text) => text.trim())).toEqual(texts);
        const once = write([turn], language, { commands: false });
        expect(write([once], language, { commands: false })).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a passage in its place", () => {
  const pt = (turn: string, place: { before?: string; after?: string }): string =>
    write([turn], "pt-BR", place);

  it("has one space and no capital inside a sentence", () => {
    expect(pt("Contornos regulares.", { before: "Fígado de" })).toBe(
      "Fígado de contornos regulares.",
    );
    expect(pt("Doppler normal.", { before: "Estudo com " })).toBe("Estudo com Doppler normal.");
    expect(pt("BI-RADS dois.", { before: "Categoria" })).toBe("Categoria BI-RADS 2.");
  });

  it("loses the recogniser's full stop where the text goes on", () => {
    expect(pt("Três milímetros.", { before: "Mede", after: " no maior eixo" })).toBe("Mede 3 mm");
    expect(pt("Regular.", { before: "contorno ", after: "e liso" })).toBe("contorno regular ");
    expect(pt("regular ponto", { before: "contorno", after: " e liso" })).toBe("contorno regular.");
  });

  it("begins a block with a capital and without a mark", () => {
    expect(pt("fígado normal", {})).toBe("Fígado normal");
    expect(pt("ponto", {})).toBe("");
    expect(pt("ponto luminoso", {})).toBe("Ponto luminoso");
  });
});
