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
  fields: {
    when: "When",
    duration: "Duration",
    tipo: "Visit",
    place: "Where",
    video: "Video call",
    phone: "Phone",
  },
  minutes: (count) => `${count} minutes`,
  tipo: { Presencial: "In person", Telemedicina: "Telehealth" },
  automatic:
    "This message is automatic and replies to it are not read. To reschedule, please contact the office.",
  reply: {
    ask: "Confirm or cancel the appointment",
    short: "Confirm or cancel",
    title: "Will you come to your appointment?",
    doctor: "Clinician",
    confirm: "Confirm that I will come",
    confirmed: "You confirmed that you will come",
    cannotCome: "I cannot come",
    cancelDetail: "Someone else can take the time, and the office is told right away.",
    cancel: "Cancel the appointment",
    reschedule: "To change the day or the time, please contact the office.",
    changed: "The time has changed, and your answer was not saved. Please check and answer again.",
    cancelledByYou: {
      title: "Appointment canceled",
      detail: "The office has been told. To schedule another, please contact the office.",
    },
    cancelled: {
      title: "This appointment has been canceled",
      detail: "To schedule another, please contact the office.",
    },
    past: {
      title: "The time of this appointment has passed",
      detail: "It can no longer be answered. To schedule another, please contact the office.",
    },
    invalid: "This link is not valid",
    invalidDetail:
      "The address is incomplete, or the appointment has changed. Open the link in the latest message, or contact the office.",
  },
  footer: "Sent by Relato on behalf of the office",
  calendar: {
    patient: (doctor) => `Appointment with ${doctor}`,
    doctor: (tipo, initials) =>
      initials === "" ? `Appointment (${tipo})` : `Appointment (${tipo}): ${initials}`,
    name: "Relato calendar",
  },
};
