import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/** Who may call a route. `doctor` is anybody signed in; whose rows they see is decided by row-level security. */
export type Access = "anonymous" | "doctor" | "admin";

export interface RouteDefinition {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Fastify's form: `/api/consultas/:id`. */
  path: `/${string}`;
  /** Required by the type: a route that does not say who may call it does not compile. */
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  response: z.ZodType;
  /** Errors of its own, beside those every route can give (VALIDATION, UNAUTHENTICATED, RATE_LIMITED, INTERNAL …). */
  errors: readonly ErrorCode[];
  /** The status of success; 200 unless told. */
  status?: 200 | 201 | 202 | 204;
}

/** Declares one HTTP route; the server binds a handler to it and the web client is inferred from it. */
export const route = <const R extends RouteDefinition>(definition: R): R => definition;

type Of<R, K extends keyof RouteDefinition> = R extends { [P in K]: infer S extends z.ZodType }
  ? S
  : never;
type Input<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.output<S> : undefined;

/** What a caller sends. */
export interface RouteInput<R extends RouteDefinition> {
  params: Input<Of<R, "params">>;
  query: Input<Of<R, "query">>;
  body: Input<Of<R, "body">>;
}
/** What a handler receives, after parsing. */
export interface RouteRequest<R extends RouteDefinition> {
  params: Output<Of<R, "params">>;
  query: Output<Of<R, "query">>;
  body: Output<Of<R, "body">>;
}
/** What a caller reads. */
export type RouteResponse<R extends RouteDefinition> = z.output<R["response"]>;
/** What a handler returns. */
export type RouteResult<R extends RouteDefinition> = z.input<R["response"]>;
