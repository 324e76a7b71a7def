/** The tour of the home (specification 2.6). */
export const tour = {
  of: (n: string, total: string) => `Passo ${n} de ${total}`,
  steps: {
    modality: {
      title: "Escolha a modalidade",
      detail:
        "Presencial usa o microfone. Na telemedicina, o áudio da guia da chamada é gravado junto; isso não funciona em celulares.",
    },
    microphone: {
      title: "Verifique o microfone",
      detail: "Teste antes da primeira consulta: fale e veja a barra se mover.",
    },
    start: {
      title: "Inicie a gravação",
      detail:
        "Escolha o modelo e o paciente, registre o consentimento e pressione este botão. O documento vem logo depois de Finalizar.",
    },
  },
  previous: "Anterior",
  next: "Próximo",
  finish: "Finalizar tutorial",
  skip: "Pular e não mostrar novamente",
  close: "Fechar tour",
  test: "Testar microfone",
  hearing: "Fale algo: a barra se move quando o microfone ouve.",
};
