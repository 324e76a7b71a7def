import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** An iCalendar text of these lines. */
export const calendarOf = (...lines: string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", ...lines, "END:VCALENDAR", ""].join(
    "\r\n",
  );

let events = 0;
/** A VEVENT of these properties. */
export const eventOf = (...lines: string[]): string =>
  [
    ...["BEGIN:VEVENT", `UID:event-${++events}@test`, "DTSTAMP:20260101T000000Z"],
    ...lines,
    "END:VEVENT",
  ].join("\r\n");

/** `20261201T120000Z` */
export const basicOf = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d+/g, "");

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A real server of calendars on the loopback. `answer` decides each answer. */
export const createCalendarServer = async (answer: Answer) => {
  let current = answer;
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    current(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/private-secret/basic.ics`,
    port,
    requests,
    setAnswer: (next: Answer) => {
      current = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
export type CalendarServer = Awaited<ReturnType<typeof createCalendarServer>>;

/** Answers with a calendar. */
export const serve =
  (text: string, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(200, { "content-type": "text/calendar", ...headers }).end(text);
