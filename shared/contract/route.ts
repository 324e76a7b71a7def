import type { z } from "zod";
import type { RouteScope } from "../domain/api-scopes.ts";
import type { Bytes } from "./bytes.ts";
import type { ErrorCode } from "./errors.ts";

/** Who may call a route. `doctor`: any signed-in user; row-level security limits the rows. */
export type Access = "anonymous" | "doctor" | "admin";

/** Both are required: a route without a decision does not compile. */
type Callers =
  | {
      access: "doctor";
      /**
       * The scopes that an API key needs for the same route at `/api/v1`. Null: no key may call it,
       * such as accounts, keys, signatures, and exports of whole records.
       */
      scope: RouteScope;
    }
  | { access: Exclude<Access, "doctor">; scope: null };

interface RouteParts {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** In Fastify's syntax: `/api/consultas/:id`. */
  path: `/${string}`;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType | Bytes;
  response: z.ZodType | Bytes;
  /**
   * The route's specific errors. Every route can also give VALIDATION, UNAUTHENTICATED,
   * RATE_LIMITED, INTERNAL.
   */
  errors: readonly ErrorCode[];
  /**
   * Whether a session that an API key launched for one patient may call the same route at
   * `/api/launched`. Row-level security limits its rows to that patient.
   */
  launched?: true;
  /** The status of success; 200 by default. */
  status?: 200 | 201 | 202 | 204;
}

export type RouteDefinition = RouteParts & Callers;

/** Declares one HTTP route. The server binds a handler to it; the web client is typed from it. */
export const route = <const R extends RouteDefinition>(definition: R): R => definition;

type Part<R, K extends keyof RouteDefinition> = R extends { [P in K]: infer S } ? S : never;
/** A client sends and receives bytes as a Blob. */
type Input<S> = [S] extends [never]
  ? undefined
  : S extends z.ZodType
    ? z.input<S>
    : S extends Bytes
      ? Blob
      : undefined;
type Output<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.output<S> : undefined;

/** What a caller sends. */
export interface RouteInput<R extends RouteDefinition> {
  params: Input<Part<R, "params">>;
  query: Input<Part<R, "query">>;
  body: Input<Part<R, "body">>;
}
/** What a handler receives after parsing; it reads a body of bytes from the request itself. */
export interface RouteRequest<R extends RouteDefinition> {
  params: Output<Part<R, "params">>;
  query: Output<Part<R, "query">>;
  body: Output<Part<R, "body">>;
}
/** What a caller reads; a file has the name that the server gave it. */
export type RouteResponse<R extends RouteDefinition> = R["response"] extends z.ZodType
  ? z.output<R["response"]>
  : File;
/** What a handler returns as JSON. */
export type RouteResult<R extends RouteDefinition> = R["response"] extends z.ZodType
  ? z.input<R["response"]>
  : never;
