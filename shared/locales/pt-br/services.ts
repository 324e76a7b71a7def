export const services = {
  downloading: (share: string) =>
    `O modelo de fala está sendo baixado (${share}). Você já pode gravar: a transcrição começa quando ele chegar.`,
  notYet:
    "O modelo de fala será baixado uma única vez, com a primeira consulta gravada. Você já pode gravar: a transcrição começa quando ele chegar.",
  missing: "O modelo de fala não está disponível neste servidor.",
  missingDetail:
    "As gravações ficam guardadas e aguardam. Para transcrever, quem cuida do servidor pode indicar a pasta de um modelo (SPEECH_MODEL) ou um serviço de transcrição (SPEECH_URL). Enquanto isso, você pode dar a consulta como texto.",
  storageFull: "O disco do servidor está cheio. Libere espaço antes de gravar.",
  dismiss: "Entendi",
  health: {
    title: "Serviços",
    checking: "Verificando…",
    online: "Online",
    offline: "Offline",
    check: "Verificar agora",
    unknown: "O servidor não respondeu.",
    parts: { speech: "Transcrição", writer: "Documento", storage: "Armazenamento" },
    reasons: {
      model_missing: "o modelo de fala não está disponível",
      model_downloading: "o modelo de fala está sendo baixado",
      unreachable: "o serviço não responde",
      full: "o disco está cheio",
      failed: "o armazenamento falhou",
    },
    /** Reasons of the model that writes, in addition to `reasons`. */
    writerReasons: {
      model_missing: "o modelo de escrita não está instalado; o motor escreve",
      model_downloading: "o modelo de escrita está sendo baixado; o motor escreve",
    },
    reason: (part: string, reason: string) => `${part}: ${reason}`,
  },
};
