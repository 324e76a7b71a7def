import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

/* AWS Signature Version 4, written from its specification and not from the SDK that it verifies. */

const FORM = new RegExp(
  String.raw`^AWS4-HMAC-SHA256 Credential=([^/]+)/(\d{8})/([^/]+)/s3/aws4_request, ` +
    "SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$",
);

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const hmac = (key: Buffer | string, text: string): Buffer =>
  createHmac("sha256", key).update(text).digest();

/** RFC 3986: everything but unreserved characters. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");

/** Whether the request was signed by this key for the service s3. The body is not hashed here. */
export const isSignedBy = (
  request: IncomingMessage,
  key: { id: string; secret: string },
): boolean => {
  const [, id, day = "", region = "", names = "", signature] =
    FORM.exec(request.headers.authorization ?? "") ?? [];
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3");
  const header = (name: string): string => String(request.headers[name] ?? "");
  if (id !== key.id || !names.split(";").includes("host")) return false;
  const canonical = [
    request.method,
    pathname,
    canonicalQuery(searchParams),
    ...names.split(";").map((name) => `${name}:${header(name).trim().replace(/ +/g, " ")}`),
    "",
    names,
    header("x-amz-content-sha256"),
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", header("x-amz-date"), scope, sha256(canonical)].join("\n");
  const signing = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(
    hmac,
    `AWS4${key.secret}`,
  );
  return hmac(signing, text).toString("hex") === signature;
};
