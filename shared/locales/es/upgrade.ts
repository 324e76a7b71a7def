import type { Messages } from "../pt-br/app.ts";

/** The upgrade dialog, the monthly limit, the change of plan, the return from the checkout. */
export const upgrade: Messages["upgrade"] = {
  choose: "Elija un plan",
  limitTitle: "Límite del mes alcanzado",
  limitDetail:
    "El plan gratuito tiene 10 consultas al mes. Lo que ya grabó sigue aquí, y la cuenta empieza de nuevo el día 1. Con Pro:",
  benefits: [
    "Consultas ilimitadas",
    "Generación de documentos personalizada",
    "Plantillas de anamnesis ilimitadas",
  ],
  seePlans: "Ver planes",
  failed: "No se pudieron cargar los planes",
  test: "Modo de prueba: no se cobra dinero.",
  subscribe: (plan) => `Suscribirse al plan ${plan}`,
  opening: "Abriendo la página de pago…",
  hosted:
    "El pago se abre en otra página. Los datos de la tarjeta no pasan por Relato. Cancele cuando quiera.",
  trial: "Prueba gratis de 7 días",
  trialDetail: "Sin tarjeta. Al final, el plan vuelve a ser gratuito y no se pierde nada.",
  trialStarting: "Iniciando la prueba…",
  trialStarted: "Su prueba gratis comenzó",
  trialStartedDetail: (days) =>
    `Tiene ${days} días de consultas ilimitadas. Le avisaremos antes del final.`,
  contact: {
    title: "Los planes no se venden aquí",
    mail: "Para suscribirse, escriba a",
    subject: "Suscripción a Relato",
    sentence: "Para suscribirse, hable con quien administra esta instalación.",
  },
  included:
    "El plan anual está incluido en esta instalación. Todas las funciones están disponibles y no hay nada que pagar.",
  granted: (plan) =>
    `Ya tiene el plan ${plan}, concedido por quien administra esta instalación. No hay nada que pagar.`,
  pastDue:
    "El último pago no fue aceptado. Actualice la tarjeta para volver a Pro; no hace falta suscribirse de nuevo.",
  change: {
    current: "Su plan actual",
    to: (plan) => `Cambiar al plan ${plan}`,
    title: (plan) => `Cambio al plan ${plan}`,
    computing: "Calculando el importe…",
    now: "A pagar ahora",
    nothing: "Nada",
    credit: "Crédito para las próximas facturas",
    next: {
      monthly: "Después, cada mes",
      semester: "Después, cada seis meses",
      yearly: "Después, cada año",
    },
    detail:
      "Se descuenta lo que ya pagó y no usó del plan actual. El cambio vale de inmediato y el nuevo período empieza hoy.",
    renewed: "El importe se calculó de nuevo. Revíselo antes de confirmar.",
    confirm: "Confirmar el cambio",
    changing: "Cambiando…",
    changed: (plan) => `Ahora su plan es el ${plan}`,
    failed: "No se pudo calcular el importe del cambio",
  },
  back: {
    active: (plan) => `Plan ${plan} activo`,
    activeDetail: "Consultas ilimitadas, informes y referidos ya están disponibles.",
    checking: "Confirmando el pago…",
    pending: "El pago aún no está confirmado",
    pendingDetail:
      "Suele tardar unos minutos. Su plan cambia solo cuando llegue la confirmación; no hace falta pagar de nuevo.",
    canceled: "No se cobró nada. Usted salió de la página de pago y su plan no cambió.",
  },
};
