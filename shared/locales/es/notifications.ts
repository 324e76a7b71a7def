import type { Messages } from "../pt-br/app.ts";

export const notifications: Messages["notifications"] = {
  title: "Notificaciones",
  open: (unread) => (unread === 0 ? "Notificaciones" : `Notificaciones: ${unread} sin leer`),
  empty: "No hay notificaciones",
  failed: "No se pudieron cargar las notificaciones",
  unread: "sin leer",
  type: {
    consulta_concluida: {
      title: (code) => `Consulta ${code} completada`,
      description: "El documento está listo para su revisión.",
    },
    consulta_erro: {
      title: (code) => `Consulta ${code} con error`,
      description: "El procesamiento falló. No se perdió nada; puede intentar de nuevo.",
    },
    agenda_amanha: {
      title: () => "Citas agendadas para mañana",
      description: "Vea en la agenda a quién atiende.",
    },
    agenda_paciente_cancelou: {
      title: () => "Un paciente canceló su cita",
      description: "Vea en la agenda, con las canceladas, qué horario quedó libre.",
    },
    agenda_aviso_falhou: {
      title: () => "Un aviso de cita no fue entregado",
      description: "Abra la cita en la agenda para ver el motivo e intentar de nuevo.",
    },
    trial_termina: {
      title: () => "Su prueba de Pro termina en dos días",
      description: "Elija un plan para seguir sin límite. Nada de lo que grabó se pierde.",
    },
    trial_fim: {
      title: () => "Su prueba de Pro terminó",
      description:
        "Su plan ahora es el gratuito: 10 consultas al mes. Todo lo que grabó sigue aquí.",
    },
    indicacao_ativa: {
      title: () => "Una de sus recomendaciones está activa",
      description: "Su descuento por recomendación cambió. Se aplica desde el próximo cobro.",
    },
    anuncio: {
      title: () => "Comunicado de Relato",
      description: "Abra Relato para leerlo.",
    },
    webhook_desativado: {
      title: () => "Se desactivó un webhook",
      description: "La dirección no aceptó los eventos. El motivo está en Configuración.",
    },
    incidente: {
      title: () => "Un incidente de seguridad afecta a pacientes suyos",
      description: "Ábralo para ver a quién afecta y cómo informar a cada paciente.",
    },
  },
};
