import { createHash } from "node:crypto";
import type { Track } from "@relato/shared/domain/gravacao.ts";
import type { TestClient } from "./app.ts";

export const TUS = { "tus-resumable": "1.0.0" };
export const PATCH_TYPE = "application/offset+octet-stream";

export interface Place {
  gravacao_id: string;
  track?: Track;
  ordinal?: number;
  started_ms?: number;
}

/** The `Upload-Metadata` header of tus. */
export const metadataOf = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
    .join(",");

export const segmentMetadata = ({
  gravacao_id,
  track = "microphone",
  ordinal = 0,
  started_ms,
}: Place): string =>
  metadataOf({
    gravacao_id,
    track,
    ordinal: String(ordinal),
    media_type: "audio/webm;codecs=opus",
    ...(started_ms !== undefined && { started_ms: String(started_ms) }),
  });

export const createUpload = (client: TestClient, place: Place, length?: number) =>
  client.call({
    method: "POST",
    url: "/api/uploads",
    headers: {
      ...TUS,
      "upload-metadata": segmentMetadata(place),
      ...(length === undefined
        ? { "upload-defer-length": "1" }
        : { "upload-length": String(length) }),
    },
  });

export const patchUpload = (
  client: TestClient,
  url: string,
  offset: number,
  payload: Buffer,
  more = {},
) =>
  client.call({
    method: "PATCH",
    url,
    headers: { ...TUS, "content-type": PATCH_TYPE, "upload-offset": String(offset), ...more },
    payload,
  });

export const headUpload = (client: TestClient, url: string) =>
  client.call({ method: "HEAD", url, headers: TUS });

export const openGravacao = async (
  client: TestClient,
  more: { language?: string; consent?: string } = {},
): Promise<string> => {
  const id = crypto.randomUUID();
  const payload = { id, ...more };
  const answer = await client.call({ method: "POST", url: "/api/gravacoes", payload });
  if (answer.statusCode !== 201)
    throw new Error(`opening a recording answered ${answer.statusCode}`);
  return id;
};

/** Uploads a whole segment and returns the URL of its upload. */
export const sendSegment = async (
  client: TestClient,
  place: Place,
  content: Buffer,
): Promise<string> => {
  const created = await createUpload(client, place, content.length);
  const url = String(created.headers.location);
  const sent = await patchUpload(client, url, 0, content);
  if (sent.statusCode !== 204) throw new Error(`a segment was answered ${sent.statusCode}`);
  return url;
};

export const claimOf = (
  content: Buffer,
  { track = "microphone", ordinal = 0 }: Partial<Place> = {},
) => ({
  track,
  ordinal,
  bytes: content.length,
  sha256: createHash("sha256").update(content).digest("hex"),
});

export const finish = (client: TestClient, gravacaoId: string, segments: object[]) =>
  client.call({
    method: "POST",
    url: `/api/gravacoes/${gravacaoId}/finish`,
    payload: { segments },
  });
