import { plural } from "../format.ts";
import type { sharing as ptBr } from "../pt-br/sharing.ts";

export const sharing: typeof ptBr = {
  exportPdf: "Exportar PDF",
  downloadPdf: "Descargar PDF",
  preview: "Ver e imprimir",
  making: "Generando el PDF…",
  email: "Enviar por correo",
  whatsapp: "WhatsApp",
  share: "Compartir",
  signPdf: "Firmar PDF",
  subject: (code) => `Resultado de la consulta ${code}`,
  laudoSubject: (code: string) => `Informe ${code}`,
  unsigned: {
    title: "Documento todavía no aprobado",
    detail:
      "Este documento todavía no fue revisado y aprobado. Quien lo reciba verá que es un borrador.",
    addendum:
      "La adenda todavía no fue aprobada: el mensaje lleva el texto que usted aprobó antes de ella.",
    outside:
      "El texto de abajo va en el mensaje, por un servicio que no es nuestro. Para enviarlo con protección, use un enlace seguro.",
    message: "Mensaje",
    mark: "Borrador: el médico todavía no revisó ni aprobó este texto.",
    example: "Ejemplo: este texto no es de un paciente.",
    to: (who) => `Para: ${who}`,
    noAddress: {
      email: "No hay correo del paciente en el registro: elija quién lo recibe en su programa.",
      whatsapp: "No hay WhatsApp del paciente en el registro: elija el contacto en WhatsApp.",
    },
    goOn: "Continuar de todos modos",
    open: "Abrir",
    cancel: "Cancelar",
  },
  dialog: (title) => `Compartir: ${title}`,
  mail: {
    title: "Enviar el PDF por correo",
    to: "Correo de quien lo recibe",
    send: "Enviar el PDF",
    sending: "Enviando…",
    queued: "El PDF está en la cola de envío.",
    state: {
      waiting: "En cola",
      sent: "Enviado",
      stored: "En la bandeja de salida",
      failed: "No se pudo enviar",
    },
    stored: {
      notSending:
        "En la bandeja de salida: este servidor no envía correo. Pida a quien administra Relato que configure el envío (SMTP_URL), o descargue el PDF y envíelo usted.",
      sendAgain:
        "En la bandeja de salida: cuando se escribió este correo, el servidor no enviaba. Ahora sí envía: envíe el PDF de nuevo.",
    },
    list: "Correos de este documento",
  },
  link: {
    title: "Enlace seguro",
    detail: "Muestra esta versión del documento, sin cuenta. Cada apertura queda registrada aquí.",
    protection: "Protegido por",
    code: "Código",
    birth_date: "Fecha de nacimiento del paciente",
    noBirthDate: "La fecha de nacimiento del paciente no está registrada.",
    days: "Vale por",
    day: (count) => plural("es", count, { one: `${count} día`, other: `${count} días` }),
    create: "Crear enlace",
    creating: "Creando…",
    made: "Enlace creado. La dirección y el código solo aparecen ahora.",
    url: "Dirección del enlace",
    yourCode: "Código: envíelo por otro medio",
    copy: "Copiar",
    copied: "Copiado",
    message: (url) => `Documento de su consulta: ${url}`,
    list: "Enlaces de este documento",
    none: "No se creó ningún enlace.",
    state: { open: "Abierto", expired: "Vencido", revoked: "Cerrado", locked: "Bloqueado" },
    until: (when) => `hasta ${when}`,
    version: (number) => `versión ${number}`,
    openings: (count) =>
      plural("es", count, { one: `${count} apertura`, other: `${count} aperturas` }),
    revoke: "Cerrar enlace",
    revoked: "El enlace fue cerrado.",
    log: "Registro",
    outcome: {
      opened: "Abierto",
      downloaded: "PDF descargado",
      wrong: "Respuesta errada",
      locked: "Bloqueado por respuestas erradas",
    },
  },
  sign: {
    title: "Firmar con su propio certificado",
    detail:
      "El archivo y la contraseña sirven solo para esta firma: no se guardan ni se registran.",
    file: "Certificado (.p12 o .pfx)",
    password: "Contraseña del certificado",
    submit: "Firmar y descargar",
    signing: "Firmando…",
    done: "PDF firmado.",
    tooLarge: "Este archivo es demasiado grande para un certificado.",
    noFile: "Elija el archivo del certificado.",
  },
};
