/** Two patients who are one person. */
export const patientMerge = {
  heading: "Cadastros da mesma pessoa",
  found: "Estes cadastros parecem ser da mesma pessoa. Compare antes de unificar.",
  compare: "Comparar",
  compareWith: (name: string) => `Comparar com o cadastro de ${name}`,
  other: "Unificar com outro cadastro",
  title: "Unificar dois cadastros",
  intro: "Os dois são da mesma pessoa? Escolha o cadastro que fica com o prontuário.",
  pick: "Outro cadastro",
  keep: "Qual cadastro fica?",
  stays: "Fica com o prontuário",
  goes: "Será arquivado",
  createdAt: "Cadastrado em",
  counts: { consultas: "Consultas", laudos: "Laudos", agendamentos: "Agendamentos" },
  otherBirth: "As datas de nascimento são diferentes.",
  otherDocument: "Os documentos são diferentes.",
  confirmPerson: "Confira se é mesmo a mesma pessoa.",
  take: "O cadastro que fica não tem estes dados. Trazer do outro:",
  moves: (consultas: number, laudos: number, agendamentos: number) =>
    `Passam para o cadastro que fica: consultas (${consultas}), laudos (${laudos}) e agendamentos (${agendamentos}), com documentos, gravações, avisos e conversas do assistente.`,
  texts:
    "Textos, versões e assinaturas não mudam. Os PDFs feitos a partir de agora trazem o cadastro que fica.",
  stopsMails: "E-mails com documentos que ainda não saíram são cancelados.",
  stopsLinks:
    "As datas de nascimento não são iguais: links seguros abertos que pedem a data do cadastro arquivado são revogados. E-mails que ainda não saíram são cancelados.",
  reversible: "O outro cadastro é arquivado, não apagado. Você pode desfazer durante 30 dias.",
  confirm: "Unificar cadastros",
  done: "Cadastros unificados",
  doneDetail: "O prontuário está em um só cadastro.",
  undo: "Desfazer",
  undoOf: (name: string) => `Desfazer a unificação com ${name}`,
  undone: "Unificação desfeita",
  mergedOn: (name: string, when: string) =>
    `O cadastro de ${name} foi unificado a este em ${when}.`,
  until: (when: string) => `Pode ser desfeito até ${when}.`,
  final: "Passaram 30 dias: a unificação não pode mais ser desfeita.",
  mergedInto: (name: string, when: string) =>
    `Este cadastro foi unificado com o de ${name} em ${when}. O prontuário está lá.`,
  open: (name: string) => `Abrir o cadastro de ${name}`,
};
