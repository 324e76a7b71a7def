export const workingHours = {
  open: "Horário de atendimento",
  title: "Horário de atendimento",
  about:
    "A agenda mostra este horário e pergunta antes de marcar fora dele. Sem nenhum período, vale qualquer horário.",
  failed: "Não foi possível carregar o horário de atendimento",
  preset: "Segunda a sexta, 8h às 12h e 14h às 18h",
  copy: "Copiar segunda-feira para terça a sexta",
  add: "Adicionar período",
  addOn: (day: string) => `Adicionar período: ${day}`,
  remove: "Remover",
  removeOf: (day: string, number: string) => `Remover o período ${number}: ${day}`,
  from: "Início",
  to: "Fim",
  closed: "Sem atendimento",
  shown: (times: string) => `Atendimento: ${times}`,
  outside: "Fora do seu horário de atendimento.",
  saved: "Horário de atendimento salvo",
  restoreOutside:
    "Este horário está fora do seu horário de atendimento. O agendamento continua cancelado; restaure mesmo assim ou marque outro horário.",
  mark: "Fora do horário",
  discard: {
    ask: "Descartar as mudanças?",
    detail: "O horário que você mudou ainda não foi salvo.",
    yes: "Descartar",
    no: "Continuar editando",
  },
};
