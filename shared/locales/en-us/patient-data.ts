import type { ViewMessages } from "../pt-br/views.ts";

export const patientData: ViewMessages["patientData"] = {
  title: "Privacy",
  failed: "The consents could not be loaded",
  consents: {
    title: "Consents",
    empty: "No consent recorded.",
    purpose: { recording_and_ai: "Recording of the consultation and use of AI" },
    consulta: (code) => `Consultation ${code}`,
    given: (when, by) => `Given on ${when} ${by}`,
    givenBy: { patient: "by the patient", representative: "by the patient's representative" },
    givenFor: (name, relation, document) =>
      `by ${name} (${relation}), the patient's representative${document === null ? "" : `, document ${document}`}`,
    way: { spoken: "spoken", written: "in writing" },
    recordedBy: (name) => `recorded by ${name}`,
    wording: (version) =>
      version === null ? "wording of an earlier version" : `wording of version ${version}`,
    revoked: (when) => `Revoked on ${when}`,
    audio: { stored: "Recording stored", none: "No recording" },
  },
  exporting: {
    title: "Copy of the data",
    intro:
      "A ZIP file with everything about this patient: documents, reports with images, audio, transcripts, appointments, consents, messages and a FHIR bundle for another system.",
    action: "Download the patient's data",
  },
  erasure: {
    heading: "Erase the data",
    summary:
      "Erases what the law does not require. The record stays stored and hidden until the legal term ends.",
    action: "Erase the patient's data",
    title: "Erase this patient's data?",
    intro: "This happens with each kind of data:",
    preview: "What happens with the data",
    result: "Data erased",
    failed: "The list could not be loaded",
    final: "This cannot be undone. If the patient wants a copy, download it first.",
    confirmName: (nome) => `To confirm, type the patient's name: ${nome}`,
    confirm: "Erase the data",
    close: "Done",
    categories: {
      audio: "Recordings and dictations",
      transcripts: "Transcripts",
      drafts: "Drafts, context and AI analyses",
      appointments: "Appointments and notices",
      threads: "Conversations with the assistant",
      links: "Secure links and sent e-mails",
      contact: "E-mail and phone numbers",
      visits: "Consultations",
      documents: "Documents",
      prescriptions: "Prescriptions",
      laudos: "Reports",
      identity: "Identification of the patient",
      consents: "Register of consents",
    },
    planned: { erased: "Will be erased", restricted: "Will be restricted", kept: "Will be kept" },
    outcomes: { erased: "Erased", restricted: "Restricted", kept: "Kept" },
    reasons: {
      unrequired: "No law requires it.",
      record:
        "Brazilian law (Lei 13.787/2018) requires the record for 20 years after its last entry.",
      proof: "The doctor must be able to prove the consent (LGPD, art. 8, § 2).",
    },
    until: (day) => `Until ${day}.`,
    restricted: (day) =>
      `The record is hidden until ${day}. It opens only with a reason, which the audit log keeps.`,
    nothingLeft: "There was no record to keep. The patient's entry was deleted.",
    backups: "Earlier backups still have the data until the installation's retention ends.",
    statement: {
      action: "Download the statement",
      file: "erasure-statement",
      title: "STATEMENT OF ERASURE OF PERSONAL DATA (Lei 13.709/2018)",
      patient: (nome) => `Patient: ${nome}`,
      when: (when) => `Done on: ${when}`,
    },
  },
  restricted: {
    action: "Open a restricted record",
    intro:
      "Restricted records are in no list and no search. Type the patient's full name. Access lasts an hour and is in the audit log.",
    name: "Patient's full name",
    reason: "Reason",
    reasons: {
      care: "The patient is in care again",
      "patient-request": "Request of the patient",
      "court-order": "Order of a court or authority",
      defence: "Defence in a lawsuit",
    },
    confirm: "Open for an hour",
    opened: "Record open for an hour",
    lift: "Lift the restriction",
    liftDetail: "The record is in lists and searches again. What was erased does not come back.",
    confirmLift: "Lift the restriction",
    lifted: "Restriction lifted",
    none: "No restricted record has this name",
  },
};
