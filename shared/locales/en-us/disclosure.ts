import type { Disclosure } from "../pt-br/disclosure.ts";

export const disclosure: Disclosure = {
  contact: (address) => `Contact of the data protection officer: ${address}`,
  noContact:
    "The operator of this installation has not named a data protection officer yet. Please turn to the clinic or person who gave you access.",
  nobody: "No outside service is configured: no data leaves this server.",
  receives: {
    database: "Database on a server of its own: all data that the service stores.",
    storage: "S3-compatible file storage: the audio and the files that were sent.",
    speech: (host) => `Transcription service (${host}): the consultations' audio.`,
    live: (host) => `Live captions and dictation (${host}): the audio while it is spoken.`,
    writer: (host) => `Language model (${host}): the transcript, to write the document.`,
    automation: (host, data) => `Automation (${host}): ${data}.`,
    support: (host: string) =>
      `Support (${host}): the name, email and messages of a doctor who opens the conversation.`,
    google: "Sign-in with Google: the sign-in request of whoever chooses that button.",
    mail: "Mail server: the recipient's address and the message's text.",
    whatsapp: "WhatsApp (Meta): the patient's number and the text of the appointment notice.",
  },
  automationCalls: {
    chatzello: "questions to the assistant with passages of records",
    report_mask: "the text of a report when a template is generated",
    support: "messages to support",
    "appointment-notification": "the patient's name, contact and time in appointment notices",
    "process-consultation": "the audio and the transcript of consultations",
  },
};
