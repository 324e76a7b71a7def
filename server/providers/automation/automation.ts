import type { z } from "zod";

/**
 * Why a call failed. `refused`: another status than 2xx, also a redirect. `invalid`: the body is no
 * JSON of the expected shape.
 */
export type AutomationFault = "timeout" | "unreachable" | "refused" | "invalid" | "too_long";

/** The message quotes nothing of the request or of the answer. */
export class AutomationError extends Error {
  override readonly name = "AutomationError";
  readonly fault: AutomationFault;
  /** @param detail for the log, e.g. an HTTP status */
  constructor(fault: AutomationFault, detail?: string) {
    super(detail === undefined ? fault : `${fault}: ${detail}`);
    this.fault = fault;
  }
}

export interface PostOptions<S extends z.ZodType> {
  /** Of the answer. */
  schema: S;
  /** Milliseconds until the last byte of the answer. */
  timeout_ms: number;
  signal?: AbortSignal;
}

/** The installation's automation, such as workflows in n8n. */
export interface Automation {
  /** Shown to administrators and doctors. */
  readonly host: string;
  /**
   * POSTs the fields and a `timestamp` as JSON.
   * @param path below AUTOMATION_URL
   * @throws AutomationError, or the signal's reason after an abort
   */
  post<S extends z.ZodType>(
    path: string,
    fields: Record<string, unknown>,
    options: PostOptions<S>,
  ): Promise<z.output<S>>;
  /** Whether GET `health` answers `{ok: true}`. Never throws. */
  isHealthy(): Promise<boolean>;
}
