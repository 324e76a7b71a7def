import type { AppointmentNoticeMessages } from "../pt-br/appointment-notices.ts";

export const appointmentNotices: AppointmentNoticeMessages = {
  doctor: (name) =>
    name === "" ? "your doctor" : /^(dr|prof)\b/i.test(name) ? name : `Dr. ${name}`,
  greeting: (patient) => `Hello, ${patient}.`,
  occasion: {
    created: {
      subject: (when) => `Appointment scheduled: ${when}`,
      line: (doctor) => `Your appointment with ${doctor} is scheduled.`,
      whatsapp: (patient, doctor, when) =>
        `Hello, ${patient}. Your appointment with ${doctor} is scheduled: ${when}. To reschedule, please contact the office.`,
    },
    changed: {
      subject: (when) => `Appointment changed: ${when}`,
      line: (doctor) => `Your appointment with ${doctor} has changed. The details below now apply.`,
      whatsapp: (patient, doctor, when) =>
        `Hello, ${patient}. Your appointment with ${doctor} has changed. It is now: ${when}. To reschedule, please contact the office.`,
    },
    cancelled: {
      subject: (when) => `Appointment canceled: ${when}`,
      line: (doctor) => `Your appointment with ${doctor} has been canceled.`,
      whatsapp: (patient, doctor, when) =>
        `Hello, ${patient}. Your appointment with ${doctor} has been canceled: ${when}. To schedule another, please contact the office.`,
    },
    reminder: {
      subject: (when) => `Appointment reminder: ${when}`,
      line: (doctor) => `This is a reminder: your appointment with ${doctor} is tomorrow.`,
      whatsapp: (patient, doctor, when) =>
        `Hello, ${patient}. This is a reminder: your appointment with ${doctor} is tomorrow: ${when}. To reschedule, please contact the office.`,
    },
  },
  fields: { when: "When", duration: "Duration", tipo: "Visit", place: "Where" },
  minutes: (count) => `${count} minutes`,
  tipo: { Presencial: "In person", Telemedicina: "Telehealth" },
  automatic:
    "This message is automatic and replies to it are not read. To reschedule or cancel, please contact the office.",
  footer: "Sent by Relato on behalf of the office",
  calendar: {
    patient: (doctor) => `Appointment with ${doctor}`,
    doctor: (tipo, initials) =>
      initials === "" ? `Appointment (${tipo})` : `Appointment (${tipo}): ${initials}`,
    name: "Relato calendar",
  },
};
