import type { ViewMessages } from "../pt-br/views.ts";

export const patientData: ViewMessages["patientData"] = {
  title: "Privacidad",
  failed: "No se pudieron cargar los consentimientos",
  consents: {
    title: "Consentimientos",
    empty: "Ningún consentimiento registrado.",
    purpose: { recording_and_ai: "Grabación de la consulta y uso de IA" },
    consulta: (code) => `Consulta ${code}`,
    given: (when, by) => `Dado el ${when} ${by}`,
    givenBy: { patient: "por el paciente", representative: "por el representante del paciente" },
    givenFor: (name, relation, document) =>
      `por ${name} (${relation}), representante del paciente${document === null ? "" : `, documento ${document}`}`,
    way: { spoken: "de viva voz", written: "por escrito" },
    recordedBy: (name) => `registrado por ${name}`,
    wording: (version) =>
      version === null ? "texto de una versión anterior" : `texto de la versión ${version}`,
    revoked: (when) => `Revocado el ${when}`,
    audio: { stored: "Grabación guardada", none: "Sin grabación" },
  },
  exporting: {
    title: "Copia de los datos",
    intro:
      "Un archivo ZIP con todo sobre este paciente: documentos, informes con imágenes, audio, transcripciones, citas, consentimientos, mensajes y un paquete FHIR para otro sistema.",
    action: "Descargar los datos del paciente",
  },
  erasure: {
    heading: "Borrar los datos",
    summary:
      "Borra lo que la ley no obliga a guardar. La historia clínica queda guardada y oculta hasta el fin del plazo legal.",
    action: "Borrar los datos del paciente",
    title: "¿Borrar los datos de este paciente?",
    intro: "Esto sucede con cada tipo de dato:",
    preview: "Qué sucede con los datos",
    result: "Datos borrados",
    failed: "No se pudo cargar la lista",
    final: "No se puede deshacer. Si el paciente quiere una copia, descárguela antes.",
    confirmName: (nome) => `Para confirmar, escriba el nombre del paciente: ${nome}`,
    confirm: "Borrar los datos",
    close: "Terminar",
    categories: {
      audio: "Grabaciones y dictados",
      transcripts: "Transcripciones",
      drafts: "Borradores, contexto y análisis de la IA",
      appointments: "Citas y avisos",
      threads: "Conversaciones con el asistente",
      links: "Enlaces seguros y correos enviados",
      contact: "Correo y teléfonos",
      visits: "Consultas realizadas",
      documents: "Documentos",
      prescriptions: "Recetas",
      laudos: "Informes",
      identity: "Identificación del paciente",
      consents: "Registro de los consentimientos",
    },
    planned: {
      erased: "Se borrará",
      restricted: "Quedará restringido",
      kept: "Se mantendrá",
    },
    outcomes: { erased: "Borrado", restricted: "Restringido", kept: "Mantenido" },
    reasons: {
      unrequired: "La ley no obliga a guardarlo.",
      record:
        "La ley brasileña (Lei 13.787/2018) obliga a guardar la historia clínica 20 años después del último registro.",
      proof: "El médico debe poder probar el consentimiento (LGPD, art. 8, § 2).",
    },
    until: (day) => `Hasta el ${day}.`,
    restricted: (day) =>
      `La historia clínica queda oculta hasta el ${day}. Solo se abre con un motivo, que queda en el registro de auditoría.`,
    nothingLeft: "No había historia clínica que guardar. La ficha del paciente se borró.",
    backups:
      "Las copias de seguridad anteriores aún tienen los datos hasta que vencen según el plazo de la instalación.",
    statement: {
      action: "Descargar la declaración",
      file: "declaracion-de-borrado",
      title: "DECLARACIÓN DE BORRADO DE DATOS PERSONALES (Lei 13.709/2018)",
      patient: (nome) => `Paciente: ${nome}`,
      when: (when) => `Realizado el: ${when}`,
    },
  },
  restricted: {
    action: "Abrir historia clínica restringida",
    intro:
      "Las historias clínicas restringidas no aparecen en listas ni en búsquedas. Escriba el nombre completo del paciente. El acceso dura una hora y queda en el registro de auditoría.",
    name: "Nombre completo del paciente",
    reason: "Motivo",
    reasons: {
      care: "El paciente vuelve a ser atendido",
      "patient-request": "Pedido del paciente",
      "court-order": "Orden judicial o de una autoridad",
      defence: "Defensa en un proceso",
    },
    confirm: "Abrir por una hora",
    opened: "Historia clínica abierta por una hora",
    lift: "Levantar la restricción",
    liftDetail: "La historia clínica vuelve a las listas y búsquedas. Lo borrado no vuelve.",
    confirmLift: "Levantar la restricción",
    lifted: "Restricción levantada",
    none: "Ninguna historia clínica restringida tiene ese nombre",
  },
};
