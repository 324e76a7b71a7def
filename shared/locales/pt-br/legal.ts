export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  /** A placeholder that the server fills from this installation's configuration. */
  fill?: "PRIVACY_CONTACT" | "PROCESSORS";
}

export interface LegalText {
  title: string;
  description: string;
  lead: string;
  sections: readonly LegalSection[];
}

/** Terms in 8 sections and privacy in 9 (specification 2.2), true for the product as built. */
export const legal = {
  updated: "Janeiro de 2025",
  contents: "Nesta página",
  terms: {
    title: "Termos de uso",
    description:
      "As condições de uso do Relato: apoio informativo, responsabilidade do médico, consentimento do paciente, planos e pagamento.",
    lead: "Estes termos valem entre você, profissional de saúde, e quem opera esta instalação do Relato.",
    sections: [
      {
        heading: "O que é o Relato",
        paragraphs: [
          "O Relato grava ou recebe uma consulta, transcreve o que foi dito e escreve um documento no modelo que você escolhe. Cada frase do documento aponta para as palavras da consulta em que se apoia; o que não tem apoio é marcado para a sua revisão.",
          "O Relato é software livre (AGPL-3.0). Cada instalação tem quem a opera: você mesmo, a sua clínica ou um prestador. Quem opera responde pelo serviço que oferece.",
        ],
      },
      {
        heading: "Apoio informativo, não ato médico",
        paragraphs: [
          "O serviço é apoio informativo e não é um ato médico. Ele não examina, não diagnostica, não prescreve e não substitui o julgamento clínico.",
          "O médico continua responsável por toda decisão clínica e por tudo o que assina. Antes de usar, enviar ou assinar um documento, leia e corrija o que for preciso. Transcrições e textos gerados por inteligência artificial podem conter erros, inclusive em números, nomes de medicamentos e negações.",
          "O serviço não atende emergências.",
        ],
      },
      {
        heading: "A sua conta",
        paragraphs: [
          "A conta é pessoal e destina-se a profissionais de saúde habilitados e às suas equipes. Informe dados verdadeiros, guarde a senha e avise quem opera a instalação se suspeitar de acesso indevido.",
          "Não é permitido usar o serviço para fins ilícitos, tentar acessar dados de outras contas, nem contornar os limites do plano.",
        ],
      },
      {
        heading: "Consentimento do paciente e gravação",
        paragraphs: [
          "Antes de gravar, informe o paciente de que a consulta será gravada e processada por inteligência artificial, e registre a resposta. O Relato guarda quem informou, quando, e o que o paciente respondeu. Com a recusa, nenhuma gravação é processada.",
          "Cabe a você cumprir o sigilo profissional, o Código de Ética Médica e as normas do seu conselho sobre gravação, telemedicina e inteligência artificial, entre elas a Resolução CFM 2.454/2026.",
        ],
      },
      {
        heading: "Planos, teste e pagamento",
        paragraphs: [
          "O plano gratuito permite 10 consultas por mês do calendário. Os planos pagos têm os preços e os recursos mostrados na página de planos e começam com 7 dias de teste grátis, sem cartão de crédito.",
          "Sem forma de pagamento ao fim do teste, a conta volta ao plano gratuito. Você pode cancelar quando quiser; o acesso pago vale até o fim do período já pago. Ao voltar ao plano gratuito nada do que você guardou é apagado.",
        ],
      },
      {
        heading: "Os seus dados e documentos",
        paragraphs: [
          "As gravações, as transcrições e os documentos são seus e dos seus pacientes. Quem opera a instalação não adquire direitos sobre eles e só os trata para prestar o serviço, como descreve a política de privacidade.",
          "Você responde por ter o direito de gravar e de tratar os dados que envia, e por manter o prontuário pelo prazo que a lei exige.",
        ],
      },
      {
        heading: "Disponibilidade e responsabilidade",
        paragraphs: [
          "O serviço é feito para não perder consultas, mas nenhum sistema é infalível. Mantenha um modo de registrar a consulta sem ele. O software é fornecido como está, na medida em que a lei permite.",
          "Nada nestes termos exclui direitos que a lei garante a você ou aos seus pacientes, nem a responsabilidade por dolo ou culpa grave.",
        ],
      },
      {
        heading: "Mudanças, encerramento e lei aplicável",
        paragraphs: [
          "Mudanças relevantes destes termos são avisadas antes de valer. Você pode deixar de usar o serviço a qualquer momento; contas que violem estes termos podem ser suspensas, com aviso do motivo.",
          "Aplica-se a lei brasileira, sem prejuízo das normas de proteção do lugar em que você vive. O foro é o do seu domicílio.",
        ],
      },
    ],
  } as LegalText,
  privacy: {
    title: "Política de privacidade",
    description:
      "Que dados o Relato trata, onde ficam, quem os recebe, por quanto tempo, e os direitos que a LGPD garante.",
    lead: "O que o Relato guarda, onde, para quê e por quanto tempo, nesta instalação.",
    sections: [
      {
        heading: "Quem responde pelos dados",
        paragraphs: [
          "Quanto aos dados dos pacientes, o controlador é o médico ou a clínica que os atende, e quem opera esta instalação é o operador (Lei 13.709/2018, LGPD). Quanto aos dados da conta do médico, quem opera a instalação é o controlador.",
          "Os autores do Relato não recebem dado algum desta instalação: não há telemetria.",
        ],
      },
      {
        heading: "Que dados tratamos",
        paragraphs: ["Tratamos só o que o serviço precisa:"],
        list: [
          "da conta: e-mail, nome, senha (apenas o seu resumo criptográfico), dados profissionais que você preencher e sessões abertas;",
          "da consulta: áudio, transcrição, contexto informado, documentos, consentimento e correções;",
          "do paciente: os dados de cadastro e de agenda que você registrar, inclusive dados sensíveis de saúde;",
          "do uso: registros técnicos com rota, horário e resultado de cada pedido, sem dados de pacientes.",
        ],
      },
      {
        heading: "Para quê, e com que base legal",
        paragraphs: [
          "Os dados da conta servem para prestar o serviço que você contratou (art. 7º, V) e proteger a conta (art. 7º, IX). Os dados de saúde são tratados para a tutela da saúde, por profissional de saúde (art. 11, II, f), com o consentimento do paciente para a gravação.",
          "Não vendemos dados, não os usamos para publicidade e não treinamos modelos com as suas consultas.",
        ],
      },
      {
        heading: "O que fica guardado onde",
        paragraphs: [],
        list: [
          "no seu navegador: a gravação, até o servidor confirmar que a recebeu inteira; a escolha de tema (darkMode) e um convite recebido (pending_ref);",
          "no serviço de pagamento (Stripe), se você assinar um plano: nome, e-mail, CPF ou CNPJ, endereço e cartão. O cartão nunca passa por este servidor;",
          "na lista de indicações de quem convidou você: o começo do seu e-mail (an***@clinica.com.br) e as datas;",
          "em cookies: a sessão e o idioma da última página. Não há cookies de terceiros nem de publicidade;",
          "no servidor desta instalação: o banco de dados com contas, pacientes, consultas e documentos, e os arquivos de áudio;",
          "na memória do servidor, apenas durante o processamento: o som que está sendo transcrito e o texto que está sendo escrito.",
        ],
      },
      {
        heading: "Quem mais recebe dados",
        paragraphs: [
          "Na configuração padrão, a transcrição e a escrita acontecem no próprio servidor e nenhum dado sai dele. Um serviço externo só recebe dados se quem opera a instalação o configurar. A lista abaixo é a configuração atual desta instalação:",
        ],
        fill: "PROCESSORS",
      },
      {
        heading: "Por quanto tempo",
        paragraphs: [
          "Os dados ficam enquanto a conta existir. O prontuário deve ser guardado por pelo menos 20 anos a partir do último registro (Lei 13.787/2018); o que a lei manda guardar não é apagado antes disso, e o pedido de exclusão recebe essa explicação.",
          "Links de confirmação e de senha expiram e são guardados apenas como resumo. Uma gravação recusada pelo paciente ou descartada por você é removida.",
        ],
      },
      {
        heading: "Segurança",
        paragraphs: [
          "Cada médico só alcança as próprias linhas do banco de dados, por regra do próprio banco. Senhas são guardadas como resumo, sessões podem ser encerradas, e há verificação em duas etapas e chaves de acesso. Registros técnicos não contêm dados de pacientes.",
          "Um incidente que possa causar risco ou dano relevante é comunicado à ANPD e às pessoas atingidas por quem opera a instalação.",
        ],
      },
      {
        heading: "Os seus direitos",
        paragraphs: ["A LGPD (art. 18) garante a você e aos seus pacientes:"],
        list: [
          "confirmar se há tratamento e ter acesso aos dados;",
          "corrigir dados incompletos, inexatos ou desatualizados;",
          "pedir anonimização, bloqueio ou eliminação do que for desnecessário ou excessivo;",
          "levar os dados para outro serviço;",
          "saber com quem foram compartilhados;",
          "revogar o consentimento, e saber o que acontece se não consentir;",
          "pedir revisão de decisões automatizadas (art. 20). O Relato não decide: propõe um texto que o médico revisa.",
        ],
      },
      {
        heading: "Encarregado e contato",
        paragraphs: [
          "Para exercer os seus direitos, fale com o encarregado pelo tratamento de dados pessoais. Pacientes podem falar também com o médico ou a clínica que os atendeu. Se a resposta não bastar, procure a Autoridade Nacional de Proteção de Dados (ANPD).",
        ],
        fill: "PRIVACY_CONTACT",
      },
    ],
  } as LegalText,
  partners: {
    title: "Parceiros",
    description: "Como médicos, clínicas, sociedades e desenvolvedores trabalham com o Relato.",
    lead: "Três maneiras de crescer com o Relato.",
    sections: [
      {
        heading: "Indique colegas",
        paragraphs: [
          "Assinantes recebem um link de indicação. Cada indicação ativa vale 20% de desconto na mensalidade, até 60%.",
        ],
      },
      {
        heading: "Clínicas e sociedades",
        paragraphs: [
          "O Relato roda no seu próprio servidor, sem custo de licença (AGPL-3.0), com os seus modelos de documento para todos os médicos.",
        ],
      },
      {
        heading: "Integração",
        paragraphs: [
          "A API descreve-se em OpenAPI, e os eventos de cada consulta podem chegar ao seu sistema.",
        ],
      },
    ],
  } as LegalText,
};
