export const agendaSeries = {
  repeat: "Repetir",
  title: "Repetir este agendamento",
  about:
    "Cada repetição é um agendamento separado, com os mesmos dados. O paciente recebe lembretes de cada um, mas não um aviso agora: combine as datas com ele.",
  every: "A cada",
  unit: "Unidade",
  units: { day: "dias", week: "semanas", month: "meses" },
  count: "Número de agendamentos",
  countHint: "Contando com este; no máximo 52.",
  until: "Até",
  dates: "Novos agendamentos",
  none: "Nenhuma data: aumente o número ou mude a data final.",
  failed: "Não foi possível verificar os horários",
  blocked: "horário bloqueado",
  outside: "fora do horário de atendimento",
  conflict: "outro agendamento",
  submit: (count: string, isOne: boolean) =>
    isOne ? "Criar 1 agendamento" : `Criar ${count} agendamentos`,
  done: "Agendamentos criados",
  inSeries: "Série",
  following: "Cancelar também os seguintes desta série",
  followingHint:
    "O paciente recebe o aviso deste agendamento e dos que ele já conhece por um aviso ou lembrete; combine os demais com ele.",
  change: {
    scope: "Salvar a mudança em",
    scopes: { one: "Só neste", following: "Neste e nos seguintes" },
    title: "Mudar este e os seguintes",
    about:
      "Confira onde cada agendamento fica. Os cancelados, os que já passaram e os que já têm consulta não mudam. O paciente recebe o aviso deste; dos seguintes, só daqueles sobre os quais já foi avisado.",
    before: (before: string) => `antes: ${before}`,
    isThis: "este",
    submit: (count: string, isOne: boolean) =>
      isOne ? "Mudar 1 agendamento" : `Mudar ${count} agendamentos`,
    done: "Agendamentos atualizados",
    failed: "Não foi possível verificar os seguintes",
  },
};
