import type { workingHours as portuguese } from "../pt-br/working-hours.ts";

export const workingHours: typeof portuguese = {
  open: "Working hours",
  title: "Working hours",
  about:
    "Your calendar shows these hours and asks before booking outside of them. Without any period, every hour counts.",
  failed: "Working hours could not be loaded",
  preset: "Monday to Friday, 8 to 12 and 2 to 6",
  copy: "Copy Monday to Tuesday through Friday",
  add: "Add period",
  addOn: (day) => `Add period: ${day}`,
  remove: "Remove",
  removeOf: (day, number) => `Remove period ${number}: ${day}`,
  from: "Start",
  to: "End",
  closed: "Closed",
  shown: (times) => `Working hours: ${times}`,
  outside: "Outside of your working hours.",
  saved: "Working hours saved",
  restoreOutside:
    "This time is outside of your working hours. The appointment is still canceled; restore it anyway, or book another time.",
  mark: "Outside of hours",
  discard: {
    ask: "Discard the changes?",
    detail: "The hours that you changed are not saved yet.",
    yes: "Discard",
    no: "Keep editing",
  },
};
