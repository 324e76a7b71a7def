import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { Readable } from "node:stream";

/**
 * `fetch` without a timeout for the response's head. Node's own gives up after five minutes; a
 * laptop needs longer to read a long visit. Supports a URL, a text body and no redirects.
 */
export const slowFetch = (url: string | URL, init: RequestInit = {}): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { protocol } = new URL(url);
    const send = protocol === "https:" ? requestHttps : requestHttp;
    const { method = "GET", signal, body } = init;
    const headers = Object.fromEntries(new Headers(init.headers));
    const request = send(url, { method, headers, ...(signal ? { signal } : {}) }, (incoming) => {
      const { statusCode: status = 502, headersDistinct } = incoming;
      const pairs = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      );
      const hasBody = ![204, 205, 304].includes(status);
      const stream = Readable.toWeb(incoming) as ReadableStream<Uint8Array>;
      resolve(new Response(hasBody ? stream : null, { status, headers: pairs }));
    });
    request.on("error", (cause) =>
      reject(signal?.aborted === true ? cause : new TypeError("fetch failed", { cause })),
    );
    request.end(typeof body === "string" ? body : undefined);
  });
