import type { PublicMessages } from "../pt-br/public.ts";

export const landing: PublicMessages["landing"] = {
  title: "Relato: la consulta se vuelve documento, con prueba",
  description:
    "Asistente para médicos y clínicas: graba la consulta, la transcribe y escribe el documento, con la prueba de cada frase. Funciona en su propio equipo.",
  eyebrow: "Para médicos, clínicas y consultorios",
  headline: "Mire al paciente. El documento se escribe, y se prueba.",
  lead: "Relato graba la consulta, la transcribe y arma la anamnesis en su modelo. Cada frase apunta a las palabras y al segundo del audio de donde vino.",
  emailLabel: "Su correo electrónico",
  emailPlaceholder: "usted@clinica.com",
  startNow: "Empezar ahora",
  seeFeatures: "Ver cómo funciona",
  trial: "7 días de prueba gratis. Sin tarjeta de crédito.",
  featuresTitle: "Cuatro promesas, cumplidas por defecto",
  features: [
    {
      title: "Ninguna consulta se pierde",
      text: "El audio se guarda en su dispositivo y en el servidor mientras graba. Pestaña cerrada, red caída, equipo reiniciado: sigue ahí.",
    },
    {
      title: "Cada frase se prueba",
      text: "Toque una frase y oiga el segundo en que se dijo. Lo que no tiene apoyo en la conversación se marca, nunca se esconde.",
    },
    {
      title: "Funciona en una laptop",
      text: "Sin clave, sin cuenta en la nube. Por defecto, ningún audio ni texto sale de la máquina.",
    },
    {
      title: "Listo cuando usted lo está",
      text: "La consulta se vuelve documento poco después de Finalizar: anamnesis, hipótesis que usted dijo, próximos pasos.",
    },
  ],
  demo: {
    label: "Ejemplo ilustrativo",
    section: "Historia de la enfermedad actual",
    statement: "Refiere cefalea desde hace tres días, sin fiebre.",
    doctor: "Médico(a)",
    patient: "Paciente",
    question: "¿Qué la trae hoy?",
    before: "Doctora, tengo ",
    marked: "dolor de cabeza desde hace tres días",
    between: ", pero ",
    markedToo: "fiebre no he tenido",
    after: ".",
    time: "00:14",
  },
};
