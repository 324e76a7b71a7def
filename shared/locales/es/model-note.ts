import { plural } from "../format.ts";
import type { ViewMessages } from "../pt-br/views.ts";

/** A language model's note beside the engine's draft. */
export const modelNote: ViewMessages["modelNote"] = {
  draft: "borrador del motor",
  working:
    "Un modelo de lenguaje está escribiendo su nota. Abajo está el borrador del motor: ya puede leerlo, editarlo y firmarlo.",
  /** The doctor saved a version while the model writes. */
  proposalComes:
    "Un modelo de lenguaje está escribiendo su nota. Su versión sigue vigente: podrá comparar y elegir.",
  progress: "Avance del modelo",
  step: {
    waiting: "En espera",
    reading: "Leyendo la conversación",
    writing: "Escribiendo",
    checking: "Verificando cada frase",
    repairing: "Corrigiendo lo que la conversación no apoya",
  },
  elapsed: "Tiempo del modelo",
  keepDraft: "Quedarse con el borrador",
  keepCurrent: "Quedarse con el texto actual",
  failed: "El modelo no escribió la nota",
  kept: "No se perdió nada: el texto de abajo sigue como estaba.",
  retry: "Intentar de nuevo",
  signed:
    "Usted firmó este documento antes de que el modelo terminara o de usar su nota. La nota del modelo se dejó de lado; el texto firmado vale como está.",
  dismiss: "Entendido",
  choice: {
    label: "Qué texto usar",
    isModel: "Esta es la nota del modelo.",
    useDraft: "Usar el borrador del motor",
    isDraft: "Este es el borrador del motor.",
    useModel: "Usar la nota del modelo",
  },
  proposal: {
    title: "La nota del modelo está lista",
    detail:
      "Usted guardó una versión propia mientras el modelo escribía. La suya sigue vigente. Compare y elija; todas las versiones se guardan.",
    show: "Comparar con la mía",
    difference: "De su versión a la nota del modelo",
    accept: "Usar la nota del modelo",
    discard: "Descartar la nota del modelo",
  },
  signing: {
    working: "El modelo todavía está escribiendo su nota. Si firma ahora, esa nota se descarta.",
    proposal: "Hay una nota del modelo que espera su decisión. Si firma ahora, se descarta.",
  },
  unplaced: {
    title: (count: number) => `Sin título en el documento (${count})`,
    detail:
      "El modelo escribió estas frases, pero el documento no tiene un título para ellas. No forman parte del texto: copie lo que quiera conservar.",
  },
  removed: {
    title: (count) => `Retirado (${count})`,
    detail:
      "El modelo escribió estas frases y la conversación no las sustenta. No forman parte del documento ni del PDF.",
    said: "Lo que se dijo",
    nothingSaid: "No se dijo nada sobre esto.",
    replaced: (text) => `En su lugar: ${text}`,
    nothing: "No se puso nada en su lugar.",
  },
  added: "agregado de la conversación",
  duration: (clock) => `El modelo tardó ${clock}.`,
  proof: {
    repaired: (count) =>
      plural("es", count, {
        one: `${count} frase corregida por el modelo`,
        other: `${count} frases corregidas por el modelo`,
      }),
    replaced: (count) =>
      plural("es", count, {
        one: `${count} frase cambiada por la del motor`,
        other: `${count} frases cambiadas por las del motor`,
      }),
    removed: (count) =>
      plural("es", count, {
        one: `${count} frase retirada`,
        other: `${count} frases retiradas`,
      }),
    added: (count) =>
      plural("es", count, {
        one: `${count} frase agregada de la conversación`,
        other: `${count} frases agregadas de la conversación`,
      }),
    flagged: (count) =>
      plural("es", count, {
        one: `${count} frase marcada para revisar`,
        other: `${count} frases marcadas para revisar`,
      }),
  },
  verified: (counts) => `Verificada con la conversación: ${counts}.`,
  verifiedWhole: "Verificada con la conversación: ninguna frase tuvo que cambiar.",
  engineOnly:
    "Escrito por el motor; la nota del modelo no contiene este documento. Revíselo antes de usarlo.",
  oldFault: "El modelo no entregó una nota utilizable.",
  faults: {
    MODEL_TIMEOUT: {
      reason: "El modelo no terminó en el tiempo previsto.",
      remedy: "Intente de nuevo más tarde.",
    },
    MODEL_STALLED: {
      reason: "El modelo dejó de responder a mitad de la nota.",
      remedy: "Intente de nuevo.",
    },
    MODEL_UNREACHABLE: {
      reason: "No fue posible comunicarse con el servicio del modelo.",
      remedy: "Intente de nuevo más tarde; si continúa, avise a quien administra esta instalación.",
    },
    MODEL_REFUSED: {
      reason: "El servicio del modelo rechazó el pedido.",
      remedy: "Si continúa, avise a quien administra esta instalación.",
    },
    MODEL_ANSWER_INVALID: {
      reason: "No se pudo leer la respuesta del modelo.",
      remedy: "Intente de nuevo.",
    },
    MODEL_ANSWER_EMPTY: {
      reason: "El modelo no escribió nada.",
      remedy: "Intente de nuevo.",
    },
    MODEL_ANSWER_TOO_LONG: {
      reason: "El modelo escribió demasiado y fue detenido.",
      remedy: "Intente de nuevo.",
    },
    MODEL_WRONG_LANGUAGE: {
      reason: "El modelo escribió en otro idioma.",
      remedy: "Intente de nuevo; si continúa, avise a quien administra esta instalación.",
    },
    MODEL_VISIT_TOO_LONG: {
      reason: "Esta consulta es demasiado larga para el modelo.",
      remedy: "El motor la leyó entera: quédese con su texto.",
    },
    MODEL_UNCHECKED: {
      reason: "La nota del modelo no se pudo verificar con la conversación y no se muestra.",
      remedy: "Intente de nuevo.",
    },
    MODEL_NOT_INSTALLED: {
      reason: "El modelo todavía no está instalado en este servidor.",
      remedy: "Intente de nuevo cuando termine la instalación, o avise a quien administra.",
    },
    MODEL_MACHINE_TOO_SMALL: {
      reason: "Este servidor no tiene memoria o disco para el modelo.",
      remedy: "Avise a quien administra esta instalación: un modelo menor puede servir.",
    },
    MODEL_OUT_OF_MEMORY: {
      reason: "Al modelo le faltó memoria.",
      remedy: "Intente de nuevo más tarde; si continúa, avise a quien administra esta instalación.",
    },
    MODEL_CRASHED: {
      reason: "El modelo se detuvo por una falla.",
      remedy: "Intente de nuevo.",
    },
    MODEL_FAILED: {
      reason: "El modelo falló por un motivo inesperado.",
      remedy: "Intente de nuevo; si continúa, avise a quien administra esta instalación.",
    },
  },
  automation: {
    failed: (reason) => `Falló la comunicación con el servicio de IA: ${reason}`,
    reasons: {
      MODEL_TIMEOUT: "no respondió a tiempo.",
      MODEL_UNREACHABLE: "no se pudo conectar.",
      MODEL_REFUSED: "rechazó la solicitud o falló.",
      MODEL_ANSWER_INVALID: "no se pudo leer la respuesta.",
      MODEL_ANSWER_EMPTY: "la respuesta llegó vacía.",
      MODEL_ANSWER_TOO_LONG: "la respuesta es demasiado larga.",
      MODEL_WRONG_LANGUAGE: "respondió en otro idioma.",
      MODEL_UNCHECKED: "no se pudo comprobar la respuesta con la conversación y no se muestra.",
    },
    other: "error inesperado.",
    remedy: "Intente de nuevo; si continúa, avise a quien administra esta instalación.",
  },
  settings: {
    title: "Modelo de lenguaje",
    none: "Ningún modelo está configurado en esta instalación: el motor escribe solo. Su elección vale cuando haya uno.",
    here: (name) =>
      `Modelo configurado: ${name}. Funciona en este servidor; la conversación no sale de él.`,
    outside: (name) =>
      `Modelo configurado: ${name}. Es un servicio externo: la transcripción de la consulta se le envía. Las notas firmadas no se envían.`,
    automation: (name) =>
      `Automatización configurada: ${name}. Es un servicio externo que escribe la nota: se le envían la grabación y la transcripción de la consulta. Las notas firmadas no se envían.`,
    failed: "No fue posible saber qué modelo está configurado.",
  },
  template: "Un modelo de lenguaje escribe la nota",
};
