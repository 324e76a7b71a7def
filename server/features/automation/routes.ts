import * as contract from "@relato/shared/contract/automation.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { type Called, storeAnswer, takeAudio } from "../documentos/automation-call.ts";
import { findConsultaSound } from "../gravacoes/find-sound.ts";

/** Bytes of an answer, as for one in the response of the call. */
const BODY_LIMIT = 2_400_000;

/** The addresses that the automation gets with a consultation (docs/automation.md). */
export const registerAutomationRoutes = (app: FastifyInstance, deps: Deps): void => {
  const record = (action: string, { medico_id, consulta_id: subject }: Called): void =>
    deps.audit.record({ actor: "automation", action, subject, medico_id, outcome: "success" });

  bind(
    app,
    contract.answerConsultation,
    async ({ params, body }) => {
      const called = requireRow(await storeAnswer(deps, params, body));
      record("automation.note", called);
      return { success: true as const };
    },
    { bodyLimit: BODY_LIMIT },
  );

  bind(
    app,
    contract.getAutomationAudio,
    async ({ params, reply }) => {
      const called = requireRow(await takeAudio(deps, params));
      record("automation.audio", called);
      const { medico_id, consulta_id } = called;
      const sound = requireRow(await findConsultaSound(deps, medico_id, consulta_id));
      reply.headers({
        "content-type": sound.media_type,
        "content-length": sound.size,
        "content-disposition": 'attachment; filename="audio"',
        "cache-control": "private, no-store",
      });
      return reply.send(await sound.read());
    },
    // A HEAD request would use the address up.
    { head: "none" },
  );
};
