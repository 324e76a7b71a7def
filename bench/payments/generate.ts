import { PLANO_IDS } from "@relato/shared/domain/planos.ts";
import { type Action, CHECKOUTS, type History, type HistoryDoctor, type Step } from "./history.ts";
import { Random } from "./random.ts";

const DAY_S = 86_400;
const HOUR_S = 3600;
/** Each action has its own hour of the day, so that no two ends of periods or holds coincide. */
const MAX_STEPS = 22;
const REFERRED = 5;

type Draft = { day: number; doctor: number; action: Action };

const drawCheckout = (random: Random, isOrdinary: boolean): Action => ({
  do: "checkout",
  plano: random.pick(PLANO_IDS),
  how: isOrdinary ? random.pick(["returned", "closed"] as const) : random.pick(CHECKOUTS),
});

/** What may follow a first checkout, by weight. */
const drawAction = (random: Random, { card }: HistoryDoctor, canChange: boolean): Action => {
  const through = random.pick(["settings", "portal"] as const);
  const plano = random.pick(PLANO_IDS);
  const draws: [number, () => Action][] = [
    [4, () => ({ do: "cancel", through })],
    [2, () => ({ do: "undo", through })],
    [3, () => drawCheckout(random, false)],
    [canChange ? 4 : 0, () => ({ do: "change", plano })],
    [1, () => ({ do: "end" })],
    [card === "fails_later" ? 6 : 1, () => ({ do: "new_card" })],
    [3, () => ({ do: "refund", part: random.chance(0.4) })],
    [3, () => ({ do: "dispute" })],
    [3, () => ({ do: "close_dispute", won: random.chance(0.6) })],
    [1, () => ({ do: "grant", plano, days: random.pick([null, 3, 20]) })],
    [1, () => ({ do: "revoke" })],
  ];
  let left = random.next() * draws.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, draw] of draws) {
    left -= weight;
    if (left < 0) return draw();
  }
  return { do: "end" };
};

/**
 * A doctor's actions. The credit of a cheaper plan pays later invoices. The oracle has no amounts,
 * so that a doctor who changes plans has a good card and buys once.
 */
const drawDoctor = (
  random: Random,
  doctor: number,
  person: HistoryDoctor,
  days: number,
  most: number,
): Draft[] => {
  const drafts: Draft[] = [];
  const add = (day: number, action: Action) => drafts.push({ day, doctor, action });
  const first = random.below(Math.max(1, Math.floor(days / 3)));
  if (random.chance(0.3)) add(random.below(days), { do: "trial" });
  if (random.chance(0.1)) add(random.below(days), { do: "trial" });
  if (random.chance(0.9)) add(first, drawCheckout(random, random.chance(0.6)));
  const isChanger = person.card === "visa" && random.chance(0.4);
  if (!isChanger && random.chance(0.25))
    for (const [day, action] of drawReturn(random, first, days)) add(day, action);
  const count = random.below(most + 1);
  for (let at = 0; at < count; at += 1) {
    const action = drawAction(random, person, isChanger);
    if (isChanger && action.do === "checkout") continue;
    // Near the checkout: a hold, a retry and a monthly period end within it.
    const span = random.chance(0.5) ? Math.min(45, days - first) : days - first;
    add(first + 1 + random.below(Math.max(1, span - 1)), action);
  }
  return drafts;
};

/** Ends the subscription and buys again, at once or after its period. */
const drawReturn = (random: Random, first: number, days: number): [number, Action][] => {
  const leaving = first + 1 + random.below(Math.max(1, Math.floor((days - first) / 2)));
  const back = leaving + 1 + random.below(Math.max(1, days - leaving - 1));
  return [
    [leaving, { do: "end" }],
    [back, drawCheckout(random, random.chance(0.6))],
  ];
};

const drawPerson = (random: Random, doctor: number): HistoryDoctor => ({
  card: random.chance(0.75) ? "visa" : "fails_later",
  same:
    doctor > 0 && random.chance(0.15)
      ? { as: 0, by: random.pick(["email", "crm", "card", "cpf"] as const) }
      : null,
});

/** Who followed whose link: mostly the first doctor's, before the first checkout. */
const drawReferral = (random: Random, doctor: number, doctors: number): Draft[] => {
  const refer = (day: number, referrer: number): Draft[] => [
    { day, doctor, action: { do: "refer", referrer } },
  ];
  if (doctor === 0) return random.chance(0.1) ? refer(0, random.below(doctors)) : [];
  const again = random.chance(0.15) ? refer(0, random.below(doctors)) : [];
  return [...refer(0, random.chance(0.85) ? 0 : random.below(doctors)), ...again];
};

/** The outcome of a trial after a checkout depends on whether the checkout's event has arrived. */
const isLateTrial = ({ action, doctor }: Step, before: readonly Step[]): boolean =>
  action.do === "trial" &&
  before.some((step) => step.doctor === doctor && step.action.do === "checkout");

export const generateHistory = (seed: number, id: number, days: number): History => {
  const random = new Random(seed * 1_000_003 + id);
  const size = random.next();
  const count = size < 0.55 ? 1 : size < 0.75 ? 2 : 3 + random.below(REFERRED - 1);
  const doctors = Array.from({ length: count }, (_, at) => drawPerson(random, at));
  const most = count === 1 ? 7 : count === 2 ? 5 : 2;
  const drafts = doctors.flatMap((person, doctor) => [
    ...(count > 1 ? drawReferral(random, doctor, count) : []),
    ...drawDoctor(random, doctor, person, days, most),
  ]);
  const hours = random.shuffle(Array.from({ length: MAX_STEPS }, (_, at) => at));
  const steps = drafts
    .slice(0, MAX_STEPS)
    .map(({ day, doctor, action }, at) => ({
      // A link is used at sign-up, before everything else.
      at: action.do === "refer" ? at : (1 + day) * DAY_S + hours[at]! * HOUR_S,
      doctor,
      action,
    }))
    .toSorted((a, b) => a.at - b.at)
    .filter((step, at, all) => !isLateTrial(step, all.slice(0, at)));
  return { id, doctors, steps, until: (days + 2) * DAY_S - HOUR_S / 2 };
};
