import type { DocumentKind } from "../../domain/documento.ts";
import { plural } from "../format.ts";

/** Texts of a consultation's documents. */
export const documentos = {
  /** The title of a document without its own. */
  kind: {
    anamnesis: "Anamnese",
    prescription: "Receita",
    certificate: "Atestado",
    nutritional_plan: "Plano nutricional",
    exam_request: "Pedido de exames",
    referral: "Encaminhamento",
    guidance: "Orientações",
    other: "Documento",
  } satisfies Record<DocumentKind, string>,
  /** Printed in a signed document, above its addenda. */
  addendumHeading: (name: string, when: string) => `Adendo de ${name}, ${when}`,
  /** Printed in a certificate. */
  cidLine: (code: string) => `CID-10: ${code} — divulgação autorizada pelo paciente`,

  /** Labels of a document's buttons, unique on the page. */
  actions: (titulo: string) => `Ações: ${titulo}`,
  edit: "Editar",
  versions: (count: number) => `Versões (${count})`,
  rewrite: "Escrever de novo",
  sign: "Revisado e aprovado",
  addendum: "Acrescentar adendo",
  allSupported: "Todas as frases têm apoio na conversa",
  doubts: (open: number, kept: number) =>
    [
      ...(open > 0
        ? [
            plural("pt-br", open, {
              one: `${open} frase pede sua decisão`,
              other: `${open} frases pedem sua decisão`,
            }),
          ]
        : []),
      ...(kept > 0
        ? [
            plural("pt-br", kept, {
              one: `${kept} mantida sob seu nome`,
              other: `${kept} mantidas sob seu nome`,
            }),
          ]
        : []),
    ].join(" · "),
  keep: "Manter com meu nome",
  keepAll: "Manter todas com meu nome",
  correct: "Corrigir",
  keptBy: (name: string, when: string) => `Mantida por ${name} em ${when}`,
  correction: {
    label: "Texto corrigido",
    save: "Salvar correção",
    hint: "Vazio, a frase é retirada.",
    changed: "Esta frase mudou em outro lugar enquanto você a corrigia",
    now: "Agora está assim:",
    difference: "Da frase de agora para a sua",
    apply: "Salvar a minha por cima",
    take: "Ficar com a de agora",
    closed:
      "O documento foi assinado: a correção não entra mais nele. Leve o texto para um adendo.",
    lost: "Uma correção sua não foi salva: a frase não está mais no documento.",
    discard: "Descartar a minha",
  },
  editor: {
    rich: "Texto formatado",
    markdown: "Markdown",
    way: "Como editar",
    title: "Título",
    text: "Texto do documento",
    save: "Salvar versão",
    saving: "Salvando…",
    table: {
      insert: "Inserir tabela",
      toolbar: "Tabela",
      addRow: "Linha abaixo",
      addColumn: "Coluna à direita",
      deleteRow: "Excluir linha",
      deleteColumn: "Excluir coluna",
      remove: "Excluir tabela",
    },
    loadFailed: "O editor de texto formatado não carregou. Edite como markdown.",
    underline: "Sublinhado (Ctrl+U)",
    undo: "Desfazer",
    redo: "Refazer",
  },
  conflict: {
    title: "O documento mudou em outro lugar",
    open: (number: number) => `Há uma versão ${number}, mais nova que a que você está editando.`,
    detail: "Nada do que você escreveu se perdeu. Veja a diferença e escolha.",
    show: "Ver diferença",
    difference: "Da versão mais nova para o seu texto",
    apply: "Aplicar o meu sobre a mais nova",
    discard: "Descartar o meu",
    closed:
      "O documento foi assinado, e o que você escreveu não pode mais virar uma versão dele. Veja a diferença e leve o que precisar para um adendo.",
  },
  saved: "Versão salva",
  history: {
    title: "Versões",
    number: (number: number) => `Versão ${number}`,
    current: "atual",
    signed: (when: string) => `assinada em ${when}`,
    by: {
      engine: "pelo motor local",
      model: "por um modelo de IA",
      doctor: (name: string) => `por ${name}`,
    },
    change: {
      written: "Escrita",
      edited: "Editada",
      restored: "Restaurada",
      rewritten: "Escrita de novo",
      kept: "Frases mantidas",
      addendum: "Adendo",
    },
    from: (number: number) => `da versão ${number}`,
    instruction: (text: string) => `Pedido: “${text}”`,
    ignored: "O motor local não segue pedidos em texto livre: este foi deixado de lado.",
    wrote: (name: string, version: string) => `Texto de origem: ${name} ${version}`,
    compare: "Comparar com a atual",
    read: "Ler",
    restore: "Restaurar",
    difference: (from: number, to: number) => `Da versão ${from} para a versão ${to}`,
    same: "Os textos são iguais.",
    added: "acrescentado",
    removed: "retirado",
  },
  rewriting: {
    /** For a document without a version. */
    remove: "Remover",
    title: "Escrever de novo",
    detail: "O texto novo vira uma versão; a de agora continua guardada.",
    instruction: "O que deve ser diferente",
    instructionHint: "Até 500 caracteres. O motor local não segue pedidos; um modelo de IA, sim.",
    start: "Escrever",
    state: {
      waiting: "Na fila para ser escrito",
      writing: "Escrevendo",
      checking: "Verificando cada frase",
      failed: "Não foi escrito",
    },
  },
  signing: {
    title: "Revisado e aprovado",
    detail:
      "A versão é fechada com seu nome, a hora e uma impressão digital do texto. Depois disso, mudanças entram como adendo.",
    none: "Todas as frases desta versão têm apoio na conversa.",
    open: (count: number) =>
      plural("pt-br", count, {
        one: `${count} frase sem apoio fica como está, marcada:`,
        other: `${count} frases sem apoio ficam como estão, marcadas:`,
      }),
    confirm: "Assinar esta versão",
    signed: (name: string, when: string) => `Revisado e aprovado por ${name} em ${when}`,
    hash: "Impressão digital (SHA-256)",
    broken: "O texto guardado não é mais o que foi assinado.",
    findings: (count: number) =>
      plural("pt-br", count, {
        one: `${count} frase sem apoio`,
        other: `${count} frases sem apoio`,
      }),
    done: { kept: "mantida", corrected: "corrigida", open: "deixada marcada" },
    newAddendum: "Este adendo ainda não foi assinado.",
  },
  cid: {
    title: "Incluir CID",
    code: "Código da CID-10",
    hint: "Por exemplo, J06.9. Fica no atestado com a nota de que o paciente autorizou.",
    authorised: "O paciente autorizou a divulgação do CID",
    save: "Incluir no atestado",
    recorded: (name: string, when: string) =>
      `Autorização do paciente registrada por ${name} em ${when}`,
  },
  addendumForm: {
    label: "Texto do adendo",
    hint: "Fica depois do texto assinado, com seu nome e a hora.",
    save: "Acrescentar",
  },
  creating: {
    title: "Novo documento",
    instruction: "Pedido ao escrever",
    fromTemplate: "De um modelo",
    blank: "Em branco",
    kind: "Tipo",
    write: "Escrever a partir da consulta",
    create: "Criar documento",
  },
};
