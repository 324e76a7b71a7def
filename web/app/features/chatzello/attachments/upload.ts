import type { Attachment } from "@relato/shared/contract/chatzello-attachments.ts";
import {
  ATTACHMENT_TYPES,
  type AttachmentType,
  MAX_ATTACHMENT_BYTES,
} from "@relato/shared/domain/chatzello/thread.ts";
import { apiErrorOf, NetworkError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";

/** Browsers name the same type differently. */
const SAME: Record<string, AttachmentType> = {
  "audio/x-wav": "audio/wav",
  "audio/wave": "audio/wav",
  "audio/mp3": "audio/mpeg",
  "audio/x-m4a": "audio/mp4",
  "audio/m4a": "audio/mp4",
  "video/webm": "audio/webm",
  "video/mp4": "audio/mp4",
};

const typeOf = ({ type }: File): AttachmentType | null => {
  const [bare = ""] = type.split(";", 1);
  return ATTACHMENT_TYPES.find((one) => one === bare) ?? SAME[bare] ?? null;
};

/** Why a file cannot be attached; null if it can. */
export const refusalOf = (file: File): "tooLarge" | "wrongType" | null => {
  if (typeOf(file) === null) return "wrongType";
  return file.size > MAX_ATTACHMENT_BYTES || file.size === 0 ? "tooLarge" : null;
};

/** Sends the bytes. `fetch` does not report the progress of an upload. */
const putFile = (url: string, file: File, onProgress: (share: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener("error", () => reject(new NetworkError(new TypeError("upload"))));
    request.addEventListener("load", () => {
      if (request.status < 400) return resolve();
      const headers = { "content-type": "application/json" };
      const { status } = request;
      apiErrorOf(new Response(request.responseText, { status, headers })).then(reject, reject);
    });
    request.send(file);
  });

/**
 * Announces a file of the next question and sends it. It can be repeated with the same id.
 * @throws ApiError, NetworkError
 */
export const uploadAttachment = async (
  threadId: string,
  id: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<void> => {
  const mimeType = typeOf(file) ?? "application/pdf";
  const announced: Attachment = await call("POST /api/chatzello/threads/:id/attachments", {
    params: { id: threadId },
    body: { id, name: file.name.slice(0, 200) || "arquivo", mimeType, size: file.size },
  });
  if (announced.state !== "uploading") return;
  await putFile(`/api/chatzello/attachments/${encodeURIComponent(id)}/file`, file, onProgress);
};
