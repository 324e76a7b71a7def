import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { expect, test } from "vitest";
import { bodyOf, collidedIn, draftOf, instantOf, newDraft, typeOn } from "./form-draft.ts";

const ZONE = "America/New_York";
/** The second 1:30 of the night when clocks go back. */
const SECOND: Agendamento = {
  id: "0b9f8d2e-7a54-4a51-9c0e-3f6f1d2a7c11",
  data: "2026-11-01T06:30:00.000Z",
  duracao_min: 45,
  tipo: "Telemedicina",
  titulo: null,
  paciente: null,
  consulta_id: null,
  cancelled_at: null,
  conflicts: 0,
  channels: { email: true, whatsapp: true },
  locale: "en-us",
};

test("a new appointment is at 09:00 for 30 minutes", () => {
  const draft = newDraft("2026-11-23", "pt-br");
  expect(bodyOf(draft, instantOf(draft, "America/Sao_Paulo", null))).toEqual({
    data: "2026-11-23T12:00:00.000Z",
    duracao_min: 30,
    tipo: "Presencial",
    titulo: "",
    paciente_id: null,
    channels: { email: true, whatsapp: true },
    locale: "pt-br",
  });
});

test("what is opened and saved as it was stays at its instant, also in an hour that comes twice", () => {
  const draft = draftOf(SECOND, ZONE);
  expect([draft.day, draft.time]).toEqual(["2026-11-01", "01:30"]);
  expect(bodyOf(draft, instantOf(draft, ZONE, SECOND)).data).toBe(SECOND.data);
  // Chosen anew, it is the first.
  expect(instantOf(draft, ZONE, null)).toEqual({
    instant: "2026-11-01T05:30:00.000Z",
    kind: "repeated",
  });
  expect(instantOf({ ...draft, time: "03:00" }, ZONE, SECOND)?.instant).toBe(
    "2026-11-01T08:00:00.000Z",
  );
});

test("an invalid duration is 30 minutes, a missing day or time no instant", () => {
  const draft = newDraft("2026-11-23", "pt-br");
  expect(bodyOf({ ...draft, duracao: "muito" }, null)).toMatchObject({ duracao_min: 30, data: "" });
  for (const part of [{ day: "" }, { time: "" }])
    expect(instantOf({ ...draft, ...part }, ZONE, null)).toBeNull();
});

test("what was saved elsewhere collides only with what was typed before, and not with the same words", () => {
  const opened = newDraft("2026-11-23", "pt-br");
  const typed = typeOn(undefined, opened, { ...opened, titulo: "Meu", paciente_id: null });
  expect(collidedIn(typed, opened)).toEqual([]);
  const moved = { ...opened, time: "10:00", channels: { ...opened.channels } };
  expect(collidedIn(typed, moved)).toEqual([]);
  const theirs = { ...moved, titulo: "Deles" };
  expect(collidedIn(typed, theirs)).toEqual(["titulo"]);
  expect(collidedIn(typed, { ...moved, titulo: "Meu" })).toEqual([]);
  // Typed over 10:00, which was seen; the title still collides.
  const more = typeOn(typed, theirs, { ...theirs, ...typed.fields, time: "11:00" });
  expect(collidedIn(more, theirs)).toEqual(["titulo"]);
  expect(collidedIn(more, { ...theirs, time: "12:00" })).toEqual(["titulo", "time"]);
  expect(collidedIn(typeOn(more, theirs, { ...theirs, time: "11:00" }), theirs)).toEqual([]);
});
