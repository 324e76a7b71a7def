interface Mark {
  /** Number of the demo sentence that these words support. */
  proves: number;
  words: string;
}

interface Turn {
  speaker: "doctor" | "patient";
  time: string;
  said: readonly (string | Mark)[];
}

/** A sentence without a time has no support in the conversation. */
interface Sentence {
  heading: string;
  text: string;
  time?: string;
}

/** The landing page (specification 2.3). */
export const landing = {
  title: "Relato: a consulta vira documento, com prova",
  description:
    "Assistente para médicos e clínicas: grava a consulta, transcreve e escreve o documento, com a prova de cada frase. Roda no seu próprio computador.",
  hero: {
    eyebrow: "Para médicos, clínicas e consultórios",
    headline: "Olhe para o paciente. O documento se escreve, e se prova.",
    lead: "O Relato grava a consulta, transcreve e monta a anamnese no seu modelo. Cada frase aponta para as palavras e o segundo do áudio de onde veio.",
    emailLabel: "Seu email",
    emailPlaceholder: "voce@clinica.com.br",
    startNow: "Começar agora",
    seeFeatures: "Ver recursos",
    trial: "7 dias de teste grátis. Sem cartão de crédito.",
    illustration: "As ondas da voz viram frases de um documento, cada uma ligada às palavras ditas",
  },
  figures: {
    title: "O Relato em números",
    hours: "horas a menos por mês em prontuários",
    physicians: "médicos",
    consultations: "consultas por mês",
    seconds: "segundos para o documento ficar pronto",
    note: "Números informados por quem opera o serviço.",
  },
  demo: {
    eyebrow: "Demonstração",
    title: "Cada frase mostra de onde veio",
    lead: "Escolha uma frase do documento: as palavras da consulta que a sustentam se acendem. O que ninguém disse fica marcado, nunca escondido.",
    document: "Documento",
    conversation: "Conversa",
    doctor: "Médica",
    patient: "Paciente",
    unsupported: "Sem apoio na conversa: revise antes de assinar.",
    label: "Exemplo ilustrativo. Toque em uma frase, ou use as setas do teclado.",
    sentences: [
      { heading: "Queixa principal", text: "Dor de cabeça há três dias.", time: "00:04" },
      { heading: "História", text: "Nega febre.", time: "00:08" },
      { heading: "Medicamentos", text: "Losartana 50 mg, uma vez ao dia.", time: "00:17" },
      { heading: "Alergias", text: "Alergia a dipirona.", time: "00:14" },
      { heading: "Exame físico", text: "PA 150 × 90 mmHg.", time: "00:24" },
      { heading: "Conduta", text: "Orientada dieta com pouco sal." },
    ] as readonly Sentence[],
    turns: [
      { speaker: "doctor", time: "00:00", said: ["Bom dia. O que a traz aqui hoje?"] },
      {
        speaker: "patient",
        time: "00:03",
        said: [
          "Doutora, estou com ",
          { proves: 1, words: "dor de cabeça faz três dias" },
          ", mas ",
          { proves: 2, words: "febre eu não tive" },
          ".",
        ],
      },
      { speaker: "doctor", time: "00:11", said: ["Tem alergia a algum remédio?"] },
      {
        speaker: "patient",
        time: "00:13",
        said: [
          "Tenho, ",
          { proves: 4, words: "sou alérgica a dipirona" },
          ". E tomo ",
          { proves: 3, words: "losartana de cinquenta, um comprimido de manhã" },
          ".",
        ],
      },
      {
        speaker: "doctor",
        time: "00:23",
        said: [
          { proves: 5, words: "A pressão está quinze por nove" },
          ". Vamos conversar sobre isso.",
        ],
      },
    ] as readonly Turn[],
  },
  features: {
    eyebrow: "Recursos",
    title: "Feito para a consulta que você já faz",
    lead: "Sem mudar a sua forma de atender, e sem entregar a sua consulta a ninguém.",
    items: {
      safe: {
        title: "Nenhuma consulta se perde",
        text: "O áudio é guardado no aparelho e no servidor enquanto você grava. Aba fechada, rede caída, computador reiniciado: continua lá.",
      },
      proof: {
        title: "Cada frase se prova",
        text: "Toque em uma frase e ouça o segundo em que foi dita. Números, remédios, negações e lados são conferidos com a conversa.",
      },
      local: {
        title: "Funciona em um notebook",
        text: "Sem chave e sem conta em nuvem. Por padrão, nenhum áudio e nenhum texto sai da máquina.",
      },
      modes: {
        title: "Presencial ou telemedicina",
        text: "O microfone da sala ou o áudio da guia da chamada. Também aceita um arquivo de áudio ou um texto colado.",
      },
      templates: {
        title: "O seu modelo, do seu jeito",
        text: "Anamnese, SOAP, retorno, ou o que você escrever. O documento segue os seus títulos, na sua ordem.",
      },
      practice: {
        title: "Pacientes, agenda e envio",
        text: "Cadastro, horários com avisos por e-mail e WhatsApp, e compartilhamento seguro do documento.",
      },
    },
  },
  screens: {
    title: "O produto, como ele é",
    lead: "Telas do Relato em funcionamento, com a consulta de exemplo que vem com ele.",
    consulta: {
      title: "A consulta pronta",
      text: "Documento, análise, receitas e transcrição na mesma página. A frase tocada acende as palavras e toca o áudio.",
      alt: "Tela de uma consulta: o documento com uma frase escolhida e as palavras marcadas na transcrição",
    },
    home: {
      title: "Um botão para começar",
      text: "Modelo, paciente, consentimento, gravar. O resto acontece enquanto você atende.",
      alt: "Tela inicial: escolha de modalidade, modelo e paciente para uma nova consulta",
    },
  },
  steps: {
    eyebrow: "Como funciona",
    title: "Três passos, e a atenção de volta ao paciente",
    items: [
      {
        title: "Grave a consulta",
        text: "Escolha o modelo, confirme o consentimento do paciente e comece. Pause quando precisar.",
      },
      {
        title: "Atenda como sempre",
        text: "A transcrição corre enquanto vocês conversam, por isso o documento vem logo depois de Finalizar.",
      },
      {
        title: "Confira e assine",
        text: "Leia, toque no que quiser conferir, corrija e assine. A decisão é sempre sua.",
      },
    ],
  },
  promo: {
    badge: "Novo no Pro",
    title: "Laudos (IA)",
    text: "Um editor de laudos com máscaras, frases prontas, ditado e os dados do paciente à mão.",
    action: "Conhecer os planos",
  },
  pricing: {
    eyebrow: "Planos",
    title: "Um preço claro, sem surpresa",
    lead: "Todos os planos começam com 7 dias grátis, sem cartão de crédito.",
    loading: "Carregando planos...",
    free: (limit: number) =>
      `Prefere ficar no gratuito? São ${limit} consultas por mês, para sempre.`,
  },
  testimonials: {
    eyebrow: "Depoimentos",
    title: "O que esperamos ouvir de você",
    notice: "Depoimentos ilustrativos: não são de clientes reais.",
    stars: "5 de 5 estrelas",
    items: [
      {
        quote:
          "Voltei a olhar para quem está na minha frente. Ao fim da consulta, a anamnese já está lá.",
        who: "Clínica médica, consultório próprio",
      },
      {
        quote: "O que me convenceu foi poder tocar na frase e ouvir o paciente dizendo aquilo.",
        who: "Cardiologia, ambulatório",
      },
      {
        quote: "A internet da clínica caiu no meio da consulta. Não perdi nem uma palavra.",
        who: "Pediatria, clínica no interior",
      },
      {
        quote: "O áudio não sai do nosso computador. Para a nossa comissão de ética, isso decidiu.",
        who: "Psiquiatria, hospital universitário",
      },
    ],
  },
  faq: {
    eyebrow: "Dúvidas",
    title: "Perguntas frequentes",
    items: [
      {
        question: "O Relato substitui a decisão do médico?",
        answer:
          "Não. É apoio informativo, não um ato médico. Ele organiza o que foi dito na consulta; quem confere, corrige, decide e assina é o médico.",
      },
      {
        question: "Onde ficam o áudio e os dados dos pacientes?",
        answer:
          "No computador ou servidor em que o Relato está instalado. Por padrão, a transcrição e a escrita acontecem ali mesmo. Só se a instalação configurar um serviço externo algo sai dela, e a política de privacidade diz qual.",
      },
      {
        question: "E se a internet cair durante a consulta?",
        answer:
          "A gravação continua no seu aparelho e é enviada quando a rede volta. Fechar a aba ou reiniciar o computador também não perde o que já foi gravado.",
      },
      {
        question: "Como funciona o teste, e como cancelo?",
        answer:
          "São 7 dias em qualquer plano, sem cartão de crédito. Se você não continuar, a conta passa ao plano gratuito. Os planos pagos são cancelados nas configurações, quando quiser.",
      },
    ],
  },
  closing: {
    title: "A próxima consulta já pode ser assim",
    lead: "Crie a conta, processe a consulta de exemplo e confira cada frase.",
  },
};
