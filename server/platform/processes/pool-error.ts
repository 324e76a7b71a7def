/** What a pool itself says of a request; a child's refusal has the child's own code. */
export type PoolFault = "TIMEOUT" | "CRASHED" | "CLOSED" | "QUEUE_FULL";

/** Why a request has no answer. The message is the code and quotes nothing of the request. */
export class PoolError extends Error {
  override readonly name = "PoolError";
  readonly code: string;
  /** `frames`: the child's stack frames, without the error's message. */
  constructor(code: string, frames?: string) {
    super(code);
    this.code = code;
    if (frames !== undefined) this.stack = `PoolError: ${code}\n${frames}`;
  }
}
