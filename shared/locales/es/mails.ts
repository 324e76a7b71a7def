import type { MailMessages } from "../pt-br/mails.ts";

export const mails: MailMessages = {
  greeting: (name) => `Hola, ${name}:`,
  linkFallback: "Si el botón no se abre, copie esta dirección en su navegador:",
  footer: "Relato · el relato de la consulta, con la prueba de cada frase",
  announcement: {
    reason:
      "Recibe este mensaje porque activó “Correos promocionales” en la configuración de Relato.",
    unsubscribe: "No recibir más",
  },
  confirm: {
    subject: "Confirme su correo en Relato",
    lines: [
      "Su cuenta de Relato fue creada. Solo falta confirmar que este correo es suyo.",
      "El enlace es válido por 24 horas.",
    ],
    action: "Confirmar correo",
    ignore: "Si usted no creó esta cuenta, ignore este mensaje.",
  },
  reset: {
    subject: "Restablecer su contraseña de Relato",
    lines: [
      "Recibimos una solicitud para restablecer la contraseña de su cuenta.",
      "El enlace es válido por 30 minutos y funciona una sola vez.",
    ],
    action: "Crear una nueva contraseña",
    ignore: "Si usted no lo pidió, ignore este mensaje: su contraseña sigue siendo la misma.",
  },
  second_step: {
    subject: "Quitar la verificación en dos pasos de Relato",
    lines: [
      "Quien administra Relato pidió, en su nombre, quitar la verificación en dos pasos de su cuenta. Solo se quita si usted lo confirma.",
      "El enlace vale por 30 minutos y funciona una sola vez.",
    ],
    action: "Quitar verificación",
    ignore:
      "Si usted no lo pidió, ignore este mensaje y avise a quien administra Relato: nada cambia en su cuenta.",
  },
  invite: {
    subject: "Invitación a Relato",
    lines: [
      "Le invitaron a crear una cuenta en Relato.",
      "El enlace vale 7 días, funciona una sola vez y solo para este correo.",
    ],
    action: "Crear cuenta",
    ignore: "Si no esperaba esta invitación, ignore este mensaje: no se creará ninguna cuenta.",
  },
  welcome: {
    subject: "Le damos la bienvenida a Relato",
    lines: [
      "Su cuenta está lista.",
      "Grabe una consulta o empiece por la consulta de ejemplo: en pocos minutos lee el documento y escucha de dónde viene cada frase.",
    ],
    action: "Abrir Relato",
    ignore: "Si usted no creó esta cuenta, ignore este mensaje.",
  },
  trial_ending: {
    subject: "Su prueba de Relato Pro termina en dos días",
    lines: [
      "Su prueba gratuita termina en dos días.",
      "Para seguir con consultas ilimitadas, elija un plan. Si no lo elige, su plan pasa a ser el gratuito, con 10 consultas al mes, y nada de lo que grabó se pierde.",
    ],
    action: "Elegir un plan",
    ignore: "No hay ninguna tarjeta registrada y no se cobrará nada.",
  },
  webhook_disabled: {
    subject: "Se desactivó un webhook de su Relato",
    lines: [
      "Se desactivó una dirección que recibe eventos de su Relato: rechazó los eventos o no respondió durante tres días.",
      "No se perdió ningún evento. Corrija la dirección y active el webhook de nuevo; la API tiene los eventos de los últimos 30 días.",
    ],
    action: "Abrir la configuración",
    ignore: "Si ya no usa este webhook, no tiene que hacer nada.",
  },
  trial_ended: {
    subject: "Su prueba de Relato Pro terminó",
    lines: [
      "Su prueba gratuita terminó.",
      "Su plan ahora es el gratuito, con 10 consultas al mes. Sus consultas, documentos y plantillas siguen donde estaban.",
    ],
    action: "Elegir un plan",
    ignore: "No hay ninguna tarjeta registrada y no se cobró nada.",
  },
};
