import type { calendars as portuguese } from "../pt-br/calendars.ts";

export const calendars: typeof portuguese = {
  open: "Horarios bloqueados",
  title: "Horarios bloqueados",
  about:
    "En estos horarios la agenda avisa antes de agendar. Aun así puede agendar encima, si lo desea.",
  blocked: "Bloqueado",
  allDay: "Todo el día",
  count: (count: string, isOne: boolean) =>
    isOne ? "1 horario bloqueado" : `${count} horarios bloqueados`,
  failed: "No se pudieron cargar los horarios bloqueados",
  calendars: "De otros calendarios",
  calendarsAbout:
    "Los compromisos de otro calendario (Google Calendar, iCloud, Outlook, hospital) bloquean su agenda. Relato lee la dirección cada 15 minutos y nunca escribe en ella.",
  add: "Suscribirse a un calendario",
  addAbout:
    "Use la dirección secreta en formato iCal. Google Calendar: configuración del calendario, Integrar calendario. iCloud: Compartir calendario, Calendario público. Outlook: Calendarios compartidos, Publicar, ICS.",
  editTitle: "Editar calendario",
  subscribe: "Suscribirse",
  saving: "Guardando…",
  added: "Suscripción hecha. La primera lectura empieza ahora.",
  saved: "Calendario actualizado",
  fields: {
    name: "Nombre",
    address: "Dirección",
    addressHint: "Empieza con https:// o webcal://. Una vez guardada, no se vuelve a mostrar.",
    showTitles: "Guardar y mostrar los títulos de los compromisos",
  },
  read: (when: string) => `leído el ${when}`,
  unread: "todavía no leído",
  failing: (when: string) =>
    `Este calendario no se lee desde el ${when}. Los horarios ya leídos siguen bloqueados.`,
  failures: {
    address:
      "La dirección no es segura (sin https) o está en una red privada. Use una dirección pública con https.",
    timeout: "El servidor del calendario no respondió a tiempo. Volveremos a intentarlo.",
    connection:
      "No se pudo conectar con el servidor del calendario. Volveremos a intentarlo; si continúa, revise la dirección.",
    refused:
      "La dirección ya no es válida. Quite este calendario y suscríbase de nuevo con una dirección actual.",
    status: "El servidor del calendario respondió con un error. Volveremos a intentarlo.",
    redirect:
      "La dirección lleva a otra que no se puede leer. Suscríbase a la dirección definitiva.",
    too_large: "El calendario supera los 8 MB. Publique uno solo con los compromisos actuales.",
    not_calendar:
      "La dirección no devuelve un calendario iCal, quizás una página web. Compruebe que copió la dirección que termina en .ics.",
    unreadable:
      "El calendario tiene demasiadas repeticiones para leerlo. Publique un calendario más pequeño.",
  },
  partial: "Este calendario tiene más de 5.000 horarios; solo se guardaron los primeros.",
  stale: (name: string) =>
    `El calendario «${name}» no se está leyendo: los horarios bloqueados pueden estar desactualizados.`,
  refresh: "Leer ahora",
  refreshOf: (name: string) => `Leer ahora: ${name}`,
  refreshing: "Lectura pedida. El resultado aparece aquí en unos instantes.",
  edit: "Editar",
  editOf: (name: string) => `Editar ${name}`,
  remove: "Quitar",
  removeOf: (name: string) => `Quitar ${name}`,
  removal: {
    title: "¿Quitar este calendario?",
    text: "Sus horarios dejan de bloquear su agenda. El calendario de origen no cambia, y las citas quedan como están.",
    confirm: "Quitar calendario",
    done: "Calendario quitado",
  },
  own: {
    title: "Sus bloqueos",
    empty: "Ningún bloqueo por delante. Úselo para el almuerzo, las vacaciones o las reuniones.",
    add: "Bloquear un horario",
    block: "Bloquear",
    from: { day: "Desde el día", time: "Desde las" },
    to: { day: "Hasta el día", time: "Hasta las" },
    titleField: "Título",
    added: "Horario bloqueado",
    removed: "Bloqueo quitado",
    removeOf: (when: string) => `Quitar el bloqueo de ${when}`,
  },
  restoreBlocked:
    "Este horario está bloqueado en su agenda. La cita sigue cancelada; restáurela de todos modos o agende otro horario.",
  restoreAnyway: "Restaurar de todos modos",
  bookAnyway: "Agendar de todos modos",
};
