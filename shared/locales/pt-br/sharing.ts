import { plural } from "../format.ts";

/** Handing a document over: PDF, signature, mail, secure link (specification 2.9, 7.6). */
export const sharing = {
  exportPdf: "Exportar PDF",
  downloadPdf: "Baixar PDF",
  preview: "Ver e imprimir",
  making: "Gerando o PDF…",
  email: "Enviar por E-mail",
  whatsapp: "WhatsApp",
  share: "Compartilhar",
  signPdf: "Assinar PDF",
  /** Specification 7.6: verbatim. */
  subject: (code: string) => `Resultado da consulta ${code}`,
  laudoSubject: (code: string) => `Laudo ${code}`,
  unsigned: {
    title: "Documento ainda não aprovado",
    detail:
      "Este documento ainda não foi revisado e aprovado. Quem o receber verá que é um rascunho.",
    addendum:
      "O adendo ainda não foi aprovado: a mensagem leva o texto que você aprovou antes dele.",
    outside:
      "O texto abaixo vai na mensagem, por um serviço que não é nosso. Para enviar com proteção, use um link seguro.",
    message: "Mensagem",
    /** Begins a message whose text is not approved. */
    mark: "Rascunho: este texto ainda não foi revisado e aprovado pelo médico.",
    /** Begins a message about the example. */
    example: "Exemplo: este texto não é de um paciente.",
    to: (who: string) => `Para: ${who}`,
    noAddress: {
      email: "Não há e-mail do paciente no cadastro: escolha quem recebe no seu programa.",
      whatsapp: "Não há WhatsApp do paciente no cadastro: escolha o contato no WhatsApp.",
    },
    goOn: "Continuar mesmo assim",
    open: "Abrir",
    cancel: "Cancelar",
  },
  dialog: (title: string) => `Compartilhar: ${title}`,
  mail: {
    title: "Enviar o PDF por e-mail",
    to: "E-mail de quem recebe",
    send: "Enviar o PDF",
    sending: "Enviando…",
    queued: "O PDF está na fila de envio.",
    state: {
      waiting: "Na fila",
      sent: "Enviado",
      stored: "Na caixa de saída",
      failed: "Não foi possível enviar",
    },
    stored: {
      notSending:
        "Na caixa de saída: este servidor não envia e-mail. Peça a quem administra o Relato que configure o envio (SMTP_URL), ou baixe o PDF e envie-o você.",
      sendAgain:
        "Na caixa de saída: quando este e-mail foi escrito, o servidor não enviava. Agora ele envia: envie o PDF de novo.",
    },
    list: "E-mails deste documento",
  },
  link: {
    title: "Link seguro",
    detail: "Mostra esta versão do documento, sem conta. Cada abertura fica registrada aqui.",
    protection: "Protegido por",
    code: "Código",
    birth_date: "Data de nascimento do paciente",
    noBirthDate: "A data de nascimento do paciente não está cadastrada.",
    days: "Vale por",
    day: (count: number) => plural("pt-br", count, { one: `${count} dia`, other: `${count} dias` }),
    create: "Criar link",
    creating: "Criando…",
    made: "Link criado. O endereço e o código só aparecem agora.",
    url: "Endereço do link",
    yourCode: "Código: envie-o por outro meio",
    copy: "Copiar",
    copied: "Copiado",
    message: (url: string) => `Documento da sua consulta: ${url}`,
    list: "Links deste documento",
    none: "Nenhum link foi criado.",
    state: { open: "Aberto", expired: "Vencido", revoked: "Encerrado", locked: "Bloqueado" },
    until: (when: string) => `até ${when}`,
    version: (number: number) => `versão ${number}`,
    openings: (count: number) =>
      plural("pt-br", count, { one: `${count} abertura`, other: `${count} aberturas` }),
    revoke: "Encerrar",
    revoked: "O link foi encerrado.",
    log: "Registro",
    outcome: {
      opened: "Aberto",
      downloaded: "PDF baixado",
      wrong: "Resposta errada",
      locked: "Bloqueado por respostas erradas",
    },
  },
  sign: {
    title: "Assinar com o seu certificado A1",
    detail:
      "O arquivo e a senha servem só para esta assinatura: não são guardados nem registrados.",
    file: "Certificado (.p12 ou .pfx)",
    password: "Senha do certificado",
    submit: "Assinar e baixar",
    signing: "Assinando…",
    done: "PDF assinado.",
    tooLarge: "Este arquivo é grande demais para um certificado.",
    noFile: "Escolha o arquivo do certificado.",
  },
};
