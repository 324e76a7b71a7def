/** A form's conflict with values saved elsewhere. The form adds its own title. */
export const overtaken = {
  detail:
    "Outra aba ou aparelho salvou estes campos depois que você abriu o formulário. Nada do que você digitou se perdeu. Compare e escolha.",
  saved: "Está salvo",
  typed: "Você digitou",
  keep: "Salvar o que digitei",
  take: "Ficar com o que está salvo",
};
