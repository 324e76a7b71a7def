import type { planoGrants as portuguese } from "../pt-br/plano-grants.ts";

export const planoGrants: typeof portuguese = {
  title: "Planes concedidos",
  intro:
    "Conceda un plan a una cuenta de esta instalación, sin cobro. Un plan que paga el médico tiene prioridad. Cada concesión queda en el registro de auditoría.",
  email: "Correo de la cuenta",
  find: "Buscar cuenta",
  notFound: "Ninguna cuenta tiene este correo. Revise la dirección y busque de nuevo.",
  account: "Cuenta",
  current: "Plan vigente",
  grant: "Concesión",
  noGrant: "Ninguna",
  granted: (plan) => `${plan}, sin fecha de fin`,
  grantedUntil: (plan, day) => `${plan}, hasta el ${day}`,
  ended: (plan, day) => `${plan}, terminó el ${day}`,
  source: {
    payment: "pagado",
    trial: "prueba",
    granted: "concedido",
    included: "incluido en la instalación",
  },
  status: {
    active: "Activo",
    trialing: "Prueba del Pro",
    past_due: "Pago atrasado",
    canceled: "Cancelado",
    incomplete: "Pago pendiente",
    free: "Gratuito",
  },
  plan: "Plan a conceder",
  until: "Hasta (opcional)",
  untilHint: "El plan vale hasta el fin de este día, hora de São Paulo. Sin fecha, no termina.",
  save: "Conceder plan",
  done: "Plan concedido",
  revoke: "Retirar concesión",
  revoked: "Concesión retirada",
};
