import type { laudosDictation as ptBr } from "../pt-br/laudos-dictation.ts";

export const laudosDictation: typeof ptBr = {
  start: "Dictar",
  stop: "Dejar de dictar",
  starting: "Abriendo el micrófono…",
  listening: "Escuchando. Lo que diga entra donde está el cursor.",
  ending: "Escuchando el final de la frase…",
  busy: "Termine la grabación en curso para dictar.",
  microphoneFailed: "No se pudo acceder al micrófono",
  speechFailed: "El dictado no está disponible ahora. Lo que escribió sigue en el informe.",
  play: "Escuchar el dictado",
  soundFailed: "No se pudo reproducir el sonido de este fragmento",
  commands: "Comandos de voz",
  showCommands: "Ver comandos",
  commandsTitle: "Comandos de voz",
  commandsDetail:
    "Active “Comandos de voz” para usarlos. Una expresión que también es parte de la frase, como “dolor en el punto de McBurney”, sigue siendo texto.",
  does: {
    newLine: "nueva línea",
    nextField: "va al campo siguiente",
    previousField: "vuelve al campo anterior",
    deleteThat: "borra el último fragmento dictado",
    goTo: "va a la sección",
    insertPhrase: "inserta la frase rápida con este atajo",
    literal: "escribe la palabra",
  },
  noField: "No hay otro campo en esa dirección",
  noHeading: "El informe no tiene esa sección",
  prompt: {
    open: "Escribir el dictado",
    title: "Escribir el dictado",
    detail:
      "El reconocimiento de voz no está disponible. Escriba aquí: el texto entra donde estaba el cursor.",
    label: "Texto",
    insert: "Insertar en el informe",
  },
};
