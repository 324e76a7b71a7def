import { describe, expect, it } from "vitest";
import { collapseLoop, isForeignScript, removeInvented } from "./guards.ts";

const heard = (text: string, ms = 4000): string[] =>
  removeInvented([{ start_ms: 0, end_ms: ms, text }]).map((segment) => segment.text);

describe("guards", () => {
  it("keeps plausible speech", () => {
    for (const text of [
      "Não, não, não, não.",
      "O telefone é nove nove nove nove, oito oito oito oito.",
      "Tomo de manhã e de noite, de manhã e de noite.",
      "38,5 graus.",
      "Sim.",
    ])
      expect(heard(text)).toEqual([text]);
  });

  it("removes a loop and keeps the text around it", () => {
    const loop = "Ele tem dor " + "e tem febre ".repeat(9) + "há dois dias.";
    expect(heard(loop, 60_000)).toEqual(["Ele tem dor e tem febre há dois dias."]);
    expect(collapseLoop("a ".repeat(40))).toBe("a");
    expect(collapseLoop("uma frase que ninguém repete")).toBeNull();
  });

  it("drops other scripts, subtitles, sound marks and too many words for the time", () => {
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
