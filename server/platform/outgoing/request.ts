import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { AddressError, createLookup, isReachable } from "./addresses.ts";

/** Why a request failed before an answer. */
export type OutgoingFault = "timeout" | "address" | "connection";

export class OutgoingError extends Error {
  override readonly name = "OutgoingError";
  readonly fault: OutgoingFault;
  constructor(fault: OutgoingFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The body of the answer is longer than `max_bytes`. */
export class AnswerTooLongError extends OutgoingError {
  constructor() {
    super("connection");
  }
}

export interface OutgoingRequest {
  url: string;
  method: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** Private addresses and CIDR ranges that may be reached, such as WEBHOOK_ALLOW. */
  allow: readonly string[];
  /** From the start to the last byte. */
  timeout_ms: number;
  /** Bytes of the body that are read; 0 reads none. More than that is an error. */
  max_bytes: number;
  signal?: AbortSignal;
}

export interface OutgoingAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

const faultOf = (error: Error): OutgoingFault => {
  if (error instanceof AddressError) return "address";
  return error.name === "TimeoutError" || error.name === "AbortError" ? "timeout" : "connection";
};

/**
 * Requests an address that a doctor or the operator has configured. Private, loopback, link-local
 * and other special ranges are refused unless `allow` has them. It follows no redirects and
 * decompresses nothing.
 * @throws OutgoingError
 */
export const requestOutside = async ({
  url,
  method,
  headers,
  body,
  allow,
  timeout_ms,
  max_bytes,
  signal: caller,
}: OutgoingRequest): Promise<OutgoingAnswer> => {
  const { protocol, hostname } = new URL(url);
  const isHttps = protocol === "https:";
  const reach = { allow, isHttps };
  // A literal address is not looked up.
  const literal = hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(literal) !== 0 && !isReachable(literal, reach)) throw new OutgoingError("address");
  const timeout = AbortSignal.timeout(timeout_ms);
  const signal = caller === undefined ? timeout : AbortSignal.any([timeout, caller]);
  const send = isHttps ? requestHttps : requestHttp;
  try {
    return await new Promise<OutgoingAnswer>((resolve, reject) => {
      const lookup = createLookup(reach);
      const sent = send(url, { method, headers, lookup, agent: false, signal }, (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        const finish = (): void => {
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          });
          sent.destroy();
        };
        if (max_bytes === 0) return finish();
        answer.on("data", (chunk: Buffer) => {
          size += chunk.length;
          if (size <= max_bytes) return void chunks.push(chunk);
          reject(new AnswerTooLongError());
          return void sent.destroy();
        });
        answer.on("end", finish);
        answer.on("error", reject);
      });
      sent.on("error", reject);
      sent.end(body);
    });
  } catch (error) {
    // The caller's own abort is no fault of the address.
    caller?.throwIfAborted();
    if (error instanceof OutgoingError) throw error;
    throw new OutgoingError(error instanceof Error ? faultOf(error) : "connection");
  }
};
