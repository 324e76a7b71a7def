import { plural } from "../format.ts";
import { consentRelations } from "./consent-relations.ts";

/** Texts printed on a document's PDF beside the document. */
export const pdf = {
  patient: "Paciente:",
  born: "Nascimento:",
  sex: "Sexo:",
  sexo: { Feminino: "Feminino", Masculino: "Masculino", Outro: "Outro" },
  address: "Endereço:",
  /** In place of the name of a doctor who has none yet. */
  unnamed: "Médico(a)",
  date: "Data da consulta:",
  consulta: "Consulta:",
  examDate: "Data do exame:",
  laudo: "Laudo:",
  cpf: "CPF:",
  passport: "Passaporte:",
  crm: (crm: string) => (/^\s*(crm|cro|crn|crp|coren)/i.test(crm) ? crm : `CRM ${crm}`),
  /** A specialist's registration. */
  rqe: (rqe: string) => (/^\s*rqe/i.test(rqe) ? rqe : `RQE ${rqe}`),
  phone: (phone: string) => `Tel. ${phone}`,
  page: ["Página", "de"] as [string, string],
  example:
    "Exemplo: este documento é de uma consulta de demonstração, não é de um paciente e não tem validade.",
  verifyExample: "Documento de exemplo. O código mostra isso em:",
  draft: "Rascunho: este documento ainda não foi revisado e aprovado.",
  laudoDraft: "Rascunho: este laudo ainda não foi assinado.",
  addendumDraft: (when: string) =>
    `O adendo ainda não foi assinado. O laudo sem ele foi assinado em ${when}.`,
  corrected: (when: string) =>
    `Laudo corrigido: este texto, com adendo, substitui o assinado em ${when}.`,
  laudoSigned: (who: string, when: string) => `Assinado por ${who} em ${when}.`,
  controlled: (names: string) =>
    `Contém substância sujeita a controle especial (${names}): este impresso não substitui a receita ou notificação que a Portaria 344/1998 e a RDC 1.000/2025 exigem.`,
  toReview: (count: number) =>
    plural("pt-br", count, {
      one: `${count} frase não tem apoio suficiente na conversa.`,
      other: `${count} frases não têm apoio suficiente na conversa.`,
    }),
  engine: (name: string, version: string, when: string) =>
    `Escrito pelo motor ${name} ${version} em ${when}.`,
  model: (name: string, version: string, when: string) =>
    `Escrito pelo modelo ${name} ${version} em ${when}.`,
  relations: consentRelations,
  /** The paragraph that CFM 2.454/2026 requires. */
  aiUse: {
    title: "Uso de IA:",
    given: (when: string) => `O consentimento do paciente foi registrado em ${when}.`,
    givenFor: (when: string, name: string, relation: string) =>
      `O consentimento foi dado por representante do paciente, ${name} (${relation}), e registrado em ${when}.`,
    revoked: (when: string) => `O paciente revogou o consentimento em ${when}.`,
    unrecorded: "Não há registro de consentimento para esta consulta.",
    unchanged: "O texto não foi alterado pelo médico.",
    changed: (changed: number, total: number, removed: number) =>
      `O médico escreveu ou alterou ${changed} de ${total} frases e retirou ${removed}.`,
  },
  edited: (who: string, when: string) => `Última alteração de ${who} em ${when}.`,
  signed: (who: string, when: string) => `Revisado e aprovado por ${who} em ${when}.`,
  /** Set, changed or removed after the document was written. */
  patientChanged: (who: string, when: string) =>
    `O paciente desta consulta foi alterado por ${who} em ${when}.`,
  /** The head of the audit chain. */
  auditHead: (seq: number, hash: string) => `Registro de acessos nº ${seq}: ${hash}`,
  verify: "Confira se este documento é autêntico em:",
  code: "Código",
  reason: "Documento médico",
  file: {
    anamnesis: "anamnese",
    prescription: "receita",
    certificate: "atestado",
    nutritional_plan: "plano-nutricional",
    exam_request: "pedido-de-exames",
    referral: "encaminhamento",
    guidance: "orientacoes",
    other: "documento",
    laudo: "laudo",
  },
};
export type PdfMessages = typeof pdf;
