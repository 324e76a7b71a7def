import type { Disclosure } from "../pt-br/disclosure.ts";

export const disclosure: Disclosure = {
  contact: (address) => `Contacto del encargado de protección de datos: ${address}`,
  noContact:
    "Quien opera esta instalación aún no ha indicado el contacto del encargado de protección de datos. Diríjase a la clínica o a la persona que le dio acceso.",
  nobody: "Ningún servicio externo está configurado: ningún dato sale de este servidor.",
  receives: {
    database: "Base de datos en un servidor propio: todos los datos que guarda el servicio.",
    storage: "Almacenamiento de archivos compatible con S3: los audios y los archivos enviados.",
    speech: (host) => `Servicio de transcripción (${host}): el audio de las consultas.`,
    live: (host) => `Subtítulos en vivo y dictado (${host}): el audio mientras se habla.`,
    writer: (host) => `Modelo de lenguaje (${host}): la transcripción, para escribir el documento.`,
    automation: (host, data) => `Automatización (${host}): ${data}.`,
    support: (host: string) =>
      `Soporte (${host}): el nombre, el correo y los mensajes del médico que abre la conversación.`,
    google: "Inicio de sesión con Google: el pedido de quien elige ese botón.",
    mail: "Servidor de correo: la dirección del destinatario y el texto del mensaje.",
    whatsapp: "WhatsApp (Meta): el número del paciente y el texto del aviso de la cita.",
  },
  automationCalls: {
    chatzello: "preguntas al asistente con fragmentos de los registros",
    report_mask: "el texto del informe al generar una plantilla",
    support: "mensajes al soporte",
    "appointment-notification": "nombre, contacto y horario del paciente en los avisos de citas",
    "process-consultation": "el audio y la transcripción de las consultas",
  },
};
