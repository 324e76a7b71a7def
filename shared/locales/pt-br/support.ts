/** The help's section about support, and the way to it from limits and errors. */
export const support = {
  title: "Falar com o suporte",
  widgetAbout:
    "A conversa abre numa página separada. O suporte recebe seu nome, seu email e o que você escrever lá; nenhum dado de paciente é enviado pelo Relato.",
  chatAbout:
    "Escreva o que aconteceu e onde. Não inclua dados de pacientes: a mensagem sai do Relato.",
  message: "Mensagem",
  send: "Enviar",
  sending: "Enviando…",
  list: "Mensagens",
  you: "Você",
  reply: "Suporte",
  unsent: "Não enviada. O texto está guardado.",
  retry: "Enviar de novo",
  failedList: "Não foi possível carregar as mensagens",
};

/** The page with the chat of another provider. */
export const supportPage = {
  title: "Suporte",
  back: "Voltar ao Relato",
  about:
    "Esta conversa é com o suporte da instalação, num serviço à parte. Não inclua dados de pacientes.",
  waiting: "Abrindo a conversa…",
  ready: "A conversa está aberta. Se você a fechar, use o botão no canto da página.",
  failed: "A conversa não abriu: o serviço não respondeu. Recarregue a página para tentar de novo.",
  write: (email: string) => `Você também pode escrever para ${email}.`,
};
