import type { Messages } from "../pt-br/app.ts";

export const shortcuts: Messages["shortcuts"] = {
  title: "Atajos de teclado",
  hint: "Los atajos no funcionan mientras escribe ni en ventanas abiertas.",
  groups: { everywhere: "En cualquier pantalla", consultation: "En la consulta" },
  names: {
    list: "Mostrar los atajos",
    search: "Buscar consultas y pacientes",
    record: "Ir al inicio y empezar a grabar",
    pause: "Pausar o continuar la grabación",
    nextDoubt: "Siguiente fragmento sin respaldo en la conversación",
    previousDoubt: "Fragmento sin respaldo anterior",
    sign: "Aprobar el documento (abre la confirmación)",
    nextDocument: "Siguiente documento",
    play: "Reproducir o pausar la grabación",
    back: "Retroceder 10 segundos",
    forward: "Avanzar 10 segundos",
  },
  noDoubt: "Ningún fragmento sin respaldo está abierto en este documento.",
};
