import type { ViewMessages } from "../pt-br/views.ts";

export const notices: ViewMessages["notices"] = {
  legend: "Avisar al paciente",
  channels: { email: "Correo", whatsapp: "WhatsApp" },
  hint: "Al agendar, modificar o cancelar, y con un recordatorio el día anterior. El título nunca se envía.",
  locale: "Idioma de los avisos",
  title: "Avisos",
  none: "Ningún aviso hasta ahora.",
  failed: "No se pudieron cargar los avisos",
  occasions: {
    created: "Cita agendada",
    changed: "Modificación",
    cancelled: "Cancelación",
    reminder: "Recordatorio",
  },
  previousPatient: "paciente anterior",
  queued: "En espera de envío",
  again: "Se intentará de nuevo",
  sent: (when) => `Enviado el ${when}`,
  delivered: (when) => `Entregado el ${when}`,
  read: (when) => `Leído el ${when}`,
  stored: {
    email:
      "En la bandeja de salida: este servidor no envía correo. Avise al paciente por otro medio y pida a quien administra Relato que configure el envío (SMTP_URL).",
    whatsapp:
      "En la bandeja de salida: este servidor no envía WhatsApp. Avise al paciente por otro medio y pida a quien administra Relato que configure el envío (WHATSAPP_TOKEN).",
    sendAgain:
      "En la bandeja de salida: no se envió, porque el servidor no enviaba. Ahora sí envía: inténtelo de nuevo.",
  },
  failures: {
    address: "No entregado: la dirección no existe o no recibe mensajes",
    service: "No entregado: el servicio de envío no lo aceptó",
    interrupted: "Interrumpido durante el envío: puede haber llegado",
    quota: "Se alcanzó el límite de mensajes del día; inténtelo de nuevo mañana",
  },
  skips: {
    no_address: "No enviado: el paciente no tiene este contacto",
    superseded: "No enviado: otro aviso lo reemplazó",
    past: "No enviado: la hora ya pasó",
    switched_off: "No enviado: el canal fue desactivado",
    closed: "No enviado: la cuenta fue cerrada",
  },
  retry: "Intentar de nuevo",
  feed: {
    open: "Suscribir en otro calendario",
    title: "Su agenda en otro calendario",
    about:
      "Una dirección privada muestra su agenda, solo para lectura, en el calendario del celular o de la computadora. Lleva la hora, el tipo y las iniciales del paciente; nombres y títulos no.",
    failed: "No se pudo consultar la dirección",
    create: "Crear dirección",
    renew: "Crear otra dirección",
    renewNote: "Una dirección nueva anula la anterior.",
    off: "Desactivar",
    on: (when) => `Activa desde el ${when}.`,
    read: (when) => `Leída por un calendario el ${when}.`,
    unread: "Ningún calendario la ha leído todavía.",
    url: "Dirección privada",
    once: "Cópiela ahora: no se mostrará de nuevo. Quien tenga esta dirección ve su agenda.",
    how: "Google Calendar: Otros calendarios, Desde URL. iPhone: Ajustes, Calendario, Cuentas, Añadir calendario suscrito. Outlook: Agregar calendario, Suscribirse desde la web.",
    copy: "Copiar",
    copied: "Copiado",
  },
};
