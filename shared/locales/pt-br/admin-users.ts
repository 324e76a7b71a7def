import type { AccountState, UserOrder } from "../../contract/admin-users.ts";
import type { Subscription } from "../../contract/planos.ts";

/** The users and metrics of /admin (specification 2.18, 9). */
export const adminUsers = {
  title: "Usuários",
  search: "Buscar por email",
  order: "Ordenar por",
  orders: {
    newest: "Cadastro mais recente",
    oldest: "Cadastro mais antigo",
    email: "Email, de A a Z",
    last_access: "Último acesso",
  } as Record<UserOrder, string>,
  failed: "Não foi possível carregar os usuários",
  noneFound: "Nenhum usuário com esse email",
  noneFoundDetail: "Confira a grafia ou busque por uma parte menor do endereço.",
  columns: {
    email: "Email",
    created: "Cadastro",
    access: "Último acesso",
    status: "Situação",
    plan: "Plano",
    actions: "Ações",
  },
  never: "Nunca",
  noPlan: "Nenhum",
  trialPlan: "Pro, em teste",
  admin: "Administrador(a)",
  states: { enabled: "Conta ativa", disabled: "Desativado", closed: "Encerrado" } as Record<
    AccountState,
    string
  >,
  status: {
    active: "Ativo",
    trialing: "Teste",
    canceled: "Cancelado",
    past_due: "Em atraso",
    incomplete: "Incompleto",
    free: "Gratuito",
  } as Record<Subscription["status"], string>,
  view: "Ver perfil",
  viewOf: (email: string) => `Ver perfil de ${email}`,
  deactivate: {
    action: "Desativar",
    of: (email: string) => `Desativar ${email}`,
    title: "Tem certeza que deseja desativar este usuário?",
    detail:
      "As sessões terminam agora, e a agenda publicada e os links seguros deixam de abrir. Os registros continuam guardados, e você pode reativar a conta quando quiser.",
    done: "Usuário desativado",
  },
  reactivate: {
    action: "Reativar",
    of: (email: string) => `Reativar ${email}`,
    done: "Usuário reativado",
  },
  endSessions: {
    action: "Encerrar sessões",
    title: "Encerrar as sessões deste usuário?",
    detail: "A pessoa sai de todos os aparelhos e precisa entrar de novo. Nada se perde.",
    done: "Sessões encerradas",
  },
  confirmation: { action: "Reenviar confirmação", done: "Email de confirmação a caminho" },
  secondStep: {
    action: "Remover segunda etapa",
    title: "Pedir a remoção da verificação em duas etapas?",
    detail:
      "A pessoa recebe um link por email, válido por 30 minutos e uma única vez. A verificação só é removida quando ela confirmar.",
    done: "Pedido enviado por email",
    command: (email: string) => `npm run relato -- end-sessions --second-step ${email}`,
    noMail:
      "Esta instalação não envia emails, e por isso não há confirmação por email. Confirme por outro meio que é mesmo a pessoa; depois quem cuida do servidor remove a segunda etapa com:",
  },
  noMailConfirmation:
    "Esta instalação não envia emails: a pessoa entra sem confirmar o endereço, e não há o que reenviar.",
  profile: {
    failed: "Não foi possível abrir o perfil",
    note: "O perfil mostra dados da conta e números. Ninguém lê aqui dados de pacientes. Cada ação fica no registro de auditoria.",
    name: "Nome",
    account: "Conta",
    email: "Email",
    confirmed: "confirmado",
    unconfirmed: "não confirmado",
    secondStep: "Segunda etapa",
    authenticator: "aplicativo autenticador",
    passkeys: (count: number) => (count === 1 ? "1 chave de acesso" : `${count} chaves de acesso`),
    none: "nenhuma",
    sessions: "Sessões abertas",
    consultas: "Consultas",
    pacientes: "Pacientes",
    documentos: "Documentos",
    laudos: "Laudos",
  },
  metrics: {
    failed: "Não foi possível carregar os números",
    total: "Total de usuários",
    newThisMonth: "Novos este mês",
    active: "Assinaturas ativas",
    onTrial: (count: number) => `${count} em teste`,
    nominalMrr: "MRR",
    nominalDetail: "Assinaturas ativas e em teste × R$\u00a0399",
    actualMrr: "MRR pelos preços",
    actualDetail: "Só quem já paga, com o preço do plano e o desconto",
    unknownPrices: (count: number) =>
      count === 1
        ? "1 assinatura tem um preço desconhecido e ficou fora."
        : `${count} assinaturas têm um preço desconhecido e ficaram fora.`,
    overTime: "Últimos 12 meses",
    totalChart: "Usuários no fim de cada mês",
    newChart: "Novos usuários por mês",
    subscriptionsChart: "Assinaturas de hoje, pelo mês de início",
    value: (month: string, count: string) => `${month}: ${count}`,
  },
};
