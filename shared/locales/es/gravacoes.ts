import type { Messages } from "../pt-br/app.ts";

export const gravacoes: Messages["gravacoes"] = {
  panel: "Grabación de la consulta",
  badge: {
    recording: "Grabando",
    paused: "En pausa",
    uploading: "Enviando",
    stopped: "Finalizado",
  },
  pause: "Pausar",
  resume: "Continuar",
  finish: "Finalizar",
  save: "Guardar consulta",
  back: "Volver",
  discard: "Descartar grabación",
  discardAsk: "¿Descartar esta grabación? El audio se borrará de este dispositivo.",
  discardYes: "Descartar",
  timer: "Tiempo de grabación",
  level: "Nivel del micrófono",
  asking: "Esperando el permiso del micrófono…",
  safe: "El audio se guarda en este dispositivo y se envía mientras graba.",
  sent: (sent, total) => `${sent} de ${total} enviados`,
  converting: (share) => `Convirtiendo el audio… ${share}`,
  sending: (share) => `Enviando el audio… ${share}`,
  confirming: "Comprobando el audio recibido…",
  saving: "Creando la consulta…",
  offline: "Sin conexión. El envío continúa solo en cuanto vuelva.",
  signedOut: "Su sesión terminó. Inicie sesión en otra pestaña; el envío continúa desde aquí.",
  saveFailed: "Error al guardar la consulta",
  startFailed: "Error al iniciar la grabación",
  problems: {
    denied:
      "Permiso denegado para acceder al micrófono. Por favor, permita el acceso al micrófono en la configuración del navegador.",
    no_device: "No se encontró ningún micrófono. Conecte uno e intente de nuevo.",
    busy: "Otro programa está usando el micrófono. Ciérrelo e intente de nuevo.",
    unsupported:
      "Este navegador no puede grabar audio. Use una versión actual de Chrome, Edge, Firefox o Safari.",
    insecure: "El navegador solo permite el micrófono en direcciones https o localhost.",
    storage_full:
      "No hay espacio en este dispositivo para guardar la grabación. Libere espacio e intente de nuevo.",
    unexpected: "Error inesperado al iniciar la grabación. Intente de nuevo.",
  },
  interrupted: "El navegador interrumpió la grabación. Lo grabado está guardado.",
  found: {
    title: "Se encontró una grabación sin finalizar",
    detail: (when) => `Iniciada el ${when}, en este dispositivo.`,
    use: "Guardar como consulta",
  },
  file: {
    not_audio: "Este archivo no parece ser audio. Envíe webm, ogg, mp3, wav o m4a.",
    empty: "El archivo está vacío.",
    too_large: (size) => `El archivo tiene ${size}. El máximo es 1 GB.`,
    aac_unsupported:
      "Este navegador no puede convertir audio m4a (AAC). Abra esta página en un Chrome, Edge o Safari actual, o envíe mp3, wav, ogg o webm.",
  },
};
