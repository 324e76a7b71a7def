import { plural } from "../format.ts";
import type { PdfMessages } from "../pt-br/pdf.ts";
import { consentRelations } from "./consent-relations.ts";

export const pdf: PdfMessages = {
  patient: "Paciente:",
  born: "Nacimiento:",
  sex: "Sexo:",
  sexo: { Feminino: "Femenino", Masculino: "Masculino", Outro: "Otro" },
  address: "Domicilio:",
  unnamed: "Médico(a)",
  date: "Fecha de la consulta:",
  consulta: "Consulta:",
  examDate: "Fecha del estudio:",
  laudo: "Informe:",
  cpf: "CPF:",
  passport: "Pasaporte:",
  crm: (crm) => (/^\D/.test(crm.trim()) ? crm : `Matrícula ${crm}`),
  rqe: (rqe) => (/^\s*rqe/i.test(rqe) ? rqe : `RQE ${rqe}`),
  phone: (phone) => `Tel. ${phone}`,
  page: ["Página", "de"],
  example:
    "Ejemplo: este documento es de una consulta de demostración, no es de un paciente y no tiene validez.",
  verifyExample: "Documento de ejemplo. El código lo indica en:",
  draft: "Borrador: este documento todavía no fue revisado y aprobado.",
  laudoDraft: "Borrador: este informe todavía no fue firmado.",
  addendumDraft: (when) =>
    `La adenda todavía no fue firmada. El informe sin ella fue firmado el ${when}.`,
  corrected: (when) =>
    `Informe corregido: este texto, con adenda, reemplaza al firmado el ${when}.`,
  laudoSigned: (who, when) => `Firmado por ${who} el ${when}.`,
  controlled: (names) =>
    `Contiene una sustancia sujeta a control especial en Brasil (${names}): este impreso no reemplaza la receta o notificación que exigen la Portaria 344/1998 y la RDC 1.000/2025.`,
  toReview: (count) =>
    plural("es", count, {
      one: `${count} frase no tiene apoyo suficiente en la conversación.`,
      other: `${count} frases no tienen apoyo suficiente en la conversación.`,
    }),
  engine: (name, version, when) => `Escrito por el motor ${name} ${version} el ${when}.`,
  model: (name, version, when) => `Escrito por el modelo ${name} ${version} el ${when}.`,
  relations: consentRelations,
  aiUse: {
    title: "Uso de IA:",
    given: (when) => `El consentimiento del paciente se registró el ${when}.`,
    givenFor: (when, name, relation) =>
      `El consentimiento lo dio el representante del paciente, ${name} (${relation}), y se registró el ${when}.`,
    revoked: (when) => `El paciente revocó el consentimiento el ${when}.`,
    unrecorded: "No hay registro de consentimiento para esta consulta.",
    unchanged: "El médico no modificó el texto.",
    changed: (changed, total, removed) =>
      `El médico escribió o modificó ${changed} de ${total} frases y retiró ${removed}.`,
  },
  edited: (who, when) => `Última modificación de ${who} el ${when}.`,
  signed: (who, when) => `Revisado y aprobado por ${who} el ${when}.`,
  patientChanged: (who, when) =>
    `El paciente de esta consulta fue modificado por ${who} el ${when}.`,
  auditHead: (seq, hash) => `Registro de accesos n.º ${seq}: ${hash}`,
  verify: "Compruebe que este documento es auténtico en:",
  code: "Código",
  reason: "Documento médico",
  file: {
    anamnesis: "anamnesis",
    prescription: "receta",
    certificate: "certificado",
    nutritional_plan: "plan-nutricional",
    exam_request: "solicitud-de-examenes",
    referral: "derivacion",
    guidance: "indicaciones",
    other: "documento",
    laudo: "informe",
  },
};
