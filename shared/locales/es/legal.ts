import type { PublicMessages } from "../pt-br/public.ts";

export const legal: PublicMessages["legal"] = {
  updated: "Enero de 2025",
  contents: "En esta página",
  terms: {
    title: "Términos de uso",
    description:
      "Las condiciones de uso de Relato: apoyo informativo, responsabilidad del médico, consentimiento del paciente, planes y pago.",
    lead: "Estos términos rigen entre usted, profesional de la salud, y quien opera esta instalación de Relato.",
    sections: [
      {
        heading: "Qué es Relato",
        paragraphs: [
          "Relato graba o recibe una consulta, transcribe lo que se dijo y escribe un documento en el modelo que usted elige. Cada frase del documento señala las palabras de la consulta en que se apoya; lo que no tiene apoyo queda marcado para su revisión.",
          "Relato es software libre (AGPL-3.0). Cada instalación tiene quien la opera: usted mismo, su clínica o un proveedor. Quien la opera responde por el servicio que ofrece.",
        ],
      },
      {
        heading: "Apoyo informativo, no un acto médico",
        paragraphs: [
          "El servicio es apoyo informativo y no es un acto médico. No examina, no diagnostica, no prescribe y no sustituye el juicio clínico.",
          "El médico sigue siendo responsable de toda decisión clínica y de todo lo que firma. Antes de usar, enviar o firmar un documento, léalo y corrija lo que haga falta. Las transcripciones y los textos generados por inteligencia artificial pueden contener errores, también en números, nombres de medicamentos y negaciones.",
          "El servicio no atiende emergencias.",
        ],
      },
      {
        heading: "Su cuenta",
        paragraphs: [
          "La cuenta es personal y está destinada a profesionales de la salud habilitados y a sus equipos. Dé datos verdaderos, cuide su contraseña y avise a quien opera la instalación si sospecha un acceso indebido.",
          "No se permite usar el servicio con fines ilícitos, intentar acceder a datos de otras cuentas ni eludir los límites del plan.",
        ],
      },
      {
        heading: "Consentimiento del paciente y grabación",
        paragraphs: [
          "Antes de grabar, informe al paciente de que la consulta será grabada y procesada por inteligencia artificial, y registre su respuesta. Relato guarda quién informó, cuándo, y qué respondió el paciente. Si se niega, no se procesa ninguna grabación.",
          "A usted le corresponde guardar el secreto profesional y cumplir el código de ética y las normas de su colegio o consejo sobre grabación, telemedicina e inteligencia artificial; en Brasil, entre ellas, la Resolución CFM 2.454/2026.",
        ],
      },
      {
        heading: "Planes, prueba y pago",
        paragraphs: [
          "El plan gratuito permite 10 consultas por mes calendario. Los planes pagos tienen los precios y las funciones que muestra la página de planes y empiezan con 7 días de prueba gratis, sin tarjeta de crédito.",
          "Sin medio de pago al final de la prueba, la cuenta vuelve al plan gratuito. Puede cancelar cuando quiera; el acceso pago dura hasta el final del período ya pagado. Al volver al plan gratuito no se borra nada de lo que guardó.",
        ],
      },
      {
        heading: "Sus datos y documentos",
        paragraphs: [
          "Las grabaciones, las transcripciones y los documentos son suyos y de sus pacientes. Quien opera la instalación no adquiere derechos sobre ellos y solo los trata para prestar el servicio, como describe la política de privacidad.",
          "Usted responde por tener derecho a grabar y a tratar los datos que envía, y por conservar la historia clínica el tiempo que exige la ley.",
        ],
      },
      {
        heading: "Disponibilidad y responsabilidad",
        paragraphs: [
          "El servicio está hecho para no perder consultas, pero ningún sistema es infalible. Tenga una manera de registrar la consulta sin él. El software se ofrece tal como está, en la medida en que la ley lo permite.",
          "Nada en estos términos excluye derechos que la ley le da a usted o a sus pacientes, ni la responsabilidad por dolo o culpa grave.",
        ],
      },
      {
        heading: "Cambios, terminación y ley aplicable",
        paragraphs: [
          "Los cambios relevantes de estos términos se avisan antes de que rijan. Usted puede dejar de usar el servicio en cualquier momento; las cuentas que violen estos términos pueden suspenderse, con aviso del motivo.",
          "Se aplica la ley brasileña, sin perjuicio de las normas de protección del lugar donde usted vive. El fuero es el de su domicilio.",
        ],
      },
    ],
  },
  privacy: {
    title: "Política de privacidad",
    description:
      "Qué datos trata Relato, dónde quedan, quién los recibe, por cuánto tiempo, y los derechos que da la LGPD.",
    lead: "Qué guarda Relato, dónde, para qué y por cuánto tiempo, en esta instalación.",
    sections: [
      {
        heading: "Quién responde por los datos",
        paragraphs: [
          "Respecto de los datos de los pacientes, el responsable es el médico o la clínica que los atiende, y quien opera esta instalación es el encargado del tratamiento (ley brasileña 13.709/2018, LGPD). Respecto de los datos de la cuenta del médico, el responsable es quien opera la instalación.",
          "Los autores de Relato no reciben ningún dato de esta instalación: no hay telemetría.",
        ],
      },
      {
        heading: "Qué datos tratamos",
        paragraphs: ["Tratamos solo lo que el servicio necesita:"],
        list: [
          "de la cuenta: correo electrónico, nombre, contraseña (solo su resumen criptográfico), los datos profesionales que usted complete y las sesiones abiertas;",
          "de la consulta: audio, transcripción, contexto indicado, documentos, consentimiento y correcciones;",
          "del paciente: los datos de registro y de agenda que usted anote, incluidos datos sensibles de salud;",
          "del uso: registros técnicos con ruta, hora y resultado de cada pedido, sin datos de pacientes.",
        ],
      },
      {
        heading: "Para qué, y con qué base legal",
        paragraphs: [
          "Los datos de la cuenta sirven para prestar el servicio que usted contrató (LGPD, art. 7, V) y proteger la cuenta (art. 7, IX). Los datos de salud se tratan para la tutela de la salud, por un profesional de la salud (art. 11, II, f), con el consentimiento del paciente para la grabación.",
          "No vendemos datos, no los usamos para publicidad y no entrenamos modelos con sus consultas.",
        ],
      },
      {
        heading: "Qué se guarda y dónde",
        paragraphs: [],
        list: [
          "en su navegador: la grabación, hasta que el servidor confirma que la recibió entera; el tema elegido (darkMode) y una invitación recibida (pending_ref);",
          "en el servicio de pago (Stripe), si se suscribe a un plan: nombre, correo, número fiscal, dirección y tarjeta. La tarjeta nunca pasa por este servidor;",
          "en la lista de recomendaciones de quien le invitó: el comienzo de su correo (an***@clinica.com) y las fechas;",
          "en cookies: la sesión y el idioma de la última página. No hay cookies de terceros ni de publicidad;",
          "en el servidor de esta instalación: la base de datos con cuentas, pacientes, consultas y documentos, y los archivos de audio;",
          "en la memoria del servidor, solo durante el procesamiento: el sonido que se transcribe y el texto que se escribe.",
        ],
      },
      {
        heading: "Quién más recibe datos",
        paragraphs: [
          "En la configuración por defecto, la transcripción y la escritura ocurren en el propio servidor y ningún dato sale de él. Un servicio externo solo recibe datos si quien opera la instalación lo configura. Esta lista es la configuración actual de esta instalación:",
        ],
        fill: "PROCESSORS",
      },
      {
        heading: "Por cuánto tiempo",
        paragraphs: [
          "Los datos se conservan mientras exista la cuenta. En Brasil, la historia clínica debe guardarse al menos 20 años desde el último registro (ley 13.787/2018); lo que la ley manda guardar no se borra antes, y a quien pide borrarlo se le explica.",
          "Los enlaces de confirmación y de contraseña vencen y se guardan solo como resumen. Una grabación que el paciente rechazó o que usted descartó se elimina.",
        ],
      },
      {
        heading: "Seguridad",
        paragraphs: [
          "Cada médico solo alcanza sus propias filas de la base de datos, por regla de la propia base. Las contraseñas se guardan como resumen, las sesiones se pueden cerrar, y hay verificación en dos pasos y llaves de acceso. Los registros técnicos no contienen datos de pacientes.",
          "Un incidente que pueda causar riesgo o daño relevante lo comunica quien opera la instalación a la autoridad (ANPD) y a las personas afectadas.",
        ],
      },
      {
        heading: "Sus derechos",
        paragraphs: ["La LGPD (art. 18) les da a usted y a sus pacientes el derecho a:"],
        list: [
          "confirmar si hay tratamiento y acceder a los datos;",
          "corregir datos incompletos, inexactos o desactualizados;",
          "pedir que se anonimice, bloquee o elimine lo innecesario o excesivo;",
          "llevar los datos a otro servicio;",
          "saber con quién se compartieron;",
          "revocar el consentimiento, y saber qué ocurre si no consiente;",
          "pedir la revisión de decisiones automatizadas (art. 20). Relato no decide: propone un texto que el médico revisa.",
        ],
      },
      {
        heading: "Encargado de protección de datos y contacto",
        paragraphs: [
          "Para ejercer sus derechos, comuníquese con el encargado de protección de datos. Los pacientes también pueden dirigirse al médico o a la clínica que los atendió. Si la respuesta no basta, puede acudir a la autoridad brasileña (ANPD).",
        ],
        fill: "PRIVACY_CONTACT",
      },
    ],
  },
  partners: {
    title: "Aliados",
    description: "Cómo médicos, clínicas, sociedades y desarrolladores trabajan con Relato.",
    lead: "Tres maneras de crecer con Relato.",
    sections: [
      {
        heading: "Recomiende a colegas",
        paragraphs: [
          "Los suscriptores reciben un enlace de recomendación. Cada recomendación activa descuenta 20% de la mensualidad, hasta 60%.",
        ],
      },
      {
        heading: "Clínicas y sociedades",
        paragraphs: [
          "Relato funciona en su propio servidor, sin costo de licencia (AGPL-3.0), con sus modelos de documento para todos los médicos.",
        ],
      },
      {
        heading: "Integración",
        paragraphs: [
          "La API se describe en OpenAPI, y los eventos de cada consulta pueden llegar a su sistema.",
        ],
      },
    ],
  },
};
