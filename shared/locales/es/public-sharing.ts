import type { PublicSharing } from "../pt-br/public-sharing.ts";

export const publicSharing: PublicSharing = {
  footer: "Relato · documentos médicos",
  launch: {
    used: {
      title: "Este enlace ya se usó",
      detail:
        "Por seguridad, cada enlace se abre una sola vez. Vuelva a su sistema y abra el paciente de nuevo. No se perdió nada.",
    },
    late: {
      title: "Este enlace venció",
      detail:
        "Por seguridad, un enlace sirve durante 60 segundos. Vuelva a su sistema y abra el paciente de nuevo. No se perdió nada.",
    },
    unknown: {
      title: "Este enlace no sirve",
      detail:
        "La dirección está incompleta o es antigua. Vuelva a su sistema y abra el paciente de nuevo.",
    },
    ended: {
      title: "Este acceso terminó",
      detail:
        "Pasó mucho tiempo sin uso, o se revocó la clave de su sistema. Abra el paciente de nuevo en su sistema; si no se abre, hable con quien lo administra. Lo que ya se guardó sigue en Relato.",
    },
  },
  unsubscribe: {
    title: "Cancelar los comunicados",
    ask: "¿No quiere recibir más comunicados de Relato por correo? Los mensajes sobre su cuenta y sus pacientes continúan.",
    submit: "No recibir más",
    done: "Listo, ningún comunicado más",
    doneDetail: "Para volver a recibirlos, active “Correos promocionales” en la configuración.",
    invalid: "Este enlace no es válido",
    invalidDetail:
      "Abra el enlace completo del correo, o desactive “Correos promocionales” en la configuración.",
  },
  verify: {
    title: "Verificar un documento",
    lead: "Escriba el código que está al pie del documento.",
    code: "Código",
    submit: "Verificar",
    genuine: "Documento auténtico",
    issued: (date, name) => `Emitido el ${date} por ${name}.`,
    example: "Documento de ejemplo",
    exampleDetail:
      "Este código es de una consulta de demostración de Relato. El documento no es de un paciente y no tiene validez.",
    limits:
      "El código dice que un documento fue emitido, no lo que está escrito en él. Para saber si el archivo que usted tiene es el emitido, elija el PDF abajo: se compara y no se guarda.",
    file: "Archivo PDF",
    compare: "Comparar el archivo",
    same: "El archivo es igual al que fue emitido.",
    different:
      "El archivo no es igual a ninguno emitido con este código. Puede haber sido alterado.",
    unknown: "Código no encontrado",
    unknownDetail:
      "Ningún documento fue emitido con este código. Revise que esté escrito como en el documento.",
    again: "Verificar otro código",
  },
  link: {
    title: "Documento de su consulta",
    lead: (name) => `${name} compartió un documento con usted.`,
    code: "Código de 6 números que recibió",
    birth_date: "Fecha de nacimiento del paciente",
    open: "Abrir el documento",
    wrong: (left) =>
      left === 1 ? "No coincide. Queda 1 intento." : `No coincide. Quedan ${left} intentos.`,
    gone: "Este enlace no está disponible",
    goneDetail: "Venció, fue cerrado o no existe. Pida uno nuevo a quien se lo envió.",
    locked: "Este enlace fue bloqueado",
    lockedDetail: "Hubo demasiados intentos errados. Pida uno nuevo a quien se lo envió.",
    tooMany: "Demasiados intentos",
    tooManyDetail: "Espere unos minutos e intente de nuevo.",
    patient: "Paciente",
    date: "Fecha de la consulta",
    examDate: "Fecha del estudio",
    doctor: "Profesional",
    download: "Descargar en PDF",
    privacy:
      "Este documento contiene datos de salud. No deje esta página abierta en dispositivos de otras personas.",
    until: (date) => `Disponible hasta el ${date}.`,
  },
  mail: {
    subject: (code) => `Resultado de la consulta ${code}`,
    laudoSubject: (code: string) => `Informe ${code}`,
    example: {
      subject: (subject) => `[Ejemplo] ${subject}`,
      line: "Este correo es un ejemplo: el documento no es de un paciente y no tiene validez.",
    },
    greeting: "Hola:",
    lines: (name) => [
      `${name} le envió un documento de su consulta. Está adjunto en PDF.`,
      "Si este mensaje no es para usted, bórrelo y avise a quien lo envió.",
    ],
  },
};
