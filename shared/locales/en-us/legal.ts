import type { PublicMessages } from "../pt-br/public.ts";

export const legal: PublicMessages["legal"] = {
  updated: "January 2025",
  contents: "On this page",
  terms: {
    title: "Terms of use",
    description:
      "The conditions of using Relato: informational support, the doctor's responsibility, the patient's consent, plans and payment.",
    lead: "These terms hold between you, a health professional, and whoever operates this installation of Relato.",
    sections: [
      {
        heading: "What Relato is",
        paragraphs: [
          "Relato records or receives a consultation, transcribes what was said and writes a document in the template that you choose. Every sentence of the document points at the words of the consultation it rests on; what has no support is marked for your review.",
          "Relato is free software (AGPL-3.0). Every installation has an operator: you, your clinic or a provider. The operator answers for the service it offers.",
        ],
      },
      {
        heading: "Informational support, not a medical act",
        paragraphs: [
          "The service is informational support and not a medical act. It does not examine, diagnose or prescribe, and it does not replace clinical judgment.",
          "The doctor stays responsible for every clinical decision and for everything they sign. Before you use, send or sign a document, read it and correct what needs correcting. Transcripts and texts made by artificial intelligence can contain errors, also in numbers, drug names and negations.",
          "The service is not for emergencies.",
        ],
      },
      {
        heading: "Your account",
        paragraphs: [
          "The account is personal and meant for licensed health professionals and their teams. Give true information, keep your password, and tell the operator of the installation if you suspect that someone else has access.",
          "You may not use the service for anything unlawful, try to reach other accounts' data, or get around the limits of the plan.",
        ],
      },
      {
        heading: "The patient's consent and recording",
        paragraphs: [
          "Before recording, tell the patient that the consultation will be recorded and processed by artificial intelligence, and note the answer. Relato stores who told the patient, when, and what the patient answered. After a refusal no recording is processed.",
          "It is up to you to keep professional secrecy and to follow your council's code of ethics and rules on recording, telemedicine and artificial intelligence; in Brazil, CFM Resolution 2.454/2026 among them.",
        ],
      },
      {
        heading: "Plans, trial and payment",
        paragraphs: [
          "The free plan allows 10 consultations in a calendar month. The paid plans have the prices and features shown on the pricing page and begin with a 7-day free trial without a credit card.",
          "With no means of payment at the end of the trial, the account returns to the free plan. You can cancel at any time; paid access lasts until the end of the period already paid. Nothing that you stored is deleted when you return to the free plan.",
        ],
      },
      {
        heading: "Your data and documents",
        paragraphs: [
          "Recordings, transcripts and documents belong to you and your patients. The operator of the installation gains no rights in them and processes them only to provide the service, as the privacy policy describes.",
          "You answer for having the right to record and process the data that you send, and for keeping medical records as long as the law demands.",
        ],
      },
      {
        heading: "Availability and liability",
        paragraphs: [
          "The service is made so that no consultation is lost, but no system is infallible. Keep a way of recording the consultation without it. The software is provided as it is, as far as the law allows.",
          "Nothing in these terms excludes rights that the law grants you or your patients, nor liability for intent or gross negligence.",
        ],
      },
      {
        heading: "Changes, ending and applicable law",
        paragraphs: [
          "Relevant changes of these terms are announced before they take effect. You can stop using the service at any time; accounts that break these terms can be suspended, with the reason given.",
          "Brazilian law applies, without prejudice to the protective rules of the place where you live. The venue is that of your domicile.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacy policy",
    description:
      "Which data Relato processes, where it is stored, who receives it, for how long, and the rights that the LGPD grants.",
    lead: "What Relato stores, where, what for and for how long, in this installation.",
    sections: [
      {
        heading: "Who is responsible for the data",
        paragraphs: [
          "For patients' data the controller is the doctor or clinic that treats them, and the operator of this installation is the processor (Brazilian law 13.709/2018, LGPD). For the data of the doctor's account, the operator of the installation is the controller.",
          "The authors of Relato receive no data from this installation: there is no telemetry.",
        ],
      },
      {
        heading: "Which data we process",
        paragraphs: ["We process only what the service needs:"],
        list: [
          "of the account: e-mail, name, password (only its cryptographic hash), professional details that you fill in, and open sessions;",
          "of the consultation: audio, transcript, the context given, documents, consent and corrections;",
          "of the patient: the record and schedule data that you enter, sensitive health data included;",
          "of use: technical logs with the route, time and result of each request, without patient data.",
        ],
      },
      {
        heading: "What for, and on which legal basis",
        paragraphs: [
          "Account data serves to provide the service that you contracted (LGPD art. 7, V) and to protect the account (art. 7, IX). Health data is processed for the protection of health, by a health professional (art. 11, II, f), with the patient's consent to the recording.",
          "We do not sell data, do not use it for advertising and do not train models with your consultations.",
        ],
      },
      {
        heading: "What is stored where",
        paragraphs: [],
        list: [
          "in your browser: the recording, until the server confirms that it has all of it; the chosen theme (darkMode) and an invitation received (pending_ref);",
          "at the payment service (Stripe), if you subscribe to a plan: name, e-mail, tax number, address and card. The card never passes through this server;",
          "in the referral list of the person who invited you: the beginning of your e-mail (an***@clinic.com) and the dates;",
          "in cookies: the session and the language of the last page. There are no third-party and no advertising cookies;",
          "on this installation's server: the database with accounts, patients, consultations and documents, and the audio files;",
          "in the server's memory, only while it is processed: the sound being transcribed and the text being written.",
        ],
      },
      {
        heading: "Who else receives data",
        paragraphs: [
          "By default, transcription and writing happen on the server itself and no data leaves it. An outside service receives data only if the operator of the installation configures it. This list is the current configuration of this installation:",
        ],
        fill: "PROCESSORS",
      },
      {
        heading: "For how long",
        paragraphs: [
          "Data stays as long as the account exists. In Brazil, medical records must be kept for at least 20 years after the last entry (law 13.787/2018); what the law orders to be kept is not erased before that, and a request for erasure is told so.",
          "Confirmation and password links expire and are stored only as hashes. A recording that the patient refused or that you discarded is removed.",
        ],
      },
      {
        heading: "Security",
        paragraphs: [
          "Each doctor reaches only their own rows of the database, by a rule of the database itself. Passwords are stored as hashes, sessions can be ended, and there are two-factor verification and passkeys. Technical logs contain no patient data.",
          "An incident that may cause relevant risk or harm is reported by the operator of the installation to the authority (ANPD) and to the people affected.",
        ],
      },
      {
        heading: "Your rights",
        paragraphs: ["The LGPD (art. 18) grants you and your patients:"],
        list: [
          "confirmation that data is processed, and access to it;",
          "correction of incomplete, inaccurate or outdated data;",
          "anonymization, blocking or erasure of what is unnecessary or excessive;",
          "taking the data to another service;",
          "knowing with whom it was shared;",
          "withdrawing consent, and knowing what follows when you do not consent;",
          "review of automated decisions (art. 20). Relato does not decide: it proposes a text that the doctor reviews.",
        ],
      },
      {
        heading: "Data protection officer and contact",
        paragraphs: [
          "To exercise your rights, contact the data protection officer. Patients can also turn to the doctor or clinic that treated them. If the answer is not enough, you can turn to the Brazilian data protection authority (ANPD).",
        ],
        fill: "PRIVACY_CONTACT",
      },
    ],
  },
  partners: {
    title: "Partners",
    description: "How doctors, clinics, societies and developers work with Relato.",
    lead: "Three ways to grow with Relato.",
    sections: [
      {
        heading: "Refer colleagues",
        paragraphs: [
          "Subscribers receive a referral link. Each active referral takes 20% off the monthly price, up to 60%.",
        ],
      },
      {
        heading: "Clinics and societies",
        paragraphs: [
          "Relato runs on your own server, with no license cost (AGPL-3.0), and with your document templates for all doctors.",
        ],
      },
      {
        heading: "Integration",
        paragraphs: [
          "The API describes itself in OpenAPI, and each consultation's events can reach your system.",
        ],
      },
    ],
  },
};
