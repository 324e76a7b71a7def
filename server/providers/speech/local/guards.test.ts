import { describe, expect, it } from "vitest";
import { collapseLoop, guard, isForeignScript } from "./guards.ts";

const heard = (text: string, ms = 4000): string[] =>
  guard([{ start_ms: 0, end_ms: ms, text }]).map((segment) => segment.text);

describe("guards", () => {
  it("leaves what people say alone", () => {
    for (const text of [
      "Não, não, não, não.",
      "O telefone é nove nove nove nove, oito oito oito oito.",
      "Tomo de manhã e de noite, de manhã e de noite.",
      "38,5 graus.",
      "Sim.",
    ])
      expect(heard(text)).toEqual([text]);
  });

  it("takes a loop for what it is, and keeps what stood around it", () => {
    const loop = "Ele tem dor " + "e tem febre ".repeat(9) + "há dois dias.";
    expect(heard(loop, 60_000)).toEqual(["Ele tem dor e tem febre há dois dias."]);
    expect(collapseLoop("a ".repeat(40))).toBe("a");
    expect(collapseLoop("uma frase que ninguém repete")).toBeNull();
  });

  it("drops other scripts, subtitles, marks of sounds and more words than there is time", () => {
    expect(isForeignScript("спасибо за просмотр")).toBe(true);
    expect(isForeignScript("Coração, ação e pão")).toBe(false);
    for (const text of [
      "ご視聴ありがとうございました",
      "Legendas pela comunidade Amara.org",
      "Thanks for watching!",
      "[Música] ♪",
      "...",
    ])
      expect(heard(text)).toEqual([]);
    expect(heard("[tosse] Tenho febre.")).toEqual(["Tenho febre."]);
    expect(heard("palavra ".repeat(3) + "e ainda muitas outras que ninguém diz", 200)).toEqual([]);
  });
});
