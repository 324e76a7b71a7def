export const notifications = {
  title: "Notificações",
  open: (unread: number) => (unread === 0 ? "Notificações" : `Notificações: ${unread} não lidas`),
  empty: "Nenhuma notificação",
  failed: "Não foi possível carregar as notificações",
  unread: "não lida",
  type: {
    consulta_concluida: {
      title: (code: string) => `Consulta ${code} concluída`,
      description: "O documento está pronto para conferência.",
    },
    consulta_erro: {
      title: (code: string) => `Consulta ${code} com erro`,
      description: "O processamento falhou. Nada se perdeu; você pode tentar novamente.",
    },
  },
};
