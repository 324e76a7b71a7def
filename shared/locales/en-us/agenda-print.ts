import type { agendaPrint as portuguese } from "../pt-br/agenda-print.ts";

export const agendaPrint: typeof portuguese = {
  open: "Print this day",
  title: (day) => `Calendar: ${day}`,
  file: "calendar",
  hours: "Working hours:",
  closed: "closed",
  total: "Appointments:",
  zone: "Time zone:",
  columns: { time: "Time", patient: "Patient", kind: "Type", phone: "Phone", state: "Status" },
  empty: "No appointments on this day.",
  untitled: "Untitled",
  blocked: "Blocked",
  allDay: "All day",
  tipo: { Presencial: "In person", Telemedicina: "Telemedicine" },
  states: {
    scheduled: "Scheduled",
    confirmed: "Confirmed by the patient",
    attended: "Visit recorded",
    cancelled: "Canceled",
    cancelledByPatient: "Canceled by the patient",
  },
};
