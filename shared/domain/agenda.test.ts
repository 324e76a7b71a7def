import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { countConflicts, endOf, isNear, nextAppointment } from "./agenda.ts";
import { type AgendamentoDraft, agendamentoForm, readDuracao, readInstant } from "./agendamento.ts";
import { readForm } from "./fields.ts";

const DRAFT: AgendamentoDraft = {
  data: "2026-11-21T12:00:00Z",
  duracao_min: 30,
  tipo: "Presencial",
  titulo: "",
  paciente_id: null,
};

const readAgendamento = (draft: AgendamentoDraft) => readForm(agendamentoForm, draft);

test("the duration is 30 when it is empty or invalid", () => {
  for (const typed of ["", null, "x", "0", -5, 1441, 1.5, "30 min", Number.NaN, Infinity])
    expect([typed, readDuracao(typed)]).toEqual([typed, 30]);
  expect([readDuracao("45"), readDuracao(1), readDuracao(1440)]).toEqual([45, 1, 1440]);
});

describe("an appointment form", () => {
  test("is stored in UTC, with null for empty fields", () => {
    expect(readAgendamento({ ...DRAFT, data: "2026-11-21T09:00:00-03:00", titulo: " " })).toEqual({
      fields: { ...DRAFT, data: "2026-11-21T12:00:00.000Z", titulo: null },
      errors: [],
    });
  });
  test("needs date and time", () => {
    for (const data of [
      "",
      "2026-11-21",
      "2026-11-21T09:00",
      "2026-02-30T25:00:00Z",
      "now",
      "9999-01-01T00:00:00Z",
    ])
      expect([data, readAgendamento({ ...DRAFT, data }).errors]).toEqual([
        data,
        [{ field: "data", code: "DATA_HORA_REQUIRED" }],
      ]);
    expect(readInstant("2026-11-21T09:00+01:00")).toBe("2026-11-21T08:00:00.000Z");
  });
  test("has a title of 200 characters at most", () => {
    expect(readAgendamento({ ...DRAFT, titulo: "a".repeat(200) }).errors).toEqual([]);
    expect(readAgendamento({ ...DRAFT, titulo: "a".repeat(201) }).errors).toEqual([
      { field: "titulo", code: "FIELD_TOO_LONG" },
    ]);
  });
});

describe("conflicts", () => {
  const slot = fc.record({
    data: fc.integer({ min: 0, max: 300 }).map((n) => new Date(n * 60_000).toISOString()),
    duracao_min: fc.integer({ min: 1, max: 90 }),
    cancelled_at: fc.option(fc.constant("2026-01-01T00:00:00Z"), { freq: 5 }),
  });
  test("are overlaps, counted as by comparing each pair", () => {
    fc.assert(
      fc.property(fc.array(slot, { maxLength: 30 }), (all) => {
        const counts = countConflicts(all);
        for (const one of all) {
          const expected = all.filter(
            (other) =>
              other !== one &&
              other.cancelled_at === null &&
              other.data < endOf(one) &&
              endOf(other) > one.data,
          ).length;
          expect(counts.get(one)).toBe(one.cancelled_at === null ? expected : undefined);
        }
      }),
    );
  });
  test("do not include adjacent appointments", () => {
    const at = (data: string) => ({ data, duracao_min: 30, cancelled_at: null });
    const [a, b, c] = [
      at("2026-01-01T09:00:00.000Z"),
      at("2026-01-01T09:30:00.000Z"),
      at("2026-01-01T09:59:00.000Z"),
    ];
    const counts = countConflicts([a, b, c]);
    expect([a, b, c].map((one) => counts.get(one))).toEqual([0, 1, 1]);
  });
});

describe("the next appointment", () => {
  const slot = (data: string, more = {}) => ({
    ...{ data: `2027-03-10T${data}:00.000Z`, duracao_min: 30, cancelled_at: null },
    ...{ consulta_id: null, paciente: {} },
    ...more,
  });
  const at = (time: string): Date => new Date(`2027-03-10T${time}:00Z`);

  it("is the first with a patient, without a consultation, that is not cancelled", () => {
    const expected = slot("10:00");
    const list = [
      slot("09:00", { consulta_id: "a" }),
      slot("09:10", { cancelled_at: "2027-03-09T00:00:00.000Z" }),
      slot("09:20", { paciente: null }),
      expected,
      slot("10:30"),
    ];
    expect(nextAppointment(list, at("09:00"))).toBe(expected);
    expect(nextAppointment([], at("09:00"))).toBeNull();
  });

  it("is expected until half an hour after its end", () => {
    const list = [slot("09:00"), slot("11:00")];
    expect(nextAppointment(list, at("09:59"))).toBe(list[0]);
    expect(nextAppointment(list, at("10:00"))).toBe(list[1]);
  });

  it("is near within an hour", () => {
    expect(isNear(slot("10:00"), at("08:59"))).toBe(false);
    expect(isNear(slot("10:00"), at("09:00"))).toBe(true);
    expect(isNear(slot("10:00"), at("10:05"))).toBe(true);
  });
});
