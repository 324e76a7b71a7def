/** Pages without an account (verification of a document, secure link) and the e-mail with a PDF. */
export const publicSharing = {
  footer: "Relato · documentos médicos",
  launch: {
    used: {
      title: "Este link já foi usado",
      detail:
        "Por segurança, cada link abre uma vez só. Volte ao seu sistema e abra o paciente de novo. Nada se perdeu.",
    },
    late: {
      title: "Este link expirou",
      detail:
        "Por segurança, um link vale 60 segundos. Volte ao seu sistema e abra o paciente de novo. Nada se perdeu.",
    },
    unknown: {
      title: "Este link não vale",
      detail:
        "O endereço está incompleto ou é antigo. Volte ao seu sistema e abra o paciente de novo.",
    },
    ended: {
      title: "Este acesso terminou",
      detail:
        "Ele ficou muito tempo sem uso, ou a chave do seu sistema foi revogada. Abra o paciente de novo no seu sistema; se não abrir, fale com quem cuida dele. O que já foi salvo continua no Relato.",
    },
  },
  unsubscribe: {
    title: "Cancelar os comunicados",
    ask: "Não quer mais receber comunicados do Relato por email? As mensagens sobre a sua conta e os seus pacientes continuam.",
    submit: "Não receber mais",
    done: "Pronto, nenhum comunicado mais",
    doneDetail: "Para voltar a receber, ligue “E-mails de divulgação” nas configurações.",
    invalid: "Este link não vale",
    invalidDetail:
      "Abra o link inteiro do email, ou desligue “E-mails de divulgação” nas configurações.",
  },
  verify: {
    title: "Verificar um documento",
    lead: "Digite o código que está no rodapé do documento.",
    code: "Código",
    submit: "Verificar",
    genuine: "Documento autêntico",
    issued: (date: string, name: string) => `Emitido em ${date} por ${name}.`,
    example: "Documento de exemplo",
    exampleDetail:
      "Este código é de uma consulta de demonstração do Relato. O documento não é de um paciente e não tem validade.",
    limits:
      "O código diz que um documento foi emitido, e não o que está escrito nele. Para saber se o arquivo que você tem é igual ao emitido, escolha o PDF abaixo: ele é comparado e não é guardado.",
    file: "Arquivo PDF",
    compare: "Comparar o arquivo",
    same: "O arquivo é igual ao que foi emitido.",
    different:
      "O arquivo não é igual a nenhum que foi emitido com este código. Ele pode ter sido alterado.",
    unknown: "Código não encontrado",
    unknownDetail:
      "Nenhum documento foi emitido com este código. Confira se ele foi digitado como está no documento.",
    again: "Verificar outro código",
  },
  link: {
    title: "Documento da sua consulta",
    lead: (name: string) => `${name} compartilhou um documento com você.`,
    code: "Código de 6 números que você recebeu",
    birth_date: "Data de nascimento do paciente",
    open: "Abrir o documento",
    wrong: (left: number) =>
      left === 1 ? "Não confere. Resta 1 tentativa." : `Não confere. Restam ${left} tentativas.`,
    gone: "Este link não está disponível",
    goneDetail: "Ele venceu, foi encerrado ou não existe. Peça um novo a quem o enviou.",
    locked: "Este link foi bloqueado",
    lockedDetail: "Houve tentativas erradas demais. Peça um novo a quem o enviou.",
    tooMany: "Muitas tentativas",
    tooManyDetail: "Espere alguns minutos e tente de novo.",
    patient: "Paciente",
    date: "Data da consulta",
    examDate: "Data do exame",
    doctor: "Profissional",
    download: "Baixar em PDF",
    privacy:
      "Este documento contém dados de saúde. Não deixe esta página aberta em aparelhos de outras pessoas.",
    until: (date: string) => `Disponível até ${date}.`,
  },
  mail: {
    subject: (code: string) => `Resultado da consulta ${code}`,
    laudoSubject: (code: string) => `Laudo ${code}`,
    example: {
      subject: (subject: string) => `[Exemplo] ${subject}`,
      line: "Este e-mail é um exemplo: o documento não é de um paciente e não tem validade.",
    },
    greeting: "Olá,",
    lines: (name: string) => [
      `${name} enviou um documento da sua consulta. Ele está anexado em PDF.`,
      "Se esta mensagem não é para você, apague-a e avise quem a enviou.",
    ],
  },
};
export type PublicSharing = typeof publicSharing;
