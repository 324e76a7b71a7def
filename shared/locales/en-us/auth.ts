import type { PublicMessages } from "../pt-br/public.ts";

export const auth: PublicMessages["auth"] = {
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm password",
  passwordHint: "At least 6 characters",
  login: {
    title: "Sign in",
    lead: "Welcome back, doctor.",
    submit: "Sign in",
    submitting: "Signing in…",
    noAccount: "No account yet?",
    createAccount: "Create account",
    confirmed: "Email confirmed. Sign in to continue.",
  },
  signup: {
    title: "Create account",
    lead: "7-day free trial, no credit card.",
    submit: "Create account",
    submitting: "Creating account…",
    hasAccount: "Already have an account?",
    signIn: "Sign in",
    success: "Account created! Redirecting...",
  },
  errors: {
    required: "Please fill all fields",
    passwordMismatch: "The passwords do not match",
    network: "Connection failed. Check your internet.",
    unexpected: "Unexpected error. Try again.",
  },
};
