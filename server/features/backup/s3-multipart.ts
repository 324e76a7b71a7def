import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  type CompletedPart,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { retrySending } from "./s3-retry.ts";

/** S3 takes at most so many parts of a file. */
const MAX_PARTS = 10_000;
/** An upload that began so long ago belongs to no running process. */
const STALE_MS = 24 * 60 * 60 * 1000;

export interface S3Place {
  client: S3Client;
  Bucket: string;
}

const hashRange = async (path: string, range: { start: number; end: number }): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path, range), hash);
  return hash.digest("base64");
};

/**
 * Sends a file in parts of at least `partBytes`. The object appears when all parts are there.
 * @throws the SDK's errors
 */
export const putInParts = async (
  { client, Bucket }: S3Place,
  Key: string,
  { path, bytes }: { path: string; bytes: number },
  partBytes: number,
): Promise<void> => {
  const length = Math.max(partBytes, Math.ceil(bytes / MAX_PARTS));
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ Bucket, Key, ChecksumAlgorithm: "SHA256" }),
  );
  const upload = { Bucket, Key, UploadId };
  try {
    const Parts: CompletedPart[] = [];
    for (let start = 0; start < bytes; start += length) {
      const range = { start, end: Math.min(start + length, bytes) - 1 };
      const ChecksumSHA256 = await hashRange(path, range);
      const PartNumber = Parts.length + 1;
      const part = { ...upload, PartNumber, ContentLength: range.end - start + 1, ChecksumSHA256 };
      const { ETag } = await retrySending(path, range, (Body) =>
        client.send(new UploadPartCommand({ ...part, Body })),
      );
      Parts.push({ ETag, PartNumber, ChecksumSHA256 });
    }
    await client.send(
      new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }),
    );
  } catch (error) {
    // The service keeps parts, and asks money for them, until the upload is aborted.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
};

/** Aborts the uploads below `Prefix` that a killed process left. @throws the SDK's errors */
export const abortStaleUploads = async (
  { client, Bucket }: S3Place,
  Prefix: string,
): Promise<void> => {
  let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
  for (let isMore = true; isMore;) {
    const page = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix, ...after }));
    for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
      if (Initiated !== undefined && Date.now() - Initiated.getTime() > STALE_MS)
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
    after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
    isMore = page.IsTruncated === true;
  }
};
