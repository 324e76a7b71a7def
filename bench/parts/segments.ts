import { randomUUID } from "node:crypto";
import type { Track } from "../../shared/contract/gravacoes.ts";

/** The version of the protocol that every tus request names. */
export const TUS = { "tus-resumable": "1.0.0" };

type Init = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/** A signed-in doctor. */
export interface Caller {
  /** What it sends to be known. */
  cookie: string;
  call(path: string, init?: Init): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
}

const expectStatus = async (answer: Response, status: number): Promise<Response> => {
  if (answer.status === status) return answer;
  throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
};

/** Signs somebody up. */
export const signIn = async (url: string): Promise<Caller> => {
  const json = { "content-type": "application/json" };
  const body = JSON.stringify({ email: `${randomUUID()}@example.org`, password: "segredo" });
  const signedUp = await fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    body,
    headers: json,
  });
  const cookies = (await expectStatus(signedUp, 201)).headers.getSetCookie();
  const cookie = cookies.map((line) => line.split(";")[0]).join("; ");
  const call: Caller["call"] = (path, init = {}) =>
    fetch(`${url}${path}`, { ...init, headers: { ...init.headers, cookie } });
  return {
    cookie,
    call,
    post: (path, value) =>
      call(path, { method: "POST", body: JSON.stringify(value), headers: json }),
  };
};

/** Opens a recording, unless it is open, and the upload of its first segment on a track. @returns the upload's path */
export const startSegment = async (
  caller: Caller,
  gravacao_id: string,
  track: Track,
  more: { language?: string; consent?: string } = {},
): Promise<string> => {
  await expectStatus(await caller.post("/api/gravacoes", { id: gravacao_id, ...more }), 201);
  const metadata = { gravacao_id, track, ordinal: "0", media_type: "audio/webm;codecs=opus" };
  const created = await caller.call("/api/uploads", {
    method: "POST",
    headers: {
      ...TUS,
      "upload-defer-length": "1",
      "upload-metadata": Object.entries(metadata)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
        .join(","),
    },
  });
  await expectStatus(created, 201);
  return created.headers.get("location") ?? "";
};
