export const agendaSeries = {
  repeat: "Repetir",
  title: "Repetir este compromisso",
  about:
    "Cada repetição é um compromisso separado, com os mesmos dados. O paciente recebe lembretes de cada uma, mas não um aviso agora: combine as datas com ele.",
  every: "A cada",
  unit: "Unidade",
  units: { day: "dias", week: "semanas", month: "meses" },
  count: "Número de compromissos",
  countHint: "Contando com este; no máximo 52.",
  until: "Até",
  dates: "Novos compromissos",
  none: "Nenhuma data: aumente o número ou mude a data final.",
  failed: "Não foi possível verificar os horários",
  blocked: "horário bloqueado",
  outside: "fora do horário de atendimento",
  conflict: "outro compromisso",
  submit: (count: string, isOne: boolean) =>
    isOne ? "Criar 1 compromisso" : `Criar ${count} compromissos`,
  done: "Compromissos criados",
  inSeries: "Série",
  following: "Cancelar também os seguintes desta série",
  followingHint: "O paciente recebe só o aviso deste compromisso; combine os demais com ele.",
};
