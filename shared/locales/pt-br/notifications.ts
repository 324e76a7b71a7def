export const notifications = {
  title: "Notificações",
  open: (unread: number) =>
    unread === 0
      ? "Notificações"
      : `Notificações: ${unread} ${unread === 1 ? "não lida" : "não lidas"}`,
  empty: "Nenhuma notificação",
  failed: "Não foi possível carregar as notificações",
  unread: "não lida",
  type: {
    consulta_concluida: {
      title: (code: string) => `Consulta ${code} concluída`,
      description: "O documento está pronto para conferência.",
    },
    consulta_erro: {
      title: (code: string) => `Consulta ${code} com erro`,
      description: "O processamento falhou. Nada se perdeu; você pode tentar novamente.",
    },
    agenda_amanha: {
      title: () => "Consultas marcadas para amanhã",
      description: "Veja na agenda quem você atende.",
    },
    agenda_paciente_cancelou: {
      title: () => "Um paciente cancelou a consulta",
      description: "Veja na agenda, com os cancelados, que horário ficou livre.",
    },
    agenda_aviso_falhou: {
      title: () => "Um aviso de consulta não foi entregue",
      description: "Abra o agendamento na agenda para ver o motivo e tentar novamente.",
    },
    trial_termina: {
      title: () => "Seu teste do Pro termina em dois dias",
      description: "Escolha um plano para continuar sem limite. Nada do que você gravou se perde.",
    },
    trial_fim: {
      title: () => "Seu teste do Pro terminou",
      description:
        "Seu plano agora é o gratuito: 10 consultas por mês. Tudo o que você gravou continua aqui.",
    },
    indicacao_ativa: {
      title: () => "Uma indicação sua está ativa",
      description: "Seu desconto de indicação mudou. Ele vale a partir da próxima cobrança.",
    },
    anuncio: {
      title: () => "Comunicado do Relato",
      description: "Abra o Relato para ler.",
    },
    webhook_desativado: {
      title: () => "Um webhook foi desativado",
      description: "O endereço não aceitou os eventos. Veja o motivo em Configurações.",
    },
    incidente: {
      title: () => "Um incidente de segurança envolve pacientes seus",
      description: "Abra para ver quem foi afetado e como informar cada paciente.",
    },
  },
};
