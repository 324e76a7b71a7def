import type { referrals as portuguese } from "../pt-br/referrals.ts";

export const referrals: typeof portuguese = {
  lead: "Recomiende Relato a sus colegas. Cada recomendación activa da un 20% de descuento en su suscripción, hasta un 60%.",
  locked: "Recomendaciones disponibles en el plan Pro",
  lockedDetail:
    "Con un plan de pago activo recibe un enlace para invitar a colegas y un descuento por cada recomendación activa.",
  failed: "No se pudieron cargar las recomendaciones",
  link: {
    title: "Su enlace de recomendación",
    label: "Enlace",
    copy: "Copiar enlace",
    copied: "Copiado",
    mail: "Enviar por correo",
    whatsapp: "Enviar por WhatsApp",
    subject: "Una invitación a Relato",
    message: (link) =>
      `Uso Relato para documentar mis consultas. Cree su cuenta con mi invitación: ${link}`,
    qr: "Código QR de su enlace de recomendación",
    qrHint: "Apunte la cámara del teléfono para abrir el enlace.",
  },
  discount: {
    title: "Su descuento",
    progress: "Progreso del descuento por recomendación",
    none: "Todavía no hay recomendaciones activas.",
    now: (percent) => `${percent} de descuento en los próximos cobros`,
    active: (count) => `Recomendaciones activas: ${count}`,
    rule: "Una recomendación se activa 7 días después del primer pago del colega y vale mientras dure su suscripción.",
  },
  list: {
    title: "Sus recomendaciones",
    empty: "Todavía no tiene recomendaciones",
    emptyDetail: "Envíe su enlace a un colega. Quien cree la cuenta con él aparece aquí.",
    since: (day) => `Cuenta creada el ${day}`,
    status: { pending: "Pendiente", active: "Activa" },
    waiting: "Espera el primer pago",
    hold: (day) => `En espera hasta el ${day}`,
    activeSince: (day) => `Activa desde el ${day}`,
  },
};
