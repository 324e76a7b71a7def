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
    agenda_aviso_falhou: {
      title: () => "An appointment notice was not delivered",
      description: "Open the appointment in your calendar to see why and try again.",
    },
  },
};
