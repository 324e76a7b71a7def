import type { PublicMessages } from "../pt-br/public.ts";

export const auth: PublicMessages["auth"] = {
  email: "Correo electrónico",
  password: "Contraseña",
  confirmPassword: "Confirmar contraseña",
  passwordHint: "Al menos 6 caracteres",
  login: {
    title: "Iniciar sesión",
    lead: "Le damos la bienvenida de nuevo, Dr(a).",
    submit: "Iniciar sesión",
    submitting: "Iniciando sesión…",
    noAccount: "¿Aún no tiene cuenta?",
    createAccount: "Crear cuenta",
    confirmed: "Correo confirmado. Inicie sesión para continuar.",
  },
  signup: {
    title: "Crear cuenta",
    lead: "7 días de prueba gratis, sin tarjeta de crédito.",
    submit: "Crear cuenta",
    submitting: "Creando la cuenta…",
    hasAccount: "¿Ya tiene cuenta?",
    signIn: "Iniciar sesión",
    success: "¡Cuenta creada! Redirigiendo...",
  },
  errors: {
    required: "Por favor, complete todos los campos",
    passwordMismatch: "Las contraseñas no coinciden",
    network: "Falló la conexión. Verifique su internet.",
    unexpected: "Error inesperado. Intente de nuevo.",
  },
};
