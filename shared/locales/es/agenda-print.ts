import type { agendaPrint as portuguese } from "../pt-br/agenda-print.ts";

export const agendaPrint: typeof portuguese = {
  open: "Imprimir este día",
  title: (day) => `Agenda: ${day}`,
  file: "agenda",
  hours: "Atención:",
  closed: "sin atención",
  total: "Citas:",
  zone: "Zona horaria:",
  columns: {
    time: "Horario",
    patient: "Paciente",
    kind: "Tipo",
    phone: "Teléfono",
    state: "Situación",
  },
  empty: "Ninguna cita en este día.",
  untitled: "Sin título",
  blocked: "Bloqueado",
  allDay: "Todo el día",
  tipo: { Presencial: "Presencial", Telemedicina: "Telemedicina" },
  states: {
    scheduled: "Agendada",
    confirmed: "Confirmada por el paciente",
    attended: "Consulta registrada",
    cancelled: "Cancelada",
    cancelledByPatient: "Cancelada por el paciente",
  },
};
