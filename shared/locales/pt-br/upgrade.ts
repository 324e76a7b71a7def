import type { PlanoId } from "../../domain/planos.ts";

/** The upgrade dialog, the monthly limit, the change of plan, the return from the checkout. */
export const upgrade = {
  choose: "Escolha o plano",
  limitTitle: "Limite do mês atingido",
  limitDetail:
    "O plano gratuito tem 10 consultas por mês. O que você já gravou continua aqui, e o mês recomeça no dia 1º. No Pro:",
  benefits: [
    "Consultas ilimitadas",
    "Geração de documentos personalizada",
    "Modelos de anamnese ilimitados",
  ],
  seePlans: "Ver upgrade",
  failed: "Não foi possível carregar os planos",
  test: "Ambiente de teste: nenhum dinheiro é cobrado.",
  subscribe: (plan: string) => `Assinar o plano ${plan}`,
  opening: "Abrindo o pagamento…",
  hosted:
    "O pagamento abre em outra página. Os dados do cartão não passam pelo Relato. Cancele quando quiser.",
  trial: "Teste grátis de 7 dias",
  trialDetail: "Sem cartão. No fim, o plano volta a ser gratuito e nada se perde.",
  trialStarting: "Iniciando o teste…",
  trialStarted: "Teste grátis iniciado",
  trialStartedDetail: (days: number) =>
    `Você tem ${days} dias de consultas ilimitadas. Avisaremos antes do fim.`,
  contact: {
    title: "Os planos não são vendidos por aqui",
    mail: "Para assinar, escreva para",
    subject: "Assinatura do Relato",
    sentence: "Para assinar, fale com quem cuida desta instalação.",
  },
  included:
    "O plano anual está incluído nesta instalação. Todos os recursos estão liberados e não há nada a pagar.",
  granted: (plan: string) =>
    `Você já tem o plano ${plan}, concedido por quem cuida desta instalação. Não há nada a pagar.`,
  pastDue:
    "O último pagamento não foi aceito. Atualize o cartão para voltar ao Pro; não é preciso assinar de novo.",
  change: {
    current: "Seu plano atual",
    to: (plan: string) => `Mudar para o plano ${plan}`,
    title: (plan: string) => `Mudança para o plano ${plan}`,
    computing: "Calculando o valor…",
    now: "A pagar agora",
    nothing: "Nada",
    credit: "Crédito para as próximas faturas",
    next: {
      monthly: "Depois, a cada mês",
      semester: "Depois, a cada seis meses",
      yearly: "Depois, a cada ano",
    } as Record<PlanoId, string>,
    detail:
      "O que você já pagou e não usou do plano atual está descontado. A mudança vale na hora e o novo período começa hoje.",
    renewed: "O valor foi calculado de novo. Confira antes de confirmar.",
    confirm: "Confirmar mudança",
    changing: "Mudando…",
    changed: (plan: string) => `Agora seu plano é o ${plan}`,
    failed: "Não foi possível calcular o valor da mudança",
  },
  back: {
    active: (plan: string) => `Plano ${plan} ativo`,
    activeDetail: "Consultas ilimitadas, relatórios e indicações já estão liberados.",
    checking: "Confirmando o pagamento…",
    pending: "A confirmação do pagamento está pendente",
    pendingDetail:
      "Costuma levar alguns minutos. Seu plano muda sozinho quando ela chegar; não é preciso pagar de novo.",
    canceled: "Nada foi cobrado. Você saiu do pagamento antes do fim e seu plano não mudou.",
  },
};
