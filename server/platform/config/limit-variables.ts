import { text, url, whole } from "./schemas.ts";
import { type Variable, variable } from "./variable.ts";

const HOST_NAME = /^[a-z0-9.-]+(:\d{1,5})?$/;

/** Limits of connections, requests, statements and leftover files. */
export const LIMIT_VARIABLES = {
  ALLOWED_HOSTS: variable({
    schema: text
      .transform((value) => value.split(",").map((one) => one.trim().toLowerCase()))
      .refine(
        (hosts) => hosts.every((host) => HOST_NAME.test(host)),
        "must be host names such as relato.local, separated by commas",
      ),
    about: "More host names that requests may address, besides BASE_URL's, separated by commas.",
  }),
  ANTIVIRUS_URL: variable({
    schema: url("tcp"),
    about: "A clamd (tcp://127.0.0.1:3310) that checks files; it needs StreamMaxLength 1G.",
  }),
  HEADERS_TIMEOUT_S: variable({
    schema: whole(1, 3600),
    initial: "15",
    about: "Seconds for a request's headers, also of a connection that sends nothing.",
  }),
  BODY_TIMEOUT_S: variable({
    schema: whole(1, 3600),
    initial: "30",
    about: "Seconds without a byte after which a request with an unfinished body ends.",
  }),
  BODY_BYTES_PER_S: variable({
    schema: whole(1, 1_000_000),
    initial: "512",
    about: "A body that arrives slower ends after BODY_TIMEOUT_S; an upload then continues.",
  }),
  BODY_MEMORY_MB: variable({
    schema: whole(16, 65_536),
    initial: "256",
    about: "Memory for request bodies; one doctor or address may use a quarter. Uploads need none.",
  }),
  MAX_CONNECTIONS: variable({
    schema: whole(10, 100_000),
    initial: "4000",
    about: "Open connections; beyond it, the oldest idle one is closed.",
  }),
  MAX_CONNECTIONS_PER_ADDRESS: variable({
    schema: whole(5, 100_000),
    initial: "500",
    about:
      "Open connections of one address; a proxy (TRUST_PROXY, or on this machine) has no limit.",
  }),
  ORPHANS_KEPT_DAYS: variable({
    schema: whole(1, 3650),
    initial: "30",
    about: "Days after its first report that a file without a database row is removed.",
  }),
  OUTBOX_KEPT_DAYS: variable({
    schema: whole(1, 3650),
    initial: "90",
    about: "Days that mails and messages stay in the outboxes in DATA_DIR.",
  }),
  SPEECH_MEMORY_MB: variable({
    schema: whole(256, 1_000_000),
    initial: "4096",
    about: "Memory of one process of the local speech model; beyond it, the process is killed.",
  }),
  STATEMENT_TIMEOUT_S: variable({
    schema: whole(1, 3600),
    initial: "60",
    about: "Seconds after which the database cancels a statement; migrations have no limit.",
  }),
} as const satisfies Record<string, Variable>;
