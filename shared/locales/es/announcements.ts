import type { ViewMessages } from "../pt-br/views.ts";

export const announcements: ViewMessages["announcements"] = {
  title: "Comunicados",
  intro:
    "Novedades, mantenimientos y consejos. En la aplicación los reciben las cuentas con “Actualizaciones del sistema” activado; por correo, las que activaron “Correos promocionales”.",
  failed: "No se pudieron cargar los comunicados",
  titleLabel: "Título",
  body: "Texto",
  language: "Idioma del texto",
  channels: "Cómo enviarlo",
  inApp: (count) => `En la aplicación (${count} ${count === 1 ? "cuenta" : "cuentas"})`,
  byMail: (count) => `Por correo (${count} ${count === 1 ? "cuenta" : "cuentas"})`,
  noMail:
    "Esta instalación no envía correo (SMTP_URL): los mensajes quedan en la bandeja de salida, en DATA_DIR.",
  publish: "Publicar comunicado",
  confirmTitle: "¿Publicar este comunicado?",
  confirmDetail: "Una vez publicado, no se puede retirar.",
  done: "Comunicado publicado",
  published: "Publicados",
  empty: "Todavía no hay comunicados.",
  running: "Enviando…",
  reached: (notified, mailed) => `${notified} en la aplicación, ${mailed} por correo`,
};
