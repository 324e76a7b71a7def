import type { Locale } from "@relato/shared/domain/language.ts";
import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asSystem, type Database, withUser } from "../../platform/database/database.ts";
import {
  agendamentos,
  type AgendamentoRow,
  appointment_notices,
} from "../../platform/database/schema/agenda.ts";
import { user_preferences, user_profiles } from "../../platform/database/schema/profile.ts";
import { chosenName } from "../contas/chosen-name.ts";
import { isEnabled } from "../contas/is-enabled.ts";
import { findAccount } from "../contas/queries.ts";
import { notifyDoctor } from "./notify-doctor.ts";
import { confirmAgendamento, lockAgendamento, setCancelled } from "./write.ts";

/** What a patient without an account sees of an appointment. Nothing of the patient. */
export type ReplyAppointment = Pick<
  AgendamentoRow,
  "id" | "medico_id" | "data" | "tipo" | "cancelled_at" | "cancelled_by_patient" | "confirmed_at"
> & { doctor: string; phone: string | null; time_zone: string; locale: Locale };

/**
 * The appointment of a notice's link. Null if the appointment has another patient than the notice,
 * or the doctor's account is closed.
 */
export const findReplyAppointment = async (
  db: Database,
  noticeId: string,
): Promise<ReplyAppointment | null> => {
  const { id, medico_id, data, tipo, cancelled_at, cancelled_by_patient, confirmed_at, locale } =
    agendamentos;
  const { phone, first_name, last_name } = user_profiles;
  const found = await asSystem(db, "a patient opens an appointment's link", async (tx) => {
    const [row] = await tx.drizzle
      .select({
        ...{ id, medico_id, data, tipo, cancelled_at, cancelled_by_patient, confirmed_at, locale },
        phone,
        doctor: sql<string>`trim(concat_ws(' ', ${first_name}, ${last_name}))`,
        time_zone: sql<string>`coalesce(${user_preferences.time_zone}, ${DEFAULT_TIME_ZONE})`,
      })
      .from(appointment_notices)
      .innerJoin(agendamentos, eq(id, appointment_notices.agendamento_id))
      .leftJoin(user_profiles, eq(user_profiles.user_id, medico_id))
      .leftJoin(user_preferences, eq(user_preferences.user_id, medico_id))
      .where(
        and(
          eq(appointment_notices.id, noticeId),
          eq(appointment_notices.paciente_id, agendamentos.paciente_id),
          isEnabled(medico_id),
        ),
      );
    return row ?? null;
  });
  if (found === null || found.doctor !== "") return found;
  const account = await findAccount(db, found.medico_id);
  return { ...found, doctor: account === null ? "" : chosenName(account) };
};

/**
 * Confirms or cancels the time that the patient saw. False, and nothing changes, if the appointment
 * has moved, started, or was cancelled since. A repeated reply changes nothing.
 */
export const saveReply = (
  { audit, db, events, jobs }: Pick<Deps, "audit" | "db" | "events" | "jobs">,
  { id, medico_id }: Pick<ReplyAppointment, "id" | "medico_id">,
  { intent, data }: { intent: "confirm" | "cancel"; data: string },
): Promise<boolean> =>
  withUser(db, medico_id, async (tx) => {
    const current = await lockAgendamento(tx, id);
    const isOpen = current.cancelled_at === null && Date.parse(current.data) > Date.now();
    if (!isOpen || current.data !== data) return false;
    if (intent === "confirm" && current.confirmed_at !== null) return true;
    if (intent === "confirm") await confirmAgendamento(tx, { events }, current);
    else {
      await setCancelled(tx, { events, jobs }, id, true, true);
      await notifyDoctor(tx, events, medico_id, "agenda_paciente_cancelou");
    }
    const action = `appointment.${intent === "confirm" ? "confirmed" : "cancelled"}`;
    audit.record({ actor: "patient", action, subject: id, medico_id, outcome: "success" });
    return true;
  });
