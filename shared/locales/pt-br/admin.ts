import type { LocalModelFault } from "../../contract/admin.ts";
import type { ModelFault } from "../../domain/document.ts";

const faults: Record<ModelFault, string> = {
  MODEL_TIMEOUT: "passou do tempo limite",
  MODEL_STALLED: "parou no meio da resposta",
  MODEL_UNREACHABLE: "não respondeu",
  MODEL_REFUSED: "recusou o pedido",
  MODEL_ANSWER_INVALID: "resposta fora do formato",
  MODEL_ANSWER_EMPTY: "resposta vazia",
  MODEL_ANSWER_TOO_LONG: "resposta longa demais",
  MODEL_WRONG_LANGUAGE: "resposta em outro idioma",
  MODEL_VISIT_TOO_LONG: "consulta longa demais para o modelo",
  MODEL_UNCHECKED: "a conferência da resposta falhou",
  MODEL_NOT_INSTALLED: "modelo não instalado",
  MODEL_MACHINE_TOO_SMALL: "a máquina não comporta o modelo",
  MODEL_OUT_OF_MEMORY: "faltou memória",
  MODEL_CRASHED: "o modelo parou de funcionar",
  MODEL_FAILED: "erro inesperado",
};

const reasons: Record<LocalModelFault, string> = {
  NOT_DOWNLOADED: "O modelo ainda não foi baixado.",
  DOWNLOAD_FAILED:
    "O download do modelo falhou. O que já chegou está guardado; tente de novo para continuar.",
  DISK_TOO_SMALL: "Não há espaço livre em disco para o modelo. Libere espaço e tente de novo.",
  FOLDER_MISSING: "A pasta do modelo não existe ou não contém model.json.",
  MODEL_JSON_INVALID: "O arquivo model.json da pasta do modelo não é válido.",
  FILE_MISSING: "Falta o arquivo do modelo na pasta.",
  HASH_WRONG:
    "O arquivo do modelo está danificado ou não é o original. Apague a pasta do modelo e tente de novo.",
  LANGUAGE_MISSING: "O modelo não conhece o idioma.",
  RUNTIME_MISSING: "O programa que executa o modelo ainda não foi instalado.",
  RUNTIME_FAILED:
    "Não foi possível instalar o programa que executa o modelo. Verifique a rede do servidor ou a variável WRITER_RUNTIME e tente de novo.",
  MACHINE_TOO_SMALL: "Este computador não tem memória suficiente para o modelo.",
};

/** Texts of /admin. */
export const admin = {
  title: "Super Admin",
  sectionsLabel: "Seções da administração",
  sectionFailed: "Não foi possível abrir esta seção. Nada foi alterado; recarregue a página.",
  /** By the last segment of the path. */
  sections: {
    geral: "Visão geral",
    usuarios: "Usuários",
    convites: "Convites",
    planos: "Planos",
    modelo: "Modelo de escrita",
    operacoes: "Operação",
    comunicados: "Comunicados",
    lgpd: "LGPD",
  },
  invitations: {
    title: "Convites",
    mode: {
      open: "Qualquer pessoa com o endereço pode criar uma conta (SIGNUP=open).",
      invite: "Só pessoas convidadas podem criar uma conta (SIGNUP=invite).",
      closed:
        "Esta instalação não aceita novas contas (SIGNUP=closed). Convites só podem ser feitos pela linha de comando.",
    },
    failed: "Não foi possível carregar os convites",
    email: "Email da pessoa convidada",
    submit: "Convidar",
    made: (email: string) => `Convite para ${email} criado. O link vale por 7 dias.`,
    mailed: "Ele também será enviado por email.",
    notMailed: "Esta instalação não envia emails: copie o link e entregue-o à pessoa.",
    link: "Link do convite",
    copy: "Copiar",
    copied: "Copiado",
    empty: "Nenhum convite ainda.",
    list: "Convites feitos",
    state: {
      open: (date: string) => `aberto até ${date}`,
      used: "usado",
      expired: "vencido",
      revoked: "cancelado",
    },
    mail: {
      waiting: "email na fila",
      sent: "email enviado",
      stored: "email na caixa de saída, não enviado: entregue o link à pessoa, ou convide de novo",
      failed: "não foi possível enviar o email: entregue o link à pessoa, ou convide de novo",
    },
    by: (name: string) => `por ${name}`,
    byCommand: "pela linha de comando",
    revoke: "Cancelar",
    revokeOf: (email: string) => `Cancelar o convite de ${email}`,
    revokeTitle: "Cancelar o convite?",
    revokeText: (email: string) =>
      `O link de ${email} deixa de funcionar. Você pode convidar de novo quando quiser.`,
    keep: "Manter convite",
    revoked: "Convite cancelado",
  },
  writer: {
    title: "Modelo de escrita",
    intro:
      "O motor do Relato sempre escreve o rascunho na hora. Um modelo de linguagem pode escrever a versão seguinte; cada frase dele é conferida com a conversa.",
    failed: "Não foi possível carregar o modelo de escrita",
    now: "Em uso agora",
    engineOnly: "Só o motor do Relato",
    isLocal: "Roda nesta máquina: as transcrições não saem dela.",
    isRemote: "As transcrições são enviadas a este serviço.",
    reachable: "Responde",
    unreachable: "Não responde agora",
    fromEnvironment:
      "Definido pelas variáveis do servidor (WRITER_MODEL). Para escolher aqui, quem cuida do servidor precisa retirá-la.",
    choose: "Quem escreve depois do motor",
    engineDetail: "Sem modelo de linguagem. Funciona sempre, também sem rede.",
    local: {
      label: "Modelo local neste computador",
      detail:
        "Um modelo de linguagem que o próprio Relato baixa uma única vez e executa aqui: as transcrições não saem do computador.",
      tooSmall:
        "Não pode ser escolhido: este computador não tem memória suficiente (são precisos cerca de 7 GB).",
      licence: (name: string) => `licença ${name}`,
      installed: "Instalado",
      isDownloading: "Sendo baixado",
      notInstalled: "Não instalado",
      downloading: {
        runtime: "Instalando o programa que executa o modelo (46 MB)…",
        model: "Baixando o modelo…",
      },
      progress: "Andamento do download",
      received: (done: string, total: string) => `${done} de ${total}`,
      engineWrites: "Até o modelo ser instalado, o motor escreve sozinho. Nenhum documento espera.",
      install: "Instalar agora",
      failed: "Não foi possível iniciar a instalação",
      reasons,
    },
    searching: "Procurando servidores de modelos nesta máquina…",
    searchFailed: "Não foi possível procurar servidores de modelos",
    none: "Nenhum servidor de modelos foi encontrado nesta máquina. Ollama, llama.cpp e LM Studio aparecem aqui quando estão em execução.",
    withoutModels: "está em execução, mas ainda não tem modelo instalado.",
    gone: "não foi encontrado agora",
    context: (tokens: string) => `contexto de ${tokens} tokens`,
    search: "Procurar de novo",
    save: "Salvar escolha",
    saved: "Escolha salva. Vale a partir do próximo documento.",
  },
  usage: {
    title: (days: number) => `Uso nos últimos ${days} dias`,
    empty: "Nenhum modelo escreveu neste período.",
    model: "Modelo",
    runs: "Execuções",
    failures: "Falhas",
    noFailures: "nenhuma",
    tokens: "Tokens lidos / escritos",
    seconds: "Tempo mediano",
    price: "Preço",
    unknown: "–",
    failure: (count: number, reason: string) => `${count} × ${reason}`,
    faults,
  },
};
