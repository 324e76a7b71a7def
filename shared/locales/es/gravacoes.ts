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
  discardAgain: "¿Está seguro? El audio no se podrá recuperar.",
  discardForever: "Borrar para siempre",
  timer: "Tiempo de grabación",
  level: "Nivel del micrófono",
  tabLevel: "Nivel de la pestaña de la llamada",
  microphone: { label: "Micrófono", system: "Predeterminado del sistema" },
  asking: {
    microphone: "Esperando el permiso del micrófono…",
    tab: "Esperando que elija la pestaña de la consulta…",
  },
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
    elsewhere: "Ya hay una grabación en curso en otra pestaña de este navegador.",
    tab_unsupported:
      "Este navegador no comparte el audio de una pestaña; en los celulares no funciona. Use una computadora, o elija Presencial y ponga la llamada en el altavoz.",
    tab_silent:
      'No se capturó el audio de la pestaña. Asegúrese de marcar "Compartir audio de la pestaña" en la ventana de selección.',
    tab_denied:
      'Permiso denegado para capturar la pantalla. Haga clic en "Permitir" y seleccione la pestaña de la consulta.',
    tab_failed:
      "Error al capturar la pantalla. Intente de nuevo y asegúrese de seleccionar la pestaña correcta con el audio habilitado.",
    unexpected: "Error inesperado al iniciar la grabación. Intente de nuevo.",
  },
  warnings: {
    silence: "Ningún sonido desde hace más de 5 segundos. Revise el micrófono.",
    tab_silence:
      "No llega sonido de la pestaña de la llamada. Compruebe que sea la pestaña correcta y que tenga el sonido activado.",
    interrupted:
      "Una llamada u otro programa está usando el micrófono. La grabación continúa sola cuando quede libre.",
    microphone_lost:
      "El micrófono fue desconectado o bloqueado. La grabación continúa en cuanto vuelva.",
    tab_lost: "Terminó de compartirse la pestaña. El micrófono sigue grabando.",
    local_full:
      "Ya no hay espacio en este dispositivo. La grabación continúa directamente hacia el servidor; no cierre esta página.",
    local_forbidden:
      "El navegador no permite guardar la grabación en este dispositivo. Se envía al servidor mientras graba; no cierre esta página antes de guardar la consulta.",
    low_space: "Queda poco espacio en este dispositivo para guardar la grabación.",
  },
  shareAgain: "Compartir la pestaña de nuevo",
  live: {
    title: "Transcripción en tiempo real",
    show: "Mostrar la transcripción en tiempo real",
    waiting: "Las palabras aparecen aquí mientras se dicen.",
    unavailable:
      "La transcripción en tiempo real no está disponible ahora. La grabación no depende de ella.",
  },
  found: {
    title: "Se encontró una grabación sin finalizar",
    detail: (when, length) => `Iniciada el ${when}, en este dispositivo. ${length}`,
    remote: (when, length) => `Iniciada el ${when}, en otro dispositivo. ${length}`,
    lasts: (length) => `Duración: ${length}.`,
    received: (size) => `Recibidos: ${size}.`,
    patient: (name: string) => `Paciente: ${name}.`,
    kept: (when) => `El servidor la guarda hasta el ${when}.`,
    play: "Escuchar",
    close: "Cerrar el audio",
    sound: "Audio de la grabación",
    use: "Guardar como consulta",
  },
  apart: {
    detail:
      "Otro dispositivo ya guardó una consulta con la parte de esta grabación que había llegado al servidor. Lo que está en este dispositivo sigue aquí y puede guardarse como otra consulta.",
    use: "Guardar como otra consulta",
  },
  file: {
    not_audio: "Este archivo no parece ser audio. Envíe webm, ogg, mp3, wav o m4a.",
    empty: "El archivo está vacío.",
    too_large: (size) => `El archivo tiene ${size}. El máximo es 1 GB.`,
    aac_unsupported:
      "Este navegador no puede convertir audio m4a (AAC). Abra esta página en un Chrome, Edge o Safari actual, o envíe mp3, wav, ogg o webm.",
  },
};
