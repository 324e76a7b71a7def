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
  followingHint: "O paciente recebe só o aviso deste agendamento; combine os demais com ele.",
};
