import * as importContract from "@relato/shared/contract/pacientes-import.ts";
import * as contract from "@relato/shared/contract/pacientes.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, type Tx, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { decodeCursor } from "../../platform/http/paging.ts";
import { spendQuota } from "../../platform/quotas/quotas.ts";
import { findDuplicates } from "./duplicates.ts";
import { importPacientes, previewImport } from "./import.ts";
import { pacienteCan } from "./policy.ts";
import {
  deletePaciente,
  insertPaciente,
  listAllPacientes,
  listPacienteChoices,
  lockPaciente,
  requirePaciente,
  searchPacientes,
  setArchived,
} from "./queries.ts";
import { changePaciente } from "./save.ts";
import { listTimeline } from "./timeline.ts";

/** Ten thousand rows with long addresses. */
const MAX_IMPORT_BYTES = 32 * 1024 * 1024;

/** @throws AppError NOT_FOUND, PACIENTE_MERGED */
const lockUnmerged = async (tx: Tx, id: string) => {
  await lockPaciente(tx, id);
  const paciente = await requirePaciente(tx, id);
  if (paciente.is_merged) throw new AppError("PACIENTE_MERGED");
  return paciente;
};

/** A patient with a record is archived. */
const deleteOrArchive = async (tx: Tx, id: string) => {
  const { has_record } = await lockUnmerged(tx, id);
  await (has_record ? setArchived(tx, id, true) : deletePaciente(tx, id));
  return { outcome: has_record ? ("archived" as const) : ("deleted" as const) };
};

export const registerPacientesRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  bind(app, contract.listPacienteChoices, async ({ user }) => ({
    items: await readAs(db, user.id, listPacienteChoices),
  }));

  bind(app, contract.searchPacientes, ({ user, body }) => {
    const cursor = decodeCursor(body.cursor);
    return readAs(db, user.id, (tx) => searchPacientes(tx, user.id, { ...body, cursor }));
  });

  bind(app, contract.getPaciente, async ({ user, params }) => {
    const paciente = await readAs(db, user.id, (tx) => requirePaciente(tx, params.id));
    return { ...paciente, can: pacienteCan(paciente) };
  });

  bind(app, contract.getPacienteTimeline, ({ user, params, query }) => {
    const cursor = decodeCursor(query.cursor);
    return withUser(db, user.id, async (tx) => {
      await requirePaciente(tx, params.id);
      return listTimeline(tx, params.id, cursor);
    });
  });

  bind(app, contract.createPaciente, ({ user, body: { id, ...fields } }) =>
    withUser(db, user.id, async (tx) => {
      // A repeated id means the client retried; the row may have changed since.
      if (!(await insertPaciente(tx, { id, medico_id: user.id, ...fields })))
        await changePaciente(tx, id, null, fields);
      return requirePaciente(tx, id);
    }),
  );

  bind(app, contract.findPacienteDuplicates, async ({ user, body }) => ({
    items: await readAs(db, user.id, (tx) => findDuplicates(tx, user.id, body)),
  }));

  bind(app, contract.updatePaciente, ({ user, params, body: { base, ...fields } }) =>
    withUser(db, user.id, async (tx) => {
      await changePaciente(tx, params.id, base, fields);
      return requirePaciente(tx, params.id);
    }),
  );

  bind(app, contract.removePaciente, ({ user, params }) =>
    withUser(db, user.id, (tx) => deleteOrArchive(tx, params.id)),
  );

  bind(app, contract.restorePaciente, ({ user, params }) =>
    withUser(db, user.id, async (tx) => {
      await lockUnmerged(tx, params.id);
      await setArchived(tx, params.id, false);
      return requirePaciente(tx, params.id);
    }),
  );

  registerFileRoutes(app, deps);
};

/** Import and export of all patients. */
const registerFileRoutes = (app: FastifyInstance, { config, db }: Deps): void => {
  bind(app, contract.exportPacientes, async ({ user }) => ({
    items: await readAs(db, user.id, listAllPacientes),
  }));

  bind(
    app,
    importContract.previewImport,
    ({ user, body }) => withUser(db, user.id, (tx) => previewImport(tx, body.rows)),
    { bodyLimit: MAX_IMPORT_BYTES },
  );

  bind(
    app,
    importContract.importPacientes,
    async ({ user, body }) => ({
      imported: await withUser(db, user.id, async (tx) => {
        const imported = await importPacientes(tx, user.id, body.rows);
        // A repeated import inserts nothing.
        if (imported > 0) await spendQuota(tx, config, "import");
        return imported;
      }),
    }),
    { bodyLimit: MAX_IMPORT_BYTES },
  );
};
