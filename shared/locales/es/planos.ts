import type { PublicMessages } from "../pt-br/public.ts";

export const planos: PublicMessages["planos"] = {
  unknown: "Unknown Plan (plan desconocido)",
  named: (plan) => `Plan ${plan}`,
  perMonth: "por mes",
  off: (percent) => `${percent}% de descuento`,
  badge: { popular: "El más elegido", value: "Mejor precio" },
  trial: (days) => `${days} días de prueba gratis`,
  start: "Empezar prueba gratis",
  startOf: (plan) => `Empezar prueba gratis del plan ${plan}`,
  includes: "Incluye:",
  everythingOf: (plan) => `Todo lo del ${plan}, y además:`,
  plan: {
    monthly: {
      name: "Mensual",
      description: "Para empezar sin compromiso.",
      paid: () => "Sin permanencia, cancele cuando quiera",
    },
    semester: {
      name: "Semestral",
      description: "Para el consultorio de todos los días.",
      paid: (total) => `${total} por semestre`,
    },
    yearly: {
      name: "Anual",
      description: "Para quien ya se decidió, y para clínicas.",
      paid: (total) => `${total} por año`,
    },
  },
  feature: {
    transcription: "Transcripción ilimitada",
    documents: "Documentos automáticos",
    templates: "Modelos de anamnesis",
    diagnosis: "Apoyo al diagnóstico con IA",
    emailSupport: "Soporte por correo electrónico",
    patients: "Historia clínica de pacientes",
    scheduling: "Agenda con notificaciones",
    sharing: "Compartir con seguridad",
    reports: "Informes en el panel",
    languages: "Interfaz en tres idiomas",
    prioritySupport: "Soporte prioritario",
    customTemplates: "Modelos personalizados",
    advancedReports: "Informes avanzados",
    api: "API de integración",
  },
};
