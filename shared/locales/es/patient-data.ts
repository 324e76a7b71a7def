import type { ViewMessages } from "../pt-br/views.ts";

export const patientData: ViewMessages["patientData"] = {
  title: "Privacidad",
  failed: "No se pudieron cargar los consentimientos",
  consents: {
    title: "Consentimientos",
    empty: "Ningún consentimiento registrado.",
    purpose: { recording_and_ai: "Grabación de la consulta y uso de IA" },
    consulta: (code) => `Consulta ${code}`,
    given: (when, by) => `Dado el ${when} ${by}`,
    givenBy: { patient: "por el paciente", representative: "por el representante del paciente" },
    way: { spoken: "de viva voz", written: "por escrito" },
    recordedBy: (name) => `registrado por ${name}`,
    wording: (version) =>
      version === null ? "texto de una versión anterior" : `texto de la versión ${version}`,
    revoked: (when) => `Revocado el ${when}`,
    audio: { stored: "Grabación guardada", none: "Sin grabación" },
  },
};
