import type { PublicMessages } from "../pt-br/public.ts";

export const landing: PublicMessages["landing"] = {
  title: "Relato: la consulta se vuelve documento, con prueba",
  description:
    "Asistente para médicos y clínicas: graba la consulta, la transcribe y escribe el documento, con la prueba de cada frase. Funciona en su propio equipo.",
  hero: {
    eyebrow: "Para médicos, clínicas y consultorios",
    headline: "Mire al paciente. El documento se escribe, y se prueba.",
    lead: "Relato graba la consulta, la transcribe y arma la anamnesis en su modelo. Cada frase apunta a las palabras y al segundo del audio de donde vino.",
    emailLabel: "Su correo electrónico",
    emailPlaceholder: "usted@clinica.com",
    startNow: "Empezar ahora",
    seeFeatures: "Ver funciones",
    trial: "7 días de prueba gratis. Sin tarjeta de crédito.",
    illustration:
      "Las ondas de la voz se vuelven frases de un documento, cada una unida a las palabras dichas",
  },
  figures: {
    title: "Relato en cifras",
    hours: "horas menos al mes en historias clínicas",
    physicians: "médicos",
    consultations: "consultas al mes",
    seconds: "segundos hasta que el documento está listo",
    note: "Cifras declaradas por quien opera el servicio.",
  },
  demo: {
    eyebrow: "Demostración",
    title: "Cada frase muestra de dónde vino",
    lead: "Elija una frase del documento: se encienden las palabras de la consulta que la sostienen. Lo que nadie dijo queda marcado, nunca escondido.",
    document: "Documento",
    conversation: "Conversación",
    doctor: "Médica",
    patient: "Paciente",
    unsupported: "Sin apoyo en la conversación: revise antes de firmar.",
    label: "Ejemplo ilustrativo. Toque una frase, o use las flechas del teclado.",
    sentences: [
      {
        heading: "Motivo de consulta",
        text: "Dolor de cabeza desde hace tres días.",
        time: "00:04",
      },
      { heading: "Historia", text: "Niega fiebre.", time: "00:08" },
      { heading: "Medicamentos", text: "Losartán 50 mg, una vez al día.", time: "00:17" },
      { heading: "Alergias", text: "Alergia a la dipirona.", time: "00:14" },
      { heading: "Examen físico", text: "PA 150/90 mmHg.", time: "00:24" },
      { heading: "Plan", text: "Se indica dieta baja en sal." },
    ],
    turns: [
      { speaker: "doctor", time: "00:00", said: ["Buenos días. ¿Qué la trae hoy?"] },
      {
        speaker: "patient",
        time: "00:03",
        said: [
          "Doctora, tengo ",
          { proves: 1, words: "dolor de cabeza desde hace tres días" },
          ", pero ",
          { proves: 2, words: "fiebre no he tenido" },
          ".",
        ],
      },
      { speaker: "doctor", time: "00:11", said: ["¿Es alérgica a algún medicamento?"] },
      {
        speaker: "patient",
        time: "00:13",
        said: [
          "Sí, ",
          { proves: 4, words: "soy alérgica a la dipirona" },
          ". Y tomo ",
          { proves: 3, words: "losartán de cincuenta, una tableta por la mañana" },
          ".",
        ],
      },
      {
        speaker: "doctor",
        time: "00:23",
        said: [
          { proves: 5, words: "La presión está en ciento cincuenta con noventa" },
          ". Hablemos de eso.",
        ],
      },
    ],
  },
  features: {
    eyebrow: "Funciones",
    title: "Hecho para la consulta que usted ya da",
    lead: "Sin cambiar su forma de atender, y sin entregarle su consulta a nadie.",
    items: {
      safe: {
        title: "Ninguna consulta se pierde",
        text: "El audio se guarda en su dispositivo y en el servidor mientras graba. Pestaña cerrada, red caída, equipo reiniciado: sigue ahí.",
      },
      proof: {
        title: "Cada frase se prueba",
        text: "Toque una frase y oiga el segundo en que se dijo. Números, medicamentos, negaciones y lados se cotejan con la conversación.",
      },
      local: {
        title: "Funciona en una laptop",
        text: "Sin clave y sin cuenta en la nube. Por defecto, ningún audio ni texto sale de la máquina.",
      },
      modes: {
        title: "Presencial o telemedicina",
        text: "El micrófono de la sala o el audio de la pestaña de la llamada. También acepta un archivo de audio o un texto pegado.",
      },
      templates: {
        title: "Su modelo, a su manera",
        text: "Anamnesis, SOAP, control, o lo que usted escriba. El documento sigue sus títulos, en su orden.",
      },
      practice: {
        title: "Pacientes, agenda y envío",
        text: "Registro, citas con avisos por correo y WhatsApp, y el documento compartido con seguridad.",
      },
    },
  },
  screens: {
    title: "El producto, tal como es",
    lead: "Pantallas de Relato en funcionamiento, con la consulta de ejemplo que trae.",
    consulta: {
      title: "La consulta lista",
      text: "Documento, análisis, recetas y transcripción en la misma página. La frase que toca enciende sus palabras y reproduce el audio.",
      alt: "Pantalla de una consulta: el documento con una frase elegida y sus palabras marcadas en la transcripción",
    },
    home: {
      title: "Un botón para empezar",
      text: "Modelo, paciente, consentimiento, grabar. Lo demás ocurre mientras usted atiende.",
      alt: "Pantalla de inicio: modalidad, modelo y paciente de una nueva consulta",
    },
  },
  steps: {
    eyebrow: "Cómo funciona",
    title: "Tres pasos, y la atención de vuelta en el paciente",
    items: [
      {
        title: "Grabe la consulta",
        text: "Elija el modelo, confirme el consentimiento del paciente y empiece. Haga una pausa cuando la necesite.",
      },
      {
        title: "Atienda como siempre",
        text: "La transcripción avanza mientras conversan, por eso el documento llega poco después de Finalizar.",
      },
      {
        title: "Revise y firme",
        text: "Lea, toque lo que quiera comprobar, corrija y firme. La decisión es siempre suya.",
      },
    ],
  },
  promo: {
    badge: "Nuevo en Pro",
    title: "Informes (IA)",
    text: "Un editor de informes con plantillas, frases listas, dictado y los datos del paciente a mano.",
    action: "Conocer los planes",
  },
  pricing: {
    eyebrow: "Planes",
    title: "Un precio claro, sin sorpresas",
    lead: "Todos los planes empiezan con 7 días gratis, sin tarjeta de crédito.",
    loading: "Cargando planes...",
    free: (limit) =>
      `¿Prefiere quedarse en el gratuito? Son ${limit} consultas al mes, para siempre.`,
  },
  testimonials: {
    eyebrow: "Testimonios",
    title: "Lo que esperamos oír de usted",
    notice: "Testimonios ilustrativos: no son de clientes reales.",
    stars: "5 de 5 estrellas",
    items: [
      {
        quote:
          "Volví a mirar a quien tengo enfrente. Al terminar la consulta, la anamnesis ya está ahí.",
        who: "Medicina interna, consultorio propio",
      },
      {
        quote: "Me convenció poder tocar la frase y oír al paciente diciéndola.",
        who: "Cardiología, consulta externa",
      },
      {
        quote: "Se cayó la red de la clínica en plena consulta. No perdí ni una palabra.",
        who: "Pediatría, clínica rural",
      },
      {
        quote: "El audio no sale de nuestro equipo. Para nuestro comité de ética, eso lo decidió.",
        who: "Psiquiatría, hospital universitario",
      },
    ],
  },
  faq: {
    eyebrow: "Preguntas",
    title: "Preguntas frecuentes",
    items: [
      {
        question: "¿Relato sustituye la decisión del médico?",
        answer:
          "No. Es apoyo informativo, no un acto médico. Ordena lo que se dijo en la consulta; quien revisa, corrige, decide y firma es el médico.",
      },
      {
        question: "¿Dónde quedan el audio y los datos de los pacientes?",
        answer:
          "En el equipo o servidor donde Relato está instalado. Por defecto, la transcripción y la escritura ocurren ahí mismo. Solo si la instalación configura un servicio externo algo sale de ella, y la política de privacidad dice cuál.",
      },
      {
        question: "¿Y si se cae la red durante la consulta?",
        answer:
          "La grabación sigue en su dispositivo y se envía cuando vuelve la red. Cerrar la pestaña o reiniciar el equipo tampoco pierde lo grabado.",
      },
      {
        question: "¿Cómo funciona la prueba, y cómo cancelo?",
        answer:
          "Son 7 días de cualquier plan, sin tarjeta de crédito. Si no continúa, la cuenta pasa al plan gratuito. Los planes pagos se cancelan en la configuración, cuando quiera.",
      },
    ],
  },
  closing: {
    title: "Su próxima consulta ya puede ser así",
    lead: "Cree la cuenta, procese la consulta de ejemplo y compruebe cada frase.",
  },
};
