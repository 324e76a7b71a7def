import { describe, expect, it } from "vitest";
import { kindsOf, pt } from "./lint-fixtures.ts";

const kindsIn = (sentence: string): string[] => kindsOf({ text: pt(sentence, "Exame normal.") });

describe("text of a template", () => {
  it.each([
    "Nódulo de __ mm.",
    "Nódulo de *** mm.",
    "Nódulo de #,# mm.",
    "Medindo 0,0 x 0,0 cm.",
    "Data: 00/00/0000.",
    "Lado: ( ) direito ( ) esquerdo.",
    "Derrame leve/moderado/acentuado.",
    "Fígado com/sem lesões.",
    "Baço [normal].",
    "Inserir achados aqui.",
  ])("is found: %s", (sentence) => {
    expect(kindsIn(sentence)).toContain("leftover_mask");
  });

  it.each([
    "Glicemia de 90 mg/dL.",
    "Relação E/A de 1,2.",
    "Veias tibiais e/ou fibulares pérvias.",
    "Citado como [sic] no pedido.",
    "Velocidade de 40 cm/s.",
    "Rim direito/esquerdo: 10,1/10,4 cm.",
  ])("is not found: %s", (sentence) => {
    expect(kindsIn(sentence)).not.toContain("leftover_mask");
  });
});
