import type { RouteInput, RouteResponse } from "@relato/shared/contract/route.ts";
import type { Routes } from "@relato/shared/contract/routes.ts";
import { NetworkError, apiErrorOf } from "./api-error.ts";
import { apiPath } from "./launched.ts";

/** A route of the contract by its method and path, e.g. `GET /api/agendamentos/:id`. */
export type RouteName = keyof Routes;

/** The parts of a request that the route declares. */
type RequestParts<N extends RouteName> = {
  [
    K in keyof RouteInput<Routes[N]> as RouteInput<Routes[N]>[K] extends undefined ? never : K
  ]: RouteInput<Routes[N]>[K];
};

type Scalar = string | number | boolean;

interface AnyParts {
  params?: Record<string, Scalar>;
  query?: Record<string, Scalar | undefined>;
  body?: unknown;
}

const splitName = (name: RouteName): [method: string, path: string] => {
  const space = name.indexOf(" ");
  return [name.slice(0, space), name.slice(space + 1)];
};

const urlOf = (path: string, { params = {}, query = {} }: AnyParts): string => {
  const filled = apiPath(path).replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) search.set(key, String(value));
  return search.size === 0 ? filled : `${filled}?${search}`;
};

/** The URL of a GET route, for links and media elements. */
export const hrefOf = <N extends Extract<RouteName, `GET ${string}`>>(
  name: N,
  parts: RequestParts<N>,
): string => urlOf(splitName(name)[1], parts);

const fileOf = async (response: Response): Promise<File> => {
  const disposition = response.headers.get("content-disposition") ?? "";
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "";
  const content = await response.blob();
  return new File([content], name, { type: content.type });
};

/**
 * Calls a route of the contract with the session's cookie. Resolves with the parsed JSON, or with a
 * File for a route of bytes. `media_type` is of a body of bytes; by default it is unknown.
 * @throws ApiError for an error response, NetworkError without a response
 */
export const call = async <N extends RouteName>(
  name: N,
  { signal, media_type, ...parts }: RequestParts<N> & { signal?: AbortSignal; media_type?: string },
): Promise<RouteResponse<Routes[N]>> => {
  const [method, path] = splitName(name);
  const { body } = parts as AnyParts;
  const request: RequestInit = { method, credentials: "same-origin" };
  if (signal !== undefined) request.signal = signal;
  if (body !== undefined) {
    const isBlob = body instanceof Blob;
    request.body = isBlob ? body : JSON.stringify(body);
    request.headers = {
      "content-type": isBlob ? (media_type ?? "application/octet-stream") : "application/json",
    };
  }
  let response: Response;
  try {
    response = await fetch(urlOf(path, parts), request);
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new NetworkError(error);
  }
  if (!response.ok) throw await apiErrorOf(response);
  const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
  return (await (isJson ? response.json() : fileOf(response))) as RouteResponse<Routes[N]>;
};
