import type { Messages } from "../pt-br/app.ts";

export const consultas: Messages["consultas"] = {
  title: "My consultations",
  empty: "You have no consultations yet",
  emptyDetail: "Record, upload audio or paste text. It takes less than a minute.",
  startFirst: "Start your first consultation",
  see: "See details",
  seeOf: (code) => `See details of consultation ${code}`,
  documents: "Documents",
  documentsOf: (code) => `Documents of consultation ${code}`,
  noPatient: "Patient not given",
  archived: "archived",
  exampleNote: "Example consultation: not a patient's, and it does not count towards your plan.",
  failed: "The consultations could not be loaded",
  status: { Processando: "Processing", Concluído: "Completed", Erro: "Error" },
  step: {
    received: "Received",
    transcribing: "Transcribing",
    writing: "Writing the document",
    checking: "Checking the evidence",
    done: "Ready",
  },
  transcribed: (done, total) => `${done} of ${total} transcribed`,
  waitingForModel: "Waiting for the speech model. The recording is kept.",
  progress: "Processing progress",
};
