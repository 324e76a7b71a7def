import type { dateField as portuguese } from "../pt-br/date-field.ts";

export const dateField: typeof portuguese = {
  calendar: "Calendar",
  clear: "Clear",
};
