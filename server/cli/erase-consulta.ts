import { boot } from "../boot.ts";
import { ERASE_REASONS, type EraseReason, eraseConsulta } from "../features/consultas/erase.ts";
import { createLog } from "../platform/audit/log.ts";
import { readEnvironment } from "../platform/config/environment.ts";
import { parseCommand, usageOf } from "./command-line.ts";
import { CliError } from "./error.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isReason = (text: string | undefined): text is EraseReason =>
  (ERASE_REASONS as readonly (string | undefined)[]).includes(text);

/** `npm run relato -- erase-consulta ID --reason WORD`: erases a record after its legal term. */
export const eraseConsultaCommand = async (args: string[]): Promise<void> => {
  const { operands, values } = parseCommand("erase-consulta", args);
  const [id, ...more] = operands;
  if (id === undefined || more.length > 0) throw new CliError(usageOf("erase-consulta"));
  if (!UUID.test(id)) throw new CliError(`not the id of a consultation: ${id}`);
  const { reason } = values;
  if (!isReason(reason)) throw new CliError(`--reason must be one of ${ERASE_REASONS.join(", ")}`);
  const { deps, stop } = await boot(readEnvironment(), createLog("error"));
  try {
    const erased = await eraseConsulta(deps, id, reason);
    if (erased.kind === "unknown") throw new CliError("no consultation has this id");
    if (erased.kind === "kept")
      throw new CliError(
        "not erased: the law requires the record for 20 years after the patient's last entry " +
          "(Lei 13.787/2018, art. 6)",
      );
    process.stdout.write(`erased with ${erased.removed} recorded files\n`);
    if (erased.unremoved > 0)
      process.stderr.write(
        `${erased.unremoved} files could not be removed; the server removes them later.\n`,
      );
  } finally {
    await stop();
  }
};
