import type { PublicSharing } from "../pt-br/public-sharing.ts";

export const publicSharing: PublicSharing = {
  footer: "Relato · medical documents",
  launch: {
    used: {
      title: "This link was already used",
      detail:
        "For safety, each link opens only once. Go back to your system and open the patient again. Nothing was lost.",
    },
    late: {
      title: "This link has expired",
      detail:
        "For safety, a link works for 60 seconds. Go back to your system and open the patient again. Nothing was lost.",
    },
    unknown: {
      title: "This link does not work",
      detail:
        "The address is incomplete or old. Go back to your system and open the patient again.",
    },
    ended: {
      title: "This access has ended",
      detail:
        "It was not used for a long time, or your system's key was revoked. Open the patient again in your system; if that fails, talk to whoever runs it. What was saved is still in Relato.",
    },
  },
  unsubscribe: {
    title: "Unsubscribe from announcements",
    ask: "Do you want no more announcements from Relato by email? Messages about your account and your patients continue.",
    submit: "Unsubscribe",
    done: "Done, no more announcements",
    doneDetail: "To get them again, turn “Marketing email” on in the settings.",
    invalid: "This link is not valid",
    invalidDetail:
      "Open the whole link of the email, or turn “Marketing email” off in the settings.",
  },
  verify: {
    title: "Verify a document",
    lead: "Enter the code printed at the bottom of the document.",
    code: "Code",
    submit: "Verify",
    genuine: "Genuine document",
    issued: (date, name) => `Issued on ${date} by ${name}.`,
    example: "Example document",
    exampleDetail:
      "This code is from a demonstration visit of Relato. The document belongs to no patient and is not valid.",
    limits:
      "The code says that a document was issued, not what is written in it. To know whether the file you have is the one that was issued, choose the PDF below: it is compared and not kept.",
    file: "PDF file",
    compare: "Compare the file",
    same: "The file is the one that was issued.",
    different: "The file is not one that was issued under this code. It may have been altered.",
    unknown: "Code not found",
    unknownDetail:
      "No document was issued under this code. Check that it was entered as it is printed.",
    again: "Verify another code",
  },
  link: {
    title: "A document from your visit",
    lead: (name) => `${name} has shared a document with you.`,
    code: "The 6-digit code you were given",
    birth_date: "The patient's date of birth",
    open: "Open the document",
    wrong: (left) =>
      left === 1 ? "That does not match. 1 try left." : `That does not match. ${left} tries left.`,
    gone: "This link is not available",
    goneDetail: "It has expired, was closed, or does not exist. Ask whoever sent it for a new one.",
    locked: "This link has been locked",
    lockedDetail: "There were too many wrong tries. Ask whoever sent it for a new one.",
    tooMany: "Too many tries",
    tooManyDetail: "Wait a few minutes and try again.",
    patient: "Patient",
    date: "Date of visit",
    examDate: "Date of examination",
    doctor: "Clinician",
    download: "Download as PDF",
    privacy:
      "This document contains health data. Do not leave this page open on other people's devices.",
    until: (date) => `Available until ${date}.`,
  },
  mail: {
    subject: (code) => `Results of visit ${code}`,
    laudoSubject: (code: string) => `Report ${code}`,
    example: {
      subject: (subject) => `[Example] ${subject}`,
      line: "This email is an example: the document belongs to no patient and is not valid.",
    },
    greeting: "Hello,",
    lines: (name) => [
      `${name} has sent you a document from your visit. It is attached as a PDF.`,
      "If this message is not for you, delete it and tell whoever sent it.",
    ],
  },
};
