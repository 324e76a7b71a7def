import { afterAll, beforeAll, expect, it } from "vitest";
import { type CalendarServer, createCalendarServer } from "./calendars.fixture.ts";
import { fetchCalendar } from "./fetch-calendar.ts";

let outside: CalendarServer;
beforeAll(async () => {
  outside = await createCalendarServer((request, response) => {
    if (request.url === "/stall") return;
    if (request.url === "/drip") response.writeHead(200).write("BEGIN");
  });
});
afterAll(() => outside.close());

it.each(["/stall", "/drip"])("does not wait for %s", async (path) => {
  const options = { allow: ["127.0.0.1"], etag: null, last_modified: null, timeout_ms: 100 };
  expect(await fetchCalendar(`http://127.0.0.1:${outside.port}${path}`, options)).toEqual({
    kind: "failed",
    reason: "timeout",
  });
});
