import type { DoctorEvent } from "@relato/shared/events/doctor.ts";
import type { Tx } from "../database/database.ts";

/** `id` grows; clients send it as `Last-Event-ID`. */
export interface StoredEvent {
  id: string;
  event: DoctorEvent;
}

/**
 * Events for a doctor's screens: stored in the writer's transaction, announced by NOTIFY and kept
 * for an hour, so that screens can resume.
 */
export interface Events {
  publish(tx: Tx, userId: string, event: DoctorEvent): Promise<void>;
  /**
   * Where a screen resumes after `lastEventId` (null: a new screen). `reset`: later events may be
   * deleted already, so the screen must reload everything.
   */
  resumePoint(
    userId: string,
    lastEventId: string | null,
  ): Promise<{ after_id: string; reset: boolean }>;
  /**
   * Calls back for each event after `afterId` (null: from now on), in order and once, until the
   * signal aborts. Resolves when the stored events have been sent.
   */
  subscribe(
    userId: string,
    afterId: string | null,
    signal: AbortSignal,
    onEvent: (stored: StoredEvent) => void,
  ): Promise<void>;
  close(): Promise<void>;
}
