import { createHash, randomUUID } from "node:crypto";
import { defaultTemplateId } from "../../server/features/modelos/system.ts";
import { type Caller, expectStatus } from "./caller.ts";

/** Every tus request needs this header. */
export const TUS = { "tus-resumable": "1.0.0" };

export interface UploadOptions {
  gravacao_id: string;
  /** Bytes; null for a recording that is not finished. */
  length: number | null;
  language?: string;
  consent?: string;
}

interface SegmentOptions {
  gravacao_id: string;
  /** Bytes; null for a segment that is not finished. */
  length: number | null;
  ordinal?: number;
  media_type?: string;
}

/** Creates the upload of a segment. Returns its path. */
export const openUpload = async (
  caller: Caller,
  { gravacao_id, length, ordinal = 0, media_type = "audio/webm;codecs=opus" }: SegmentOptions,
): Promise<string> => {
  const metadata = { gravacao_id, track: "microphone", ordinal: String(ordinal), media_type };
  const created = await caller.call("/api/uploads", {
    method: "POST",
    headers: {
      ...TUS,
      ...(length === null ? { "upload-defer-length": "1" } : { "upload-length": String(length) }),
      "upload-metadata": Object.entries(metadata)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
        .join(","),
    },
  });
  // 409: an earlier request created the upload, but its answer was lost.
  const { headers } = await expectStatus(created, 201, 409);
  return new URL(headers.get("location") ?? "", caller.url).pathname;
};

/** Creates a recording and the upload of its first segment. Returns the upload's path. */
export const startUpload = async (
  caller: Caller,
  { gravacao_id, length, ...recording }: UploadOptions,
): Promise<string> => {
  await expectStatus(await caller.post("/api/gravacoes", { id: gravacao_id, ...recording }), 201);
  return openUpload(caller, { gravacao_id, length });
};

export const patchUpload = (
  caller: Caller,
  path: string,
  offset: number,
  bytes: Buffer,
): Promise<Response> =>
  caller.call(path, {
    method: "PATCH",
    headers: {
      ...TUS,
      "content-type": "application/offset+octet-stream",
      "upload-offset": String(offset),
    },
    body: new Uint8Array(bytes),
  });

/** The number of bytes that the server has stored. */
export const readOffset = async (caller: Caller, path: string): Promise<number> => {
  const head = await caller.call(path, { method: "HEAD", headers: TUS });
  return Number((await expectStatus(head, 200)).headers.get("upload-offset"));
};

/** Declares a recording with one segment complete. */
export const finishRecording = async (
  caller: Caller,
  gravacao_id: string,
  content: Buffer,
  started_ms?: number,
): Promise<void> => {
  const sha256 = createHash("sha256").update(content).digest("hex");
  const segment = { track: "microphone", ordinal: 0, bytes: content.length, sha256, started_ms };
  await expectStatus(
    await caller.post(`/api/gravacoes/${gravacao_id}/finish`, { segments: [segment] }),
    200,
  );
};

/** Creates a consultation. Returns its id. */
export const createConsultation = async (caller: Caller, source: object): Promise<string> => {
  const id = randomUUID();
  const body = {
    id,
    modelo_id: defaultTemplateId("pt-BR"),
    paciente_id: null,
    tipo_consulta: "presencial",
    contexto_paciente: "Bench",
    language: "pt-BR",
    source,
    consent: { agreed: true },
  };
  await expectStatus(await caller.post("/api/consultas", body), 200, 201);
  return id;
};
