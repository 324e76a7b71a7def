import { serveRequests } from "../../../platform/processes/child.ts";
import { CalendarError, readCalendar, type ReadRequest } from "./read-calendar.ts";

// The process that reads outside calendars.
serveRequests<ReadRequest>(readCalendar, (error) =>
  error instanceof CalendarError ? error.code : null,
);
