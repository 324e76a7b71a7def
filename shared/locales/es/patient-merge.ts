/** Two patients who are one person. */
export const patientMerge = {
  heading: "Registros de la misma persona",
  found: "Estos registros parecen ser de la misma persona. Compárelos antes de unificarlos.",
  compare: "Comparar",
  compareWith: (name: string) => `Comparar con el registro de ${name}`,
  other: "Unificar con otro registro",
  title: "Unificar dos registros",
  intro: "¿Los dos son de la misma persona? Elija el que conserva la historia clínica.",
  pick: "Otro registro",
  keep: "¿Cuál registro queda?",
  stays: "Conserva la historia clínica",
  goes: "Se archivará",
  createdAt: "Creado el",
  counts: { consultas: "Consultas", laudos: "Informes", agendamentos: "Citas" },
  otherBirth: "Las fechas de nacimiento son distintas.",
  otherDocument: "Los documentos son distintos.",
  confirmPerson: "Compruebe que de verdad es la misma persona.",
  take: "El registro que queda no tiene estos datos. Traerlos del otro:",
  moves: (consultas: number, laudos: number, agendamentos: number) =>
    `Pasan al registro que queda: consultas (${consultas}), informes (${laudos}) y citas (${agendamentos}), con documentos, grabaciones, avisos y conversaciones del asistente.`,
  texts:
    "Los textos, las versiones y las firmas no cambian. Los PDF hechos a partir de ahora llevan el registro que queda.",
  stopsMails: "Se cancelan los correos con documentos que todavía no salieron.",
  stopsLinks:
    "Las fechas de nacimiento no son iguales: se revocan los enlaces seguros abiertos que piden la fecha del registro archivado. Se cancelan los correos que todavía no salieron.",
  reversible: "El otro registro se archiva, no se borra. Puede deshacerlo durante 30 días.",
  confirm: "Unificar registros",
  done: "Registros unificados",
  doneDetail: "La historia clínica está en un solo registro.",
  undo: "Deshacer",
  undoOf: (name: string) => `Deshacer la unificación con ${name}`,
  undone: "Unificación deshecha",
  mergedOn: (name: string, when: string) =>
    `El registro de ${name} se unificó con este el ${when}.`,
  until: (when: string) => `Se puede deshacer hasta el ${when}.`,
  final: "Pasaron 30 días: la unificación ya no se puede deshacer.",
  mergedInto: (name: string, when: string) =>
    `Este registro se unificó con el de ${name} el ${when}. La historia clínica está allí.`,
  open: (name: string) => `Abrir el registro de ${name}`,
};
