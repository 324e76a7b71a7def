/** Announcements in /admin. */
export const announcements = {
  title: "Comunicados",
  intro:
    "Novidades, manutenções e dicas. No aplicativo recebem as contas que ligaram “Atualizações do sistema”; por email, as que ligaram “E-mails de divulgação”.",
  failed: "Não foi possível carregar os comunicados",
  titleLabel: "Título",
  body: "Texto",
  language: "Idioma do texto",
  channels: "Como enviar",
  inApp: (count: number) => `No aplicativo (${count} ${count === 1 ? "conta" : "contas"})`,
  byMail: (count: number) => `Por email (${count} ${count === 1 ? "conta" : "contas"})`,
  noMail:
    "Esta instalação não envia email (SMTP_URL): as mensagens ficam na caixa de saída, em DATA_DIR.",
  publish: "Publicar comunicado",
  confirmTitle: "Publicar este comunicado?",
  confirmDetail: "Depois de publicado, ele não pode ser recolhido.",
  done: "Comunicado publicado",
  published: "Publicados",
  empty: "Nenhum comunicado ainda.",
  running: "Enviando…",
  reached: (notified: number, mailed: number) => `${notified} no aplicativo, ${mailed} por email`,
};
