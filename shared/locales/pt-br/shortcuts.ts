export const shortcuts = {
  title: "Atalhos do teclado",
  hint: "Os atalhos não funcionam enquanto você digita nem em janelas abertas.",
  groups: { everywhere: "Em qualquer tela", consultation: "Na consulta" },
  names: {
    list: "Mostrar os atalhos",
    search: "Buscar consultas e pacientes",
    record: "Ir ao início e começar a gravar",
    pause: "Pausar ou continuar a gravação",
    nextDoubt: "Próximo trecho sem apoio na conversa",
    previousDoubt: "Trecho sem apoio anterior",
    sign: "Aprovar o documento (abre a confirmação)",
    nextDocument: "Próximo documento",
    play: "Tocar ou pausar a gravação",
    back: "Voltar 10 segundos",
    forward: "Avançar 10 segundos",
  },
  noDoubt: "Nenhum trecho sem apoio está aberto neste documento.",
};
