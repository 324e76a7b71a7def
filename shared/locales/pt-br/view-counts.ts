/** How often the views are opened, in the operations page of /admin. */
export const viewCounts = {
  title: "Telas mais abertas",
  intro:
    "Quantas vezes cada tela foi aberta nos últimos 30 dias, por quem permite estatísticas de uso. Só a contagem do dia é guardada, sem conta, endereço ou horário.",
  empty: "Nenhuma tela contada nos últimos 30 dias.",
  failed: "Não foi possível carregar a contagem das telas",
  columns: { view: "Tela", total: "30 dias", days: "Por dia" },
  chart: (view: string, total: string) => `${view}: ${total} aberturas em 30 dias`,
};
