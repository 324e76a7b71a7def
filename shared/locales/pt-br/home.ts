import { consentRelations } from "./consent-relations.ts";

export const home = {
  /** Without a name: the doctor has none yet. A name with a title gets no second one. */
  welcome: (name: string) => {
    if (name === "") return "Olá!";
    return /^(dr|dra|dr\(a\)|prof|profa)[.\s]/i.test(name) ? `Olá, ${name}` : `Olá, Dr(a). ${name}`;
  },
  lead: "Grave, envie ou cole a consulta. O documento vem com a prova de cada frase.",
  setup: "Nova consulta",
  modality: "Modalidade",
  presencial: "Presencial",
  telemedicina: "Telemedicina",
  telemedicinaHint:
    'Ao iniciar, escolha a guia da chamada e marque "Compartilhar áudio da guia". O compartilhamento do áudio da guia não funciona em celulares.',
  template: "Modelo de documento",
  templatePlaceholder: "Selecione um modelo...",
  templateRequired: "Selecione um modelo",
  /** In the modal (specification 5). */
  templateRequiredThere: "Por favor, selecione um modelo de documento",
  templatesFailed: "Erro ao carregar modelos de documento",
  templatesEmpty: "Nenhum modelo disponível",
  patient: "Paciente",
  patientPlaceholder: "Buscar paciente",
  noPatient: "Sem paciente cadastrado",
  patients: "Pacientes",
  patientMore: (count: string) => `Mais ${count}: continue digitando.`,
  patientNone: "Nenhum paciente encontrado",
  context: "Contexto do paciente",
  contextPlaceholder: "Ex.: mulher, 54 anos, retorno por hipertensão",
  contextCount: (used: string, max: string) => `${used}/${max}`,
  contextNeeded: "Informe o contexto ou selecione um paciente para começar.",
  consultationLanguage: "Idioma da consulta",
  consentNotice:
    "A consulta será gravada e processada por inteligência artificial. Informe o paciente antes de começar.",
  consentLegend: "Consentimento do paciente",
  consentTold: "O paciente foi informado e ainda não respondeu",
  consent: "O paciente foi informado e concordou",
  consentRefused: "O paciente foi informado e recusou",
  giver: {
    label: "Quem consente",
    patient: "O paciente",
    representative: "Um representante",
    name: "Nome do representante",
    relation: "Vínculo com o paciente",
    chooseRelation: "Escolha o vínculo",
    document: "Número do documento",
    required: "Informe o nome e o vínculo de quem representa o paciente.",
    relations: consentRelations,
  },
  consentAnswer: "Registre a resposta do paciente para salvar a consulta.",
  consentRequired: "Confirme o consentimento do paciente para continuar.",
  consentAgain: "O paciente mudou. Registre a resposta deste paciente.",
  ofAppointment: "Esta consulta é de um agendamento e ficará ligada a ele.",
  unlinkAppointment: "Desligar",
  /** Offers the draft that an appointment or a proposal replaced. */
  replaced: {
    detail: "Um rascunho que você tinha começado foi guardado, com o paciente e o texto dele.",
    restore: "Voltar ao rascunho",
    drop: "Descartar o rascunho",
  },
  microphone: {
    test: "Ver o nível do microfone",
    hearing: "O microfone está aberto. Nada é gravado antes de iniciar.",
  },
  way: "Como a consulta chega",
  ways: { record: "Gravar agora", file: "Enviar áudio", text: "Colar texto" },
  start: "Iniciar consulta",
  save: "Salvar Consulta",
  text: "Texto da consulta",
  textPlaceholder:
    "Cole a transcrição ou digite suas anotações. Uma fala por linha, por exemplo:\nMédico: O que a traz aqui?\nPaciente: Dor de cabeça há três dias.",
  textCount: (used: string, max: string) => `${used} de ${max} caracteres`,
  file: {
    drop: "Arraste um arquivo de áudio para cá",
    choose: "Escolher arquivo",
    change: "Trocar arquivo",
    kinds: "webm, ogg, mp3, wav ou m4a, até 1 GB",
    chosen: (name: string, size: string) => `${name} (${size})`,
    required: "Escolha um arquivo de áudio",
  },
  sent: "Consulta enviada com sucesso!",
  sentDetail:
    "Sua consulta está sendo processada pela IA. Você será notificado quando estiver pronta.",
  example: {
    title: "Experimente com uma consulta de exemplo",
    detail:
      "Uma consulta falada, incluída no produto, passa pelo processamento real e vira um documento que você pode conferir. Não conta no seu plano.",
    action: "Processar exemplo",
  },
  /** The consultation of an appointment of today, ready to start. */
  prepared: {
    next: "Próximo paciente",
    chosen: "Consulta do agendamento",
    template: (title: string) => `modelo ${title}`,
    change: "Paciente, modelo e contexto podem ser mudados no formulário abaixo.",
  },
  today: {
    title: "Agenda de hoje",
    open: "Abrir agenda",
    done: (code: string) => `Consulta ${code}`,
    chosen: "Preparada",
    prepare: "Preparar",
    prepareOf: (name: string) => `Preparar a consulta de ${name}`,
  },
  unsigned: {
    title: (count: string) => `Documentos que aguardam sua assinatura (${count})`,
  },
  recent: "Consultas recentes",
  seeAll: "Ver todas",
  onboarding: {
    title: "Primeiros passos",
    question: "Deseja ver um tour rápido antes de começar?",
    show: "Ver tour",
    dismiss: "Não mostrar novamente",
    /** Screen reader text before a completed step. */
    done: "Feito: ",
    steps: {
      profile_completed: "Complete seu perfil",
      templates_explored: "Conheça os modelos",
      first_consultation_completed: "Conclua a primeira consulta",
    },
  },
  statistics: {
    title: "Seu mês",
    consultations: "Consultas no mês",
    documents: "Documentos gerados",
    saved: "Tempo economizado",
    templates: "Modelos usados",
    formula: (minutes: string) =>
      `Tempo economizado: consultas concluídas no mês × ${minutes} minutos, o que um médico gasta em média para documentar um atendimento (Overhage e McCallie, 2020).`,
    chart: "Consultas nos últimos 30 dias",
    summary: (total: string, day: string, most: string) =>
      `${total} ao todo; o dia com mais consultas foi ${day}, com ${most}.`,
    none: "Nenhuma consulta nos últimos 30 dias.",
    table: "Ver como tabela",
    day: "Dia",
    count: "Consultas",
    failed: "Não foi possível carregar as estatísticas",
  },
  advancedReports: {
    title: "Relatórios avançados",
    locked:
      "Disponível no plano Anual: consultas, documentos, minutos e modelos por período, em tabela, gráfico, CSV e PDF.",
    unlock: "Ver o plano Anual",
    open: "Abrir relatórios",
  },
};
