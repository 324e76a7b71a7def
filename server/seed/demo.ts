import { randomUUID } from "node:crypto";
import { addDays } from "@relato/shared/domain/calendar.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { dayIn, DEFAULT_TIME_ZONE, zonedTime } from "@relato/shared/domain/zone.ts";
import type { Deps } from "../deps.ts";
import { createConsulta } from "../features/consultas/create.ts";
import { INVITATION_HEADER } from "../features/contas/admission.ts";
import { createInvitation } from "../features/contas/invitations.ts";
import { findByEmail, markConfirmed } from "../features/contas/queries.ts";
import { createExample } from "../features/consultas/example.ts";
import { startConsultaJobs } from "../features/consultas/jobs.ts";
import { defaultTemplateId } from "../features/modelos/system.ts";
import { withUser } from "../platform/database/database.ts";
import { agendamentos } from "../platform/database/schema/agenda.ts";
import { modelos_anamnese } from "../platform/database/schema/modelos.ts";
import { pacientes } from "../platform/database/schema/pacientes.ts";
import {
  DEMO_AGENDAMENTOS,
  DEMO_CONSULTATIONS,
  DEMO_MODELOS,
  DEMO_PACIENTES,
  type DemoConsultation,
} from "./demo-data.ts";

export const DEMO_EMAIL = "demo@relato.example";
export const DEMO_PASSWORD = "demonstracao";

/**
 * Creates a doctor with patients, templates and finished consultations through the real pipeline. A
 * second run adds nothing.
 */
export const seedDemo = async (deps: Deps, say: (line: string) => void): Promise<void> => {
  const medicoId = await findOrSignUp(deps);
  if (await isSeeded(deps, medicoId)) return say("The demo doctor exists already.");
  await insertRecords(deps, medicoId);
  const ids: string[] = [];
  for (const consultation of DEMO_CONSULTATIONS)
    ids.push(await saveTyped(deps, medicoId, consultation));
  for (const language of ["pt-BR", "es", "en-US"] satisfies Language[]) {
    ids.push((await createExample(deps, medicoId, language)).id);
  }
  say(`Processing ${ids.length} consultations …`);
  await processAll(deps, medicoId, ids, say);
};

const insertRecords = ({ db }: Deps, medico_id: string): Promise<void> =>
  withUser(db, medico_id, async ({ drizzle }) => {
    const today = dayIn(new Date().toISOString(), DEFAULT_TIME_ZONE);
    const instantOf = (day: number, time: string): string =>
      zonedTime(addDays(today, day), time, DEFAULT_TIME_ZONE)?.instant ?? "";
    await drizzle.insert(pacientes).values(DEMO_PACIENTES.map((row) => ({ ...row, medico_id })));
    await drizzle
      .insert(modelos_anamnese)
      .values(DEMO_MODELOS.map((row) => ({ ...row, created_by: medico_id })));
    await drizzle.insert(agendamentos).values(
      DEMO_AGENDAMENTOS.map(({ day, time, ...row }) => ({
        ...row,
        medico_id,
        data: instantOf(day, time),
      })),
    );
  });

const findOrSignUp = async ({ auth, db }: Deps): Promise<string> => {
  const body = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
  const known = await findByEmail(db, DEMO_EMAIL);
  const id = known?.id ?? (await signUp(auth, db, body));
  // The address does not exist, so it cannot receive a confirmation mail.
  await markConfirmed(db, id);
  // Fails if the account exists with another password.
  if (known !== null) await auth.api.signInEmail({ body });
  return id;
};

/** With an invitation, so that SIGNUP does not matter. */
const signUp = async (
  auth: Deps["auth"],
  db: Deps["db"],
  credentials: { email: string; password: string },
): Promise<string> => {
  const { token } = await createInvitation({ auth, db }, credentials.email, null);
  const { user } = await auth.api.signUpEmail({
    body: { ...credentials, name: "Dra. Helena Duarte" },
    headers: new Headers({ [INVITATION_HEADER]: token }),
  });
  return user.id;
};

const isSeeded = ({ db }: Deps, medicoId: string): Promise<boolean> =>
  withUser(
    db,
    medicoId,
    async (tx) => (await tx.query(`select 1 from pacientes limit 1`)).length > 0,
  );

const saveTyped = async (
  deps: Deps,
  medicoId: string,
  consultation: DemoConsultation,
): Promise<string> => {
  const { id } = await createConsulta(deps, medicoId, {
    id: randomUUID(),
    modelo_id: defaultTemplateId("pt-BR"),
    paciente_id: consultation.paciente_id,
    tipo_consulta: consultation.tipo_consulta,
    contexto_paciente: consultation.contexto_paciente,
    language: "pt-BR",
    source: { kind: "text", text: consultation.text },
    consent: { agreed: true },
  });
  return id;
};

/** Processes the queue until all of these are `Concluído` or `Erro`. */
const processAll = async (
  deps: Deps,
  medicoId: string,
  ids: string[],
  say: (line: string) => void,
): Promise<void> => {
  const open = new Set(ids);
  const done = new AbortController();
  const finished = new Promise<void>((resolve, reject) => {
    deps.events
      .subscribe(medicoId, "0", done.signal, ({ event }) => {
        if (event.type !== "consulta_status" || !open.delete(event.consulta_id)) return;
        say(`  ${ids.length - open.size} of ${ids.length}: ${event.status}`);
        if (open.size === 0) resolve();
      })
      .catch(reject);
  });
  const stop = await startConsultaJobs(deps);
  await finished;
  done.abort();
  stop();
};
