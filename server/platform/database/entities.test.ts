import type { AgendamentoFields, AgendamentoForm } from "@relato/shared/domain/agendamento.ts";
import type { PacienteFields, pacienteForm } from "@relato/shared/domain/paciente.ts";
import type { LinkFields, OpeningFields } from "@relato/shared/domain/secure-link.ts";
import { expectTypeOf, test } from "vitest";
import type { z } from "zod";
import type { AgendamentoRow } from "./schema/agenda.ts";
import type { PacienteRow } from "./schema/pacientes.ts";
import type { OpeningRow, SecureLinkRow } from "./schema/sharing.ts";

/** A shared schema and the columns of its table have the same types; tsc fails otherwise. */
test("the stored fields of an entity have the types of its columns", () => {
  expectTypeOf<Pick<AgendamentoRow, keyof AgendamentoFields>>().toEqualTypeOf<AgendamentoFields>();
  expectTypeOf<Required<AgendamentoForm>>().toEqualTypeOf<AgendamentoFields>();
  expectTypeOf<Pick<PacienteRow, keyof PacienteFields>>().toEqualTypeOf<PacienteFields>();
  expectTypeOf<z.output<ReturnType<typeof pacienteForm>>>().toEqualTypeOf<PacienteFields>();
  expectTypeOf<Pick<SecureLinkRow, keyof LinkFields>>().toEqualTypeOf<LinkFields>();
  expectTypeOf<Pick<OpeningRow, keyof OpeningFields>>().toEqualTypeOf<OpeningFields>();
});
