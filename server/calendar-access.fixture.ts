import { MARK } from "./access-owned.fixture.ts";
import type { Deps } from "./deps.ts";
import type { TestClient } from "./testing/app.ts";
import { createBlockedTime, createOutsideCalendar } from "./testing/calendar-rows.ts";

/** For the access test: rows of the routes of calendars. */
export const calendarRows = ({ db }: Deps) => ({
  "/api/agenda/calendars/:id": {
    make: (doctor: TestClient) => createOutsideCalendar(db, doctor.id, MARK),
    payload: { name: MARK, show_titles: true },
  },
  "/api/agenda/blocked-times/:id": {
    make: (doctor: TestClient) => createBlockedTime(db, doctor.id, MARK),
  },
});
