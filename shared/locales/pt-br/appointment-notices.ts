/** Notices to patients about appointments: e-mail, WhatsApp, calendar entries. Nothing clinical. */
export const appointmentNotices = {
  /** The doctor's name; a name without title gets a gender-neutral one. */
  /** Without a name: the doctor has none yet. */
  doctor: (name: string) =>
    name === "" ? "seu médico" : /^(dr|dra|prof|profa)\b/i.test(name) ? name : `Dr(a). ${name}`,
  greeting: (patient: string) => `Olá, ${patient}.`,
  occasion: {
    created: {
      subject: (when: string) => `Consulta marcada: ${when}`,
      line: (doctor: string) => `Sua consulta com ${doctor} está marcada.`,
      whatsapp: (patient: string, doctor: string, when: string) =>
        `Olá, ${patient}. Sua consulta com ${doctor} está marcada: ${when}. Para remarcar, fale com o consultório.`,
    },
    changed: {
      subject: (when: string) => `Consulta alterada: ${when}`,
      line: (doctor: string) => `Sua consulta com ${doctor} foi alterada. Agora vale o que segue.`,
      whatsapp: (patient: string, doctor: string, when: string) =>
        `Olá, ${patient}. Sua consulta com ${doctor} foi alterada. Agora vale: ${when}. Para remarcar, fale com o consultório.`,
    },
    cancelled: {
      subject: (when: string) => `Consulta cancelada: ${when}`,
      line: (doctor: string) => `Sua consulta com ${doctor} foi cancelada.`,
      whatsapp: (patient: string, doctor: string, when: string) =>
        `Olá, ${patient}. Sua consulta com ${doctor} foi cancelada: ${when}. Para marcar outra, fale com o consultório.`,
    },
    reminder: {
      subject: (when: string) => `Lembrete de consulta: ${when}`,
      line: (doctor: string) => `Lembramos que sua consulta com ${doctor} é amanhã.`,
      whatsapp: (patient: string, doctor: string, when: string) =>
        `Olá, ${patient}. Lembramos que sua consulta com ${doctor} é amanhã: ${when}. Para remarcar, fale com o consultório.`,
    },
  },
  fields: {
    when: "Quando",
    duration: "Duração",
    tipo: "Atendimento",
    place: "Local",
    video: "Videochamada",
    phone: "Telefone",
  },
  minutes: (count: string) => `${count} minutos`,
  tipo: { Presencial: "Presencial", Telemedicina: "Telemedicina" },
  automatic:
    "Esta mensagem é automática e as respostas a ela não são lidas. Para remarcar, fale com o consultório.",
  /** The answer of a patient by a link: in the notice, and the page that the link opens. */
  reply: {
    ask: "Confirmar ou cancelar a consulta",
    short: "Confirmar ou cancelar",
    title: "Você vem à consulta?",
    doctor: "Médico",
    confirm: "Confirmar presença",
    confirmed: "Presença confirmada",
    cannotCome: "Não posso ir",
    cancelDetail: "O horário fica livre para outra pessoa, e o consultório é avisado na hora.",
    cancel: "Cancelar a consulta",
    reschedule: "Para mudar o dia ou a hora, fale com o consultório.",
    changed: "O horário mudou e sua resposta não foi registrada. Confira e responda de novo.",
    cancelledByYou: {
      title: "Consulta cancelada",
      detail: "O consultório foi avisado. Para marcar outra, fale com o consultório.",
    },
    cancelled: {
      title: "Esta consulta foi cancelada",
      detail: "Para marcar outra, fale com o consultório.",
    },
    past: {
      title: "O horário desta consulta já passou",
      detail: "Não é mais possível responder. Para marcar outra, fale com o consultório.",
    },
    invalid: "Este link não vale",
    invalidDetail:
      "O endereço está incompleto ou a consulta mudou. Abra o link da mensagem mais recente ou fale com o consultório.",
  },
  footer: "Enviado pelo Relato a pedido do consultório",
  calendar: {
    /** In the patient's calendar. */
    patient: (doctor: string) => `Consulta com ${doctor}`,
    /** In the doctor's calendar. */
    doctor: (tipo: string, initials: string) =>
      initials === "" ? `Consulta (${tipo})` : `Consulta (${tipo}): ${initials}`,
    name: "Agenda do Relato",
  },
};
export type AppointmentNoticeMessages = typeof appointmentNotices;
