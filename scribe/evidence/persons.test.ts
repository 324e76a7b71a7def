import { describe, expect, it } from "vitest";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { readText } from "../talk/sentences.ts";
import { personAt } from "./locality.ts";
import { kinMarks, namesStranger } from "./persons.ts";
import { readTalk } from "./talk.ts";

const turns = (
  [
    ["medico", "Heitor, toma algum remédio?"],
    ["acompanhante", "Eu também sou diabética, tomo metformina."],
    ["acompanhante", "O Heitor toma losartana."],
    ["paciente", "Meu vizinho toma enalapril."],
    ["paciente", "Quem operou foi o Genival."],
  ] as const
).map(([speaker, text], i): Turn => ({ i, speaker, start_ms: i, end_ms: i + 1, text }));
const talk = readTalk(turns, "pt-BR");

describe("persons of the talk", () => {
  it("are the companion speaking about their own health, or someone else", () => {
    expect(personAt(talk, 1, 6)).toBe("companion");
    expect(personAt(talk, 2, 3)).toBe("");
    expect(personAt(talk, 3, 3)).toBe("person friend");
  });

  it("are strangers if the doctor never says their name", () => {
    expect([0, 1, 2, 3, 4].map((at) => namesStranger(talk, at))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it("exclude abbreviations", () => {
    const marks = (text: string) => kinMarks(readText(text, "pt-BR"), "pt-BR").length;
    expect([marks("Cefalexina 500 mg VO."), marks("O vô teve infarto.")]).toEqual([0, 1]);
  });
});
