import type { agendaSeries as portuguese } from "../pt-br/agenda-series.ts";

export const agendaSeries: typeof portuguese = {
  repeat: "Repeat",
  title: "Repeat this appointment",
  about:
    "Each repetition is a separate appointment with the same details. The patient gets a reminder of each, but no notice now: agree on the dates with the patient.",
  every: "Every",
  unit: "Unit",
  units: { day: "days", week: "weeks", month: "months" },
  count: "Number of appointments",
  countHint: "Including this one; at most 52.",
  until: "Until",
  dates: "New appointments",
  none: "No dates: raise the number or change the last date.",
  failed: "The times could not be checked",
  blocked: "blocked time",
  outside: "outside of working hours",
  conflict: "another appointment",
  submit: (count, isOne) => (isOne ? "Create 1 appointment" : `Create ${count} appointments`),
  done: "Appointments created",
  inSeries: "Series",
  following: "Also cancel the following ones of this series",
  followingHint:
    "The patient gets the notice of this appointment, and of those known from an earlier notice or reminder; arrange the others with the patient.",
  change: {
    scope: "Save the change in",
    scopes: { one: "Only this one", following: "This and the following" },
    title: "Change this and the following",
    about:
      "Check where each appointment goes. Canceled ones, past ones and those with a consultation do not change. The patient gets the notice of this one; of the following, only of those that the patient was already told about.",
    before: (before) => `before: ${before}`,
    isThis: "this one",
    submit: (count, isOne) => (isOne ? "Change 1 appointment" : `Change ${count} appointments`),
    done: "Appointments updated",
    failed: "The following appointments could not be checked",
  },
};
