import type { Age } from "../../domain/birth-date.ts";

export const common = {
  product: "Relato",
  retry: "Tentar novamente",
  back: "Voltar",
  close: "Fechar",
  cancel: "Cancelar",
  loading: "Carregando…",
  loadMore: "Carregar mais",
  skipToContent: "Pular para o conteúdo",
  example: "Exemplo",
  selectPlaceholder: "Selecione…",
  optional: "opcional",
  support: {
    open: "Fale com o suporte",
    newTab: "abre em outra aba",
    write: "Precisa de ajuda? Escreva para",
  },
  request: (id: string) => `Código do pedido: ${id}`,
  language: { "pt-BR": "Português", "en-US": "Inglês", es: "Espanhol" },
  age: ({ unit, value }: Age): string => {
    const [one, many] = {
      days: ["dia", "dias"],
      weeks: ["semana", "semanas"],
      months: ["mês", "meses"],
      years: ["ano", "anos"],
    }[unit] as [string, string];
    return `${value} ${value === 1 ? one : many}`;
  },
  cpfEnd: (digits: string) => `CPF final ${digits}`,
};
