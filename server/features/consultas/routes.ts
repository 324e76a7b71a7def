import * as consent from "@relato/shared/contract/consent.ts";
import * as contract from "@relato/shared/contract/consultas.ts";
import { getUsage } from "@relato/shared/contract/usage.ts";
import * as patient from "@relato/shared/contract/consulta-patient.ts";
import * as feedback from "@relato/shared/contract/feedback.ts";
import { MAX_TRANSCRIPT_TEXT } from "@relato/shared/domain/consulta.ts";
import { monthlyLimit } from "@relato/shared/domain/subscription.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readAs, withUser } from "../../platform/database/database.ts";
import { bind } from "../../platform/http/bind.ts";
import { AppError } from "../../platform/http/errors.ts";
import { findPlanoStatus } from "../planos/plano.ts";
import { removeConsulta, restoreConsulta } from "./archive.ts";
import { addConsent, findConsent, revokeConsent } from "./consent.ts";
import { createConsulta } from "./create.ts";
import { createExample } from "./example.ts";
import { listFeedback, saveFeedback } from "./feedback.ts";
import { listPage, listUsedModelos } from "./list.ts";
import { consultaCan } from "./policy.ts";
import { countThisMonth, requireConsulta, requireConsultaItem } from "./queries.ts";
import { reopenConsulta } from "./retry.ts";
import { listPatientChanges, setConsultaPatient } from "./set-patient.ts";

/** The longest typed transcript at four bytes per character, and the other fields. */
const MAX_CREATE_BYTES = 4 * MAX_TRANSCRIPT_TEXT + 65_536;

export const registerConsultasRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { config, db } = deps;

  bind(app, contract.listConsultas, ({ user, query }) => listPage(db, user.id, query));

  bind(app, contract.searchConsultas, ({ user, body }) => listPage(db, user.id, body));

  bind(app, contract.listConsultaFilters, ({ user }) =>
    readAs(db, user.id, async (tx) => ({ modelos: await listUsedModelos(tx, user.id) })),
  );

  bind(app, getUsage, ({ user }) =>
    readAs(db, user.id, async (tx) => ({
      used: await countThisMonth(tx, user.id),
      limit: monthlyLimit(await findPlanoStatus(tx, config)),
    })),
  );

  bind(app, contract.getConsulta, async ({ user, params }) => {
    const consulta = await readAs(db, user.id, (tx) => requireConsulta(tx, params.id));
    return { ...consulta, can: consultaCan(consulta) };
  });

  bind(
    app,
    contract.createConsulta,
    async ({ user, body }) => {
      if (user.launch !== undefined && body.paciente_id !== user.launch.paciente_id)
        throw new AppError("PACIENTE_NOT_FOUND");
      return createConsulta(deps, user.id, body);
    },
    { bodyLimit: MAX_CREATE_BYTES },
  );

  bind(app, contract.createExample, ({ user, body }) =>
    createExample(deps, user.id, body.language),
  );

  bind(app, feedback.listFeedback, ({ user, params }) =>
    withUser(db, user.id, async (tx) => ({ items: await listFeedback(tx, params.id) })),
  );

  bind(app, feedback.saveFeedback, ({ user, params, body }) =>
    withUser(db, user.id, (tx) => saveFeedback(tx, user.id, params.id, body)),
  );

  bind(app, consent.getConsent, ({ user, params }) =>
    readAs(db, user.id, (tx) => findConsent(tx, params.id)),
  );

  bind(app, consent.addConsent, ({ user, params, body }) =>
    withUser(db, user.id, (tx) => addConsent(tx, user.id, params.id, body)),
  );

  bind(app, consent.revokeConsent, ({ user, params }) => revokeConsent(deps, user.id, params.id));

  bind(app, patient.listPatientChanges, ({ user, params }) =>
    readAs(db, user.id, async (tx) => ({ items: await listPatientChanges(tx, params.id) })),
  );

  bind(app, patient.setConsultaPatient, ({ user, params, body }) =>
    setConsultaPatient(deps, user, params.id, body),
  );

  bind(app, contract.removeConsulta, ({ user, params }) =>
    removeConsulta(deps, user.id, params.id),
  );

  bind(app, contract.restoreConsulta, ({ user, params }) =>
    restoreConsulta(deps, user.id, params.id),
  );

  bind(app, contract.retryConsulta, ({ user, params }) =>
    withUser(db, user.id, async (tx) => {
      const key = { id: params.id, medico_id: user.id };
      if (!(await reopenConsulta(tx, deps, key))) throw new AppError("CONSULTA_NOT_FAILED");
      return requireConsultaItem(tx, params.id);
    }),
  );
};
