import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { isNear, nextAppointment } from "@relato/shared/domain/agenda.ts";
import { rangeOf } from "@relato/shared/domain/calendar.ts";
import { dayIn } from "@relato/shared/domain/zone.ts";
import { useQuery } from "@tanstack/react-query";
import { launchId } from "../../api/launched.ts";
import { agendamentosQuery } from "../agenda/queries.ts";
import { useNow } from "../agenda/use-now.ts";
import { useTimeZone } from "../configuracoes/time-zone.ts";
import type { Draft } from "../gravacoes/consultation-draft.ts";

/** The draft of an appointment's consultation. */
export const draftOfAppointment = (
  one: Agendamento,
): Pick<Draft, "tipo_consulta" | "paciente_id" | "agendamento_id"> => ({
  tipo_consulta: one.tipo === "Telemedicina" ? "telemedicina" : "presencial",
  paciente_id: one.paciente?.id ?? null,
  agendamento_id: one.id,
});

const RANGE_OF_NO_ZONE = { from: "", to: "" };

/** Today's appointments in the doctor's zone, and the next one whose patient is expected. */
export const useToday = () => {
  const now = useNow();
  const { zone, isFailing } = useTimeZone();
  const range = zone === null ? RANGE_OF_NO_ZONE : rangeOf([dayIn(now.toISOString(), zone)], zone);
  const query = useQuery({
    ...agendamentosQuery({ ...range, cancelled: false }),
    // A launched page has no agenda.
    enabled: zone !== null && launchId === null,
  });
  const items = query.data?.items ?? [];
  const next = nextAppointment(items, now);
  return {
    zone: zone ?? "UTC",
    isKnown: query.data !== undefined || query.failureCount > 0 || isFailing,
    items,
    next,
    /** The next one, if it is near enough to prepare its consultation. */
    near: next !== null && isNear(next, now) ? next : null,
  };
};
