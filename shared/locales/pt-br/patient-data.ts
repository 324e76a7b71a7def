/** The patient's privacy: register of consents, export, erasure. */
export const patientData = {
  title: "Privacidade",
  failed: "Não foi possível carregar os consentimentos",
  consents: {
    title: "Consentimentos",
    empty: "Nenhum consentimento registrado.",
    purpose: { recording_and_ai: "Gravação da consulta e uso de IA" },
    consulta: (code: string) => `Consulta ${code}`,
    given: (when: string, by: string) => `Dado em ${when} ${by}`,
    givenBy: { patient: "pelo paciente", representative: "pelo representante do paciente" },
    way: { spoken: "de viva voz", written: "por escrito" },
    recordedBy: (name: string) => `registrado por ${name}`,
    wording: (version: string | null) =>
      version === null ? "texto de versão anterior" : `texto da versão ${version}`,
    revoked: (when: string) => `Revogado em ${when}`,
    audio: { stored: "Gravação guardada", none: "Sem gravação" },
  },
};
