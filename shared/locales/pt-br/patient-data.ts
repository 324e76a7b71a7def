import type {
  ErasureCategory,
  ErasureOutcome,
  ErasureReason,
  OpeningReason,
} from "../../domain/erasure.ts";

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
    givenFor: (name: string, relation: string, document: string | null) =>
      `por ${name} (${relation}), representante do paciente${document === null ? "" : `, documento ${document}`}`,
    way: { spoken: "de viva voz", written: "por escrito" },
    recordedBy: (name: string) => `registrado por ${name}`,
    wording: (version: string | null) =>
      version === null ? "texto de versão anterior" : `texto da versão ${version}`,
    revoked: (when: string) => `Revogado em ${when}`,
    audio: { stored: "Gravação guardada", none: "Sem gravação" },
  },
  exporting: {
    title: "Cópia dos dados",
    intro:
      "Um arquivo ZIP com tudo sobre este paciente: documentos, laudos com imagens, áudio, transcrições, consultas marcadas, consentimentos, mensagens e um pacote FHIR para outro sistema.",
    action: "Baixar os dados do paciente",
  },
  erasure: {
    heading: "Apagar os dados",
    summary:
      "Apaga o que a lei não obriga a guardar. O prontuário fica guardado e oculto até o fim do prazo legal.",
    action: "Apagar os dados do paciente",
    title: "Apagar os dados deste paciente?",
    intro: "Veja o que acontece com cada tipo de dado:",
    preview: "O que acontece com os dados",
    result: "Dados apagados",
    failed: "Não foi possível carregar a lista",
    final: "Não é possível desfazer. Se o paciente quiser uma cópia, baixe-a antes.",
    confirmName: (nome: string) => `Para confirmar, digite o nome do paciente: ${nome}`,
    confirm: "Apagar os dados",
    close: "Concluir",
    categories: {
      audio: "Gravações e ditados",
      transcripts: "Transcrições",
      drafts: "Rascunhos, contexto e análises da IA",
      appointments: "Consultas marcadas e avisos",
      threads: "Conversas com o assistente",
      links: "Links seguros e emails enviados",
      contact: "Email e telefones",
      visits: "Consultas realizadas",
      documents: "Documentos",
      prescriptions: "Receitas",
      laudos: "Laudos",
      identity: "Identificação do paciente",
      consents: "Registro dos consentimentos",
    } as Record<ErasureCategory, string>,
    planned: {
      erased: "Será apagado",
      restricted: "Ficará restrito",
      kept: "Será mantido",
    } as Record<ErasureOutcome, string>,
    outcomes: {
      erased: "Apagado",
      restricted: "Restrito",
      kept: "Mantido",
    } as Record<ErasureOutcome, string>,
    reasons: {
      unrequired: "A lei não obriga a guardar.",
      record: "A Lei 13.787/2018 obriga a guardar o prontuário por 20 anos após o último registro.",
      proof: "O médico precisa poder provar o consentimento (LGPD, art. 8º, § 2º).",
    } as Record<ErasureReason, string>,
    until: (day: string) => `Até ${day}.`,
    restricted: (day: string) =>
      `O prontuário fica oculto até ${day}. Só é aberto com um motivo, que fica na trilha de auditoria.`,
    nothingLeft: "Não havia prontuário a guardar. O cadastro do paciente foi apagado.",
    backups:
      "Cópias de segurança anteriores ainda têm os dados até vencerem pelo prazo da instalação.",
    statement: {
      action: "Baixar a declaração",
      file: "declaracao-de-exclusao",
      title: "DECLARAÇÃO DE EXCLUSÃO DE DADOS PESSOAIS (Lei 13.709/2018)",
      patient: (nome: string) => `Paciente: ${nome}`,
      when: (when: string) => `Realizada em: ${when}`,
    },
  },
  restricted: {
    action: "Abrir prontuário restrito",
    intro:
      "Prontuários restritos não aparecem em listas nem em buscas. Digite o nome completo do paciente. O acesso dura uma hora e fica na trilha de auditoria.",
    name: "Nome completo do paciente",
    reason: "Motivo",
    reasons: {
      care: "O paciente voltou a ser atendido",
      "patient-request": "Pedido do paciente",
      "court-order": "Ordem judicial ou de autoridade",
      defence: "Defesa em processo",
    } as Record<OpeningReason, string>,
    confirm: "Abrir por uma hora",
    opened: "Prontuário aberto por uma hora",
    lift: "Encerrar a restrição",
    liftDetail: "O prontuário volta às listas e às buscas. O que foi apagado não volta.",
    confirmLift: "Encerrar a restrição",
    lifted: "Restrição encerrada",
    none: "Nenhum prontuário restrito tem esse nome",
  },
};
