import type { PublicMessages } from "../pt-br/public.ts";

export const frame: PublicMessages["frame"] = {
  skip: "Skip to content",
  nav: "Navigation",
  home: "Relato, home page",
  menu: "Menu",
  sections: {
    features: "Features",
    pricing: "Pricing",
    testimonials: "Testimonials",
    faq: "FAQ",
  },
  login: "Sign in",
  signup: "Start free",
  language: "Language",
  theme: "Dark theme",
  footer: {
    loading: "Loading footer...",
    about: "The consultation becomes a document, and every sentence shows where it came from.",
    product: "Product",
    legal: "Legal",
    company: "Relato",
    terms: "Terms of use",
    privacy: "Privacy policy",
    partners: "Partners",
    notice:
      "Informational support: not a medical act, and no replacement for clinical judgment. Free software (AGPL-3.0).",
  },
};
