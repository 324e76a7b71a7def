/** Errors of the agenda and of blocked times, with their HTTP status. */
export const AGENDA_ERRORS = {
  DATA_HORA_REQUIRED: 422,
  /** The appointment overlaps a blocked time; `force` books it anyway. */
  TIME_BLOCKED: 409,
  /** The appointment is outside of the working hours; `force` books it anyway. */
  OUTSIDE_HOURS: 409,
  /** An interval ends before its start, or overlaps another one. */
  WORKING_HOURS_INVALID: 422,
  /** It does not end after its start, or lasts over a year. */
  BLOCKED_TIME_INVALID: 422,
  BLOCKED_TIMES_LIMIT: 409,
  CALENDAR_NAME_REQUIRED: 422,
  /** No http, https or webcal address, or one with a password in it. */
  CALENDAR_ADDRESS_INVALID: 422,
  CALENDARS_LIMIT: 409,
  /** Another appointment is at the time that a waiting patient would get. */
  TIME_TAKEN: 409,
  /** A waiting patient was booked or removed. */
  WAITING_ENTRY_ENDED: 409,
  WAITING_LIST_LIMIT: 409,
  /** Not a day, or the last day is before the first one. */
  WAITING_PERIOD_INVALID: 422,
  AGENDAMENTO_CANCELLED: 409,
  /** Another tab or device saved one of the same fields first. */
  AGENDAMENTO_CHANGED: 409,
} as const satisfies Record<string, number>;
