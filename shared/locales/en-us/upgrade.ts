import type { Messages } from "../pt-br/app.ts";

/** The upgrade dialog, the monthly limit, the change of plan, the return from the checkout. */
export const upgrade: Messages["upgrade"] = {
  choose: "Choose a plan",
  limitTitle: "This month's limit is reached",
  limitDetail:
    "The free plan has 10 consultations a month. What you recorded stays here, and the count restarts on the 1st. With Pro:",
  benefits: [
    "Unlimited consultations",
    "Personalized document generation",
    "Unlimited history templates",
  ],
  seePlans: "See plans",
  failed: "The plans could not be loaded",
  test: "Test mode: no money is charged.",
  subscribe: (plan) => `Subscribe to the ${plan} plan`,
  opening: "Opening the payment page…",
  hosted: "You pay on another page. Your card details never pass through Relato. Cancel anytime.",
  trial: "7-day free trial",
  trialDetail: "No card. At the end you return to the free plan and nothing is lost.",
  trialStarting: "Starting the trial…",
  trialStarted: "Your free trial has started",
  trialStartedDetail: (days) =>
    `You have ${days} days of unlimited consultations. We will remind you before the end.`,
  contact: {
    title: "Plans are not sold here",
    mail: "To subscribe, write to",
    subject: "Relato subscription",
    sentence: "To subscribe, contact the person who runs this installation.",
  },
  included:
    "The yearly plan is included in this installation. Every feature is available and there is nothing to pay.",
  granted: (plan) =>
    `You already have the ${plan} plan, granted by the person who runs this installation. There is nothing to pay.`,
  pastDue:
    "The last payment was not accepted. Update your card to return to Pro; you do not need to subscribe again.",
  change: {
    current: "Your current plan",
    to: (plan) => `Change to the ${plan} plan`,
    title: (plan) => `Change to the ${plan} plan`,
    computing: "Calculating the price…",
    now: "Due now",
    nothing: "Nothing",
    credit: "Credit for your next invoices",
    next: {
      monthly: "Then, every month",
      semester: "Then, every six months",
      yearly: "Then, every year",
    },
    detail:
      "What you paid and did not use of your current plan is deducted. The change takes effect at once and the new period starts today.",
    renewed: "The price was calculated again. Check it before you confirm.",
    confirm: "Confirm the change",
    changing: "Changing…",
    changed: (plan) => `You are now on the ${plan} plan`,
    failed: "The price of the change could not be calculated",
  },
  back: {
    active: (plan) => `${plan} plan active`,
    activeDetail: "Unlimited consultations, reports and referrals are available now.",
    checking: "Confirming the payment…",
    pending: "The payment is not confirmed yet",
    pendingDetail:
      "This usually takes a few minutes. Your plan changes by itself when the confirmation arrives; do not pay again.",
    canceled: "Nothing was charged. You left the payment page and your plan did not change.",
  },
};
