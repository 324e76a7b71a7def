import type { MailMessages } from "../pt-br/mails.ts";

export const mails: MailMessages = {
  greeting: (name) => `Hello ${name},`,
  linkFallback: "If the button does not open, copy this address into your browser:",
  footer: "Relato · the account of the visit, with proof for every sentence",
  announcement: {
    reason: "You get this message because “Marketing email” is on in your Relato settings.",
    unsubscribe: "Unsubscribe",
  },
  confirm: {
    subject: "Confirm your email for Relato",
    lines: [
      "Your Relato account has been created. All that is left is to confirm that this email is yours.",
      "The link is valid for 24 hours.",
    ],
    action: "Confirm email",
    ignore: "If you did not create this account, ignore this message.",
  },
  reset: {
    subject: "Reset your Relato password",
    lines: [
      "We received a request to reset the password of your account.",
      "The link is valid for 30 minutes and works only once.",
    ],
    action: "Create a new password",
    ignore: "If you did not ask for this, ignore this message: your password stays the same.",
  },
  second_step: {
    subject: "Remove two-step verification from Relato",
    lines: [
      "Your Relato administrator asked on your behalf to remove two-step verification from your account. It is removed only if you confirm.",
      "The link is valid for 30 minutes and works once.",
    ],
    action: "Remove verification",
    ignore:
      "If you did not ask for this, ignore this message and tell your Relato administrator: nothing changes in your account.",
  },
  invite: {
    subject: "Invitation to Relato",
    lines: [
      "You are invited to create a Relato account.",
      "The link is valid for 7 days, works once, and only for this email address.",
    ],
    action: "Create account",
    ignore: "If you did not expect this invitation, ignore this message: no account is created.",
  },
  welcome: {
    subject: "Welcome to Relato",
    lines: [
      "Your account is ready.",
      "Record a visit, or start with the example: within minutes you read the document and hear where each sentence came from.",
    ],
    action: "Open Relato",
    ignore: "If you did not create this account, ignore this message.",
  },
  trial_ending: {
    subject: "Your Relato Pro trial ends in two days",
    lines: [
      "Your free trial ends in two days.",
      "To keep unlimited consultations, choose a plan. If you do not, your plan becomes the free one, with 10 consultations a month, and nothing that you recorded is lost.",
    ],
    action: "Choose a plan",
    ignore: "No card is stored and nothing will be charged.",
  },
  webhook_disabled: {
    subject: "A webhook of your Relato was disabled",
    lines: [
      "An address that gets events of your Relato was disabled: it refused the events, or did not answer for three days.",
      "No event is lost. Correct the address and enable the webhook again; the API has the events of the last 30 days.",
    ],
    action: "Open the settings",
    ignore: "If you no longer use this webhook, there is nothing to do.",
  },
  trial_ended: {
    subject: "Your Relato Pro trial has ended",
    lines: [
      "Your free trial has ended.",
      "Your plan is now the free one, with 10 consultations a month. Your consultations, documents and templates are where they were.",
    ],
    action: "Choose a plan",
    ignore: "No card is stored and nothing was charged.",
  },
};
