import { randomUUID } from "node:crypto";

type Init = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/** A signed-in doctor. */
export interface Caller {
  id: string;
  email: string;
  url: string;
  /** The value of the `cookie` header. */
  cookie: string;
  call(path: string, init?: Init): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
}

/** @throws Error with the body when the answer has another status */
export const expectStatus = async (answer: Response, ...statuses: number[]): Promise<Response> => {
  if (statuses.includes(answer.status)) return answer;
  throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
};

export const readJson = async <T>(answer: Response): Promise<T> =>
  (await expectStatus(answer, 200, 201)).json() as Promise<T>;

/** Creates an account. `send` replaces fetch for all its requests. */
export const signUp = async (url: string, send: typeof fetch = fetch): Promise<Caller> => {
  const json = { "content-type": "application/json" };
  const account = { email: `${randomUUID()}@example.org`, password: "segredo" };
  const answer = await send(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    body: JSON.stringify(account),
    headers: json,
  });
  const { user } = await readJson<{ user: { id: string } }>(answer);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const call: Caller["call"] = (path, init = {}) =>
    send(`${url}${path}`, { ...init, headers: { ...init.headers, cookie } });
  return {
    id: user.id,
    email: account.email,
    url,
    cookie,
    call,
    post: (path, body) => call(path, { method: "POST", body: JSON.stringify(body), headers: json }),
  };
};

/** The caller's cookies for `BrowserContext.addCookies`. */
export const browserCookies = ({ cookie, url }: Caller) =>
  cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
