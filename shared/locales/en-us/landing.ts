import type { PublicMessages } from "../pt-br/public.ts";

export const landing: PublicMessages["landing"] = {
  title: "Relato: the consultation becomes a document, with proof",
  description:
    "An assistant for doctors and clinics: it records the consultation, transcribes it and writes the document, with proof for every sentence. It runs on your own computer.",
  hero: {
    eyebrow: "For doctors, clinics and consulting rooms",
    headline: "Look at the patient. The note writes itself, and proves itself.",
    lead: "Relato records the consultation, transcribes it and fills your own template. Every sentence points at the words and the second of audio it came from.",
    emailLabel: "Your email",
    emailPlaceholder: "you@clinic.com",
    startNow: "Start now",
    seeFeatures: "See features",
    trial: "7-day free trial. No credit card.",
    illustration:
      "Sound waves become the sentences of a document, each tied to the words that were said",
  },
  figures: {
    title: "Relato in figures",
    hours: "fewer hours a month on clinical records",
    physicians: "physicians",
    consultations: "consultations a month",
    seconds: "seconds until the document is ready",
    note: "Figures as stated by the operator of the service.",
  },
  demo: {
    eyebrow: "Demo",
    title: "Every sentence shows where it came from",
    lead: "Choose a sentence of the document: the words of the consultation that support it light up. What nobody said is marked, never hidden.",
    document: "Document",
    conversation: "Conversation",
    doctor: "Doctor",
    patient: "Patient",
    unsupported: "No support in the conversation: review before you sign.",
    label: "Illustrative example. Tap a sentence, or use the arrow keys.",
    sentences: [
      { heading: "Chief complaint", text: "Headache for three days.", time: "00:04" },
      { heading: "History", text: "Denies fever.", time: "00:08" },
      { heading: "Medications", text: "Losartan 50 mg once daily.", time: "00:17" },
      { heading: "Allergies", text: "Allergic to penicillin.", time: "00:14" },
      { heading: "Physical exam", text: "BP 150/90 mmHg.", time: "00:24" },
      { heading: "Plan", text: "Advised a low-salt diet." },
    ],
    turns: [
      { speaker: "doctor", time: "00:00", said: ["Good morning. What brings you in today?"] },
      {
        speaker: "patient",
        time: "00:03",
        said: [
          "Doctor, I've had ",
          { proves: 1, words: "a headache for three days" },
          ", but ",
          { proves: 2, words: "I haven't had a fever" },
          ".",
        ],
      },
      { speaker: "doctor", time: "00:11", said: ["Are you allergic to any medicine?"] },
      {
        speaker: "patient",
        time: "00:13",
        said: [
          "Yes, ",
          { proves: 4, words: "I'm allergic to penicillin" },
          ". And I take ",
          { proves: 3, words: "losartan, fifty, one tablet in the morning" },
          ".",
        ],
      },
      {
        speaker: "doctor",
        time: "00:23",
        said: [
          { proves: 5, words: "Your pressure is one fifty over ninety" },
          ". Let's talk about that.",
        ],
      },
    ],
  },
  features: {
    eyebrow: "Features",
    title: "Made for the consultation you already give",
    lead: "Without changing how you see patients, and without handing your consultation to anyone.",
    items: {
      safe: {
        title: "No consultation is lost",
        text: "Audio is stored on your device and on the server while you record. Closed tab, lost network, restarted computer: it is still there.",
      },
      proof: {
        title: "Every sentence proves itself",
        text: "Press a sentence and hear the second it was said. Numbers, drugs, negations and sides are checked against the conversation.",
      },
      local: {
        title: "It runs on one laptop",
        text: "No key and no cloud account. By default no audio and no text leaves the machine.",
      },
      modes: {
        title: "In person or telemedicine",
        text: "The room's microphone or the sound of the call's browser tab. An audio file or pasted text work, too.",
      },
      templates: {
        title: "Your template, your way",
        text: "History, SOAP, follow-up, or whatever you write. The document follows your headings, in your order.",
      },
      practice: {
        title: "Patients, schedule, sharing",
        text: "Records, appointments with e-mail and WhatsApp notices, and secure sharing of the document.",
      },
    },
  },
  screens: {
    title: "The product as it is",
    lead: "Screens of Relato at work, with the example consultation that ships with it.",
    consulta: {
      title: "The finished consultation",
      text: "Document, analysis, prescriptions and transcript on one page. The sentence you press lights its words and plays the sound.",
      alt: "A consultation's screen: the document with one sentence chosen and its words marked in the transcript",
    },
    home: {
      title: "One button to begin",
      text: "Template, patient, consent, record. The rest happens while you see the patient.",
      alt: "Home screen: choosing modality, template and patient for a new consultation",
    },
  },
  steps: {
    eyebrow: "How it works",
    title: "Three steps, and your attention back on the patient",
    items: [
      {
        title: "Record the consultation",
        text: "Choose the template, confirm the patient's consent and begin. Pause whenever you need to.",
      },
      {
        title: "See the patient as always",
        text: "The transcript is written while you talk, so the document follows soon after you finish.",
      },
      {
        title: "Check and sign",
        text: "Read, press what you want to verify, correct, sign. The decision is always yours.",
      },
    ],
  },
  promo: {
    badge: "New in Pro",
    title: "Reports (AI)",
    text: "A report editor with masks, ready phrases, dictation and the patient's data at hand.",
    action: "See the plans",
  },
  pricing: {
    eyebrow: "Pricing",
    title: "A clear price, no surprises",
    lead: "Every plan begins with 7 free days, no credit card.",
    loading: "Loading plans...",
    free: (limit) =>
      `Rather stay on the free plan? It has ${limit} consultations a month, for good.`,
  },
  testimonials: {
    eyebrow: "Testimonials",
    title: "What we hope to hear from you",
    notice: "Illustrative testimonials: not from real customers.",
    stars: "5 out of 5 stars",
    items: [
      {
        quote:
          "I look at the person in front of me again. When the visit ends, the history is already there.",
        who: "Internal medicine, private practice",
      },
      {
        quote: "What convinced me was pressing the sentence and hearing the patient say it.",
        who: "Cardiology, outpatient clinic",
      },
      {
        quote: "The clinic's network went down halfway through a visit. I did not lose a word.",
        who: "Pediatrics, rural clinic",
      },
      {
        quote: "The audio never leaves our computer. For our ethics board, that settled it.",
        who: "Psychiatry, university hospital",
      },
    ],
  },
  faq: {
    eyebrow: "FAQ",
    title: "Frequently asked questions",
    items: [
      {
        question: "Does Relato replace the doctor's decision?",
        answer:
          "No. It is informational support, not a medical act. It arranges what was said in the consultation; the doctor checks, corrects, decides and signs.",
      },
      {
        question: "Where do the audio and my patients' data stay?",
        answer:
          "On the computer or server where Relato is installed. By default transcription and writing happen right there. Only if the installation configures an outside service does anything leave it, and the privacy policy names which.",
      },
      {
        question: "What if the network fails during a consultation?",
        answer:
          "Recording goes on in your device and is sent when the network returns. Closing the tab or restarting the computer does not lose what was recorded either.",
      },
      {
        question: "How does the trial work, and how do I cancel?",
        answer:
          "It is 7 days of any plan, with no credit card. If you do not continue, the account moves to the free plan. Paid plans are canceled in the settings, whenever you like.",
      },
    ],
  },
  closing: {
    title: "Your next consultation can already be like this",
    lead: "Create the account, process the example consultation and check every sentence.",
  },
};
