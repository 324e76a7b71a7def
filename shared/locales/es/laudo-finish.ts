import { plural } from "../format.ts";
import type { laudoFinish as portuguese } from "../pt-br/laudo-finish.ts";

export const laudoFinish: typeof portuguese = {
  check: {
    count: (count) => plural("es", count, { one: "1 aviso", other: `${count} avisos` }),
    checking: "Verificando…",
    none: "No se encontró ninguna contradicción.",
    signed: "El informe está firmado.",
    limits: "La verificación no conoce todos los términos. Ayuda, pero no reemplaza su lectura.",
    blocking: "debe resolverse o justificarse",
    advice: "aviso",
    show: "Ir al pasaje",
    showOf: (quote) => `Ir al pasaje: ${quote}`,
    mend: (text) => `Cambiar por “${text}”`,
    gone: "El pasaje ya no está en el texto.",
    answer: "Por qué es correcto así",
    kind: {
      laterality: "Lado",
      sex_organ: "Sexo",
      age: "Edad",
      unit_magnitude: "Unidad o magnitud",
      number_mismatch: "Número distinto",
      negation_conflict: "Contradicción",
      missing_conclusion: "Falta en la conclusión",
      orphan_conclusion: "Conclusión sin hallazgo",
      leftover_mask: "Resto de plantilla",
      wrong_patient: "Otro paciente",
      critical_uncommunicated: "Hallazgo crítico",
      followup_no_term: "Control sin plazo",
      rads_mismatch: "Categoría RADS",
    },
  },
  signing: {
    open: "Firmar informe",
    title: "¿Firmar este informe?",
    detail:
      "Después de la firma el texto ya no cambia; lo que se añade entra como adenda. Para firmar con certificado digital, use después “Firmar PDF”.",
    confirm: "Firmar",
    busy: "Firmando…",
    done: "Informe firmado",
    ready: "No queda nada pendiente.",
    unsigned: "Este informe aún no está firmado.",
    signed: (name, when) => `Firmado por ${name} el ${when}.`,
    broken:
      "El texto guardado ya no es el que se firmó. Avise a quien administra esta instalación.",
    answers: "Avisos justificados",
    unanswered: (count) =>
      plural("es", count, {
        one: "1 aviso debe corregirse o justificarse en Verificación.",
        other: `${count} avisos deben corregirse o justificarse en Verificación.`,
      }),
    forbidden: (count) =>
      plural("es", count, {
        one: "1 campo obligatorio está vacío.",
        other: `${count} campos obligatorios están vacíos.`,
      }),
    unfilled: (count) =>
      plural("es", count, {
        one: "1 campo está vacío o sin confirmar.",
        other: `${count} campos están vacíos o sin confirmar.`,
      }),
    acceptUnfilled: "Firmar de todos modos",
    missing: "Faltan datos que exige la Resolución CFM 2.381/2024:",
    acceptMissing: "Firmar sin estos datos",
    missingData: {
      doctor_name: "su nombre, en el perfil",
      crm: "su CRM con el estado, en el perfil",
      rqe: "el RQE de su especialidad, en el perfil",
      patient: "el paciente",
      patient_name: "el nombre del paciente",
      patient_cpf: "el CPF del paciente, en su ficha",
      exam_date: "una fecha del estudio que no esté en el futuro",
    },
  },
  addendum: {
    label: "Adenda",
    hint: "El texto firmado queda como está. La adenda se añade al final, con fecha y nombre, y se firma a continuación.",
    add: "Añadir adenda",
    done: "Adenda añadida. Firme el informe de nuevo.",
  },
  images: {
    title: "Imágenes",
    hint: (most) => `JPG, PNG o WebP, hasta ${most}. Se quitan los datos de la cámara.`,
    adding: "Enviando…",
    tooLarge: "Las imágenes de más de 15 MB no se enviaron.",
    removed: "Imagen quitada",
    alt: (number) => `Imagen ${number} del informe`,
    caption: (number) => `Leyenda de la imagen ${number}`,
    captionPlaceholder: "Leyenda",
    earlier: (number) => `Mover la imagen ${number} antes`,
    later: (number) => `Mover la imagen ${number} después`,
    remove: (number) => `Quitar la imagen ${number}`,
  },
  removal: {
    remove: "Eliminar informe",
    ask: (titulo) => `¿Eliminar “${titulo}”?`,
    detail: "El informe sin firmar sale de sus listas. Un informe firmado no se puede eliminar.",
    done: "Informe eliminado",
  },
  fhir: "Descargar FHIR",
};
