import type { ComplianceDocument, ErasedKind, RetentionKind } from "../../contract/compliance.ts";
import type { DataCategory, IncidentKind, TermState } from "../../contract/incidents.ts";

/** The LGPD section of /admin, and the retention of a consultation. */
export const compliance = {
  failed: "Não foi possível carregar esta parte",
  controller: {
    name: "Controlador (nome)",
    document: "CNPJ ou CPF",
    address: "Endereço",
    dpo_name: "Encarregado (DPO)",
    dpo_email: "Email do encarregado",
    save: "Salvar controlador",
    saved: "Controlador salvo",
  },
  documents: {
    title: "Documentos da LGPD",
    intro:
      "Preenchidos com a configuração em uso. O que o sistema não sabe aparece como linha a preencher.",
    names: {
      record: "Registro das operações de tratamento",
      impact: "Relatório de impacto (RIPD)",
    } as Record<ComplianceDocument, string>,
    laws: {
      record: "LGPD, art. 37",
      impact: "LGPD, art. 38",
    } as Record<ComplianceDocument, string>,
    formats: { pdf: "PDF", md: "Markdown" },
  },
  retention: {
    title: "Guarda e descarte",
    intro:
      "Documentos e laudos ficam guardados por 20 anos, como a lei exige. Para o restante, quem cuida do servidor pode definir um prazo.",
    kinds: {
      audio: "Áudio das consultas",
      transcript: "Transcrições",
      chat: "Conversas com o assistente",
    } as Record<RetentionKind, string>,
    columns: {
      kind: "O quê",
      period: "Prazo",
      stored: "Guardado agora",
      tonight: "Sai esta noite",
      later: "Sai em até 30 dias",
    },
    kept: "sem prazo: fica guardado",
    afterSignature: (days: string) => `${days} dias após a assinatura`,
    afterMessage: (days: string) => `${days} dias após a última mensagem`,
    amount: (count: string, bytes: string) => `${count} (${bytes})`,
    nothing: "nada",
    unsigned: (count: string) => `${count} sem assinatura: o prazo não começou`,
    tonightAt: (when: string) => `Próximo descarte: ${when}.`,
    rule: "Áudio e transcrição só saem depois que o documento da consulta é assinado. Enquanto ele não for assinado, nada é apagado. O documento, as versões e as assinaturas sempre ficam.",
    variables:
      "Os prazos são variáveis do servidor: RETENTION_AUDIO_DAYS, RETENTION_TRANSCRIPT_DAYS e RETENTION_CHAT_DAYS.",
  },
  kinds: {
    confidentiality: "Confidencialidade (acesso ou vazamento)",
    integrity: "Integridade (alteração indevida)",
    availability: "Disponibilidade (perda ou indisponibilidade)",
  } as Record<IncidentKind, string>,
  categories: {
    identification: "identificação (nome, documento, nascimento)",
    contact: "contato (telefone, email)",
    health: "saúde (transcrições, documentos, laudos)",
    audio: "áudio de consultas",
    credentials: "credenciais de acesso",
    payment: "pagamento dos médicos",
  } as Record<DataCategory, string>,
  incidents: {
    title: "Registro de incidentes",
    intro:
      "A ANPD e os titulares devem ser comunicados em até três dias úteis a partir do conhecimento (Resolução CD/ANPD 15/2024). O registro só recebe acréscimos: nada é alterado nem apagado.",
    empty: "Nenhum incidente registrado.",
    add: "Registrar incidente",
    open: (date: string) => `Abrir o incidente de ${date}`,
    incidentOf: (date: string) => `Incidente de ${date}`,
    state: {
      open: (day: string) => `Comunicar até ${day}`,
      due: (day: string) => `Último dia: ${day}`,
      overdue: (day: string) => `Prazo vencido em ${day}`,
      communicated: () => "Comunicado",
      dismissed: () => "Sem comunicação",
    } as Record<TermState, (day: string) => string>,
    form: {
      create: "Registrar incidente",
      change: "Atualizar os fatos",
      description: "O que aconteceu",
      kinds: "Tipo",
      categories: "Dados afetados",
      from: "Início da exposição",
      to: "Fim da exposição",
      known: "Conhecimento do incidente",
      knownHint: "O prazo conta a partir deste momento.",
      accounts: "Contas afetadas (emails, um por linha)",
      accountsHint: "Vazio: conta tudo o que foi lido ou alterado no período.",
      measures: "Medidas tomadas",
      risks: "Riscos para os pacientes",
      save: "Registrar",
      required: "Descreva o que aconteceu, escolha o tipo e informe as datas.",
      saved: "Registrado",
    },
    affected: "Pacientes afetados, por médico",
    affectedIntro:
      "Calculado do registro de auditoria. Só o médico vê os nomes dos próprios pacientes.",
    none: "O registro de auditoria não mostra nenhum paciente afetado no período.",
    doctor: "Médico",
    opened: "Prontuários abertos ou alterados",
    unnamed: "Consultas sem cadastro",
    listed: "Nomes em listas",
    informed: "Pacientes informados",
    notify: (n: number) => (n === 1 ? "Avisar 1 médico" : `Avisar ${n} médicos`),
    notified: (n: number) => (n === 1 ? "1 médico avisado." : `${n} médicos avisados.`),
    report: "Relatório para a ANPD (PDF)",
    entries: "Registro",
    entry: {
      facts: "Fatos registrados",
      note: (text: string) => `Nota: ${text}`,
      communicated: (when: string, protocol: string) =>
        `Comunicado à ANPD em ${when}, protocolo ${protocol}`,
      dismissed: (reason: string) => `Sem necessidade de comunicar: ${reason}`,
      doctors_notified: (n: number) => (n === 1 ? "1 médico avisado" : `${n} médicos avisados`),
    },
    by: (email: string, when: string) => `${when}, por ${email}`,
    addNote: "Acrescentar",
    note: "Nota ou motivo",
    protocol: "Número do protocolo",
    communicatedAt: "Comunicado em",
    choice: {
      note: "Nota",
      communicated: "Comunicação à ANPD feita",
      dismissed: "Sem risco relevante: não comunicar",
    },
    what: "O que acrescentar",
    missing: "Preencha o campo acima.",
  },
  told: {
    title: "Incidente de segurança",
    failed: "Não foi possível carregar o incidente",
    notFound: "Este incidente não existe ou não envolve pacientes seus.",
    period: "Período",
    data: "Dados",
    measures: "Medidas tomadas",
    risks: "Riscos",
    patients: "Seus pacientes afetados",
    opened: "prontuário aberto ou alterado",
    listed: "nome visto em uma lista",
    unnamed: "Consultas sem paciente cadastrado",
    none: "Nenhum paciente seu aparece no registro de auditoria deste período.",
    informed: "Informado",
    informedAt: (when: string) => `informado em ${when}`,
    informedCount: (n: number, all: number) => `${n} de ${all} informados`,
    informOf: (name: string) => `${name}: informado`,
    copy: "Copiar texto",
    copied: "Texto copiado",
    letter: (name: string, period: string, data: string, measures: string) =>
      `Olá, ${name}. Comunico que houve um incidente de segurança com dados do seu atendimento, no período ${period}. Dados que podem ter sido acessados: ${data}. ${measures} Se tiver dúvidas ou notar algo incomum, fale comigo.`,
    intro:
      "A lei pede que cada paciente seja informado. Copie o texto e envie pelo canal que você costuma usar com o paciente.",
  },
  consulta: {
    unsigned: {
      audio: (days: string) => `O áudio será apagado ${days} dias depois que você assinar.`,
      transcript: (days: string) =>
        `A transcrição será apagada ${days} dias depois que você assinar.`,
    } as Record<ErasedKind, (days: string) => string>,
    due: {
      audio: (date: string) => `O áudio será apagado em ${date}.`,
      transcript: (date: string) => `A transcrição será apagada em ${date}.`,
    } as Record<ErasedKind, (date: string) => string>,
    erased: {
      audio: (date: string) => `O áudio foi apagado em ${date}, no fim do prazo de guarda.`,
      transcript: (date: string) =>
        `A transcrição foi apagada em ${date}, no fim do prazo de guarda.`,
    } as Record<ErasedKind, (date: string) => string>,
  },
};
