import { z } from "zod";

/** The title until the first question names the thread (specification 2.16). */
export const DEFAULT_TITLE = "Conversa";
export const MAX_TITLE = 120;
/** A longer question is refused. */
export const MAX_QUESTION = 8000;
/** A thread with so many messages takes no further question. */
export const MAX_MESSAGES = 400;
export const MAX_ATTACHMENTS = 10;
export const MAX_ATTACHMENT_BYTES = 25 * 1024 * 1024;
/** Days until a deleted thread is erased; until then it can be restored. */
export const DELETED_DAYS = 30;

export const ATTACHMENT_TYPES = [
  "application/pdf",
  "image/jpeg",
  "image/png",
  "image/webp",
  "audio/mpeg",
  "audio/mp4",
  "audio/ogg",
  "audio/wav",
  "audio/webm",
] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** `uploading` until its bytes are stored; `unread`: stored, but no reader can read it. */
export const ATTACHMENT_STATES = ["uploading", "reading", "read", "unread", "failed"] as const;
export type AttachmentState = (typeof ATTACHMENT_STATES)[number];

/** The title that a first question gives: its first line, cut at a word. */
export const titleOfQuestion = (question: string): string => {
  const line = question.trim().split("\n", 1)[0]!.trim();
  if (line === "") return DEFAULT_TITLE;
  if (line.length <= 60) return line;
  const cut = line.slice(0, 60);
  return `${cut.slice(0, cut.lastIndexOf(" ") > 30 ? cut.lastIndexOf(" ") : 60)}…`;
};

export const threadTitle = z.string().trim().min(1).max(MAX_TITLE);
