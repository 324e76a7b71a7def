/** What a form says where other words were saved elsewhere while it was typed; its title is the form's own. */
export const overtaken = {
  detail:
    "Outra aba ou aparelho salvou estes campos depois que você abriu o formulário. Nada do que você digitou se perdeu. Compare e escolha.",
  saved: "Está salvo",
  typed: "Você digitou",
  keep: "Salvar o que digitei",
  take: "Ficar com o que está salvo",
};
