/** The public home and the frame around every public page. */
export const landing = {
  title: "Relato: a consulta vira documento, com prova",
  description:
    "Assistente para médicos e clínicas: grava a consulta, transcreve e escreve o documento, com a prova de cada frase. Roda no seu próprio computador.",
  eyebrow: "Para médicos, clínicas e consultórios",
  headline: "Olhe para o paciente. O documento se escreve, e se prova.",
  lead: "O Relato grava a consulta, transcreve e monta a anamnese no seu modelo. Cada frase aponta para as palavras e o segundo do áudio de onde veio.",
  emailLabel: "Seu email",
  emailPlaceholder: "voce@clinica.com.br",
  startNow: "Começar agora",
  seeFeatures: "Ver como funciona",
  trial: "7 dias de teste grátis. Sem cartão de crédito.",
  featuresTitle: "Quatro promessas, cumpridas por padrão",
  features: [
    {
      title: "Nenhuma consulta se perde",
      text: "O áudio é guardado no seu aparelho e no servidor enquanto você grava. Aba fechada, rede caída, computador reiniciado: continua lá.",
    },
    {
      title: "Cada frase se prova",
      text: "Toque em uma frase e ouça o segundo em que foi dita. O que não tem apoio na conversa é marcado, nunca escondido.",
    },
    {
      title: "Funciona em um notebook",
      text: "Sem chave, sem conta em nuvem. Por padrão, nenhum áudio e nenhum texto sai da máquina.",
    },
    {
      title: "Pronto junto com você",
      text: "A consulta vira documento pouco depois de Finalizar: anamnese, hipóteses que você disse, próximos passos.",
    },
  ],
  demo: {
    label: "Exemplo ilustrativo",
    section: "História da doença atual",
    statement: "Refere cefaleia há três dias, sem febre.",
    doctor: "Médico(a)",
    patient: "Paciente",
    question: "O que a traz aqui hoje?",
    before: "Doutora, estou com ",
    marked: "dor de cabeça faz três dias",
    between: ", mas ",
    markedToo: "febre eu não tive",
    after: ".",
    time: "00:14",
  },
};
