import { expect, type Locator, type Page } from "@playwright/test";

/* The date and time fields: groups of segments in the order of the interface's language. */

type Scope = Page | Locator;

export const dateOf = (scope: Scope, label: string): Locator =>
  scope.getByRole("group", { name: label, exact: true });

export const segmentsOf = (field: Locator): Locator => field.getByRole("spinbutton");

const typesOf = (field: Locator): Promise<string[]> =>
  segmentsOf(field).evaluateAll((segments) =>
    segments.map((segment) => (segment as HTMLElement).dataset["type"] ?? ""),
  );

/** What to type into each segment of an ISO day, clock time, or both. */
const keysOf = (iso: string, types: readonly string[]): Record<string, string> => {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d\d)-(\d\d)/.exec(iso) ?? [];
  const [, clock = "", minute = ""] = /(\d\d):(\d\d)$/.exec(iso) ?? [];
  if (!types.includes("dayPeriod")) return { year, month, day, hour: clock, minute };
  const hour = String(Number(clock) % 12 || 12).padStart(2, "0");
  return { year, month, day, hour, minute, dayPeriod: Number(clock) < 12 ? "a" : "p" };
};

const typeInto = async (field: Locator, iso: string): Promise<void> => {
  await expect(field).toBeVisible();
  const types = await typesOf(field);
  const keys = keysOf(iso, types);
  for (const [i, type] of types.entries())
    await segmentsOf(field)
      .nth(i)
      .pressSequentially(keys[type] ?? "");
};

/** Types a day (`YYYY-MM-DD`), or a day and time (`YYYY-MM-DDTHH:MM`), as a person does. */
export const fillDate = (scope: Scope, label: string, iso: string): Promise<void> =>
  typeInto(dateOf(scope, label), iso);

/** Types a clock time, `HH:MM`. */
export const fillTime = (scope: Scope, label: string, time: string): Promise<void> =>
  typeInto(dateOf(scope, label), time);

/** Empties a date or time by Backspace, from its last segment to its first. */
export const clearDate = async (scope: Scope, label: string): Promise<void> => {
  const segments = segmentsOf(dateOf(scope, label));
  const isEmpty = (): Promise<boolean> =>
    segments.evaluateAll((all) =>
      all.every((one) => (one as HTMLElement).dataset["placeholder"] !== undefined),
    );
  await segments.last().focus();
  // A year has four digits, and Backspace in an empty segment moves to the one before.
  for (let presses = 0; presses < 20; presses++)
    await segments.last().page().keyboard.press("Backspace");
  await expect.poll(isEmpty).toBe(true);
};

/** Expects a day, clock time or both, as ISO text. */
export const expectDate = async (scope: Scope, label: string, iso: string): Promise<void> => {
  const field = dateOf(scope, label);
  await expect(field).toBeVisible();
  const types = await typesOf(field);
  const keys = keysOf(iso, types);
  const shown = types.map((type) =>
    type === "dayPeriod" ? new RegExp(`^${keys[type]}`, "i") : (keys[type] ?? ""),
  );
  await expect(segmentsOf(field)).toHaveText(shown);
};

/** Expects the focus in the first segment, where an error moves it. */
export const expectDateFocused = (scope: Scope, label: string): Promise<void> =>
  expect(segmentsOf(dateOf(scope, label)).first()).toBeFocused();
