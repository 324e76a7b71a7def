import type { calendars as portuguese } from "../pt-br/calendars.ts";

export const calendars: typeof portuguese = {
  open: "Blocked times",
  title: "Blocked times",
  about: "Your calendar warns before booking at these times. You can still book over them.",
  blocked: "Blocked",
  allDay: "All day",
  count: (count: string, isOne: boolean) => (isOne ? "1 blocked time" : `${count} blocked times`),
  failed: "Blocked times could not be loaded",
  calendars: "From other calendars",
  calendarsAbout:
    "Events of another calendar (Google Calendar, iCloud, Outlook, your hospital) block your calendar here. Relato reads the address every 15 minutes and never writes to it.",
  add: "Subscribe to a calendar",
  addAbout:
    "Use the secret address in iCal format. Google Calendar: the calendar's settings, Integrate calendar. iCloud: Share Calendar, Public Calendar. Outlook: Shared calendars, Publish, ICS.",
  editTitle: "Edit calendar",
  subscribe: "Subscribe",
  saving: "Saving…",
  added: "Subscribed. The calendar is being read for the first time.",
  saved: "Calendar updated",
  fields: {
    name: "Name",
    address: "Address",
    addressHint: "Starts with https:// or webcal://. Once saved, it is not shown again.",
    showTitles: "Store and show the titles of events",
  },
  read: (when: string) => `read on ${when}`,
  unread: "not read yet",
  failing: (when: string) =>
    `This calendar has not been read since ${when}. Times that were read before stay blocked.`,
  failures: {
    address:
      "The address is not secure (no https) or is in a private network. Use a public address with https.",
    timeout: "The calendar's server did not answer in time. We will try again.",
    connection:
      "The calendar's server could not be reached. We will try again; if this continues, check the address.",
    refused:
      "The address is no longer valid. Remove this calendar and subscribe again with a current address.",
    status: "The calendar's server answered with an error. We will try again.",
    redirect:
      "The address leads to another one that cannot be read. Subscribe to the final address.",
    too_large: "The calendar is larger than 8 MB. Publish one with current events only.",
    not_calendar:
      "The address does not return an iCal calendar, maybe a web page. Check that you copied the address that ends in .ics.",
    unreadable: "The calendar has too many repetitions to be read. Publish a smaller one.",
  },
  partial: "This calendar has more than 5,000 times; only the first ones were stored.",
  stale: (name: string) =>
    `The calendar “${name}” is not being read: blocked times may be out of date.`,
  refresh: "Read now",
  refreshOf: (name: string) => `Read now: ${name}`,
  refreshing: "Reading requested. The result appears here shortly.",
  edit: "Edit",
  editOf: (name: string) => `Edit ${name}`,
  remove: "Remove",
  removeOf: (name: string) => `Remove ${name}`,
  removal: {
    title: "Remove this calendar?",
    text: "Its times no longer block your calendar. The original calendar does not change, and appointments stay as they are.",
    confirm: "Remove calendar",
    done: "Calendar removed",
  },
  own: {
    title: "Your blocked times",
    empty: "Nothing blocked ahead. Use it for lunch, holidays or meetings.",
    add: "Block a time",
    block: "Block",
    from: { day: "From day", time: "From" },
    to: { day: "To day", time: "To" },
    titleField: "Title",
    added: "Time blocked",
    removed: "Blocked time removed",
    removeOf: (when: string) => `Remove the blocked time of ${when}`,
  },
  restoreBlocked:
    "This time is blocked in your calendar. The appointment is still canceled; restore it anyway, or book another time.",
  restoreAnyway: "Restore anyway",
  bookAnyway: "Book anyway",
};
