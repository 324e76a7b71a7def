import { describe, expect, it } from "vitest";
import { readText } from "../talk/sentences.ts";
import { isDerived, isReckoned, isSum } from "./derived-numbers.ts";
import { quantitiesOf } from "./quantities.ts";

const read = (text: string) => quantitiesOf(readText(text, "pt-BR"), "pt-BR");

describe("numbers of a note", () => {
  it.each([
    ["28 doses", "De seis em seis horas por sete dias."],
    ["600 mg", "Tomo três de duzentos."],
    ["CVV 188", "CVV, um oito oito."],
    ["caiu 2,8", "Era dez vírgula quatro, agora sete vírgula seis."],
  ])("are derived: %s", (note, said) => {
    const [number] = read(note);
    expect(isReckoned(number!, read(said))).toBe(true);
  });

  it("are derived as a sum separately, since sums match by chance", () => {
    expect(isSum(read("18 latas")[0]!, read("Doze no sábado, seis no domingo."))).toBe(true);
  });

  it("are not a pressure in tens if they have decimals", () => {
    expect(isDerived(read("135")[0]!, read("Pressão treze e meio por oito."))).toBe(true);
    expect(isDerived(read("42")[0]!, read("TRAb quatro vírgula dois."))).toBe(false);
  });

  it("end with an article at the end of a clause", () => {
    expect(read("A glicada tá nove e um.").map(({ raw }) => raw)).toEqual([9.1]);
  });
});
