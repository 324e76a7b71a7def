/** The recorder (specification 2.6, 2.7, 4, 5). */
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
  discardAgain: "Tem certeza? O áudio não poderá ser recuperado.",
  discardForever: "Apagar para sempre",
  timer: "Tempo de gravação",
  level: "Nível do microfone",
  tabLevel: "Nível da guia da chamada",
  microphone: { label: "Microfone", system: "Padrão do sistema" },
  asking: {
    microphone: "Aguardando a permissão do microfone…",
    tab: "Aguardando a escolha da guia da consulta…",
  },
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
    elsewhere: "Já existe uma gravação em andamento em outra aba deste navegador.",
    tab_unsupported:
      "Este navegador não compartilha o áudio de uma guia; em celulares isso não funciona. Use um computador, ou escolha Presencial e deixe a chamada no alto-falante.",
    tab_silent:
      'Áudio da guia não foi capturado. Certifique-se de marcar "Compartilhar áudio da guia" na janela de seleção.',
    tab_denied:
      'Permissão negada para capturar tela. Clique em "Permitir" e selecione a guia da consulta.',
    tab_failed:
      "Erro ao capturar tela. Tente novamente e certifique-se de selecionar a guia correta com áudio habilitado.",
    unexpected: "Erro inesperado ao iniciar gravação. Tente novamente.",
  },
  warnings: {
    silence: "Nenhum som há mais de 5 segundos. Verifique o microfone.",
    tab_silence:
      "Nenhum som vem da guia da chamada. Confira se é a guia certa e se o som dela está ligado.",
    interrupted:
      "O microfone está ocupado por uma chamada ou outro programa. A gravação continua sozinha quando ele voltar.",
    microphone_lost:
      "O microfone foi desconectado ou bloqueado. A gravação continua assim que ele voltar.",
    tab_lost: "O compartilhamento da guia terminou. O microfone continua gravando.",
    local_full:
      "Não há mais espaço neste aparelho. A gravação continua e segue direto para o servidor; não feche esta página.",
    local_forbidden:
      "O navegador não permite guardar a gravação neste aparelho. Ela é enviada ao servidor enquanto você grava; não feche esta página antes de salvar a consulta.",
    low_space: "Resta pouco espaço neste aparelho para guardar a gravação.",
  },
  shareAgain: "Compartilhar a guia novamente",
  live: {
    title: "Transcrição em tempo real",
    show: "Mostrar a transcrição em tempo real",
    waiting: "As palavras aparecem aqui enquanto são ditas.",
    unavailable:
      "A transcrição em tempo real não está disponível agora. A gravação não depende dela.",
  },
  found: {
    title: "Gravação não finalizada encontrada",
    detail: (when: string, length: string) => `Iniciada em ${when}, neste aparelho. ${length}`,
    remote: (when: string, length: string) => `Iniciada em ${when}, em outro aparelho. ${length}`,
    lasts: (length: string) => `Duração: ${length}.`,
    received: (size: string) => `Recebidos: ${size}.`,
    patient: (name: string) => `Paciente: ${name}.`,
    kept: (when: string) => `Fica guardada no servidor até ${when}.`,
    play: "Ouvir",
    close: "Fechar o áudio",
    sound: "Áudio da gravação",
    use: "Salvar como consulta",
  },
  apart: {
    detail:
      "Outro aparelho já salvou uma consulta com a parte desta gravação que chegou ao servidor. O que está neste aparelho continua aqui e pode ser salvo como outra consulta.",
    use: "Salvar como outra consulta",
  },
  file: {
    not_audio: "Este arquivo não parece ser áudio. Envie webm, ogg, mp3, wav ou m4a.",
    empty: "O arquivo está vazio.",
    too_large: (size: string) => `O arquivo tem ${size}. O máximo é 1 GB.`,
    aac_unsupported:
      "Este navegador não consegue converter áudio m4a (AAC). Abra esta página no Chrome, Edge ou Safari atual, ou envie mp3, wav, ogg ou webm.",
  },
};
