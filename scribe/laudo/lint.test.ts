import type { LintKind } from "@relato/shared/domain/laudo/lint.ts";
import { describe, expect, it } from "vitest";
import { en, es, findingsOf, type GivenLaudo, kindsOf, MAN, pt } from "./lint-fixtures.ts";

/** Each row: a laudo with the error, and a similar sound one. */
const pairs: [LintKind, string, GivenLaudo, GivenLaudo][] = [
  [
    "laterality",
    "the conclusion's side",
    { text: pt("Cálculo de 6 mm no rim direito.", "Nefrolitíase à esquerda, 6 mm.") },
    {
      text: pt(
        "Cálculo de 6 mm no rim direito. Cisto simples no rim esquerdo.",
        "Nefrolitíase à direita. Cisto renal à esquerda.",
      ),
    },
  ],
  [
    "laterality",
    "the order's side",
    {
      locale: "es",
      patient: MAN,
      order: "RM rodilla derecha",
      text: es("Meniscos conservados.", "Estudio normal.", "RM de rodilla izquierda"),
    },
    {
      locale: "es",
      patient: MAN,
      order: "RM rodilla derecha",
      text: es("Meniscos conservados.", "Estudio normal.", "RM de rodilla derecha"),
    },
  ],
  [
    "sex_organ",
    "an organ of the other sex",
    { text: pt("Próstata de dimensões normais.", "Exame normal.") },
    { text: pt("Útero em anteversão. Mãe com câncer de mama.", "Exame normal.") },
  ],
  [
    "sex_organ",
    "a word of the other sex",
    { locale: "en-US", text: en("72-year-old male. Lungs are clear.", "Normal study.") },
    {
      locale: "en-US",
      text: en("Single live fetus. Male external genitalia.", "Normal study."),
    },
  ],
  [
    "age",
    "an age",
    { text: pt("Paciente de 63 anos. Fígado normal.", "Exame normal.") },
    {
      text: pt(
        "Paciente de 45 anos. Mãe com câncer aos 68 anos. Tabagista de 20 anos-maço.",
        "Exame normal.",
      ),
    },
  ],
  [
    "age",
    "months next to a birth date of years ago",
    { text: pt("Lactente de 2 meses. Fígado normal.", "Exame normal.") },
    { text: pt("Paciente de 45 anos e 2 meses de vida. Fígado normal.", "Exame normal.") },
  ],
  [
    "age",
    "a group",
    { locale: "en-US", patient: MAN, text: en("Open growth plates.", "Normal study.") },
    { locale: "en-US", patient: MAN, text: en("Cirrhosis, Child-Pugh A.", "Cirrhosis.") },
  ],
  [
    "unit_magnitude",
    "a wrong unit",
    { locale: "es", text: es("Hígado de 150 cm, homogéneo.", "Estudio normal.") },
    { locale: "es", text: es("Hígado de 150 mm, homogéneo.", "Estudio normal.") },
  ],
  [
    "unit_magnitude",
    "a volume against its diameters",
    { text: pt("Lobo direito: 4,6 x 1,5 x 1,6 cm (volume 57 mL).", "Tireoide normal.") },
    { text: pt("Lobo direito: 4,6 x 1,5 x 1,6 cm (volume 5,7 mL).", "Tireoide normal.") },
  ],
  [
    "number_mismatch",
    "a size",
    { text: pt("Nódulo de 1,8 cm na mama direita.", "Nódulo de 2,8 cm na mama direita.") },
    {
      text: pt(
        "Nódulo de 1,8 cm na mama direita, anterior 1,5 cm.",
        "Nódulo de 18 mm na mama direita (anterior 1,5 cm).",
      ),
    },
  ],
  [
    "number_mismatch",
    "a level",
    { locale: "es", text: es("Protrusión en L4-L5. L5-S1 normal.", "Protrusión en L5-S1.") },
    {
      locale: "es",
      text: es("Protrusión en L4-L5. Extrusión en L5-S1.", "Protrusión L4-L5 y extrusión L5-S1."),
    },
  ],
  [
    "number_mismatch",
    "a count",
    {
      locale: "en-US",
      text: en("Three enhancing brain lesions.", "Five enhancing brain lesions."),
    },
    {
      locale: "en-US",
      text: en("Three enhancing brain lesions.", "Three enhancing brain lesions."),
    },
  ],
  [
    "negation_conflict",
    "denied in the findings",
    { locale: "en-US", text: en("No pleural effusion.", "Small left pleural effusion.") },
    { locale: "en-US", text: en("No pleural effusion or nodule.", "No pleural effusion.") },
  ],
  [
    "negation_conflict",
    "denied in the conclusion",
    { text: pt("Cálculo de 4 mm no rim direito.", "Rins sem cálculos.") },
    { text: pt("Rim direito: cálculo de 4 mm. Rim esquerdo: sem cálculos.", "Nefrolitíase.") },
  ],
  [
    "missing_conclusion",
    "a mass",
    {
      locale: "en-US",
      text: en("Pancreas: 3 cm mass in the body. Cholelithiasis.", "Cholelithiasis."),
    },
    {
      locale: "en-US",
      text: en("Pancreas: 3 cm mass in the body.", "Pancreatic neoplasm until proven otherwise."),
    },
  ],
  [
    "missing_conclusion",
    "no conclusion at all",
    { text: "# Rx\n\n## Achados\nFratura do rádio distal.\n" },
    { text: "# Rx\n\n## Achados\nSem fraturas.\n" },
  ],
  [
    "orphan_conclusion",
    "a finding from nowhere",
    { text: pt("Vesícula normal. Fígado homogêneo.", "Hemangioma hepático no segmento VII.") },
    {
      text: pt(
        "Nódulo hiperecogênico no segmento VII do fígado.",
        "Hemangioma hepático no segmento VII.",
      ),
    },
  ],
  [
    "leftover_mask",
    "alternatives",
    { text: pt("Útero [normal | aumentado].", "Exame normal.") },
    { text: pt("Útero normal [1], medindo (7,2 x 4,1 cm). Cariótipo 46,XX.", "Exame normal.") },
  ],
  [
    "leftover_mask",
    "an undecided side",
    { locale: "es", text: es("Riñón derecho/izquierdo sin litiasis.", "Estudio normal.") },
    { locale: "es", text: es("Riñón derecho/izquierdo: 10,1/10,4 cm.", "Estudio normal.") },
  ],
  [
    "leftover_mask",
    "an undecided value, in any gender and number",
    { text: pt("Vesícula vazia/repleta. Fígado normal.", "Exame normal.") },
    { text: pt("Vesícula repleta. PSA livre/total 0,2.", "Exame normal.") },
  ],
  [
    "leftover_mask",
    "a date without numbers",
    { text: pt("Em comparação com exame de DD/MM/AAAA, fígado normal.", "Exame normal.") },
    { text: pt("Em comparação com exame de 02/03/2024, fígado normal.", "Exame normal.") },
  ],
  [
    "wrong_patient",
    "another name",
    { text: `**Paciente:** Roberta Mascarenhas\n\n${pt("Fígado normal.", "Exame normal.")}` },
    {
      text: `**Paciente:** Ana S. Prado\nSolicitante: Dr. Paulo Furtado\n\n${pt(
        "Fígado normal.",
        "Exame normal.\n\nDra. Marta Lima Reis\nCRM 1234",
      )}`,
    },
  ],
  [
    "critical_uncommunicated",
    "a pneumothorax",
    { locale: "es", text: es("Neumotórax izquierdo.", "Neumotórax izquierdo.") },
    {
      locale: "es",
      text: es("Neumotórax izquierdo.", "Neumotórax izquierdo. Se comunicó al Dr. Paz a las 10 h."),
    },
  ],
  [
    "followup_no_term",
    "a follow-up",
    { text: pt("Cisto de 3 cm no ovário direito.", "Cisto ovariano. Controle ecográfico.") },
    {
      text: pt(
        "Cisto de 3 cm no ovário direito.",
        "Cisto ovariano. Controle ecográfico em seis semanas. Seguimento clínico.",
      ),
    },
  ],
  [
    "rads_mismatch",
    "a low category",
    { text: pt("Nódulo espiculado na mama direita.", "Nódulo na mama direita. BI-RADS 2.") },
    {
      text: pt(
        "Cisto simples na mama direita. Sem nódulos espiculados.",
        "Cisto simples na mama direita. BI-RADS 2.",
      ),
    },
  ],
  [
    "rads_mismatch",
    "a high category",
    {
      locale: "en-US",
      text: en("Right breast: simple cyst.", "Simple cyst in the right breast. BI-RADS 5."),
    },
    {
      locale: "en-US",
      text: en(
        "Right breast: irregular spiculated mass.",
        "Suspicious mass in the right breast. BI-RADS 5. Biopsy is recommended.",
      ),
    },
  ],
];

describe("the linter of laudos", () => {
  it.each(pairs)("finds %s: %s", (kind, _, wrong, sound) => {
    expect(kindsOf(wrong)).toContain(kind);
    expect(kindsOf(sound)).toEqual([]);
  });

  it("says where and why, with the words of the text", () => {
    const text = pt("Cálculo de 6 mm no rim direito.", "Nefrolitíase à esquerda.");
    const [finding] = findingsOf({ text });
    expect(finding).toMatchObject({ kind: "laterality", blocking: true });
    expect(text.slice(finding?.start, finding?.end)).toBe(finding?.quote);
    expect(finding?.quote).toBe("Nefrolitíase à esquerda");
  });

  it("compares nothing with a sex or birth date that is not known", () => {
    const patient = { nome: "", sexo: null, data_nascimento: null };
    const text = pt("Paciente Roberta Lima, 63 anos. Próstata normal.", "Normal.");
    expect(kindsOf({ patient, text })).toEqual([]);
  });
});
