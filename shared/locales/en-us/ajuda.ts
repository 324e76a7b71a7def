import type { Ajuda } from "../pt-br/ajuda.ts";

/** The help: its own catalogue, fetched with its view. It says only what the product does. */
export const ajuda: Ajuda = {
  title: "Help",
  lead: "Short answers about what Relato does.",
  search: "Search the help",
  searchPlaceholder: "E.g. consent, template, no internet",
  found: (count) => `Articles found: ${count}`,
  none: "No article found",
  noneDetail: "Try another word.",
  categories: {
    start: "First steps",
    record: "Recording",
    document: "Documents and templates",
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
        "In the template editor, Ctrl+B makes bold, Ctrl+I italic, and Ctrl+Z undoes (on a Mac, Cmd).",
      ],
    },
  },
};
