import { Agent, request } from "node:http";

/** A client with kept-alive connections, which is faster than fetch. */
export interface HttpClient {
  /** GET, or POST when there is a body. Drops the answer. @throws Error unless it is 200 */
  call(cookie: string, path: string, body?: unknown): Promise<void>;
  close(): void;
}

export const createHttpClient = (url: string, maxSockets: number): HttpClient => {
  const agent = new Agent({ keepAlive: true, maxSockets });
  return {
    call: (cookie, path, body) =>
      new Promise((resolve, reject) => {
        const json = body === undefined ? undefined : JSON.stringify(body);
        const headers = { cookie, ...(json ? { "content-type": "application/json" } : {}) };
        const method = json === undefined ? "GET" : "POST";
        request(`${url}${path}`, { agent, headers, method }, (answer) => {
          answer.resume();
          answer.on("end", () =>
            answer.statusCode === 200
              ? resolve()
              : reject(new Error(`${path} answered ${answer.statusCode}`)),
          );
        })
          .on("error", reject)
          .end(json);
      }),
    close: () => agent.destroy(),
  };
};
