/**
 * Where a message is after `send`. `sent`: the service accepted it. `stored`: it is in the outbox
 * in DATA_DIR and was not sent.
 */
export type Delivery =
  /** `message_id`: the service's id, which its status reports name; null for e-mail. */
  { state: "sent"; message_id: string | null } | { state: "stored" };
