export interface SupportMessage {
  userId: string;
  message: string;
  /** The thread of an earlier reply; null for the first message. */
  threadId: string | null;
}

export interface SupportReply {
  /** Plain text of another system: show it as text, never as HTML. */
  reply: string;
  /** For the next message of the conversation. */
  threadId: string | null;
}

/** The support port: it answers a doctor's message to the installation's support. */
export interface Support {
  /** @throws AutomationError, or the signal's reason after an abort */
  send(message: SupportMessage, signal?: AbortSignal): Promise<SupportReply>;
}
