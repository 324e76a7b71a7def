import type { AGENDA_ERRORS } from "../../contract/agenda-errors.ts";

export const agendaErrors: Record<keyof typeof AGENDA_ERRORS, string> = {
  DATA_HORA_REQUIRED: "Indique fecha y hora",
  TIME_BLOCKED:
    "Este horario está bloqueado en su agenda. Todavía no se guardó nada; elija otro horario o agende de todos modos.",
  OUTSIDE_HOURS:
    "Este horario está fuera de su horario de atención. Todavía no se guardó nada; elija otro horario o agende de todos modos.",
  WORKING_HOURS_INVALID:
    "El fin debe ser posterior al inicio, y los períodos del mismo día no pueden superponerse.",
  BLOCKED_TIME_INVALID: "El final debe ser posterior al inicio, y como máximo un año después.",
  BLOCKED_TIMES_LIMIT: "Ya tiene 500 bloqueos futuros. Quite uno para crear otro.",
  CALENDAR_NAME_REQUIRED: "Póngale un nombre al calendario.",
  CALENDAR_ADDRESS_INVALID:
    "Esta no es una dirección de calendario. Empieza con https:// o webcal:// y no lleva contraseña.",
  CALENDARS_LIMIT: "Ya tiene diez calendarios. Quite uno para suscribirse a otro.",
  TIME_TAKEN: "Ya hay una cita en este horario. No se agendó nada; elija otro horario libre.",
  WAITING_ENTRY_ENDED:
    "Este paciente ya salió de la lista de espera, quizás en otra pestaña u otro dispositivo. No cambió nada ahora.",
  WAITING_LIST_LIMIT: "La lista de espera ya tiene 500 pacientes. Quite uno para agregar otro.",
  WAITING_PERIOD_INVALID:
    "Indique una fecha válida; el período no puede terminar antes de empezar.",
  AGENDAMENTO_CHANGED:
    "Otra pestaña u otro dispositivo cambió esta cita. Lo que usted escribió sigue en la pantalla: revíselo y guarde de nuevo.",
  AGENDAMENTO_CANCELLED: "Esta cita fue cancelada. Deshaga la cancelación para modificarla.",
};
