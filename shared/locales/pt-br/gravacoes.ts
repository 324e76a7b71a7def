/** The recorder's words (specification 2.6, 2.7, 4, 5). */
export const gravacoes = {
  panel: "Gravação da consulta",
  badge: {
    recording: "Gravando",
    paused: "Pausado",
    uploading: "Enviando",
    stopped: "Finalizado",
  },
  pause: "Pausar",
  resume: "Continuar",
  finish: "Finalizar",
  save: "Salvar Consulta",
  back: "Voltar",
  discard: "Descartar gravação",
  discardAsk: "Descartar esta gravação? O áudio será apagado deste aparelho.",
  discardYes: "Descartar",
  timer: "Tempo de gravação",
  level: "Nível do microfone",
  asking: "Aguardando a permissão do microfone…",
  safe: "O áudio é guardado neste aparelho e enviado enquanto você grava.",
  sent: (sent: string, total: string) => `${sent} de ${total} enviados`,
  converting: (share: string) => `Convertendo o áudio… ${share}`,
  sending: (share: string) => `Enviando o áudio… ${share}`,
  confirming: "Conferindo o áudio recebido…",
  saving: "Criando a consulta…",
  offline: "Sem conexão. O envio continua sozinho assim que ela voltar.",
  signedOut: "Sua sessão terminou. Entre novamente em outra aba; o envio continua daqui.",
  saveFailed: "Erro ao salvar consulta",
  startFailed: "Erro ao iniciar gravação",
  problems: {
    denied:
      "Permissão negada para acessar o microfone. Por favor, permita o acesso ao microfone nas configurações do navegador.",
    no_device: "Nenhum microfone encontrado. Conecte um microfone e tente novamente.",
    busy: "O microfone está em uso por outro programa. Feche-o e tente novamente.",
    unsupported:
      "Este navegador não consegue gravar áudio. Use uma versão atual do Chrome, Edge, Firefox ou Safari.",
    insecure: "O navegador só libera o microfone em endereços https ou localhost.",
    storage_full:
      "Não há espaço neste aparelho para guardar a gravação. Libere espaço e tente novamente.",
    unexpected: "Erro inesperado ao iniciar gravação. Tente novamente.",
  },
  interrupted: "A gravação foi interrompida pelo navegador. O que foi gravado está guardado.",
  found: {
    title: "Gravação não finalizada encontrada",
    detail: (when: string) => `Iniciada em ${when}, neste aparelho.`,
    use: "Salvar como consulta",
  },
  file: {
    not_audio: "Este arquivo não parece ser áudio. Envie webm, ogg, mp3, wav ou m4a.",
    empty: "O arquivo está vazio.",
    too_large: (size: string) => `O arquivo tem ${size}. O máximo é 1 GB.`,
    aac_unsupported:
      "Este navegador não consegue converter áudio m4a (AAC). Abra esta página no Chrome, Edge ou Safari atual, ou envie mp3, wav, ogg ou webm.",
  },
};
