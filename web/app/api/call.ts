import type { RouteDefinition, RouteInput, RouteResponse } from "@relato/shared/contract/route.ts";
import { NetworkError, apiErrorOf } from "./api-error.ts";
import type { Endpoint } from "./endpoints.ts";

/** What a route wants from its caller: only the parts that it declares. */
export type Given<R extends RouteDefinition> = {
  [K in keyof RouteInput<R> as RouteInput<R>[K] extends undefined ? never : K]: RouteInput<R>[K];
} & { signal?: AbortSignal };

const filled = (path: string, params: Record<string, unknown>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

const queryOf = (query: Record<string, unknown>): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ""
    : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
};

/**
 * Calls a route of the contract with the session's cookie.
 * Errors: ApiError when the server refused, NetworkError when no answer came.
 */
export const call = async <R extends RouteDefinition>(
  endpoint: Endpoint<R>,
  given: Given<R>,
): Promise<RouteResponse<R>> => {
  const { params, query, body, signal } = given as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
    signal?: AbortSignal;
  };
  const url = filled(endpoint.path, params ?? {}) + queryOf(query ?? {});
  const request: RequestInit = { method: endpoint.method, credentials: "same-origin" };
  if (signal !== undefined) request.signal = signal;
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "content-type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(url, request);
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new NetworkError(error);
  }
  if (!response.ok) throw await apiErrorOf(response);
  return (await response.json()) as RouteResponse<R>;
};
