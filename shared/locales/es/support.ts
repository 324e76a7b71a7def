import type { support as portuguese, supportPage as portuguesePage } from "../pt-br/support.ts";

export const support: typeof portuguese = {
  title: "Hablar con soporte",
  widgetAbout:
    "La conversación se abre en una página aparte. Soporte recibe su nombre, su correo y lo que usted escriba allí; Relato no envía ningún dato de pacientes.",
  chatAbout: "Escriba qué pasó y dónde. No incluya datos de pacientes: el mensaje sale de Relato.",
  message: "Mensaje",
  send: "Enviar",
  sending: "Enviando…",
  list: "Mensajes",
  you: "Usted",
  reply: "Soporte",
  unsent: "No enviado. El texto está guardado.",
  retry: "Enviar de nuevo",
  failedList: "No se pudieron cargar los mensajes",
};

export const supportPage: typeof portuguesePage = {
  title: "Soporte",
  back: "Volver a Relato",
  about:
    "Esta conversación es con el soporte de esta instalación, en un servicio aparte. No incluya datos de pacientes.",
  waiting: "Abriendo la conversación…",
  ready: "La conversación está abierta. Si la cierra, use el botón en la esquina de la página.",
  failed:
    "La conversación no se abrió: el servicio no respondió. Recargue la página para intentarlo de nuevo.",
  write: (email: string) => `También puede escribir a ${email}.`,
};
