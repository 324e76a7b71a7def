import type { DoctorEvent } from "@relato/shared/events/doctor.ts";

const TYPES: Record<DoctorEvent["type"], true> = {
  agenda_changed: true,
  blocked_times_changed: true,
  waiting_list_changed: true,
  chatzello_changed: true,
  appointment_notices: true,
  consulta_progress: true,
  consulta_status: true,
  documento_changed: true,
  documento_progress: true,
  laudo_changed: true,
  notification: true,
  plano_changed: true,
  reset: true,
};

const isDoctorEvent = (value: unknown): value is DoctorEvent =>
  typeof value === "object" && value !== null && "type" in value && String(value.type) in TYPES;

/**
 * Subscribes to the doctor's events; returns a function that unsubscribes. EventSource reconnects
 * with Last-Event-ID. If it gives up, a new one opens with backoff, and `reset` is reported because
 * events may have been missed. `onRefused`: the server refused the stream, perhaps because the
 * session has ended.
 */
export const listen = (
  onEvent: (event: DoctorEvent) => void,
  onRefused: () => void,
): (() => void) => {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const receive = (message: MessageEvent<string>): void => {
    const event: unknown = JSON.parse(message.data);
    if (isDoctorEvent(event)) onEvent(event);
  };
  const open = (): void => {
    source = new EventSource("/api/events");
    source.addEventListener("message", receive);
    for (const type of Object.keys(TYPES)) source.addEventListener(type, receive);
    source.addEventListener("open", () => {
      if (failures > 0) onEvent({ type: "reset" });
      failures = 0;
    });
    source.addEventListener("error", () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      failures += 1;
      onRefused();
      timer = setTimeout(open, Math.min(30_000, 1000 * 2 ** failures));
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
};
