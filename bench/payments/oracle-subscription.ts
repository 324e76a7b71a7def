import { type PlanoId, PLANOS } from "@relato/shared/domain/planos.ts";

const DAY_S = 86_400;
/** The provider tries a failed renewal again after these days, then ends the subscription. */
const RETRY_DAYS = [3, 7];

/** A subscription as the rules have it. Times in Unix seconds. */
export interface Bought {
  plano: PlanoId;
  since: number;
  /** The start of the periods. */
  anchor: number;
  period_end: number;
  status: "active" | "past_due" | "canceled";
  /** It ends with its period. */
  isEnding: boolean;
  /** The card pays renewals. */
  pays: boolean;
  retries: number[];
  isRefunded: boolean;
  dispute: "none" | "open" | "won" | "lost";
}

const monthsOf = (plano: PlanoId): number => PLANOS.find(({ id }) => id === plano)!.months;

/** The same day of a later month; its last day if the month is shorter. */
const addMonths = (from: number, months: number): number => {
  const date = new Date(from * 1000);
  const [year, month, day] = [
    date.getUTCFullYear(),
    date.getUTCMonth() + months,
    date.getUTCDate(),
  ];
  const longest = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(day, longest)) / 1000;
  return midnight + (from % DAY_S);
};

const endAfter = (anchor: number, plano: PlanoId, at: number): number => {
  const months = monthsOf(plano);
  for (let periods = 1; ; periods += 1) {
    const end = addMonths(anchor, periods * months);
    if (end > at) return end;
  }
};

export const buy = (at: number, plano: PlanoId, pays: boolean): Bought => ({
  plano,
  since: at,
  anchor: at,
  period_end: endAfter(at, plano, at),
  status: "active",
  isEnding: false,
  pays,
  retries: [],
  isRefunded: false,
  dispute: "none",
});

export type Running = Bought & { status: "active" | "past_due" };

export const isRunning = (bought: Bought | null): bought is Running =>
  bought !== null && bought.status !== "canceled";

const renew = (bought: Bought, at: number): void => {
  if (bought.isEnding) {
    bought.status = "canceled";
    return;
  }
  bought.period_end = endAfter(bought.anchor, bought.plano, at);
  bought.status = bought.pays ? "active" : "past_due";
  bought.retries = bought.pays ? [] : RETRY_DAYS.map((days) => at + days * DAY_S);
};

const retry = (bought: Bought): void => {
  bought.retries.shift();
  if (bought.pays) bought.status = "active";
  else if (bought.retries.length === 0) bought.status = "canceled";
};

/** Renewals and retries until `to`. */
export const advance = (bought: Bought, to: number): void => {
  while (bought.status !== "canceled") {
    const [next = Infinity] = bought.retries;
    const due = Math.min(next, bought.period_end);
    if (due > to) return;
    if (due === next) retry(bought);
    else renew(bought, due);
  }
};

/** A price of another interval begins its period at once. A chosen plan is not ending. */
export const changePlan = (bought: Bought, plano: PlanoId, at: number): void => {
  bought.isEnding = false;
  if (bought.plano === plano) return;
  bought.plano = plano;
  bought.anchor = at;
  bought.period_end = endAfter(at, plano, at);
};

/** A card that works pays what is open. */
export const replaceCard = (bought: Bought): void => {
  bought.pays = true;
  bought.status = "active";
  bought.retries = [];
};
