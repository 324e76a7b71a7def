/** What an administrator reads at /admin until the panel is there. */
export const admin = {
  title: "Super Admin",
  notYet:
    "O painel de administração ainda não faz parte desta versão. Métricas e a lista de usuários chegam com ele.",
  meanwhile: "Por enquanto, administra-se esta instalação pela linha de comando (npm run relato).",
  back: "Voltar ao início",
};
