import { plural } from "../format.ts";
import type { documentos as ptBr } from "../pt-br/documentos.ts";

export const documentos: typeof ptBr = {
  kind: {
    anamnesis: "Anamnesis",
    prescription: "Receta",
    certificate: "Certificado médico",
    nutritional_plan: "Plan nutricional",
    exam_request: "Solicitud de exámenes",
    referral: "Derivación",
    guidance: "Indicaciones",
    other: "Documento",
  },
  addendumHeading: (name, when) => `Adenda de ${name}, ${when}`,
  /** Printed in a certificate. */
  cidLine: (code: string) => `CIE-10: ${code} — divulgación autorizada por el paciente`,

  actions: (titulo) => `Acciones: ${titulo}`,
  edit: "Editar",
  versions: (count) => `Versiones (${count})`,
  rewrite: "Escribir de nuevo",
  sign: "Revisado y aprobado",
  addendum: "Agregar una adenda",
  allSupported: "Todas las frases tienen apoyo en la conversación",
  doubts: (open, kept) =>
    [
      ...(open > 0
        ? [
            plural("es", open, {
              one: `${open} frase requiere su decisión`,
              other: `${open} frases requieren su decisión`,
            }),
          ]
        : []),
      ...(kept > 0
        ? [
            plural("es", kept, {
              one: `${kept} mantenida con su nombre`,
              other: `${kept} mantenidas con su nombre`,
            }),
          ]
        : []),
    ].join(" · "),
  keep: "Mantener con mi nombre",
  keepAll: "Mantener todas con mi nombre",
  correct: "Corregir",
  keptBy: (name, when) => `Mantenida por ${name} el ${when}`,
  correction: {
    label: "Texto corregido",
    save: "Guardar corrección",
    hint: "Si queda vacío, la frase se quita.",
    changed: "Esta frase cambió en otro lugar mientras usted la corregía",
    now: "Ahora dice:",
    difference: "De la frase de ahora a la suya",
    apply: "Guardar la mía encima",
    take: "Quedarse con la de ahora",
    closed:
      "El documento fue firmado: la corrección ya no entra en él. Lleve el texto a una adenda.",
    lost: "Una corrección suya no se guardó: la frase ya no está en el documento.",
    discard: "Descartar la mía",
  },
  editor: {
    rich: "Texto con formato",
    markdown: "Markdown",
    way: "Cómo editar",
    title: "Título",
    text: "Texto del documento",
    save: "Guardar versión",
    saving: "Guardando…",
    table: {
      insert: "Insertar tabla",
      toolbar: "Tabla",
      addRow: "Fila debajo",
      addColumn: "Columna a la derecha",
      deleteRow: "Eliminar fila",
      deleteColumn: "Eliminar columna",
      remove: "Eliminar tabla",
    },
    loadFailed: "El editor de texto con formato no cargó. Edite como markdown.",
    underline: "Subrayado (Ctrl+U)",
    undo: "Deshacer",
    redo: "Rehacer",
  },
  conflict: {
    title: "El documento cambió en otro lugar",
    open: (number) => `Hay una versión ${number}, más nueva que la que usted está editando.`,
    detail: "Nada de lo que escribió se perdió. Vea la diferencia y elija.",
    show: "Ver la diferencia",
    difference: "De la versión más nueva a su texto",
    apply: "Aplicar el mío sobre la más nueva",
    discard: "Descartar el mío",
    closed:
      "El documento fue firmado y lo que usted escribió ya no puede ser una versión de él. Vea la diferencia y lleve lo que necesite a una adenda.",
  },
  saved: "Versión guardada",
  history: {
    title: "Versiones",
    number: (number) => `Versión ${number}`,
    current: "actual",
    signed: (when) => `firmada el ${when}`,
    by: {
      engine: "por el motor local",
      model: "por un modelo de IA",
      doctor: (name) => `por ${name}`,
    },
    change: {
      written: "Escrita",
      edited: "Editada",
      restored: "Restaurada",
      rewritten: "Escrita de nuevo",
      kept: "Frases mantenidas",
      addendum: "Adenda",
    },
    from: (number) => `de la versión ${number}`,
    instruction: (text) => `Pedido: “${text}”`,
    ignored: "El motor local no sigue pedidos en texto libre: este se dejó de lado.",
    wrote: (name, version) => `Texto de origen: ${name} ${version}`,
    compare: "Comparar con la actual",
    read: "Leer",
    restore: "Restaurar",
    difference: (from, to) => `De la versión ${from} a la versión ${to}`,
    same: "Los textos son iguales.",
    added: "agregado",
    removed: "quitado",
  },
  rewriting: {
    remove: "Quitar",
    title: "Escribir de nuevo",
    detail: "El texto nuevo será una versión; la de ahora queda guardada.",
    instruction: "Qué debe ser diferente",
    instructionHint: "Hasta 500 caracteres. El motor local no sigue pedidos; un modelo de IA, sí.",
    start: "Escribir",
    state: {
      waiting: "En espera de ser escrito",
      writing: "Escribiendo",
      checking: "Verificando cada frase",
      failed: "No fue escrito",
    },
  },
  signing: {
    title: "Revisado y aprobado",
    detail:
      "La versión se cierra con su nombre, la hora y una huella digital del texto. Después, los cambios entran como adenda.",
    none: "Todas las frases de esta versión tienen apoyo en la conversación.",
    open: (count) =>
      plural("es", count, {
        one: `${count} frase sin apoyo queda como está, marcada:`,
        other: `${count} frases sin apoyo quedan como están, marcadas:`,
      }),
    confirm: "Firmar esta versión",
    signed: (name, when) => `Revisado y aprobado por ${name} el ${when}`,
    hash: "Huella digital (SHA-256)",
    broken: "El texto guardado ya no es el que se firmó.",
    findings: (count) =>
      plural("es", count, {
        one: `${count} frase sin apoyo`,
        other: `${count} frases sin apoyo`,
      }),
    done: { kept: "mantenida", corrected: "corregida", open: "dejada con marca" },
    newAddendum: "Esta adenda todavía no fue firmada.",
  },
  cid: {
    title: "Incluir CIE",
    code: "Código de la CIE-10",
    hint: "Por ejemplo, J06.9. El certificado dirá que el paciente lo autorizó.",
    authorised: "El paciente autorizó la divulgación del código CIE",
    save: "Incluir en el certificado",
    recorded: (name: string, when: string) =>
      `Autorización del paciente registrada por ${name} el ${when}`,
  },
  addendumForm: {
    label: "Texto de la adenda",
    hint: "Queda después del texto firmado, con su nombre y la hora.",
    save: "Agregar",
  },
  creating: {
    title: "Nuevo documento",
    instruction: "Pedido al escribir",
    fromTemplate: "De una plantilla",
    blank: "En blanco",
    kind: "Tipo",
    write: "Escribir a partir de la consulta",
    create: "Crear documento",
  },
};
