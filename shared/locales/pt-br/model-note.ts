import type { ModelFault } from "../../domain/document.ts";
import { plural } from "../format.ts";

/** A language model's note beside the engine's draft. */
export const modelNote = {
  draft: "rascunho do motor",
  /** The doctor reads the draft while the model writes. */
  working:
    "Um modelo de linguagem está escrevendo a nota dele. Abaixo está o rascunho do motor: você já pode ler, editar e assinar.",
  /** The doctor saved a version while the model writes. */
  proposalComes:
    "Um modelo de linguagem está escrevendo a nota dele. A sua versão continua valendo: você poderá comparar e escolher.",
  progress: "Andamento do modelo",
  step: {
    waiting: "Na fila",
    reading: "Lendo a conversa",
    writing: "Escrevendo",
    checking: "Verificando cada frase",
    repairing: "Corrigindo o que a conversa não apoia",
  },
  elapsed: "Tempo do modelo",
  keepDraft: "Ficar com o rascunho",
  keepCurrent: "Ficar com o texto atual",
  failed: "O modelo não escreveu a nota",
  kept: "Nada se perdeu: o texto abaixo continua como estava.",
  retry: "Tentar de novo",
  signed:
    "Você assinou este documento antes de o modelo terminar ou de usar a nota dele. A nota do modelo foi deixada de lado; o texto assinado vale como está.",
  dismiss: "Entendi",
  choice: {
    label: "Qual texto usar",
    isModel: "Esta é a nota do modelo.",
    useDraft: "Usar o rascunho do motor",
    isDraft: "Este é o rascunho do motor.",
    useModel: "Usar a nota do modelo",
  },
  proposal: {
    title: "A nota do modelo ficou pronta",
    detail:
      "Você salvou uma versão sua enquanto o modelo escrevia. Ela continua valendo. Compare e escolha; todas as versões ficam guardadas.",
    show: "Comparar com a minha",
    difference: "Da sua versão para a nota do modelo",
    accept: "Usar a nota do modelo",
    discard: "Descartar a nota do modelo",
  },
  signing: {
    working: "O modelo ainda está escrevendo a nota dele. Se você assinar agora, ela é descartada.",
    proposal:
      "Há uma nota do modelo à espera da sua decisão. Se você assinar agora, ela é descartada.",
  },
  unplaced: {
    title: (count: number) => `Sem título no documento (${count})`,
    detail:
      "O modelo escreveu estas frases, mas o documento não tem um título para elas. Elas não fazem parte do texto: copie o que quiser manter.",
  },
  removed: {
    title: (count: number) => `Retirado (${count})`,
    detail:
      "O modelo escreveu estas frases, e a conversa não as sustenta. Elas não fazem parte do documento nem do PDF.",
    said: "O que foi dito",
    nothingSaid: "Nada foi dito sobre isto.",
    replaced: (text: string) => `No lugar: ${text}`,
    nothing: "Nada foi posto no lugar.",
  },
  added: "acrescentado da conversa",
  duration: (clock: string) => `O modelo levou ${clock}.`,
  proof: {
    repaired: (count: number) =>
      plural("pt-br", count, {
        one: `${count} frase corrigida pelo modelo`,
        other: `${count} frases corrigidas pelo modelo`,
      }),
    replaced: (count: number) =>
      plural("pt-br", count, {
        one: `${count} frase trocada pela do motor`,
        other: `${count} frases trocadas pelas do motor`,
      }),
    removed: (count: number) =>
      plural("pt-br", count, {
        one: `${count} frase retirada`,
        other: `${count} frases retiradas`,
      }),
    added: (count: number) =>
      plural("pt-br", count, {
        one: `${count} frase acrescentada da conversa`,
        other: `${count} frases acrescentadas da conversa`,
      }),
    flagged: (count: number) =>
      plural("pt-br", count, {
        one: `${count} frase marcada para revisão`,
        other: `${count} frases marcadas para revisão`,
      }),
  },
  verified: (counts: string) => `Conferida com a conversa: ${counts}.`,
  verifiedWhole: "Conferida com a conversa: nenhuma frase precisou mudar.",
  engineOnly:
    "Escrito pelo motor; a nota do modelo não traz este documento. Confira antes de usar.",
  /** For older documents, which store the reason as an English sentence. */
  oldFault: "O modelo não entregou uma nota utilizável.",
  faults: {
    MODEL_TIMEOUT: {
      reason: "O modelo não terminou no tempo previsto.",
      remedy: "Tente de novo mais tarde.",
    },
    MODEL_STALLED: {
      reason: "O modelo parou de responder no meio da nota.",
      remedy: "Tente de novo.",
    },
    MODEL_UNREACHABLE: {
      reason: "Não foi possível falar com o serviço do modelo.",
      remedy: "Tente de novo mais tarde; se continuar, avise quem administra esta instalação.",
    },
    MODEL_REFUSED: {
      reason: "O serviço do modelo recusou o pedido.",
      remedy: "Se continuar, avise quem administra esta instalação.",
    },
    MODEL_ANSWER_INVALID: {
      reason: "A resposta do modelo não pôde ser lida.",
      remedy: "Tente de novo.",
    },
    MODEL_ANSWER_EMPTY: {
      reason: "O modelo não escreveu nada.",
      remedy: "Tente de novo.",
    },
    MODEL_ANSWER_TOO_LONG: {
      reason: "O modelo escreveu demais e foi interrompido.",
      remedy: "Tente de novo.",
    },
    MODEL_WRONG_LANGUAGE: {
      reason: "O modelo escreveu em outro idioma.",
      remedy: "Tente de novo; se continuar, avise quem administra esta instalação.",
    },
    MODEL_VISIT_TOO_LONG: {
      reason: "Esta consulta é longa demais para o modelo.",
      remedy: "O motor leu a consulta inteira: fique com o texto dele.",
    },
    MODEL_UNCHECKED: {
      reason: "A nota do modelo não pôde ser conferida com a conversa e não é mostrada.",
      remedy: "Tente de novo.",
    },
    MODEL_NOT_INSTALLED: {
      reason: "O modelo ainda não está instalado neste servidor.",
      remedy: "Tente de novo quando a instalação terminar, ou avise quem administra.",
    },
    MODEL_MACHINE_TOO_SMALL: {
      reason: "Este servidor não tem memória ou disco para o modelo.",
      remedy: "Avise quem administra esta instalação: um modelo menor pode servir.",
    },
    MODEL_OUT_OF_MEMORY: {
      reason: "Faltou memória para o modelo.",
      remedy: "Tente de novo mais tarde; se continuar, avise quem administra esta instalação.",
    },
    MODEL_CRASHED: {
      reason: "O modelo parou por uma falha.",
      remedy: "Tente de novo.",
    },
    MODEL_FAILED: {
      reason: "O modelo falhou por um motivo inesperado.",
      remedy: "Tente de novo; se continuar, avise quem administra esta instalação.",
    },
  } satisfies Record<ModelFault, { reason: string; remedy: string }>,
  /** The automation wrote no note; `reason` is one of `reasons`. */
  automation: {
    failed: (reason: string) => `Falha na comunicação com o serviço de IA: ${reason}`,
    reasons: {
      MODEL_TIMEOUT: "ele não respondeu a tempo.",
      MODEL_UNREACHABLE: "não foi possível conectar.",
      MODEL_REFUSED: "ele recusou o pedido ou falhou.",
      MODEL_ANSWER_INVALID: "a resposta não pôde ser lida.",
      MODEL_ANSWER_EMPTY: "a resposta veio vazia.",
      MODEL_ANSWER_TOO_LONG: "a resposta é longa demais.",
      MODEL_WRONG_LANGUAGE: "a resposta veio em outro idioma.",
      MODEL_UNCHECKED: "a resposta não pôde ser conferida com a conversa e não é mostrada.",
    } as Partial<Record<ModelFault, string>>,
    other: "erro inesperado.",
    remedy: "Tente de novo; se continuar, avise quem administra esta instalação.",
  },
  settings: {
    title: "Modelo de linguagem",
    none: "Nenhum modelo está configurado nesta instalação: o motor escreve sozinho. Sua escolha vale quando houver um.",
    here: (name: string) =>
      `Modelo configurado: ${name}. Roda neste servidor; a conversa não sai dele.`,
    outside: (name: string) =>
      `Modelo configurado: ${name}. É um serviço externo: a transcrição da consulta é enviada a ele. As notas assinadas não são enviadas.`,
    automation: (name: string) =>
      `Automação configurada: ${name}. É um serviço externo que escreve a nota: a gravação e a transcrição da consulta são enviadas a ele. As notas assinadas não são enviadas.`,
    failed: "Não foi possível saber qual modelo está configurado.",
  },
  template: "Um modelo de linguagem escreve a nota",
};
