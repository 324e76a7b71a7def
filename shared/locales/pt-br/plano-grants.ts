import type { Subscription } from "../../contract/planos.ts";

type Source = NonNullable<Subscription["source"]>;

/** The section of /admin that grants plans. */
export const planoGrants = {
  title: "Planos concedidos",
  intro:
    "Conceda um plano a uma conta desta instalação, sem cobrança. Um plano pago pelo médico tem prioridade. Cada concessão fica no registro de auditoria.",
  email: "E-mail da conta",
  find: "Buscar conta",
  notFound: "Nenhuma conta tem este e-mail. Confira o endereço e busque de novo.",
  account: "Conta",
  current: "Plano em vigor",
  grant: "Concessão",
  noGrant: "Nenhuma",
  granted: (plan: string) => `${plan}, sem data de fim`,
  grantedUntil: (plan: string, day: string) => `${plan}, até ${day}`,
  ended: (plan: string, day: string) => `${plan}, terminou em ${day}`,
  source: {
    payment: "pago",
    trial: "teste",
    granted: "concedido",
    included: "incluído na instalação",
  } as Record<Source, string>,
  status: {
    active: "Ativo",
    trialing: "Teste do Pro",
    past_due: "Pagamento atrasado",
    canceled: "Cancelado",
    incomplete: "Pagamento pendente",
    free: "Gratuito",
  } as Record<Subscription["status"], string>,
  plan: "Plano a conceder",
  until: "Até (opcional)",
  untilHint: "O plano vale até o fim deste dia, no horário de São Paulo. Sem data, não termina.",
  save: "Conceder plano",
  done: "Plano concedido",
  revoke: "Retirar concessão",
  revoked: "Concessão retirada",
};
