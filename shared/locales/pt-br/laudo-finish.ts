import type { MissingData } from "../../domain/laudo/laudo.ts";
import type { LintKind } from "../../domain/laudo/lint.ts";
import { plural } from "../format.ts";

/** Checking, signing and finishing a laudo. */
export const laudoFinish = {
  check: {
    count: (count: number) => plural("pt-br", count, { one: "1 aviso", other: `${count} avisos` }),
    checking: "Verificando…",
    none: "Nenhuma contradição encontrada.",
    signed: "O laudo está assinado.",
    limits:
      "A verificação não conhece todos os termos. Ela ajuda, mas não substitui a sua leitura.",
    blocking: "precisa ser resolvido ou justificado",
    advice: "aviso",
    show: "Ir ao trecho",
    showOf: (quote: string) => `Ir ao trecho: ${quote}`,
    mend: (text: string) => `Trocar por “${text}”`,
    gone: "O trecho não está mais no texto.",
    answer: "Por que está correto assim",
    kind: {
      laterality: "Lado",
      sex_organ: "Sexo",
      age: "Idade",
      unit_magnitude: "Unidade ou grandeza",
      number_mismatch: "Número diferente",
      negation_conflict: "Contradição",
      missing_conclusion: "Falta na conclusão",
      orphan_conclusion: "Conclusão sem achado",
      leftover_mask: "Resto de máscara",
      wrong_patient: "Outro paciente",
      critical_uncommunicated: "Achado crítico",
      followup_no_term: "Controle sem prazo",
      rads_mismatch: "Categoria RADS",
    } satisfies Record<LintKind, string>,
  },
  signing: {
    open: "Assinar laudo",
    title: "Assinar este laudo?",
    detail:
      "Depois da assinatura o texto não muda mais; acréscimos entram como adendo. Para assinar com certificado digital, use depois “Assinar PDF”.",
    confirm: "Assinar",
    busy: "Assinando…",
    done: "Laudo assinado",
    ready: "Nada em aberto.",
    unsigned: "Este laudo ainda não está assinado.",
    signed: (name: string, when: string) => `Assinado por ${name} em ${when}.`,
    broken: "O texto guardado não é mais o que foi assinado. Avise quem cuida desta instalação.",
    answers: "Avisos justificados",
    unanswered: (count: number) =>
      plural("pt-br", count, {
        one: "1 aviso precisa ser corrigido ou justificado em Verificação.",
        other: `${count} avisos precisam ser corrigidos ou justificados em Verificação.`,
      }),
    forbidden: (count: number) =>
      plural("pt-br", count, {
        one: "1 campo obrigatório está vazio.",
        other: `${count} campos obrigatórios estão vazios.`,
      }),
    unfilled: (count: number) =>
      plural("pt-br", count, {
        one: "1 campo está vazio ou não foi confirmado.",
        other: `${count} campos estão vazios ou não foram confirmados.`,
      }),
    acceptUnfilled: "Assinar assim mesmo",
    missing: "Faltam dados que a Resolução CFM 2.381/2024 exige:",
    acceptMissing: "Assinar sem esses dados",
    missingData: {
      doctor_name: "o seu nome, no perfil",
      crm: "o seu CRM com a UF, no perfil",
      rqe: "o RQE da sua especialidade, no perfil",
      patient: "o paciente",
      patient_name: "o nome do paciente",
      patient_cpf: "o CPF do paciente, no cadastro",
      exam_date: "uma data do exame que não esteja no futuro",
    } satisfies Record<MissingData, string>,
  },
  addendum: {
    label: "Adendo",
    hint: "O texto assinado fica como está. O adendo entra no fim, com data e nome, e é assinado em seguida.",
    add: "Acrescentar adendo",
    done: "Adendo acrescentado. Assine o laudo de novo.",
  },
  images: {
    title: "Imagens",
    hint: (most: number) => `JPG, PNG ou WebP, até ${most}. Os dados da câmera são removidos.`,
    adding: "Enviando…",
    tooLarge: "Imagens com mais de 15 MB não foram enviadas.",
    removed: "Imagem removida",
    alt: (number: number) => `Imagem ${number} do laudo`,
    caption: (number: number) => `Legenda da imagem ${number}`,
    captionPlaceholder: "Legenda",
    earlier: (number: number) => `Mover a imagem ${number} para antes`,
    later: (number: number) => `Mover a imagem ${number} para depois`,
    remove: (number: number) => `Remover a imagem ${number}`,
  },
  removal: {
    remove: "Excluir laudo",
    ask: (titulo: string) => `Excluir “${titulo}”?`,
    detail: "O laudo não assinado sai das suas listas. Um laudo assinado não pode ser excluído.",
    done: "Laudo excluído",
  },
  fhir: "Baixar FHIR",
};
