/** Login and sign-up (specification 2.4, 4, 5, 8). */
export const auth = {
  email: "Email",
  password: "Senha",
  confirmPassword: "Confirmar senha",
  passwordHint: "Pelo menos 6 caracteres",
  login: {
    title: "Entrar",
    lead: "Bem-vindo(a) de volta, Dr(a).",
    submit: "Entrar",
    submitting: "Entrando…",
    noAccount: "Ainda não tem conta?",
    createAccount: "Criar conta",
    confirmed: "Email confirmado. Entre para continuar.",
  },
  signup: {
    title: "Criar conta",
    lead: "7 dias de teste grátis, sem cartão de crédito.",
    submit: "Criar conta",
    submitting: "Criando conta…",
    hasAccount: "Já tem conta?",
    signIn: "Entrar",
    success: "Conta criada! Redirecionando...",
  },
  errors: {
    required: "Por favor, preencha todos os campos",
    passwordMismatch: "As senhas não coincidem",
    network: "Falha na conexão. Verifique sua internet.",
    unexpected: "Erro inesperado. Tente novamente.",
  },
};
