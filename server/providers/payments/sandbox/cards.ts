/**
 * The test cards of the hosted pages, with the behaviour of Stripe's cards of the same ending. No
 * card number is typed or stored.
 */
export const CARD_NAMES = [
  "visa",
  "mastercard",
  "amex",
  "fails_later",
  "declined",
  "disputed",
] as const;
export type CardName = (typeof CARD_NAMES)[number];

interface Card {
  brand: "visa" | "mastercard" | "amex";
  last4: string;
  /** Of all payments with it. `later`: only the first payment succeeds. */
  pays: "always" | "first" | "never";
  is_disputed: boolean;
}

export const CARDS: Readonly<Record<CardName, Card>> = {
  visa: { brand: "visa", last4: "4242", pays: "always", is_disputed: false },
  mastercard: { brand: "mastercard", last4: "4444", pays: "always", is_disputed: false },
  amex: { brand: "amex", last4: "8431", pays: "always", is_disputed: false },
  fails_later: { brand: "visa", last4: "0341", pays: "first", is_disputed: false },
  declined: { brand: "visa", last4: "0002", pays: "never", is_disputed: false },
  disputed: { brand: "visa", last4: "0259", pays: "always", is_disputed: true },
};

/** The behaviour of a stored card. */
export const cardOf = (last4: string): Card =>
  Object.values(CARDS).find((card) => card.last4 === last4) ?? CARDS.visa;

export const fingerprintOf = (name: CardName): string => `sandbox${CARDS[name].last4}`;
