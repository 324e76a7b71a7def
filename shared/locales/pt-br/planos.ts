import type { PlanoFeature, PlanoId } from "../../domain/planos.ts";

interface PlanoTexts {
  name: string;
  description: string;
  /** The amount of one payment; the monthly plan shows how to cancel instead. */
  paid: (total: string) => string;
}

/** Plans and their features (specification 9), for landing page and upgrade dialog. */
export const planos = {
  /** A price that is not ours (specification 8). */
  unknown: "Unknown Plan (plano desconhecido)",
  named: (plan: string) => `Plano ${plan}`,
  perMonth: "por mês",
  off: (percent: number) => `${percent}% de desconto`,
  badge: { popular: "Mais popular", value: "Melhor valor" },
  trial: (days: number) => `${days} dias de teste grátis`,
  start: "Começar teste grátis",
  startOf: (plan: string) => `Começar teste grátis do plano ${plan}`,
  includes: "Inclui:",
  everythingOf: (plan: string) => `Tudo do ${plan}, e mais:`,
  plan: {
    monthly: {
      name: "Mensal",
      description: "Para começar sem compromisso.",
      paid: () => "Sem fidelidade, cancele quando quiser",
    },
    semester: {
      name: "Semestral",
      description: "Para o consultório de todo dia.",
      paid: (total) => `${total} por semestre`,
    },
    yearly: {
      name: "Anual",
      description: "Para quem já decidiu, e para clínicas.",
      paid: (total) => `${total} por ano`,
    },
  } as Record<PlanoId, PlanoTexts>,
  feature: {
    transcription: "Transcrição ilimitada",
    documents: "Documentos automáticos",
    templates: "Modelos de anamnese",
    diagnosis: "Apoio ao diagnóstico com IA",
    emailSupport: "Suporte por e-mail",
    patients: "Prontuário de pacientes",
    scheduling: "Agenda com notificações",
    sharing: "Compartilhamento seguro",
    reports: "Relatórios no painel",
    languages: "Interface em três idiomas",
    prioritySupport: "Suporte prioritário",
    customTemplates: "Modelos personalizados",
    advancedReports: "Relatórios avançados",
    api: "API de integração",
  } as Record<PlanoFeature, string>,
};
