import { plural } from "../format.ts";
import type { laudosPhrases as ptBr } from "../pt-br/laudos-phrases.ts";

export const laudosPhrases: typeof ptBr = {
  list: "Frases rápidas",
  keys: "Tab inserta · Esc cierra",
  keysAsked: "Tab o Enter inserta · Esc cierra",
  open: "Mis frases",
  title: "Mis frases rápidas",
  description: "Escriba el atajo de una frase en el informe, o /, y acéptela con Tab.",
  failed: "No se pudieron cargar las frases",
  empty: "Todavía no tiene frases. Cree la primera o importe un archivo.",
  add: "Nueva frase",
  edit: "Editar frase",
  editShort: "Editar",
  editOf: (trigger) => `Editar la frase ${trigger}`,
  save: "Guardar frase",
  saving: "Guardando…",
  saved: "Frase guardada",
  used: (uses) => plural("es", uses, { one: "usada 1 vez", other: `usada ${uses} veces` }),
  fields: {
    trigger: "Atajo",
    categoria: "Categoría",
    phrase: "Frase",
    place: "Dónde entra",
    anchor: "Línea de la plantilla",
    language: "Idioma",
  },
  triggerHint: "Dos letras o más, sin espacios. Por ejemplo: esteatosis",
  phraseHint: "Campos: [normal* | alterado], [# mm], {observaciones}.",
  anchorHint: "Las primeras palabras de la línea, por ejemplo Hígado.",
  places: {
    cursor: "En el cursor",
    replace: "En lugar de la línea de la plantilla",
    before: "Antes de la línea de la plantilla",
    after: "Después de la línea de la plantilla",
  },
  remove: "Eliminar",
  removeOf: (trigger) => `Eliminar la frase ${trigger}`,
  removeTitle: "¿Eliminar la frase?",
  removeAsk: "Los informes en que la usó no cambian.",
  removed: "Frase eliminada",
  import: "Importar archivo",
  importing: "Importando…",
  importRefused:
    "Este archivo no tiene frases de Relato. Nada cambió; elija un archivo exportado aquí.",
  imported: (added, skipped) =>
    `${plural("es", added, { one: "1 frase importada", other: `${added} frases importadas` })}${
      skipped === 0
        ? ""
        : `; ${plural("es", skipped, { one: "1 ya existía", other: `${skipped} ya existían` })}`
    }`,
  export: "Exportar mis frases",
  fileName: "frases-relato.json",
};
