import type { Messages } from "../pt-br/app.ts";
import { consentRelations } from "./consent-relations.ts";

export const home: Messages["home"] = {
  /** Without a name: the doctor has none yet. A name with a title gets no second one. */
  welcome: (name) => {
    if (name === "") return "Hello!";
    return /^(dr|dra|dr\(a\)|prof|profa)[.\s]/i.test(name)
      ? `Hello, ${name}`
      : `Hello, Dr. ${name}`;
  },
  lead: "Record, upload or paste the consultation. The document comes with proof for every sentence.",
  setup: "New consultation",
  modality: "Modality",
  presencial: "In person",
  telemedicina: "Telemedicine",
  telemedicinaHint:
    'When you start, choose the tab of the call and check "Share tab audio". Sharing a tab\'s audio does not work on phones.',
  template: "Document template",
  templatePlaceholder: "Select a template...",
  templateRequired: "Select a template",
  templateRequiredThere: "Please select a document template",
  templatesFailed: "The document templates could not be loaded",
  templatesEmpty: "No templates available",
  patient: "Patient",
  patientPlaceholder: "Find a patient",
  noPatient: "No registered patient",
  patients: "Patients",
  patientMore: (count: string) => `${count} more: keep typing.`,
  patientNone: "No patient found",
  context: "Patient context",
  contextPlaceholder: "E.g. woman, 54, follow-up for hypertension",
  contextCount: (used, max) => `${used}/${max}`,
  contextNeeded: "Enter the context or select a patient to begin.",
  consultationLanguage: "Consultation language",
  consentNotice:
    "The consultation will be recorded and processed by artificial intelligence. Tell the patient before you begin.",
  consentLegend: "Patient's consent",
  consentTold: "The patient was told and has not answered yet",
  consent: "The patient was told and agreed",
  consentRefused: "The patient was told and refused",
  giver: {
    label: "Who consents",
    patient: "The patient",
    representative: "A representative",
    name: "Name of the representative",
    relation: "Relation to the patient",
    chooseRelation: "Choose the relation",
    document: "Document number",
    required: "Fill in the name and the relation of the patient's representative.",
    relations: consentRelations,
  },
  consentAnswer: "Note the patient's answer to save the consultation.",
  consentRequired: "Confirm the patient's consent to continue.",
  consentAgain: "The patient has changed. Note this patient's answer.",
  ofAppointment: "This consultation comes from an appointment and will be linked to it.",
  unlinkAppointment: "Unlink",
  /** Offers the draft that an appointment or a proposal replaced. */
  replaced: {
    detail: "A draft that you had started is kept, with its own patient and text.",
    restore: "Go back to the draft",
    drop: "Discard the draft",
  },
  microphone: {
    test: "See the microphone level",
    hearing: "The microphone is open. Nothing is recorded before you start.",
  },
  way: "How the consultation comes in",
  ways: { record: "Record now", file: "Upload audio", text: "Paste text" },
  start: "Start consultation",
  save: "Save consultation",
  text: "Consultation text",
  textPlaceholder:
    "Paste the transcript or type your notes. One utterance per line, for example:\nDoctor: What brings you in?\nPatient: I've had a headache for three days.",
  textCount: (used, max) => `${used} of ${max} characters`,
  file: {
    drop: "Drag an audio file here",
    choose: "Choose a file",
    change: "Change file",
    kinds: "webm, ogg, mp3, wav or m4a, up to 1 GB",
    chosen: (name, size) => `${name} (${size})`,
    required: "Choose an audio file",
  },
  sent: "Consultation sent!",
  sentDetail: "The AI is processing your consultation. You will be notified when it is ready.",
  example: {
    title: "Try it with an example consultation",
    detail:
      "A spoken consultation that ships with the product goes through the real processing and becomes a document you can check. It does not count towards your plan.",
    action: "Process the example",
  },
  /** The consultation of an appointment of today, ready to start. */
  prepared: {
    next: "Next patient",
    chosen: "The appointment's consultation",
    template: (title: string) => `template ${title}`,
    change: "You can change patient, template and context in the form below.",
  },
  today: {
    title: "Today's agenda",
    open: "Open the agenda",
    done: (code: string) => `Consultation ${code}`,
    chosen: "Prepared",
    prepare: "Prepare",
    prepareOf: (name: string) => `Prepare the consultation of ${name}`,
  },
  unsigned: {
    title: (count: string) => `Documents that wait for your signature (${count})`,
  },
  recent: "Recent consultations",
  seeAll: "See all",
  onboarding: {
    title: "First steps",
    question: "Would you like a quick tour before you start?",
    show: "Take the tour",
    dismiss: "Don't show again",
    /** Screen reader text before a completed step. */
    done: "Done: ",
    steps: {
      profile_completed: "Complete your profile",
      templates_explored: "Look at the templates",
      first_consultation_completed: "Finish your first consultation",
    },
  },
  statistics: {
    title: "Your month",
    consultations: "Consultations this month",
    documents: "Documents generated",
    saved: "Time saved",
    templates: "Templates used",
    formula: (minutes: string) =>
      `Time saved: consultations finished this month × ${minutes} minutes, what a physician spends on average documenting one encounter (Overhage and McCallie, 2020).`,
    chart: "Consultations in the last 30 days",
    summary: (total: string, day: string, most: string) =>
      `${total} in all; the busiest day was ${day}, with ${most}.`,
    none: "No consultations in the last 30 days.",
    table: "Show as a table",
    day: "Day",
    count: "Consultations",
    failed: "The statistics could not be loaded",
  },
  advancedReports: {
    title: "Advanced reports",
    locked:
      "Available on the Yearly plan: consultations, documents, minutes and templates by period, as table, chart, CSV and PDF.",
    unlock: "See the Yearly plan",
    open: "Open reports",
  },
};
