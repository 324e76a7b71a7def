import type { PlanoId } from "@relato/shared/domain/planos.ts";

/** What one doctor, or the owner of the installation, does. */
export type Action =
  | { do: "grant"; plano: PlanoId; days: number | null }
  | { do: "revoke" }
  | { do: "trial" }
  /** Opens a checkout page and, unless it is abandoned, pays it. */
  | { do: "checkout"; plano: PlanoId; how: CheckoutHow }
  | { do: "change"; plano: PlanoId }
  /** Through our settings, or through the provider's portal, which tells us nothing. */
  | { do: "cancel" | "undo"; through: "settings" | "portal" }
  /** The owner ends the subscription at once. */
  | { do: "end" }
  /** The doctor stores a card that works and pays what is open. */
  | { do: "new_card" }
  | { do: "refund"; part: boolean }
  | { do: "dispute" }
  | { do: "close_dispute"; won: boolean }
  /** The doctor signed up by the link of another doctor of the history. */
  | { do: "refer"; referrer: number };

/**
 * `declined`: the first card is declined, a second one pays. `closed`: the doctor does not return
 * from the page. `replaced`: a second tab opens a page, then the first is paid. `both`: two tabs
 * are opened and paid at once. `raced`: a second tab is opened while the first is paid.
 */
export const CHECKOUTS = [
  "returned",
  "closed",
  "abandoned",
  "declined",
  "replaced",
  "both",
  "raced",
] as const;
export type CheckoutHow = (typeof CHECKOUTS)[number];

export interface Step {
  /** Seconds since the start of the history. */
  at: number;
  doctor: number;
  action: Action;
}

export interface HistoryDoctor {
  /** `fails_later`: the first payment with it succeeds, later ones do not. */
  card: "visa" | "fails_later";
  /** The doctor of the history whose mailbox, CRM, card or CPF this one has. */
  same: { as: number; by: "email" | "crm" | "card" | "cpf" } | null;
}

export interface History {
  id: number;
  doctors: HistoryDoctor[];
  /** In order of time. */
  steps: Step[];
  /** Seconds since the start at which everything is compared. */
  until: number;
}
