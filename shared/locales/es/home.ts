import type { Messages } from "../pt-br/app.ts";
import { consentRelations } from "./consent-relations.ts";

export const home: Messages["home"] = {
  /** Without a name: the doctor has none yet. A name with a title gets no second one. */
  welcome: (name) => {
    if (name === "") return "¡Hola!";
    return /^(dr|dra|dr\(a\)|prof|profa)[.\s]/i.test(name)
      ? `Hola, ${name}`
      : `Hola, Dr(a). ${name}`;
  },
  lead: "Grabe, suba o pegue la consulta. El documento llega con la prueba de cada frase.",
  setup: "Nueva consulta",
  modality: "Modalidad",
  presencial: "Presencial",
  telemedicina: "Telemedicina",
  telemedicinaHint:
    'Al iniciar, elija la pestaña de la llamada y marque "Compartir audio de la pestaña". Compartir el audio de la pestaña no funciona en celulares.',
  template: "Modelo de documento",
  templatePlaceholder: "Seleccione un modelo...",
  templateRequired: "Seleccione un modelo",
  templateRequiredThere: "Por favor, seleccione una plantilla de documento",
  templatesFailed: "Error al cargar los modelos de documento",
  templatesEmpty: "No hay modelos disponibles",
  patient: "Paciente",
  patientPlaceholder: "Buscar paciente",
  noPatient: "Sin paciente registrado",
  patients: "Pacientes",
  patientMore: (count: string) => `${count} más: siga escribiendo.`,
  patientNone: "No se encontró ningún paciente",
  context: "Contexto del paciente",
  contextPlaceholder: "Ej.: mujer, 54 años, control por hipertensión",
  contextCount: (used, max) => `${used}/${max}`,
  contextNeeded: "Indique el contexto o seleccione un paciente para comenzar.",
  consultationLanguage: "Idioma de la consulta",
  consentNotice:
    "La consulta será grabada y procesada por inteligencia artificial. Informe al paciente antes de comenzar.",
  consentLegend: "Consentimiento del paciente",
  consentTold: "El paciente fue informado y aún no respondió",
  consent: "El paciente fue informado y aceptó",
  consentRefused: "El paciente fue informado y se negó",
  giver: {
    label: "Quién consiente",
    patient: "El paciente",
    representative: "Un representante",
    name: "Nombre del representante",
    relation: "Vínculo con el paciente",
    chooseRelation: "Elija el vínculo",
    document: "Número de documento",
    required: "Indique el nombre y el vínculo de quien representa al paciente.",
    relations: consentRelations,
  },
  consentAnswer: "Registre la respuesta del paciente para guardar la consulta.",
  consentRequired: "Confirme el consentimiento del paciente para continuar.",
  consentAgain: "El paciente cambió. Registre la respuesta de este paciente.",
  ofAppointment: "Esta consulta es de una cita y quedará vinculada a ella.",
  unlinkAppointment: "Desvincular",
  /** Offers the draft that an appointment or a proposal replaced. */
  replaced: {
    detail: "Se guardó un borrador que usted había empezado, con su paciente y su texto.",
    restore: "Volver al borrador",
    drop: "Descartar el borrador",
  },
  microphone: {
    test: "Ver el nivel del micrófono",
    hearing: "El micrófono está abierto. Nada se graba antes de iniciar.",
  },
  way: "Cómo llega la consulta",
  ways: { record: "Grabar ahora", file: "Subir audio", text: "Pegar texto" },
  start: "Iniciar consulta",
  save: "Guardar consulta",
  text: "Texto de la consulta",
  textPlaceholder:
    "Pegue la transcripción o escriba sus notas. Una intervención por línea, por ejemplo:\nMédico: ¿Qué la trae por aquí?\nPaciente: Dolor de cabeza desde hace tres días.",
  textCount: (used, max) => `${used} de ${max} caracteres`,
  file: {
    drop: "Arrastre aquí un archivo de audio",
    choose: "Elegir archivo",
    change: "Cambiar archivo",
    kinds: "webm, ogg, mp3, wav o m4a, hasta 1 GB",
    chosen: (name, size) => `${name} (${size})`,
    required: "Elija un archivo de audio",
  },
  sent: "¡Consulta enviada con éxito!",
  sentDetail: "La IA está procesando su consulta. Le avisaremos cuando esté lista.",
  example: {
    title: "Pruebe con una consulta de ejemplo",
    detail:
      "Una consulta hablada, incluida en el producto, pasa por el procesamiento real y se convierte en un documento que puede comprobar. No cuenta en su plan.",
    action: "Procesar el ejemplo",
  },
  /** The consultation of an appointment of today, ready to start. */
  prepared: {
    next: "Próximo paciente",
    chosen: "Consulta de la cita",
    template: (title: string) => `plantilla ${title}`,
    change: "Puede cambiar paciente, plantilla y contexto en el formulario de abajo.",
  },
  today: {
    title: "Agenda de hoy",
    open: "Abrir la agenda",
    done: (code: string) => `Consulta ${code}`,
    chosen: "Preparada",
    prepare: "Preparar",
    prepareOf: (name: string) => `Preparar la consulta de ${name}`,
  },
  unsigned: {
    title: (count: string) => `Documentos que esperan su firma (${count})`,
  },
  recent: "Consultas recientes",
  seeAll: "Ver todas",
  onboarding: {
    title: "Primeros pasos",
    question: "¿Desea ver un recorrido rápido antes de empezar?",
    show: "Ver recorrido",
    dismiss: "No volver a mostrar",
    /** Screen reader text before a completed step. */
    done: "Hecho: ",
    steps: {
      profile_completed: "Complete su perfil",
      templates_explored: "Conozca las plantillas",
      first_consultation_completed: "Termine la primera consulta",
    },
  },
  statistics: {
    title: "Su mes",
    consultations: "Consultas del mes",
    documents: "Documentos generados",
    saved: "Tiempo ahorrado",
    templates: "Plantillas usadas",
    formula: (minutes: string) =>
      `Tiempo ahorrado: consultas terminadas en el mes × ${minutes} minutos, lo que un médico tarda en promedio en documentar una atención (Overhage y McCallie, 2020).`,
    chart: "Consultas de los últimos 30 días",
    summary: (total: string, day: string, most: string) =>
      `${total} en total; el día con más consultas fue ${day}, con ${most}.`,
    none: "Ninguna consulta en los últimos 30 días.",
    table: "Ver como tabla",
    day: "Día",
    count: "Consultas",
    failed: "No se pudieron cargar las estadísticas",
  },
  advancedReports: {
    title: "Informes avanzados",
    locked:
      "Disponible en el plan Anual: consultas, documentos, minutos y modelos por período, en tabla, gráfico, CSV y PDF.",
    unlock: "Ver el plan Anual",
    open: "Abrir informes",
  },
};
