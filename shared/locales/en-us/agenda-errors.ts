import type { AGENDA_ERRORS } from "../../contract/agenda-errors.ts";

export const agendaErrors: Record<keyof typeof AGENDA_ERRORS, string> = {
  DATA_HORA_REQUIRED: "Enter a date and time",
  TIME_BLOCKED:
    "This time is blocked in your calendar. Nothing was saved yet; choose another time or book it anyway.",
  OUTSIDE_HOURS:
    "This time is outside of your working hours. Nothing was saved yet; choose another time or book it anyway.",
  WORKING_HOURS_INVALID:
    "The end must be after the start, and periods of the same day must not overlap.",
  BLOCKED_TIME_INVALID: "The end must be after the start, and at most a year later.",
  BLOCKED_TIMES_LIMIT: "You already have 500 upcoming blocked times. Remove one to add another.",
  CALENDAR_NAME_REQUIRED: "Give the calendar a name.",
  CALENDAR_ADDRESS_INVALID:
    "This is not a calendar address. It starts with https:// or webcal:// and has no password in it.",
  CALENDARS_LIMIT: "You already have ten calendars. Remove one to subscribe to another.",
  TIME_TAKEN:
    "Another appointment is already at this time. Nothing was booked; choose another free time.",
  WAITING_ENTRY_ENDED:
    "This patient already left the waiting list, perhaps in another tab or device. Nothing changed now.",
  WAITING_LIST_LIMIT: "The waiting list already has 500 patients. Remove one to add another.",
  WAITING_PERIOD_INVALID: "Enter a valid date; the period must not end before it starts.",
  AGENDAMENTO_CHANGED:
    "Another tab or device changed this appointment. What you typed is still on the screen: check it and save again.",
  AGENDAMENTO_CANCELLED: "This appointment was canceled. Undo the cancellation to change it.",
};
