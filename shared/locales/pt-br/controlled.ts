/** Requirements of Brazilian law for a controlled substance, by prescription form. */
export const controlled = {
  title: "Esta receita traz substâncias controladas",
  intro:
    "Um PDF comum não vale como receita para elas. Desde a RDC 1.000/2025, a receita eletrônica só é aceita quando emitida por um serviço integrado ao SNCR, com assinatura qualificada; o Relato não é um deles. Use o formulário oficial ou um serviço integrado.",
  list: (name: string) => `Lista ${name}`,
  form: {
    notificacao_a:
      "Notificação de Receita A (amarela): vale 30 dias em todo o país; no máximo 30 dias de tratamento ou 5 ampolas.",
    entorpecente_a2:
      "Até 100 mg por unidade posológica, em associação: Receita de Controle Especial em duas vias. Acima disso, ou sozinha em dose maior: Notificação de Receita A.",
    notificacao_b:
      "Notificação de Receita B (azul): vale 30 dias; no máximo 60 dias de tratamento ou 5 ampolas.",
    notificacao_b2:
      "Notificação de Receita B2 (azul), com termo de responsabilidade quando a norma o pede: vale 30 dias; no máximo 30 dias de tratamento (sibutramina, 60).",
    controle_especial:
      "Receita de Controle Especial em duas vias, uma retida na farmácia: vale 30 dias; no máximo 60 dias de tratamento (antiparkinsonianos e anticonvulsivantes, 6 meses). Anabolizantes pedem também o CPF de quem prescreve e o CID.",
    notificacao_retinoide:
      "Notificação de Receita Especial para retinoides (branca), com termo de consentimento assinado e contracepção comprovada: vale 30 dias; no máximo 30 dias de tratamento.",
    notificacao_talidomida:
      "Notificação de Receita de Talidomida, com termo de esclarecimento assinado: vale 20 dias; no máximo 30 dias de tratamento. Só por médico cadastrado.",
    canabis:
      "Produto de Cannabis: até 0,2 % de THC, Notificação de Receita B; acima, Notificação de Receita A, com termo de consentimento.",
    antimicrobiano:
      "Antimicrobiano: receita em duas vias, uma retida na farmácia; vale 10 dias, com idade e sexo do paciente.",
    glp1: "Agonista de GLP-1: receita em duas vias, uma retida na farmácia; vale 90 dias.",
  },
  check: "As listas mudam várias vezes por ano: confira a norma da ANVISA em vigor.",
};
