import type { Speaker } from "@relato/shared/domain/transcript.ts";
import { expect, it } from "vitest";
import { readVisit } from "./visit.ts";

const turnsOf = (...said: [Speaker, string][]) =>
  said.map(([speaker, text], i) => ({
    i,
    speaker,
    start_ms: i * 1000,
    end_ms: i * 1000 + 900,
    text,
  }));

it("never quotes a sentence alone that a companion retracts", () => {
  const visit = readVisit(
    turnsOf(
      ["medico", "Há quanto tempo está inchado?"],
      ["paciente", "Faz uns dez dias."],
      ["acompanhante", "Faz umas três semanas, pai, desde o aniversário da Bia."],
      ["paciente", "É, três semanas."],
    ),
    "pt-BR",
  );
  const withdrawn = visit.find(({ sentence }) => sentence.text === "Faz uns dez dias.")!;
  expect(withdrawn.text).toBeUndefined();
  const bearers = visit.filter((read) => read.withdrawn.includes(withdrawn.sentence));
  expect(bearers.map(({ sentence }) => sentence.speaker)).toEqual(["acompanhante"]);
});

it("withdraws nothing if sentences state different facts", () => {
  const visit = readVisit(
    turnsOf(
      ["medico", "Toma algum remédio?"],
      ["paciente", "Losartana de cinquenta, uma por dia."],
      ["acompanhante", "E metformina de oitocentos e cinquenta, duas por dia."],
    ),
    "pt-BR",
  );
  expect(visit.every(({ withdrawn }) => withdrawn.length === 0)).toBe(true);
});

it("quotes a retracted sentence only before its corrector", () => {
  const visit = readVisit(
    turnsOf(
      ["medico", "Há quanto tempo coça?"],
      ["paciente", "Umas duas semanas. Não, minto, três semanas."],
      ["medico", "E coça mais de noite?"],
      ["acompanhante", "Desde então ela não dorme."],
    ),
    "pt-BR",
  );
  const quoted = visit.map(({ antecedents, withdrawn }) =>
    [...antecedents, ...withdrawn].map(({ text }) => text).join(" "),
  );
  const alone = quoted.filter(
    (text) => text.includes("duas semanas") && !text.includes("três semanas"),
  );
  expect(alone).toEqual([]);
});
