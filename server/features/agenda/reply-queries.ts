import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import type { Deps } from "../../deps.ts";
import { type Database, readAs, withUser } from "../../platform/database/database.ts";
import type { AgendamentoRow } from "../../platform/database/schema/agenda.ts";
import { chosenName } from "../contas/chosen-name.ts";
import { notifyDoctor } from "./notify-doctor.ts";
import type { LinkedNotice } from "./reply-link.ts";
import { confirmAgendamento, lockAgendamento, setCancelled } from "./write.ts";

/** What a patient without an account sees of an appointment. Nothing of the patient. */
export type ReplyAppointment = Pick<
  AgendamentoRow,
  "id" | "medico_id" | "data" | "tipo" | "cancelled_at" | "cancelled_by_patient" | "confirmed_at"
> & { doctor: string; phone: string | null; time_zone: string };

/**
 * The appointment of a notice's link. Null if the appointment has another patient than the notice,
 * or the doctor's account is closed.
 */
export const findReplyAppointment = (
  db: Database,
  notice: LinkedNotice,
): Promise<ReplyAppointment | null> =>
  readAs(db, notice.medico_id, async (tx) => {
    const [found] = await tx.query<ReplyAppointment>(
      `select a.id, a.medico_id, a.data, a.tipo, a.cancelled_at, a.cancelled_by_patient,
              a.confirmed_at, u.phone, concat_ws(' ', u.first_name, u.last_name) as doctor,
              coalesce(s.time_zone, '${DEFAULT_TIME_ZONE}') as time_zone
         from appointment_notices n
         join agendamentos a on a.id = n.agendamento_id and a.paciente_id = n.paciente_id
         left join user_profiles u on u.user_id = n.medico_id
         left join user_preferences s on s.user_id = n.medico_id
        where n.id = $1`,
      [notice.id],
    );
    if (found === undefined) return null;
    const [account] = await tx.queryAsLogin<{ name: string; email: string }>(
      `select name, email from auth."user" where id = $1 and not coalesce(banned, false)`,
      [notice.medico_id],
    );
    if (account === undefined) return null;
    return { ...found, doctor: found.doctor.trim() || chosenName(account) };
  });

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
      await setCancelled(tx, { events, jobs }, id, true, { by_patient: true });
      await notifyDoctor(tx, events, medico_id, "agenda_paciente_cancelou");
    }
    const action = `appointment.${intent === "confirm" ? "confirmed" : "cancelled"}`;
    audit.record({ actor: "patient", action, subject: id, medico_id, outcome: "success" });
    return true;
  });
