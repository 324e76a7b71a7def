import type { PublicMessages } from "../pt-br/public.ts";

export const planos: PublicMessages["planos"] = {
  unknown: "Unknown Plan",
  named: (plan) => `${plan} plan`,
  perMonth: "per month",
  off: (percent) => `${percent}% off`,
  badge: { popular: "Most popular", value: "Best value" },
  trial: (days) => `${days}-day free trial`,
  start: "Start free trial",
  startOf: (plan) => `Start free trial of the ${plan} plan`,
  includes: "Includes:",
  everythingOf: (plan) => `Everything in ${plan}, plus:`,
  plan: {
    monthly: {
      name: "Monthly",
      description: "Begin without commitment.",
      paid: () => "No lock-in, cancel anytime",
    },
    semester: {
      name: "Semester",
      description: "For the practice of every day.",
      paid: (total) => `${total} per semester`,
    },
    yearly: {
      name: "Yearly",
      description: "For those who have decided, and for clinics.",
      paid: (total) => `${total} per year`,
    },
  },
  feature: {
    transcription: "Unlimited transcription",
    documents: "Automatic documents",
    templates: "Medical history templates",
    diagnosis: "AI diagnosis support",
    emailSupport: "E-mail support",
    patients: "Patient records",
    scheduling: "Scheduling with notifications",
    sharing: "Secure sharing",
    reports: "Dashboard reports",
    languages: "Interface in three languages",
    prioritySupport: "Priority support",
    customTemplates: "Custom templates",
    advancedReports: "Advanced reports",
    api: "Integration API",
  },
};
