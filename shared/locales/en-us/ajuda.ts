import type { Ajuda } from "../pt-br/ajuda.ts";

/** The help, loaded with its view. It describes only what the product does. */
export const ajuda: Ajuda = {
  title: "Help",
  lead: "Short answers about what Relato does.",
  priority: "Your plan includes priority support: your support requests are answered first.",
  search: "Search the help",
  searchPlaceholder: "E.g. consent, template, no internet",
  found: (count) => `Articles found: ${count}`,
  none: "No article found",
  noneDetail: "Try another word.",
  pictureAlt: (view) => `The screen ${view}, with example data`,
  categories: {
    start: "First steps",
    record: "Recording",
    document: "Documents and templates",
    people: "Patients and calendar",
    account: "Account and privacy",
  },
  articles: {
    first: {
      title: "Your first consultation",
      body: [
        "On the home screen, choose the modality and a document template. Name the patient or give a context, record the consent, and start.",
        "To try it without a patient, use the example consultation: it goes through the real pipeline and does not count in your plan.",
      ],
    },
    recording: {
      title: "Record, pause and finish",
      body: [
        "The clock shows the recorded time. You can pause and resume; finish before saving. The document is written only after you save the consultation.",
        "You can also send an audio file (webm, ogg, mp3, wav or m4a, up to 1 GB) or paste the consultation's text.",
      ],
    },
    telemedicine: {
      title: "Telemedicine",
      body: [
        "Choose telemedicine and start. In the browser's window, pick the call's tab and check the option to share its audio. The microphone records your voice at the same time.",
        "Sharing a tab's audio does not work on phones. There, use in person with the call on the loudspeaker.",
      ],
    },
    offline: {
      title: "No internet, or the browser closed",
      body: [
        "Sound is kept on your device before it is sent. Without a connection the recording goes on, and sending resumes by itself.",
        "If the page closes, open Relato again in the same browser: the unfinished recording appears on the home screen and can be heard, saved or discarded. Do not clear the browser's data before that.",
      ],
    },
    consent: {
      title: "The patient's consent",
      body: [
        "Before recording, tell the patient that the consultation will be recorded and processed by artificial intelligence, and note the answer. It may also come during the recording, but it is required to save.",
        "If the patient refuses, nothing is processed and what had arrived of the recording is removed.",
      ],
    },
    assistant: {
      title: "Ask the assistant",
      body: [
        "In Assistant, ask about one patient or about all of them: when a drug was started, how the blood pressure has changed, who has had no visit. Open it from a patient's page to look only in that patient's records. The scope is shown above the messages and can be changed.",
        "Every answer shows where it comes from: the number opens the passage of the record and the second of the recording. Without a language model, the answer is the passages and tables. With one, sentences without support are marked. Nothing is booked, sent or written until you confirm it.",
      ],
    },
    evidence: {
      title: "The proof of each sentence",
      body: [
        "On the consultation's page, press a sentence of the document: the words it came from are marked in the transcript and, if there is sound, that stretch plays.",
        "Sentences without enough support in the conversation are marked for review. The document is an aid: read it, correct it and decide.",
      ],
    },
    waiting: {
      title: "The consultation is being processed or failed",
      body: [
        "The list shows how far it is: received, transcribing, writing and checking. It updates by itself, and a notification comes when the document is ready.",
        "If it fails, the recording and the text are kept: open the consultation and try again.",
      ],
    },
    templates: {
      title: "Use and clone templates",
      body: [
        'In the templates view, "Use" leads to the home screen with that template chosen. The system\'s templates cannot be changed: clone one and edit the copy.',
        "Templates can be imported and exported as .md files. Deleting a template does not change consultations that already used it.",
      ],
    },
    "writing-templates": {
      title: "Write a good template",
      body: [
        "Use one heading (##) for each section and usual words: Chief complaint, Current medications, Physical exam, Plan. What stands in [brackets] is guidance and does not appear in the document.",
        "The Dictate button writes what you say. What you type is kept in this tab until you save.",
      ],
    },
    patients: {
      title: "Add, import and export patients",
      body: [
        "Only the name is required. A CPF is checked; a passport is accepted too. The patient's page shows their age and a timeline of consultations, documents and appointments.",
        "With Import CSV, the first line names the columns. Before anything is saved, Relato shows what is ready, which lines have errors and which patients are already there. Export CSV takes everything with you in the same format.",
      ],
    },
    archive: {
      title: "Delete or archive a patient",
      body: [
        "A patient without consultations is deleted. One with a record is archived: they leave the lists and can be restored, because the law requires records to be kept for 20 years.",
      ],
    },
    agenda: {
      title: "Using the calendar",
      body: [
        "Month, week and day show your appointments in your time zone; in the month, the arrow keys move between days and Enter opens one. Two at the same time are pointed out, not refused.",
        "Start consultation, on an appointment, opens a new consultation with the patient and the modality chosen, which stays linked to it. A canceled appointment is kept and can be restored.",
        "In More actions: Working hours says when you see patients, and the calendar asks before booking outside of them; Print this day makes a PDF of the day. On an appointment, Repeat creates a series and first shows what is already on each date.",
      ],
    },
    search: {
      title: "Search consultations and patients",
      body: [
        "Ctrl+K (Cmd+K on a Mac) or the box at the top searches as you type: consultations by template, patient, short code and the words of their documents; patients by name, e-mail, phone or CPF. Accents do not matter.",
      ],
    },
    month: {
      title: "The month's figures",
      body: [
        "The home screen counts the consultations of the calendar month, their documents and templates, and the last 30 days. Time saved is an estimate, and the formula is written beside it. The example does not count.",
      ],
    },
    settings: {
      title: "Settings and preferences",
      body: [
        "In Settings you choose notices, sound, real-time transcription and dark mode. Each switch is saved as you turn it and applies on all your devices; dark mode applies to this browser only.",
        "With auto-save off, what you type for a new consultation or a template is not kept when the page is closed. A recording is always kept.",
      ],
    },
    data: {
      title: "Download your data or close your account",
      body: [
        "In Settings, Privacy, a zip file brings your records, documents and audio. It contains patient data: keep it in a safe place.",
        "Closing the account ends every session. What the law requires is kept for 20 years, out of reach of this account.",
      ],
    },
    privacy: {
      title: "Who sees the data",
      body: [
        "Consultations, patients, recordings and your templates are visible in your account only; another doctor does not find them, not even with the page's address.",
        "By default, transcript and document are made on the server itself. If the installation uses an external speech or writing service, the privacy policy names it.",
      ],
    },
    plan: {
      title: "The free plan's limit",
      body: [
        "The free plan allows 10 consultations in a calendar month, by the time of São Paulo. The bar in the menu shows how many were used. The example consultation does not count.",
        "When the limit is reached, your consultations stay available; new ones can be made in the next month.",
      ],
    },
    security: {
      title: "Password and access",
      body: [
        "A password has at least 6 characters; a longer one is safer. If you forget it, ask for a link on the sign-in screen: it works once, for 30 minutes.",
        "The account also takes two-step verification and passkeys.",
      ],
    },
    keyboard: {
      title: "Keyboard and screen reader",
      body: [
        "Everything can be done by keyboard: Tab moves on, Enter or Space presses, Esc closes a window. The first Tab offers to skip to the content.",
        "The ? key lists all shortcuts: record, pause, go to the next statement without support, approve, and move to the next document.",
        "In the template editor, Ctrl+B makes bold, Ctrl+I italic, and Ctrl+Z undoes (on a Mac, Cmd).",
      ],
    },
    consultations: {
      title: "Find and follow consultations",
      body: [
        "My consultations lists all of them, each with its status. Filter by patient, dates, status or template, or see only signed ones; the address keeps the filter, without patient data.",
        "Open a consultation to see document, transcript and audio. An archived consultation leaves the list and can be restored.",
      ],
    },
    reports: {
      title: "Write reports",
      body: [
        "In Reports, begin with a new report or apply a template. Dictate or type: the template's fields fill in within the text, and the check warns of contradictions, such as a swapped side. Reports are part of the paid plans.",
        "Under Finish you add images, sign, view, print and share. A signed report does not change: it gets an addendum or a correction.",
      ],
    },
    help: {
      title: "Find an answer in the help",
      body: [
        "The search on this page ignores accents and looks in all articles. Ctrl+K (Cmd+K on a Mac) finds the articles too, on every screen.",
        "If the answer is not here, write to support at the end of this page. Do not include patient data.",
      ],
    },
    profile: {
      title: "Profile, logo and look of documents",
      body: [
        "Name, license, specialist registration, clinic, address and phone make the letterhead of your documents. The logo is printed on them; your photo is not.",
        "Choose one of three styles: Classic, Centered or Compact. To check before printing, open a document and use View and print.",
      ],
    },
    referrals: {
      title: "Refer colleagues",
      body: [
        "With an active paid plan you have a link and a QR code for colleagues. Each active referral gives a 20% discount, up to 60%.",
        "A referral becomes active 7 days after your colleague's first payment and counts for as long as their subscription lasts.",
      ],
    },
  },
};
