import type { ReferralStatus } from "../../domain/referral.ts";

/** The view of referrals (specification 2.13). */
export const referrals = {
  lead: "Indique o Relato a colegas. Cada indicação ativa vale 20% de desconto na sua assinatura, até 60%.",
  locked: "Indicações disponíveis no plano Pro",
  lockedDetail:
    "Com um plano pago ativo, você recebe um link para indicar colegas e um desconto por cada indicação ativa.",
  failed: "Não foi possível carregar as indicações",
  link: {
    title: "Seu link de indicação",
    label: "Link",
    copy: "Copiar link",
    copied: "Copiado",
    mail: "Enviar por e-mail",
    whatsapp: "Enviar por WhatsApp",
    subject: "Um convite para o Relato",
    message: (link: string) =>
      `Uso o Relato para documentar minhas consultas. Crie sua conta com meu convite: ${link}`,
    qr: "Código QR do seu link de indicação",
    qrHint: "Aponte a câmera do celular para abrir o link.",
  },
  discount: {
    title: "Seu desconto",
    progress: "Progresso do desconto de indicação",
    none: "Nenhuma indicação ativa ainda.",
    now: (percent: string) => `${percent} de desconto nas próximas cobranças`,
    active: (count: string) => `Indicações ativas: ${count}`,
    rule: "Uma indicação fica ativa 7 dias depois do primeiro pagamento do colega e vale enquanto a assinatura dele durar.",
  },
  list: {
    title: "Suas indicações",
    empty: "Você ainda não tem indicações",
    emptyDetail: "Envie seu link a um colega. Quem criar a conta por ele aparece aqui.",
    since: (day: string) => `Conta criada em ${day}`,
    status: { pending: "Pendente", active: "Ativa" } as Record<ReferralStatus, string>,
    waiting: "Aguarda o primeiro pagamento",
    hold: (day: string) => `Em carência até ${day}`,
    activeSince: (day: string) => `Ativa desde ${day}`,
  },
};
