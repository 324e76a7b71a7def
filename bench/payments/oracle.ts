import type { PlanoId } from "@relato/shared/domain/planos.ts";
import type { Action, History, Step } from "./history.ts";
import {
  advance,
  type Bought,
  buy,
  changePlan,
  isRunning,
  replaceCard,
} from "./oracle-subscription.ts";

const DAY_S = 86_400;
const TRIAL_DAYS = 7;
const HOLD_DAYS = 7;

interface Person {
  bought: Bought | null;
  hasBought: boolean;
  trial_end: number | null;
  grant: { plano: PlanoId; until: number } | null;
  referrer: number | null;
}

type State = Person[];

export interface PredictedPlan {
  source: "payment" | "granted" | "trial" | null;
  status: "active" | "past_due" | "trialing" | "canceled" | "free";
  plano: PlanoId | null;
}

/** What must be true of a doctor at the end. */
export interface Prediction {
  row: Pick<Bought, "plano" | "status" | "isEnding" | "period_end"> | null;
  plan: PredictedPlan;
  /** Per cent; null without a running subscription. */
  discount: number | null;
  referral: { referrer: number; status: "pending" | "active" } | null;
}

/** Who a doctor is to the rule that one person is not two. */
const keyOf = ({ doctors }: History, doctor: number, by: "email" | "crm" | "card" | "cpf") => {
  const same = doctors[doctor]!.same;
  return same !== null && same.by === by ? same.as : doctor;
};

const isSame = (history: History, a: number, b: number, ...by: Parameters<typeof keyOf>[2][]) =>
  by.some((each) => keyOf(history, a, each) === keyOf(history, b, each));

const isAbove = (state: State, above: number, doctor: number): boolean => {
  for (let at: number | null = doctor; at !== null; at = state[at]!.referrer)
    if (at === above) return true;
  return false;
};

/** The first referrer wins; oneself, the same person and loops are refused. */
const refer = (history: History, state: State, doctor: number, referrer: number): void => {
  const person = state[doctor]!;
  if (person.referrer !== null || isAbove(state, doctor, referrer)) return;
  if (isSame(history, doctor, referrer, "email", "crm")) return;
  person.referrer = referrer;
};

const planAt = ({ bought, grant, trial_end }: Person, at: number): PredictedPlan => {
  if (isRunning(bought)) return { source: "payment", status: bought.status, plano: bought.plano };
  if (grant !== null && grant.until > at)
    return { source: "granted", status: "active", plano: grant.plano };
  if (trial_end !== null && trial_end > at)
    return { source: "trial", status: "trialing", plano: null };
  const ended: Bought | null = bought;
  if (ended !== null) return { source: "payment", status: "canceled", plano: ended.plano };
  return { source: null, status: "free", plano: null };
};

/** Once for a doctor, a mailbox and a CRM, and not beside a paid plan. */
const startTrial = (history: History, state: State, doctor: number, at: number): void => {
  if (planAt(state[doctor]!, at).status === "active") return;
  const wasUsed = state.some(
    ({ trial_end }, other) => trial_end !== null && isSame(history, doctor, other, "email", "crm"),
  );
  if (!wasUsed) state[doctor]!.trial_end = at + TRIAL_DAYS * DAY_S;
};

const actOnSubscription = (bought: Bought, action: Action, at: number): void => {
  if (action.do === "refund") bought.isRefunded ||= !action.part;
  if (action.do === "dispute" && bought.dispute === "none") bought.dispute = "open";
  if (action.do === "close_dispute" && bought.dispute === "open")
    bought.dispute = action.won ? "won" : "lost";
  if (bought.status === "canceled") return;
  if (action.do === "change") changePlan(bought, action.plano, at);
  if (action.do === "cancel") bought.isEnding = true;
  if (action.do === "undo") bought.isEnding = false;
  if (action.do === "end") bought.status = "canceled";
  if (action.do === "new_card") replaceCard(bought);
};

const act = (history: History, state: State, { doctor, action }: Step, at: number): void => {
  const person = state[doctor]!;
  if (person.bought !== null) actOnSubscription(person.bought, action, at);
  if (action.do === "refer") refer(history, state, doctor, action.referrer);
  if (action.do === "trial") startTrial(history, state, doctor, at);
  if (action.do === "revoke") person.grant = null;
  if (action.do === "grant") {
    const until = action.days === null ? Infinity : at + action.days * DAY_S;
    person.grant = { plano: action.plano, until };
  }
  // However many tabs: one subscription.
  if (action.do === "checkout" && action.how !== "abandoned" && !isRunning(person.bought)) {
    person.bought = buy(at, action.plano, history.doctors[doctor]!.card === "visa");
    person.hasBought = true;
  }
};

/** Paid a week ago, not refunded, not disputed, not ended, and not paid by the referrer. */
const isActiveReferral = (history: History, state: State, doctor: number, at: number): boolean => {
  const { bought, referrer } = state[doctor]!;
  if (referrer === null || !isRunning(bought)) return false;
  if (bought.isRefunded || bought.dispute === "open" || bought.dispute === "lost") return false;
  if (state[referrer]!.hasBought && isSame(history, doctor, referrer, "card", "cpf")) return false;
  return bought.since + HOLD_DAYS * DAY_S <= at;
};

/**
 * What the rules say about each doctor of a history at its end. It knows only the history.
 * `start`: Unix seconds.
 */
export const predict = (history: History, start: number): Prediction[] => {
  const state: State = history.doctors.map(() => ({
    bought: null,
    hasBought: false,
    trial_end: null,
    grant: null,
    referrer: null,
  }));
  const advanceAll = (to: number): void => {
    for (const { bought } of state) if (bought !== null) advance(bought, to);
  };
  for (const step of history.steps) {
    advanceAll(start + step.at);
    act(history, state, step, start + step.at);
  }
  const end = start + history.until;
  advanceAll(end);
  const active = state.map((_, doctor) => isActiveReferral(history, state, doctor, end));
  return state.map((person, doctor) => {
    const count = state.filter((other, at) => other.referrer === doctor && active[at]).length;
    const { bought, referrer } = person;
    return {
      row: bought,
      plan: planAt(person, end),
      discount: isRunning(bought) ? Math.min(60, 20 * count) : null,
      referral:
        referrer === null ? null : { referrer, status: active[doctor] ? "active" : "pending" },
    };
  });
};
