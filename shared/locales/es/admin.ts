import type { ViewMessages } from "../pt-br/views.ts";

export const admin: ViewMessages["admin"] = {
  title: "Super Admin",
  notYet:
    "El panel de administración todavía no forma parte de esta versión. Las métricas y la lista de usuarios llegarán con él.",
  meanwhile:
    "Mientras tanto, esta instalación se administra por la línea de comandos (npm run relato).",
  back: "Volver al inicio",
  writer: {
    title: "Modelo de escritura",
    intro:
      "El motor de Relato siempre escribe el borrador al momento. Un modelo de lenguaje puede escribir la versión siguiente; cada una de sus frases se comprueba con la conversación.",
    failed: "No se pudo cargar el modelo de escritura",
    now: "En uso ahora",
    engineOnly: "Solo el motor de Relato",
    isLocal: "Funciona en esta máquina: las transcripciones no salen de ella.",
    isRemote: "Las transcripciones se envían a este servicio.",
    reachable: "Responde",
    unreachable: "No responde ahora",
    fromEnvironment:
      "Definido en las variables del servidor (WRITER_MODEL). Para elegirlo aquí, quien administra el servidor tiene que quitarla.",
    choose: "Quién escribe después del motor",
    engineDetail: "Sin modelo de lenguaje. Funciona siempre, también sin red.",
    local: {
      label: "Modelo local en esta computadora",
      detail:
        "Un modelo de lenguaje que el propio Relato descarga una sola vez y ejecuta aquí: las transcripciones no salen de la computadora.",
      tooSmall:
        "No se puede elegir: esta computadora no tiene memoria suficiente (hacen falta unos 7 GB).",
      licence: (name) => `licencia ${name}`,
      installed: "Instalado",
      isDownloading: "Descargándose",
      notInstalled: "No instalado",
      downloading: {
        runtime: "Instalando el programa que ejecuta el modelo (46 MB)…",
        model: "Descargando el modelo…",
      },
      progress: "Avance de la descarga",
      received: (done, total) => `${done} de ${total}`,
      engineWrites:
        "Hasta que el modelo esté instalado, el motor escribe solo. Ningún documento espera.",
      install: "Instalar ahora",
      failed: "No se pudo iniciar la instalación",
      reasons: {
        NOT_DOWNLOADED: "El modelo aún no se ha descargado.",
        DOWNLOAD_FAILED:
          "La descarga del modelo falló. Lo que ya llegó se conserva; intente de nuevo para continuar.",
        DISK_TOO_SMALL:
          "No hay espacio libre en el disco para el modelo. Libere espacio e intente de nuevo.",
        FOLDER_MISSING: "La carpeta del modelo no existe o no contiene model.json.",
        MODEL_JSON_INVALID: "El archivo model.json de la carpeta del modelo no es válido.",
        FILE_MISSING: "Falta el archivo del modelo en la carpeta.",
        HASH_WRONG:
          "El archivo del modelo está dañado o no es el original. Borre la carpeta del modelo e intente de nuevo.",
        LANGUAGE_MISSING: "El modelo no conoce el idioma.",
        RUNTIME_MISSING: "El programa que ejecuta el modelo aún no está instalado.",
        RUNTIME_FAILED:
          "No se pudo instalar el programa que ejecuta el modelo. Revise la red del servidor o la variable WRITER_RUNTIME e intente de nuevo.",
        MACHINE_TOO_SMALL: "Esta computadora no tiene memoria suficiente para el modelo.",
      },
    },
    searching: "Buscando servidores de modelos en esta máquina…",
    searchFailed: "No se pudieron buscar servidores de modelos",
    none: "No se encontró ningún servidor de modelos en esta máquina. Ollama, llama.cpp y LM Studio aparecen aquí mientras están en marcha.",
    withoutModels: "está en marcha, pero aún no tiene ningún modelo instalado.",
    gone: "no se encontró ahora",
    context: (tokens) => `contexto de ${tokens} tokens`,
    search: "Buscar de nuevo",
    save: "Guardar elección",
    saved: "Elección guardada. Se aplica a partir del próximo documento.",
  },
  usage: {
    title: (days) => `Uso en los últimos ${days} días`,
    empty: "Ningún modelo escribió en este período.",
    model: "Modelo",
    runs: "Ejecuciones",
    failures: "Fallos",
    noFailures: "ninguno",
    tokens: "Tokens leídos / escritos",
    seconds: "Tiempo mediano",
    price: "Precio",
    unknown: "–",
    failure: (count, reason) => `${count} × ${reason}`,
    faults: {
      MODEL_TIMEOUT: "superó el tiempo límite",
      MODEL_STALLED: "se detuvo a mitad de la respuesta",
      MODEL_UNREACHABLE: "no respondió",
      MODEL_REFUSED: "rechazó la solicitud",
      MODEL_ANSWER_INVALID: "respuesta con otro formato",
      MODEL_ANSWER_EMPTY: "respuesta vacía",
      MODEL_ANSWER_TOO_LONG: "respuesta demasiado larga",
      MODEL_WRONG_LANGUAGE: "respuesta en otro idioma",
      MODEL_VISIT_TOO_LONG: "consulta demasiado larga para el modelo",
      MODEL_UNCHECKED: "no se pudo comprobar la respuesta",
      MODEL_NOT_INSTALLED: "modelo no instalado",
      MODEL_MACHINE_TOO_SMALL: "la máquina no admite el modelo",
      MODEL_OUT_OF_MEMORY: "faltó memoria",
      MODEL_CRASHED: "el modelo dejó de funcionar",
      MODEL_FAILED: "error inesperado",
    },
  },
};
