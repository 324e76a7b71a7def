import type { ViewMessages } from "../pt-br/views.ts";

export const consultaRecord: ViewMessages["consultaRecord"] = {
  patient: {
    choose: "Indicar paciente",
    change: "Cambiar paciente",
    title: "¿De quién es esta consulta?",
    effects:
      "El texto y las firmas de los documentos no cambian. Los PDF hechos a partir de ahora llevan el nuevo paciente y la fecha del cambio.",
    stops:
      "Los enlaces seguros abiertos se revocan y los correos que aún no salieron se cancelan. Las respuestas del asistente que citan esta consulta se borran.",
    empty: "Déjelo en blanco para quitar el paciente de la consulta.",
    confirm: "Guardar",
    remove: "Quitar el paciente",
    done: "Paciente de la consulta guardado",
    changes: "Cambios de paciente",
    set: (to) => `Paciente indicado: ${to}`,
    changed: (from, to) => `Paciente cambiado: de ${from} a ${to}`,
    removed: (from) => `Paciente quitado: ${from}`,
    unknown: "un paciente que ya no está aquí",
    by: (name) => `por ${name}`,
  },
  join: {
    action: "Vincular una consulta",
    title: "Vincular una consulta a este paciente",
    detail: "Estas consultas aún no tienen paciente. Elija la que es de esta historia clínica.",
    choices: "Consultas sin paciente",
    empty: "Todas sus consultas ya tienen paciente.",
    noContext: "Sin contexto escrito",
    confirm: "Vincular a la historia",
    done: "Consulta vinculada a la historia clínica",
    failed: "No se pudieron cargar las consultas",
  },
  archive: {
    action: "Archivar",
    restore: "Restaurar",
    title: "¿Archivar esta consulta?",
    detail:
      "Sale de las listas, de la búsqueda, del asistente y de las estadísticas, y se puede restaurar. La ley exige guardar la historia clínica 20 años; por eso una consulta no se borra.",
    signed:
      "Los documentos firmados de esta consulta siguen siendo válidos y quedan en la historia del paciente.",
    done: "Consulta archivada",
    doneDetail: "La historia clínica se guarda 20 años, como exige la ley.",
    restored: "Consulta restaurada",
    since: (day) => `Archivada el ${day}. No aparece en las listas ni en la búsqueda.`,
    removeExample: "Quitar el ejemplo",
    exampleTitle: "¿Quitar este ejemplo?",
    exampleDetail:
      "El ejemplo no es de un paciente: el audio, la transcripción y los documentos se borran para siempre.",
    exampleDone: "Ejemplo quitado",
  },
  hidden: {
    action: "Quitar documento",
    title: (titulo) => `¿Quitar “${titulo}”?`,
    detail:
      "El documento sale de la consulta, de la historia clínica y de la búsqueda. Los enlaces abiertos se revocan. Puede restaurarlo más abajo.",
    done: "Documento quitado",
    list: (count) => `Documentos quitados (${count})`,
    listDetail:
      "Siguen guardados, pero no aparecen en la historia clínica, en los PDF ni en la búsqueda.",
    restore: "Restaurar",
    restoreOf: (titulo) => `Restaurar ${titulo}`,
    restored: "Documento restaurado",
    signedStays:
      "Un documento firmado no se puede quitar: la ley exige guardarlo 20 años. Corríjalo con una adenda.",
  },
  next: {
    appointment: "Agendar control",
    title: (code) => `Control de la consulta ${code}`,
  },
  patientPage: {
    newConsultation: "Nueva consulta",
    newAppointment: "Nueva cita",
    export: "Exportar historia",
    busy: "Hay una grabación en curso. Termínela antes de empezar otra consulta.",
  },
  filters: {
    patient: "Paciente",
    noPatient: "Sin paciente",
    from: "Desde",
    until: "Hasta",
    signed: "Firma",
    anySigned: "Firmadas o no",
    isSigned: "Firmadas",
    isUnsigned: "Sin firma",
    archived: "Mostrar",
    active: "Activas",
    onlyArchived: "Archivadas",
    more: "Más filtros",
    fewer: "Menos filtros",
  },
};
