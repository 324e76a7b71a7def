/** Header and footer of every public page (specification 2.3). */
export const frame = {
  skip: "Pular para o conteúdo",
  nav: "Navegação",
  home: "Relato, página inicial",
  menu: "Menu",
  sections: {
    features: "Recursos",
    pricing: "Planos",
    testimonials: "Depoimentos",
    faq: "Dúvidas",
  },
  login: "Entrar",
  signup: "Comece grátis",
  language: "Idioma",
  theme: "Tema escuro",
  footer: {
    loading: "Carregando rodapé...",
    about: "A consulta vira documento, e cada frase mostra de onde veio.",
    product: "Produto",
    legal: "Legal",
    company: "Relato",
    terms: "Termos de uso",
    privacy: "Política de privacidade",
    partners: "Parceiros",
    notice:
      "Apoio informativo: não é ato médico e não substitui o julgamento clínico. Software livre (AGPL-3.0).",
  },
};
