import type { ViewMessages } from "../pt-br/views.ts";

export const notices: ViewMessages["notices"] = {
  legend: "Notify the patient",
  channels: { email: "E-mail", whatsapp: "WhatsApp" },
  hint: "When you schedule, change or cancel, plus a reminder the day before. The title is never sent.",
  locale: "Language of the notices",
  title: "Notices",
  none: "No notices yet.",
  failed: "The notices could not be loaded",
  occasions: {
    created: "Scheduled",
    changed: "Changed",
    cancelled: "Canceled",
    reminder: "Reminder",
  },
  previousPatient: "previous patient",
  queued: "Waiting to be sent",
  again: "Will be tried again",
  sent: (when) => `Sent ${when}`,
  delivered: (when) => `Delivered ${when}`,
  read: (when) => `Read ${when}`,
  stored: {
    email:
      "In the outbox: this server does not send e-mail. Tell the patient some other way, and ask the person who runs Relato to set up sending (SMTP_URL).",
    whatsapp:
      "In the outbox: this server does not send WhatsApp messages. Tell the patient some other way, and ask the person who runs Relato to set up sending (WHATSAPP_TOKEN).",
    sendAgain:
      "In the outbox: it was not sent, because the server did not send. It does now: try again.",
  },
  failures: {
    address: "Not delivered: the address does not exist or takes no messages",
    service: "Not delivered: the sending service did not accept it",
    interrupted: "Interrupted while sending: it may have arrived",
    quota: "The day's limit of messages is reached; try again tomorrow",
  },
  skips: {
    no_address: "Not sent: the patient has no such contact",
    superseded: "Not sent: another notice replaced it",
    past: "Not sent: the time has passed",
    switched_off: "Not sent: the channel was turned off",
    closed: "Not sent: the account was closed",
  },
  retry: "Try again",
  feed: {
    open: "Subscribe in another calendar",
    title: "Your calendar elsewhere",
    about:
      "A private address shows your calendar, read-only, on your phone or computer. It carries the time, the kind of visit and the patient's initials; no names and no titles.",
    failed: "The address could not be looked up",
    create: "Create address",
    renew: "Create another address",
    renewNote: "A new address ends the one before.",
    off: "Turn off",
    on: (when) => `On since ${when}.`,
    read: (when) => `Read by a calendar ${when}.`,
    unread: "No calendar has read it yet.",
    url: "Private address",
    once: "Copy it now: it will not be shown again. Whoever has this address sees your calendar.",
    how: "Google Calendar: Other calendars, From URL. iPhone: Settings, Calendar, Accounts, Add Subscribed Calendar. Outlook: Add calendar, Subscribe from web.",
    copy: "Copy",
    copied: "Copied",
  },
};
