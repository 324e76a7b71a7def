import type { PhraseFields, PhrasePlace } from "../../domain/laudo/laudo.ts";
import { plural } from "../format.ts";

/** Quick phrases in the editor of laudos, and the doctor's own ones. */
export const laudosPhrases = {
  list: "Frases rápidas",
  keys: "Tab insere · Esc fecha",
  keysAsked: "Tab ou Enter insere · Esc fecha",
  open: "Minhas frases",
  title: "Minhas frases rápidas",
  description: "Digite o atalho de uma frase no laudo, ou /, e aceite com Tab.",
  failed: "Erro ao carregar frases",
  empty: "Você ainda não tem frases. Crie a primeira ou importe um arquivo.",
  add: "Nova frase",
  edit: "Editar frase",
  editShort: "Editar",
  editOf: (trigger: string) => `Editar a frase ${trigger}`,
  save: "Salvar frase",
  saving: "Salvando…",
  saved: "Frase salva",
  used: (uses: number) =>
    plural("pt-br", uses, { one: "usada 1 vez", other: `usada ${uses} vezes` }),
  fields: {
    trigger: "Atalho",
    categoria: "Categoria",
    phrase: "Frase",
    place: "Onde entra",
    anchor: "Linha da máscara",
    language: "Idioma",
  } satisfies Record<keyof PhraseFields, string>,
  triggerHint: "Duas letras ou mais, sem espaços. Por exemplo: esteatose",
  phraseHint: "Campos: [normal* | alterado], [# mm], {observações}.",
  anchorHint: "As primeiras palavras da linha, por exemplo Fígado.",
  places: {
    cursor: "No cursor",
    replace: "No lugar da linha da máscara",
    before: "Antes da linha da máscara",
    after: "Depois da linha da máscara",
  } satisfies Record<PhrasePlace, string>,
  remove: "Excluir",
  removeOf: (trigger: string) => `Excluir a frase ${trigger}`,
  removeTitle: "Excluir frase?",
  removeAsk: "Os laudos em que você a usou não mudam.",
  removed: "Frase excluída",
  import: "Importar arquivo",
  importing: "Importando…",
  importRefused:
    "Este arquivo não tem frases do Relato. Nada mudou; escolha um arquivo exportado daqui.",
  imported: (added: number, skipped: number) =>
    `${plural("pt-br", added, { one: "1 frase importada", other: `${added} frases importadas` })}${
      skipped === 0
        ? ""
        : `; ${plural("pt-br", skipped, { one: "1 já existia", other: `${skipped} já existiam` })}`
    }`,
  export: "Exportar minhas frases",
  fileName: "frases-relato.json",
};
