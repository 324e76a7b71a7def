import type { AGENDA_ERRORS } from "../../contract/agenda-errors.ts";

export const agendaErrors: Record<keyof typeof AGENDA_ERRORS, string> = {
  DATA_HORA_REQUIRED: "Informe data/hora",
  TIME_BLOCKED:
    "Este horário está bloqueado na sua agenda. Nada foi salvo ainda; escolha outro horário ou marque mesmo assim.",
  OUTSIDE_HOURS:
    "Este horário está fora do seu horário de atendimento. Nada foi salvo ainda; escolha outro horário ou agende mesmo assim.",
  WORKING_HOURS_INVALID:
    "O fim deve ser depois do início, e os períodos do mesmo dia não podem se sobrepor.",
  BLOCKED_TIME_INVALID: "O fim precisa ser depois do início, e no máximo um ano depois.",
  BLOCKED_TIMES_LIMIT: "Você já tem 500 bloqueios futuros. Remova um para criar outro.",
  CALENDAR_NAME_REQUIRED: "Dê um nome ao calendário.",
  CALENDAR_ADDRESS_INVALID:
    "Este não é um endereço de calendário. Ele começa com https:// ou webcal:// e não leva senha.",
  CALENDARS_LIMIT: "Você já tem dez calendários. Remova um para assinar outro.",
  TIME_TAKEN: "Já há um agendamento neste horário. Nada foi marcado; escolha outro horário livre.",
  WAITING_ENTRY_ENDED:
    "Este paciente já saiu da lista de espera, talvez em outra aba ou aparelho. Nada mudou agora.",
  WAITING_LIST_LIMIT: "A lista de espera já tem 500 pacientes. Remova um para incluir outro.",
  WAITING_PERIOD_INVALID: "Informe uma data válida; o fim do período não pode ser antes do início.",
  AGENDAMENTO_CHANGED:
    "Outra aba ou aparelho mudou este agendamento. O que você digitou continua na tela: confira e salve de novo.",
  AGENDAMENTO_CANCELLED: "Este agendamento foi cancelado. Desfaça o cancelamento para alterá-lo.",
};
