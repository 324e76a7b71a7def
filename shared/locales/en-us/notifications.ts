import type { Messages } from "../pt-br/app.ts";

export const notifications: Messages["notifications"] = {
  title: "Notifications",
  open: (unread) => (unread === 0 ? "Notifications" : `Notifications: ${unread} unread`),
  empty: "No notifications",
  failed: "The notifications could not be loaded",
  unread: "unread",
  type: {
    consulta_concluida: {
      title: (code) => `Consultation ${code} completed`,
      description: "The document is ready for you to check.",
    },
    consulta_erro: {
      title: (code) => `Consultation ${code} failed`,
      description: "Processing failed. Nothing was lost; you can try again.",
    },
    agenda_amanha: {
      title: () => "Appointments tomorrow",
      description: "See in your calendar whom you are seeing.",
    },
    agenda_paciente_cancelou: {
      title: () => "A patient canceled an appointment",
      description: "Show canceled appointments in your calendar to see which time is free.",
    },
    agenda_aviso_falhou: {
      title: () => "An appointment notice was not delivered",
      description: "Open the appointment in your calendar to see why and try again.",
    },
    trial_termina: {
      title: () => "Your Pro trial ends in two days",
      description:
        "Choose a plan to keep recording without a limit. Nothing that you recorded is lost.",
    },
    trial_fim: {
      title: () => "Your Pro trial has ended",
      description:
        "Your plan is now the free one: 10 consultations a month. Everything that you recorded is still here.",
    },
    indicacao_ativa: {
      title: () => "One of your referrals is active",
      description: "Your referral discount has changed. It applies from your next payment.",
    },
    anuncio: {
      title: () => "Announcement from Relato",
      description: "Open Relato to read it.",
    },
    webhook_desativado: {
      title: () => "A webhook was disabled",
      description: "Its address did not accept the events. The reason is in Settings.",
    },
    incidente: {
      title: () => "A security incident affects patients of yours",
      description: "Open it to see who is affected and how to inform each patient.",
    },
  },
};
