import type { LAUDO_ERRORS } from "../../contract/laudo-errors.ts";

export const laudoErrors: Record<keyof typeof LAUDO_ERRORS, string> = {
  LAUDO_TITULO_REQUIRED: "Escriba el título.",
  LAUDO_TOO_LONG:
    "El texto es demasiado largo. No se guardó esta vez; divida el informe e inténtelo de nuevo.",
  LAUDO_CHANGED:
    "Este informe se guardó en otra pestaña o dispositivo. Su texto sigue aquí; compare las dos versiones.",
  LAUDO_SIGNED: "El informe ya está firmado. Para cambiar algo, añada una adenda.",
  LAUDO_NOT_SIGNED: "El informe aún no está firmado. Edite el texto directamente.",
  LAUDO_EMPTY: "El informe está vacío. Escriba el texto antes de firmar.",
  LAUDO_CHECK_FAILED:
    "La verificación no se pudo hacer ahora. El informe está guardado; inténtelo de nuevo.",
  LINT_UNANSWERED: "Hay avisos que deben corregirse o justificarse antes de firmar.",
  LINT_ANSWER_REQUIRED: "Escriba el motivo.",
  FIELDS_UNFILLED: "Complete los campos obligatorios antes de firmar.",
  FIELDS_WARNED: "Hay campos sin completar. Complételos o confirme que quiere firmar así.",
  DATA_MISSING:
    "Faltan datos que exige la Resolución CFM 2.381/2024. Complételos o confirme que quiere firmar así.",
  MASK_FAILED: "No se pudo generar la plantilla",
  LAUDO_TEMPLATE_CHANGED:
    "Esta plantilla se guardó en otra pestaña o dispositivo. Su texto sigue aquí.",
  PHRASE_INCOMPLETE: "Complete la categoría, el atajo y la frase.",
  PHRASE_TRIGGER_INVALID: "El atajo necesita al menos dos letras, sin espacios.",
  IMAGE_INVALID: "Este archivo no es una imagen que se pueda abrir. Elija un JPG, PNG o WebP.",
  IMAGES_FULL: "El informe ya tiene 12 imágenes. Quite una para añadir otra.",
  AUDIO_INVALID:
    "El sonido de este pasaje no se pudo guardar. El texto dictado sigue en el informe.",
  IMPORT_INVALID:
    "El archivo no se pudo leer. Elija una plantilla MRRT (HTML), un documento Word (.docx) o un texto.",
  IMPORT_TOO_LARGE: "El archivo es demasiado grande. El límite es de 1 MB de texto.",
};
