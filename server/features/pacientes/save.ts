import { pickFields } from "@relato/shared/domain/fields.ts";
import { mergeFields, overlayFields } from "@relato/shared/domain/merge.ts";
import { pacienteFields, type PacienteFields } from "@relato/shared/domain/paciente.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { lockPaciente, updatePaciente } from "./queries.ts";

/**
 * Merges the fields changed since `base` into the current row; without a base, all fields count as
 * changed. A repeated request changes nothing.
 * @throws AppError PACIENTE_CHANGED on a merge conflict, NOT_FOUND
 */
export const changePaciente = async (
  tx: Tx,
  id: string,
  base: Partial<PacienteFields> | null,
  form: Partial<PacienteFields>,
): Promise<void> => {
  const current = pickFields(pacienteFields, await lockPaciente(tx, id));
  const known: PacienteFields = { ...current, ...base };
  const draft: PacienteFields = { ...known, ...form };
  const { changed, conflicts } = mergeFields(base === null ? null : known, draft, current);
  if (conflicts.length > 0) throw new AppError("PACIENTE_CHANGED");
  await updatePaciente(tx, id, overlayFields(current, draft, changed));
};
