import type { AppointmentNoticeMessages } from "../pt-br/appointment-notices.ts";

export const appointmentNotices: AppointmentNoticeMessages = {
  doctor: (name) =>
    name === "" ? "su médico" : /^(dr|dra|prof|profa)\b/i.test(name) ? name : `Dr(a). ${name}`,
  greeting: (patient) => `Hola, ${patient}.`,
  occasion: {
    created: {
      subject: (when) => `Cita agendada: ${when}`,
      line: (doctor) => `Su cita con ${doctor} está agendada.`,
      whatsapp: (patient, doctor, when) =>
        `Hola, ${patient}. Su cita con ${doctor} está agendada: ${when}. Para reprogramarla, comuníquese con el consultorio.`,
    },
    changed: {
      subject: (when) => `Cita modificada: ${when}`,
      line: (doctor) => `Su cita con ${doctor} fue modificada. Ahora vale lo que sigue.`,
      whatsapp: (patient, doctor, when) =>
        `Hola, ${patient}. Su cita con ${doctor} fue modificada. Ahora es: ${when}. Para reprogramarla, comuníquese con el consultorio.`,
    },
    cancelled: {
      subject: (when) => `Cita cancelada: ${when}`,
      line: (doctor) => `Su cita con ${doctor} fue cancelada.`,
      whatsapp: (patient, doctor, when) =>
        `Hola, ${patient}. Su cita con ${doctor} fue cancelada: ${when}. Para agendar otra, comuníquese con el consultorio.`,
    },
    reminder: {
      subject: (when) => `Recordatorio de cita: ${when}`,
      line: (doctor) => `Le recordamos que su cita con ${doctor} es mañana.`,
      whatsapp: (patient, doctor, when) =>
        `Hola, ${patient}. Le recordamos que su cita con ${doctor} es mañana: ${when}. Para reprogramarla, comuníquese con el consultorio.`,
    },
  },
  fields: {
    when: "Cuándo",
    duration: "Duración",
    tipo: "Atención",
    place: "Lugar",
    video: "Videollamada",
    phone: "Teléfono",
  },
  minutes: (count) => `${count} minutos`,
  tipo: { Presencial: "Presencial", Telemedicina: "Telemedicina" },
  automatic:
    "Este mensaje es automático y nadie lee las respuestas. Para reprogramar, comuníquese con el consultorio.",
  reply: {
    ask: "Confirmar o cancelar la cita",
    short: "Confirmar o cancelar",
    title: "¿Vendrá a su cita?",
    doctor: "Médico",
    confirm: "Confirmar asistencia",
    confirmed: "Asistencia confirmada",
    cannotCome: "No puedo ir",
    cancelDetail: "El horario queda libre para otra persona y el consultorio se entera enseguida.",
    cancel: "Cancelar la cita",
    reschedule: "Para cambiar el día o la hora, comuníquese con el consultorio.",
    changed: "El horario cambió y su respuesta no se guardó. Revise y responda de nuevo.",
    cancelledByYou: {
      title: "Cita cancelada",
      detail: "El consultorio recibió el aviso. Para agendar otra, comuníquese con el consultorio.",
    },
    cancelled: {
      title: "Esta cita fue cancelada",
      detail: "Para agendar otra, comuníquese con el consultorio.",
    },
    past: {
      title: "El horario de esta cita ya pasó",
      detail: "Ya no se puede responder. Para agendar otra, comuníquese con el consultorio.",
    },
    invalid: "Este enlace no es válido",
    invalidDetail:
      "La dirección está incompleta o la cita cambió. Abra el enlace del mensaje más reciente o comuníquese con el consultorio.",
  },
  footer: "Enviado por Relato a pedido del consultorio",
  calendar: {
    patient: (doctor) => `Cita con ${doctor}`,
    doctor: (tipo, initials) =>
      initials === "" ? `Cita (${tipo})` : `Cita (${tipo}): ${initials}`,
    name: "Agenda de Relato",
  },
};
