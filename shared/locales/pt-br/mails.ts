/** The accounts' e-mails (specification 4, 7.1). */
export const mails = {
  greeting: (name: string) => `Olá, ${name},`,
  linkFallback: "Se o botão não abrir, copie este endereço no navegador:",
  footer: "Relato · o relato da consulta, com a prova de cada frase",
  announcement: {
    reason:
      "Você recebe esta mensagem porque ligou “E-mails de divulgação” nas configurações do Relato.",
    unsubscribe: "Não receber mais",
  },
  confirm: {
    subject: "Confirme seu email no Relato",
    lines: [
      "Sua conta no Relato foi criada. Falta só confirmar que este email é seu.",
      "O link vale por 24 horas.",
    ],
    action: "Confirmar email",
    ignore: "Se não foi você quem criou a conta, ignore esta mensagem.",
  },
  reset: {
    subject: "Redefinição de senha do Relato",
    lines: [
      "Recebemos um pedido para redefinir a senha da sua conta.",
      "O link vale por 30 minutos e funciona uma única vez.",
    ],
    action: "Criar nova senha",
    ignore: "Se não foi você quem pediu, ignore esta mensagem: sua senha continua a mesma.",
  },
  second_step: {
    subject: "Remover a verificação em duas etapas do Relato",
    lines: [
      "Quem administra o Relato pediu, em seu nome, a remoção da verificação em duas etapas da sua conta. Ela só é removida se você confirmar.",
      "O link vale por 30 minutos e funciona uma única vez.",
    ],
    action: "Remover verificação",
    ignore:
      "Se você não pediu isso, ignore esta mensagem e avise quem administra o Relato: nada muda na sua conta.",
  },
  invite: {
    subject: "Convite para o Relato",
    lines: [
      "Você foi convidado(a) a criar uma conta no Relato.",
      "O link vale por 7 dias, funciona uma única vez e só serve para este email.",
    ],
    action: "Criar conta",
    ignore: "Se você não esperava este convite, ignore esta mensagem: nenhuma conta será criada.",
  },
  welcome: {
    subject: "Bem-vindo(a) ao Relato",
    lines: [
      "Sua conta está pronta.",
      "Grave uma consulta, ou comece pela consulta de exemplo: em poucos minutos você lê o documento e ouve de onde veio cada frase.",
    ],
    action: "Abrir o Relato",
    ignore: "Se não foi você quem criou a conta, ignore esta mensagem.",
  },
  trial_ending: {
    subject: "Seu teste do Relato Pro termina em dois dias",
    lines: [
      "Seu teste gratuito termina em dois dias.",
      "Para continuar com consultas ilimitadas, escolha um plano. Se não escolher, seu plano passa a ser o gratuito, com 10 consultas por mês, e nada do que você gravou se perde.",
    ],
    action: "Escolher um plano",
    ignore: "Nenhum cartão foi cadastrado e nada será cobrado.",
  },
  webhook_disabled: {
    subject: "Um webhook do Relato foi desativado",
    lines: [
      "Um endereço que recebe eventos do seu Relato foi desativado: ele recusou os eventos ou não respondeu durante três dias.",
      "Nenhum evento se perdeu. Corrija o endereço e ative o webhook de novo; os eventos dos últimos 30 dias continuam disponíveis pela API.",
    ],
    action: "Abrir as configurações",
    ignore: "Se você não usa mais este webhook, não precisa fazer nada.",
  },
  trial_ended: {
    subject: "Seu teste do Relato Pro terminou",
    lines: [
      "Seu teste gratuito terminou.",
      "Seu plano agora é o gratuito, com 10 consultas por mês. Suas consultas, seus documentos e seus modelos continuam onde estavam.",
    ],
    action: "Escolher um plano",
    ignore: "Nenhum cartão foi cadastrado e nada foi cobrado.",
  },
};
export type MailMessages = typeof mails;
