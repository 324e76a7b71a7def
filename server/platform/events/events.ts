import type { DoctorEvent } from "@relato/shared/events/doctor.ts";
import type { Tx } from "../database/database.ts";

/** An event as it was stored; `id` grows, and is what `Last-Event-ID` carries. */
export interface StoredEvent {
  id: string;
  event: DoctorEvent;
}

/** Events to a doctor's screens: stored in the writer's transaction, announced by NOTIFY, kept for an hour for resuming. */
export interface Events {
  publish(tx: Tx, userId: string, event: DoctorEvent): Promise<void>;
  /**
   * Where a screen goes on that was told `lastEventId` last (null: a new screen). `reset`: what came after that id may no
   * longer be kept, so the screen has to read everything anew.
   */
  resumePoint(
    userId: string,
    lastEventId: string | null,
  ): Promise<{ after_id: string; reset: boolean }>;
  /**
   * Calls back for every event after `afterId` (null: from now on), in order, none twice, until the signal aborts.
   * Resolves when it listens and has called back for everything that was there.
   */
  subscribe(
    userId: string,
    afterId: string | null,
    signal: AbortSignal,
    onEvent: (stored: StoredEvent) => void,
  ): Promise<void>;
  close(): Promise<void>;
}
