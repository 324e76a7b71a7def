/** The doctor's view of notices to patients and of the private calendar address. */
export const notices = {
  legend: "Avisar o paciente",
  channels: { email: "E-mail", whatsapp: "WhatsApp" },
  hint: "Ao marcar, alterar ou cancelar, e com um lembrete na véspera. O título nunca é enviado.",
  locale: "Idioma dos avisos",
  title: "Avisos",
  none: "Nenhum aviso até agora.",
  failed: "Não foi possível carregar os avisos",
  occasions: {
    created: "Marcação",
    changed: "Alteração",
    cancelled: "Cancelamento",
    reminder: "Lembrete",
  },
  previousPatient: "paciente anterior",
  queued: "Na fila",
  again: "Será tentado de novo",
  sent: (when: string) => `Enviado em ${when}`,
  delivered: (when: string) => `Entregue em ${when}`,
  read: (when: string) => `Lido em ${when}`,
  stored: {
    email:
      "Na caixa de saída: este servidor não envia e-mail. Avise o paciente por outro meio, e peça a quem administra o Relato que configure o envio (SMTP_URL).",
    whatsapp:
      "Na caixa de saída: este servidor não envia WhatsApp. Avise o paciente por outro meio, e peça a quem administra o Relato que configure o envio (WHATSAPP_TOKEN).",
    sendAgain:
      "Na caixa de saída: não foi enviado, porque o servidor não enviava. Agora ele envia: tente novamente.",
  },
  failures: {
    address: "Não entregue: o endereço não existe ou não recebe mensagens",
    service: "Não entregue: o serviço de envio não aceitou",
    interrupted: "Interrompido no envio: pode ter chegado",
    quota: "Limite de mensagens do dia atingido; tente de novo amanhã",
  },
  skips: {
    no_address: "Não enviado: o paciente não tem este contato",
    superseded: "Não enviado: outro aviso o substituiu",
    past: "Não enviado: o horário já passou",
    switched_off: "Não enviado: o canal foi desligado",
    closed: "Não enviado: a conta foi encerrada",
  },
  retry: "Tentar novamente",
  feed: {
    open: "Assinar em outro calendário",
    title: "Sua agenda em outro calendário",
    about:
      "Um endereço particular mostra sua agenda, só para leitura, no calendário do celular ou do computador. Vão o horário, o tipo e as iniciais do paciente; nomes e títulos não.",
    failed: "Não foi possível consultar o endereço",
    create: "Criar endereço",
    renew: "Criar outro endereço",
    renewNote: "Um endereço novo encerra o anterior.",
    off: "Desligar",
    on: (when: string) => `Ligado desde ${when}.`,
    read: (when: string) => `Lido por um calendário em ${when}.`,
    unread: "Nenhum calendário o leu ainda.",
    url: "Endereço particular",
    once: "Copie agora: ele não será mostrado de novo. Quem tem este endereço vê sua agenda.",
    how: "Google Agenda: Outras agendas, Do URL. iPhone: Ajustes, Calendário, Contas, Assinar calendário. Outlook: Adicionar calendário, Da Internet.",
    copy: "Copiar",
    copied: "Copiado",
  },
};
