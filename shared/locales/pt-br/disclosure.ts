/** What an installation discloses on its privacy page; the server picks the true sentences. */
export const disclosure = {
  contact: (address: string) => `Contato do encarregado: ${address}`,
  noContact:
    "Quem opera esta instalação ainda não informou o contato do encarregado. Dirija-se à clínica ou à pessoa que lhe deu acesso.",
  nobody: "Nenhum serviço externo está configurado: nenhum dado sai deste servidor.",
  receives: {
    database: "Banco de dados em servidor próprio: todos os dados guardados pelo serviço.",
    storage: "Armazenamento de arquivos compatível com S3: os áudios e os arquivos enviados.",
    speech: (host: string) => `Serviço de transcrição (${host}): o áudio das consultas.`,
    live: (host: string) => `Legendas ao vivo e ditado (${host}): o áudio enquanto é falado.`,
    writer: (host: string) =>
      `Modelo de linguagem (${host}): a transcrição, para escrever o documento.`,
    automation: (host: string, data: string) => `Automação (${host}): ${data}.`,
    support: (host: string) =>
      `Suporte (${host}): o nome, o e-mail e as mensagens do médico que abre a conversa.`,
    google: "Entrada com Google: o pedido de entrada de quem escolhe esse botão.",
    mail: "Servidor de e-mail: o endereço do destinatário e o texto da mensagem.",
    whatsapp: "WhatsApp (Meta): o número do paciente e o texto do aviso de consulta.",
  },
  /** What the automation receives, by call. */
  automationCalls: {
    chatzello: "perguntas ao assistente com trechos dos registros",
    report_mask: "o texto do laudo ao gerar uma máscara",
    support: "mensagens ao suporte",
    "appointment-notification": "nome, contato e horário do paciente nos avisos de consulta",
    "process-consultation": "o áudio e a transcrição das consultas",
  },
};

export type Disclosure = typeof disclosure;
