import type { createLaudo, Laudo } from "@relato/shared/contract/laudos.ts";
import type { RouteRequest } from "@relato/shared/contract/route.ts";
import { dayOf } from "@relato/shared/domain/birth-date.ts";
import { NEW_TITULO, newLaudoContent } from "@relato/shared/domain/laudo/laudo.ts";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { timeZoneOf } from "../configuracoes/queries.ts";
import { insertDocumento } from "../documentos/queries.ts";
import { requireProPlano } from "../planos/subscription.ts";
import { findLaudo, insertLaudo } from "./queries.ts";
import { requireOwnPaciente } from "./require-paciente.ts";

/**
 * Creates an empty laudo of today. A repeated id returns the existing one.
 * @throws AppError with one of createLaudo's codes
 */
export const createLaudoOf = (
  deps: Pick<Deps, "config" | "db" | "events">,
  medicoId: string,
  { id, language, paciente_id }: RouteRequest<typeof createLaudo>["body"],
): Promise<Laudo> =>
  withUser(deps.db, medicoId, async (tx) => {
    await requireProPlano(tx, deps, "LAUDO_SUBSCRIBERS_ONLY");
    const documento = { id, consulta_id: null, kind: "laudo", rewriting: null } as const;
    if (await insertDocumento(tx, documento)) {
      await requireOwnPaciente(tx, paciente_id);
      await insertLaudo(tx, {
        ...{ id, language, paciente_id, titulo: NEW_TITULO[language] },
        content: newLaudoContent(language),
        exam_date: dayOf(new Date(), await timeZoneOf(tx, medicoId)),
      });
      await deps.events.publish(tx, medicoId, { type: "laudo_changed", laudo_id: id });
    }
    // The id belongs to another doctor or a document: it does not exist and cannot be created.
    return requireRow(await findLaudo(tx, id));
  });
