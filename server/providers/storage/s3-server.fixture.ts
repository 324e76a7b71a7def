import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isSignedBy } from "../../testing/aws-signature.ts";

export interface S3Server {
  url: string;
  objects: Map<string, Buffer>;
  /** When each object was stored (ISO 8601). A test may set it. */
  modified: Map<string, string>;
  /** Error statuses for the next requests. */
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

/**
 * An in-memory S3 that verifies signatures: PUT (checks the SHA-256), GET with Range, HEAD, DELETE,
 * ListObjectsV2.
 */
export const startS3Server = async (): Promise<S3Server> => {
  const objects = new Map<string, Buffer>();
  const modified = new Map<string, string>();
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
    if (failure !== undefined) return refuse(failure, "Scripted");
    if (!isSigned) return refuse(403, "AccessDenied");
    if (request.method === "PUT") {
      const sum = createHash("sha256").update(body).digest("base64");
      if (request.headers["x-amz-checksum-sha256"] !== sum) return refuse(400, "BadDigest");
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
    failures,
    requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
