import { plural } from "../format.ts";
import type { sharing as ptBr } from "../pt-br/sharing.ts";

export const sharing: typeof ptBr = {
  exportPdf: "Export PDF",
  downloadPdf: "Download PDF",
  making: "Making the PDF…",
  email: "Send by email",
  whatsapp: "WhatsApp",
  share: "Share",
  signPdf: "Sign PDF",
  subject: (code) => `Results of visit ${code}`,
  laudoSubject: (code: string) => `Report ${code}`,
  unsigned: {
    title: "Document not approved yet",
    detail:
      "This document has not been reviewed and approved yet. Whoever receives it will see that it is a draft.",
    addendum:
      "The addendum is not approved yet: the message has the text that you approved before it.",
    outside:
      "The text below goes into the message, through a service that is not ours. To send it protected, use a secure link.",
    message: "Message",
    mark: "Draft: the doctor has not reviewed and approved this text yet.",
    to: (who) => `To: ${who}`,
    noAddress: {
      email: "No email of this patient is on file: choose the recipient in your mail program.",
      whatsapp: "No WhatsApp of this patient is on file: choose the contact in WhatsApp.",
    },
    goOn: "Continue anyway",
    open: "Open",
    cancel: "Cancel",
  },
  dialog: (title) => `Share: ${title}`,
  mail: {
    title: "Send the PDF by email",
    to: "Recipient's email",
    send: "Send the PDF",
    sending: "Sending…",
    queued: "The PDF is waiting to be sent.",
    state: {
      waiting: "Queued",
      sent: "Sent",
      stored: "In the outbox",
      failed: "Could not be sent",
    },
    stored: {
      notSending:
        "In the outbox: this server does not send email. Ask the person who runs Relato to set up sending (SMTP_URL), or download the PDF and send it yourself.",
      sendAgain:
        "In the outbox: the server did not send email when this one was written. It does now: send the PDF again.",
    },
    list: "Emails of this document",
  },
  link: {
    title: "Secure link",
    detail: "Shows this version of the document, without an account. Every opening is logged here.",
    protection: "Protected by",
    code: "Code",
    birth_date: "Patient's date of birth",
    noBirthDate: "The patient's date of birth is not on record.",
    days: "Valid for",
    day: (count) => plural("en-us", count, { one: `${count} day`, other: `${count} days` }),
    create: "Create link",
    creating: "Creating…",
    made: "Link created. Its address and code are shown only now.",
    url: "Link address",
    yourCode: "Code: send it some other way",
    copy: "Copy",
    copied: "Copied",
    message: (url) => `A document from your visit: ${url}`,
    list: "Links to this document",
    none: "No link has been created.",
    state: { open: "Open", expired: "Expired", revoked: "Closed", locked: "Locked" },
    until: (when) => `until ${when}`,
    version: (number) => `version ${number}`,
    openings: (count) =>
      plural("en-us", count, { one: `${count} opening`, other: `${count} openings` }),
    revoke: "Close link",
    revoked: "The link has been closed.",
    log: "Log",
    outcome: {
      opened: "Opened",
      downloaded: "PDF downloaded",
      wrong: "Wrong answer",
      locked: "Locked by wrong answers",
    },
  },
  sign: {
    title: "Sign with your own certificate",
    detail: "File and password serve this one signature: they are neither kept nor logged.",
    file: "Certificate (.p12 or .pfx)",
    password: "Certificate password",
    submit: "Sign and download",
    signing: "Signing…",
    done: "PDF signed.",
    tooLarge: "This file is too large for a certificate.",
    noFile: "Choose the certificate's file.",
  },
};
