import type { PublicMessages } from "../pt-br/public.ts";

export const landing: PublicMessages["landing"] = {
  title: "Relato: the consultation becomes a document, with proof",
  description:
    "An assistant for doctors and clinics: it records the consultation, transcribes it and writes the document, with proof for every sentence. It runs on your own computer.",
  eyebrow: "For doctors, clinics and consulting rooms",
  headline: "Look at the patient. The document writes itself, and proves itself.",
  lead: "Relato records the consultation, transcribes it and fills your own template. Every sentence points at the words and the second of audio it came from.",
  emailLabel: "Your email",
  emailPlaceholder: "you@clinic.com",
  startNow: "Start now",
  seeFeatures: "See how it works",
  trial: "7-day free trial. No credit card.",
  featuresTitle: "Four promises, kept by default",
  features: [
    {
      title: "No consultation is lost",
      text: "Audio is stored on your device and on the server while you record. Closed tab, lost network, restarted computer: it is still there.",
    },
    {
      title: "Every sentence proves itself",
      text: "Press a sentence and hear the second it was said. What has no support in the conversation is marked, never hidden.",
    },
    {
      title: "It runs on one laptop",
      text: "No key, no cloud account. By default no audio and no text leaves the machine.",
    },
    {
      title: "Ready when you are",
      text: "The document follows soon after you press Finish: the note, the hypotheses you voiced, the next steps.",
    },
  ],
  demo: {
    label: "Illustrative example",
    section: "History of present illness",
    statement: "Reports headache for three days, without fever.",
    doctor: "Doctor",
    patient: "Patient",
    question: "What brings you in today?",
    before: "Doctor, I've had ",
    marked: "a headache for three days",
    between: ", but ",
    markedToo: "I've had no fever",
    after: ".",
    time: "00:14",
  },
};
