import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { defaultTemplateId } from "../../server/features/modelos/system.ts";

/** A doctor's program that does not give up: what is not answered, or answered with a 5xx, is sent again. */
export interface PatientDoctor {
  get(path: string): Promise<Response>;
  /** Uploads a recording by tus and confirms it. @returns its id, once the server has acknowledged every byte */
  upload(content: Buffer): Promise<string>;
  /** @returns the id of the consultation, once the server has acknowledged it */
  save(gravacao_id: string): Promise<string>;
}

const TUS = { "tus-resumable": "1.0.0" };
const RETRY_MS = 100;

/** Signs somebody up. */
export const signUpDoctor = async (url: string): Promise<PatientDoctor> => {
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    for (;;) {
      const answer = await fetch(`${url}${path}`, init).catch(() => null);
      if (answer && answer.status < 500) return answer;
      await pause(RETRY_MS);
    }
  };
  const json = (body: unknown, more: Record<string, string> = {}): RequestInit => ({
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...more },
  });
  const email = `${randomUUID()}@example.org`;
  const signedUp = await call("/api/auth/sign-up/email", json({ email, password: "segredo" }));
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const expect = async (answer: Response, ...statuses: number[]): Promise<Response> => {
    if (statuses.includes(answer.status)) return answer;
    throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  };
  const post = async (path: string, body: unknown) => call(path, json(body, { cookie }));

  /** Sends one segment and goes on where the server says it stands, however often it dies. */
  const send = async (place: string, content: Buffer): Promise<void> => {
    const headers = { cookie, ...TUS };
    for (;;) {
      const head = await call(place, { method: "HEAD", headers });
      const offset = Number((await expect(head, 200)).headers.get("upload-offset"));
      if (offset === content.length) return;
      const patch = await fetch(`${url}${place}`, {
        method: "PATCH",
        headers: {
          ...headers,
          "content-type": "application/offset+octet-stream",
          "upload-offset": String(offset),
        },
        body: new Uint8Array(content.subarray(offset)),
      }).catch(() => null);
      if (patch === null || patch.status >= 400) await pause(RETRY_MS);
    }
  };

  return {
    get: (path) => call(path, { headers: { cookie } }),
    async upload(content) {
      const gravacao_id = randomUUID();
      await expect(await post("/api/gravacoes", { id: gravacao_id }), 201);
      const metadata = {
        gravacao_id,
        track: "microphone",
        ordinal: "0",
        media_type: "audio/webm;codecs=opus",
      };
      const created = await call("/api/uploads", {
        method: "POST",
        headers: {
          cookie,
          ...TUS,
          "upload-length": String(content.length),
          "upload-metadata": Object.entries(metadata)
            .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
            .join(","),
        },
      });
      // 409: it was made by a call whose answer was lost; its address tells where.
      const place = (await expect(created, 201, 409)).headers.get("location") ?? "";
      await send(new URL(place, url).pathname, content);
      const sha256 = createHash("sha256").update(content).digest("hex");
      const segments = [{ track: "microphone", ordinal: 0, bytes: content.length, sha256 }];
      await expect(await post(`/api/gravacoes/${gravacao_id}/finish`, { segments }), 200);
      return gravacao_id;
    },
    async save(gravacao_id) {
      const id = randomUUID();
      const body = {
        id,
        modelo_id: defaultTemplateId("pt-BR"),
        paciente_id: null,
        tipo_consulta: "telemedicina",
        contexto_paciente: "",
        language: "pt-BR",
        source: { kind: "recording", gravacao_id },
        consent: { agreed: true },
      };
      await expect(await post("/api/consultas", body), 200, 201);
      return id;
    },
  };
};
