import type { CalendarFailure } from "../../domain/calendars.ts";

export const calendars = {
  open: "Horários bloqueados",
  title: "Horários bloqueados",
  about:
    "Nestes horários a agenda avisa antes de marcar. Você ainda pode marcar por cima, se quiser.",
  blocked: "Bloqueado",
  allDay: "Dia todo",
  count: (count: string, isOne: boolean) =>
    isOne ? "1 horário bloqueado" : `${count} horários bloqueados`,
  failed: "Não foi possível carregar os horários bloqueados",
  calendars: "De outros calendários",
  calendarsAbout:
    "Os compromissos de outro calendário (Google Agenda, iCloud, Outlook, hospital) bloqueiam a sua agenda. O Relato lê o endereço a cada 15 minutos e nunca escreve nele.",
  add: "Assinar um calendário",
  addAbout:
    "Use o endereço secreto em formato iCal. Google Agenda: Configurações da agenda, Integrar agenda. iCloud: Compartilhar calendário, Calendário público. Outlook: Calendários compartilhados, Publicar, ICS.",
  editTitle: "Editar calendário",
  subscribe: "Assinar",
  saving: "Salvando…",
  added: "Calendário assinado. A primeira leitura começa agora.",
  saved: "Calendário atualizado",
  fields: {
    name: "Nome",
    address: "Endereço",
    addressHint: "Começa com https:// ou webcal://. Depois de salvo, não é mostrado de novo.",
    showTitles: "Guardar e mostrar os títulos dos compromissos",
  },
  read: (when: string) => `lido em ${when}`,
  unread: "ainda não lido",
  failing: (when: string) =>
    `Este calendário não é lido desde ${when}. Os horários já lidos continuam bloqueados.`,
  failures: {
    address:
      "O endereço não é seguro (sem https) ou fica numa rede particular. Use um endereço público com https.",
    timeout: "O servidor do calendário não respondeu a tempo. Vamos tentar de novo.",
    connection:
      "Não foi possível conectar ao servidor do calendário. Vamos tentar de novo; se continuar, confira o endereço.",
    refused:
      "O endereço não vale mais. Remova este calendário e assine de novo com um endereço atual.",
    status: "O servidor do calendário respondeu com um erro. Vamos tentar de novo.",
    redirect: "O endereço leva a outro que não pode ser lido. Assine com o endereço definitivo.",
    too_large: "O calendário passa de 8 MB. Publique um calendário só com os compromissos atuais.",
    not_calendar:
      "O endereço não devolve um calendário iCal, talvez uma página da internet. Confira se copiou o endereço que termina em .ics.",
    unreadable: "O calendário tem repetições demais para ser lido. Publique um calendário menor.",
  } satisfies Record<CalendarFailure, string>,
  partial: "Este calendário tem mais de 5.000 horários; só os primeiros foram guardados.",
  stale: (name: string) =>
    `O calendário “${name}” não está sendo lido: os horários bloqueados podem estar desatualizados.`,
  refresh: "Ler agora",
  refreshOf: (name: string) => `Ler agora: ${name}`,
  refreshing: "Leitura pedida. O resultado aparece aqui em instantes.",
  edit: "Editar",
  editOf: (name: string) => `Editar ${name}`,
  remove: "Remover",
  removeOf: (name: string) => `Remover ${name}`,
  removal: {
    title: "Remover este calendário?",
    text: "Os horários dele deixam de bloquear a sua agenda. O calendário de origem não muda, e os agendamentos ficam como estão.",
    confirm: "Remover calendário",
    done: "Calendário removido",
  },
  own: {
    title: "Seus bloqueios",
    empty: "Nenhum bloqueio à frente. Use para almoço, férias ou reuniões.",
    add: "Bloquear um horário",
    block: "Bloquear",
    from: { day: "Do dia", time: "Das" },
    to: { day: "Até o dia", time: "Até as" },
    titleField: "Título",
    added: "Horário bloqueado",
    removed: "Bloqueio removido",
    removeOf: (when: string) => `Remover o bloqueio de ${when}`,
  },
  restoreBlocked:
    "Este horário está bloqueado na sua agenda. O agendamento continua cancelado; restaure-o mesmo assim ou marque outro horário.",
  restoreAnyway: "Restaurar mesmo assim",
  bookAnyway: "Marcar mesmo assim",
};
