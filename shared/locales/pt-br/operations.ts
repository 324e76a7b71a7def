import type { MessageFilter, MessageKind, OutboxMessage } from "../../contract/admin-messages.ts";
import type { BackupSummary, Service, ServiceState } from "../../contract/admin-operations.ts";

/** The operations page of /admin. */
export const operations = {
  failed: "Não foi possível carregar esta parte",
  account: (email: string) => `Conta: ${email}`,
  services: {
    title: "Serviços",
    check: "Verificar agora",
    checking: "Verificando…",
    names: {
      database: "Banco de dados",
      queue: "Fila de tarefas",
      storage: "Arquivos",
      speech: "Transcrição",
      writer: "Escrita",
      mail: "Email",
      whatsapp: "WhatsApp",
      payments: "Pagamentos",
      automation: "Automação",
    } as Record<Service, string>,
    states: {
      online: "Funcionando",
      local: "Local",
      off: "Desligado",
      offline: "Fora do ar",
    } as Record<ServiceState["state"], string>,
    reasons: {
      model_missing: "O modelo não está instalado.",
      model_downloading: "O modelo está sendo baixado.",
      unreachable: "Não respondeu.",
      full: "O disco está cheio.",
      failed: "A verificação falhou; o log do servidor diz o motivo.",
    } as Record<NonNullable<ServiceState["reason"]>, string>,
    /** Of the state `local`. */
    local: {
      mail: "Os emails ficam na caixa de saída do servidor e não são enviados (SMTP_URL).",
      whatsapp:
        "As mensagens ficam na caixa de saída do servidor e não são enviadas (WHATSAPP_TOKEN).",
      payments: "Simulador de pagamentos: nenhum dinheiro muda de mãos.",
    } as Partial<Record<Service, string>>,
    choice: {
      chosen: (model: string, size: string) =>
        `Escolhido para esta máquina: ${model} (cerca de ${size}).`,
      later: (model: string) =>
        `${model} passa a ser usado na próxima vez que o servidor iniciar, depois de baixado.`,
      lacks: {
        memory: (model: string, needed: string, found: string) =>
          `${model} precisa de ${needed} de memória; há ${found}.`,
        process_memory: (model: string, needed: string, found: string) =>
          `${model} precisa de ${needed} por processo; SPEECH_MEMORY_MB permite ${found}.`,
        disk: (model: string, needed: string, found: string) =>
          `${model} precisa de ${needed} livres no disco de CACHE_DIR; há ${found}.`,
      },
    },
    disk: "No disco, em DATA_DIR",
    engine: "Motor próprio, sem modelo de linguagem",
    versions: (relato: string, node: string, migration: string) =>
      `Relato ${relato} · Node ${node} · migração ${migration}`,
  },
  storage: {
    title: "Armazenamento e backup",
    files: "Arquivos guardados",
    filesDetail: (count: string, at: string) => `${count} arquivos, contados em ${at}`,
    filesFailed: "O armazenamento não respondeu",
    free: "Livre no disco",
    freeDetail: "no disco de DATA_DIR",
    database: "Banco de dados",
    backup: "Último backup",
    backupDetail: (rows: string, files: string, folder: string) =>
      `${rows} registros e ${files} arquivos em ${folder}`,
    noBackup: "Nenhum ainda",
    noBackupDetail: "O backup roda toda noite, se BACKUP_TO e a chave de recuperação existem.",
    drill: "Última restauração de teste",
    drillOk: (seconds: string) => `Restaurado e conferido em ${seconds} s`,
    drillFault: (fault: string) => `Falhou: ${fault}`,
    noDrill: "Nenhuma ainda",
    noDrillDetail: "Cada backup é restaurado em um lugar temporário e conferido.",
    archive: "Restauração a qualquer momento",
    archiveDetail: (from: string) =>
      `Qualquer momento desde ${from}; o que falta é de, no máximo, um minuto.`,
    archiveWaiting: "Ainda não começou",
    archiveFault: (fault: string) => `Falhou: ${fault}`,
    scrub: "Última verificação dos arquivos",
    scrubDetail: (files: string, bytes: string) => `${files} arquivos lidos (${bytes})`,
    scrubRound: (at: string) => `Todos os arquivos foram lidos até ${at}.`,
    noScrub: "Nenhuma ainda",
    noScrubDetail: "A verificação roda toda noite.",
    damaged: (count: number) =>
      count === 1
        ? "1 arquivo não pôde ser lido; o log do servidor diz qual. Restaure-o de um backup."
        : `${count} arquivos não puderam ser lidos; o log do servidor diz quais. Restaure-os de um backup.`,
    lastFault: (fault: string) => `Última falha: ${fault}`,
    warnings: {
      off: "O backup está desligado (BACKUP_TO=none). Sem outra cópia, a perda desta máquina é a perda de tudo.",
      no_recovery_key:
        "Falta a chave de recuperação: sem ela nenhum backup é feito. O primeiro npm run relato -- backup a cria e a mostra uma vez.",
      failed: "O último backup falhou. Os dados daqui estão intactos; corrija a causa abaixo.",
      drill_failed:
        "O último backup não pôde ser restaurado no teste. Não conte com ele; veja a falha e faça outro.",
      archive_broken:
        "O arquivo contínuo do banco de dados parou: até o próximo backup, uma perda do disco leva mais que o último minuto.",
      late: "Não há backup dos últimos dois dias.",
      files_missing: "Alguns arquivos citados no banco de dados não existem mais no armazenamento.",
      same_disk:
        "Os backups estão no mesmo disco que os dados: se o disco falhar, ambos se perdem. Indique outro em BACKUP_TO.",
    } as Record<NonNullable<BackupSummary["warning"]>, string>,
  },
  queue: {
    title: "Fila de tarefas",
    intro: "Tarefas que o servidor faz em segundo plano. As filas vazias não aparecem.",
    empty: "Nenhuma tarefa esperando, em andamento ou com falha.",
    columns: {
      name: "Fila",
      waiting: "Esperando",
      active: "Em andamento",
      failed: "Com falha",
      oldest: "A mais antiga espera há",
    },
    none: "—",
    /** By the name of the queue. */
    names: {
      "process-consultation": "Consultas",
      "write-documento": "Documentos do modelo",
      "answer-question": "Respostas do assistente",
      "read-attachment": "Anexos do assistente",
      "index-records": "Índice de busca",
      "account-mail": "Emails de conta",
      "invitation-mail": "Convites",
      announce: "Comunicados",
      "announcement-mail": "Comunicados por email",
      "document-mail": "Documentos por email",
      "appointment-notice": "Avisos de consulta",
      "refresh-calendar": "Leitura de calendários externos",
      "refresh-calendars": "Leitura de calendários externos",
      "sandbox-webhook": "Eventos do simulador de pagamentos",
      "appointment-reminders": "Lembretes",
      "prune-events": "Limpeza de eventos",
      "prune-gravacoes": "Limpeza de gravações",
      upkeep: "Manutenção noturna",
      "protect-files": "Verificação de arquivos",
      backup: "Backup",
      "sync-subscription": "Assinaturas",
      "reconcile-payments": "Conferência de pagamentos",
      "activate-referrals": "Indicações",
      "trial-notices": "Avisos de teste",
    } as Readonly<Record<string, string>>,
  },
  failedJobs: {
    title: "Tarefas com falha",
    intro: "Tarefas que o servidor tentou várias vezes e abandonou. Ficam aqui por um ano.",
    empty: "Nenhuma tarefa com falha.",
    attempts: (count: number) => (count === 1 ? "1 tentativa" : `${count} tentativas`),
    unknownError: "Erro desconhecido",
    retry: "Tentar de novo",
    retryOf: (queue: string, at: string) => `Tentar de novo: ${queue}, ${at}`,
    retried: "A tarefa voltou à fila",
    discard: "Descartar",
    discardOf: (queue: string, at: string) => `Descartar: ${queue}, ${at}`,
    discardTitle: "Descartar esta tarefa?",
    discardDetail:
      "Ela não será mais tentada. O que o médico gravou ou escreveu não é apagado por isso.",
    discarded: "Tarefa descartada",
  },
  outbox: {
    title: "Mensagens",
    intro:
      "Emails, mensagens de WhatsApp e webhooks da última semana. Destinatários e textos de pacientes não são mostrados aqui.",
    filter: "Mostrar",
    filters: {
      all: "Todas",
      waiting: "A caminho",
      stored: "Guardadas, não enviadas",
      failed: "Com falha",
    } as Record<MessageFilter, string>,
    empty: "Nenhuma mensagem na última semana.",
    emptyFilter: "Nenhuma mensagem nesta situação.",
    kinds: {
      confirm: "Confirmação de email",
      reset: "Nova senha",
      second_step: "Remoção da segunda etapa",
      welcome: "Boas-vindas",
      trial_ending: "Fim do teste em breve",
      webhook_disabled: "Webhook desativado",
      trial_ended: "Fim do teste",
      invitation: "Convite",
      announcement: "Comunicado",
      document: "Documento em PDF",
      payment_event: "Evento de pagamento",
      subscription: "Mudança de assinatura",
      notice: "Aviso de consulta",
      notice_created: "Consulta marcada",
      notice_changed: "Consulta alterada",
      notice_cancelled: "Consulta cancelada",
      notice_reminder: "Lembrete de consulta",
    } as Record<MessageKind, string>,
    channels: { mail: "Email", whatsapp: "WhatsApp", webhook: "Webhook" } as Record<
      NonNullable<OutboxMessage["channel"]>,
      string
    >,
    states: {
      waiting: "Na fila",
      active: "Enviando",
      retrying: "Será tentada de novo",
      sent: "Enviada",
      stored: "Guardada, não enviada",
      skipped: "Não era mais necessária",
      failed: "Falhou",
      done: "Concluída",
    } as Record<OutboxMessage["state"], string>,
    attempts: (count: number) => (count === 1 ? "1 tentativa" : `${count} tentativas`),
    view: "Ver texto",
    viewOf: (kind: string, at: string) => `Ver texto: ${kind}, ${at}`,
    resend: "Reenviar",
    resendOf: (kind: string, at: string) => `Reenviar: ${kind}, ${at}`,
    resent: "A mensagem voltou à fila",
    subject: "Assunto",
    redacted: "Nomes, endereços, datas, códigos e links estão ocultos (•••).",
  },
  errors: {
    title: "Erros por código",
    intro: "Respostas de erro e falhas de tarefas nos últimos sete dias, sem identificação.",
    empty: "Nenhum erro nos últimos sete dias.",
    request: "Pedidos",
    columns: { code: "Código", source: "Origem", week: "7 dias", hours: "Últimas 48 horas" },
    chart: (code: string, day: string, twoDays: string) =>
      `${code}: ${day} nas últimas 24 horas, ${twoDays} nas últimas 48 horas`,
  },
};
