import type { Messages } from "../pt-br/app.ts";

export const services: Messages["services"] = {
  downloading: (share) =>
    `El modelo de voz se está descargando (${share}). Ya puede grabar: la transcripción empieza cuando llegue.`,
  notYet:
    "El modelo de voz se descargará una sola vez, con la primera consulta grabada. Ya puede grabar: la transcripción empieza cuando llegue.",
  missing: "El modelo de voz no está disponible en este servidor.",
  missingDetail:
    "Las grabaciones quedan guardadas y esperan. Para transcribir, quien administra el servidor puede indicar la carpeta de un modelo (SPEECH_MODEL) o un servicio de transcripción (SPEECH_URL). Mientras tanto puede dar la consulta como texto.",
  storageFull: "El disco del servidor está lleno. Libere espacio antes de grabar.",
  dismiss: "Entendido",
  health: {
    title: "Servicios",
    checking: "Verificando…",
    online: "En línea",
    offline: "Sin servicio",
    check: "Verificar ahora",
    unknown: "El servidor no respondió.",
    parts: { speech: "Transcripción", writer: "Documento", storage: "Almacenamiento" },
    reasons: {
      model_missing: "el modelo de voz no está disponible",
      model_downloading: "el modelo de voz se está descargando",
      unreachable: "el servicio no responde",
      full: "el disco está lleno",
      failed: "el almacenamiento falló",
    },
    /** Reasons of the model that writes, in addition to `reasons`. */
    writerReasons: {
      model_missing: "el modelo de escritura no está instalado; escribe el motor",
      model_downloading: "el modelo de escritura se está descargando; escribe el motor",
    },
    reason: (part, reason) => `${part}: ${reason}`,
  },
};
