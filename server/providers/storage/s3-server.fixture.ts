import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isSignedBy } from "../../testing/aws-signature.ts";

interface Upload {
  path: string;
  parts: Map<number, Buffer>;
  /** ISO 8601. A test may set it. */
  initiated: string;
}

export interface S3Server {
  url: string;
  objects: Map<string, Buffer>;
  /** When each object was stored (ISO 8601). A test may set it. */
  modified: Map<string, string>;
  /** Unfinished uploads in parts, by id. */
  uploads: Map<string, Upload>;
  /** Error statuses for the next requests; 0 for one that succeeds. */
  failures: number[];
  requests: { method: string; path: string; isSigned: boolean }[];
  close(): Promise<void>;
}

/** ListObjectsV2 with pages of two keys. */
const listObjects = (
  { objects, modified }: Pick<S3Server, "objects" | "modified">,
  bucket: string,
  query: URLSearchParams,
): string => {
  const root = `${bucket.replace(/\/$/, "")}/`;
  const prefix = query.get("prefix") ?? "";
  const delimiter = query.get("delimiter");
  /** The key, or the folder that contains it. */
  const shorten = (key: string): string => {
    const at = delimiter === null ? -1 : key.indexOf(delimiter, prefix.length);
    return at === -1 ? key : key.slice(0, at + 1);
  };
  const keys = [
    ...new Set(
      [...objects.keys()].flatMap((path) =>
        path.startsWith(root + prefix) ? shorten(path.slice(root.length)) : [],
      ),
    ),
  ];
  const first = Number(query.get("continuation-token") ?? 0);
  const isTruncated = first + 2 < keys.length;
  const contents = keys.slice(first, first + 2).map((key) => {
    const size = objects.get(root + key)?.length;
    if (size === undefined) return `<CommonPrefixes><Prefix>${key}</Prefix></CommonPrefixes>`;
    const time = modified.get(root + key) ?? "2026-01-01T00:00:00Z";
    const about = `<Size>${size}</Size><LastModified>${time}</LastModified>`;
    return `<Contents><Key>${key}</Key>${about}</Contents>`;
  });
  const next = `<NextContinuationToken>${first + 2}</NextContinuationToken>`;
  return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents.join("")}${
    isTruncated ? next : ""
  }</ListBucketResult>`;
};

const listUploads = (uploads: S3Server["uploads"], bucket: string): string => {
  const root = `${bucket.replace(/\/$/, "")}/`;
  const found = [...uploads].map(
    ([id, { path, initiated }]) =>
      `<Upload><Key>${path.slice(root.length)}</Key><UploadId>${id}</UploadId>` +
      `<Initiated>${initiated}</Initiated></Upload>`,
  );
  return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${found.join("")}\
</ListMultipartUploadsResult>`;
};

/**
 * The requests of an upload in parts: begin, store one, complete, abort, list. Returns the answer's
 * body; null when it is none of them, or names no upload.
 */
const answerUpload = (
  { objects, modified, uploads }: Pick<S3Server, "objects" | "modified" | "uploads">,
  {
    method,
    path,
    query,
    body,
  }: { method: string; path: string; query: URLSearchParams; body: Buffer },
): { body: string; etag?: string } | null => {
  const id = query.get("uploadId");
  if (query.has("uploads") && method === "GET") return { body: listUploads(uploads, path) };
  if (query.has("uploads")) {
    const made = crypto.randomUUID();
    uploads.set(made, { path, parts: new Map(), initiated: new Date().toISOString() });
    return {
      body: `<InitiateMultipartUploadResult><UploadId>${made}</UploadId>\
</InitiateMultipartUploadResult>`,
    };
  }
  const upload = id === null ? undefined : uploads.get(id);
  if (id === null || upload?.path !== path) return null;
  const number = Number(query.get("partNumber"));
  if (method === "PUT") {
    upload.parts.set(number, body);
    return { body: "", etag: `"${number}"` };
  }
  uploads.delete(id);
  if (method === "DELETE") return { body: "" };
  const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map((match) =>
    Number(match[1]),
  );
  objects.set(path, Buffer.concat(numbers.map((part) => upload.parts.get(part)!)));
  modified.set(path, new Date().toISOString());
  return { body: "<CompleteMultipartUploadResult></CompleteMultipartUploadResult>" };
};

/**
 * An in-memory S3 that verifies signatures: PUT (checks the SHA-256), GET with Range, HEAD, DELETE,
 * ListObjectsV2, and uploads in parts.
 */
export const startS3Server = async (): Promise<S3Server> => {
  const objects = new Map<string, Buffer>();
  const modified = new Map<string, string>();
  const uploads: S3Server["uploads"] = new Map();
  const failures: number[] = [];
  const requests: S3Server["requests"] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname: path, searchParams } = new URL(request.url ?? "/", "http://s3");
    const isSigned = isSignedBy(request, { id: "key-id", secret: "secret" });
    requests.push({ method: request.method ?? "", path, isSigned });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const refuse = (status: number, code: string): void => {
      response.writeHead(status, { "content-type": "application/xml" });
      response.end(request.method === "HEAD" ? undefined : `<Error><Code>${code}</Code></Error>`);
    };
    const failure = failures.shift();
    if (failure !== undefined && failure !== 0) return refuse(failure, "Scripted");
    if (!isSigned) return refuse(403, "AccessDenied");
    if (request.method === "PUT") {
      const sum = createHash("sha256").update(body).digest("base64");
      if (request.headers["x-amz-checksum-sha256"] !== sum) return refuse(400, "BadDigest");
    }
    if (searchParams.has("uploads") || searchParams.has("uploadId")) {
      const asked = { method: request.method ?? "", path, query: searchParams, body };
      const done = answerUpload({ objects, modified, uploads }, asked);
      if (done === null) return refuse(404, "NoSuchUpload");
      if (done.etag !== undefined) response.setHeader("etag", done.etag);
      return void response.end(done.body);
    }
    if (request.method === "PUT") {
      objects.set(path, body);
      modified.set(path, new Date().toISOString());
      return void response.end();
    }
    if (request.method === "DELETE") {
      objects.delete(path);
      return void response.writeHead(204).end();
    }
    if (searchParams.get("list-type") === "2") {
      return void response.end(listObjects({ objects, modified }, path, searchParams));
    }
    const object = objects.get(path);
    if (object === undefined) return refuse(404, "NoSuchKey");
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
    const part = range === null ? object : object.subarray(Number(range[1]), Number(range[2]) + 1);
    response.writeHead(range === null ? 200 : 206, { "content-length": part.length });
    response.end(request.method === "HEAD" ? undefined : part);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    modified,
    uploads,
    failures,
    requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
