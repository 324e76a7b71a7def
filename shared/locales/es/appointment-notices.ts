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
  fields: { when: "Cuándo", duration: "Duración", tipo: "Atención", place: "Lugar" },
  minutes: (count) => `${count} minutos`,
  tipo: { Presencial: "Presencial", Telemedicina: "Telemedicina" },
  automatic:
    "Este mensaje es automático y nadie lee las respuestas. Para reprogramar o cancelar, comuníquese con el consultorio.",
  footer: "Enviado por Relato a pedido del consultorio",
  calendar: {
    patient: (doctor) => `Cita con ${doctor}`,
    doctor: (tipo, initials) =>
      initials === "" ? `Cita (${tipo})` : `Cita (${tipo}): ${initials}`,
    name: "Agenda de Relato",
  },
};
