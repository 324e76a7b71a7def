import type { Messages } from "../pt-br/app.ts";

export const consultas: Messages["consultas"] = {
  title: "Mis consultas",
  empty: "Todavía no tiene consultas",
  emptyDetail: "Grabe, suba un audio o pegue un texto. Lleva menos de un minuto.",
  startFirst: "Iniciar la primera consulta",
  see: "Ver detalles",
  seeOf: (code) => `Ver detalles de la consulta ${code}`,
  documents: "Documentos",
  documentsOf: (code) => `Documentos de la consulta ${code}`,
  noPatient: "Paciente no indicado",
  archived: "archivada",
  exampleNote: "Consulta de ejemplo: no es de un paciente y no cuenta en su plan.",
  failed: "No se pudieron cargar las consultas",
  status: { Processando: "Procesando", Concluído: "Completada", Erro: "Error" },
  step: {
    received: "Recibida",
    transcribing: "Transcribiendo",
    writing: "Escribiendo el documento",
    checking: "Comprobando la evidencia",
    done: "Lista",
  },
  transcribed: (done, total) => `${done} de ${total} transcritos`,
  waitingForModel: "Esperando el modelo de voz. La grabación está guardada.",
  progress: "Avance del procesamiento",
};
