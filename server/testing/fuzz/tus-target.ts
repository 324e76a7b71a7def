import { connect } from "node:net";
import fc from "fast-check";
import { metadataOf, PATCH_TYPE } from "../tus.ts";
import type { FuzzDoctor } from "./doctor.ts";
import { createTarget, FuzzFault, type FuzzTarget } from "./fuzz.ts";
import { mutateText, type TextPlan, textPlan } from "./mutate-text.ts";

/** Headers of an upload, as text: so that a mutation can also change their names. */
const headersOf = (metadata: Record<string, string>, length: string): string =>
  [
    "Tus-Resumable: 1.0.0",
    `Upload-Length: ${length}`,
    `Upload-Metadata: ${metadataOf(metadata)}`,
    `Content-Type: ${PATCH_TYPE}`,
    "Upload-Offset: 0",
    "",
  ].join("\r\n");

const METADATA = { track: "microphone", ordinal: "0", media_type: "audio/webm;codecs=opus" };
const TOKENS = [
  ...["\r\n", ": ", ",", " ", "-", "-1", "=", "1.0.0", "9007199254740993", "1e9", "0x10", "%00"],
  ...["Upload-Defer-Length: 1\r\n", "Upload-Concat: partial\r\n", "Upload-Concat: final;/a /b\r\n"],
  ...[
    "X-HTTP-Method-Override: DELETE\r\n",
    "Upload-Checksum: sha1 AAAA\r\n",
    "Upload-Length: 5\r\n",
  ],
  ...["Upload-Metadata: a\r\n", "Upload-Metadata: a b,c d\r\n", "Upload-Offset: 7\r\n", "Tus-"],
  ...["Forwarded: host=a\r\n", "X-Forwarded-Host: a\r\n", "Upload-Expires: x\r\n", "X: y\r\n"],
  ...["user_id MQ==", "gravacao_id MQ==", "__proto__ MQ==", "started_ms OTk5OTk5OTk5", ";", "/"],
];
const METHODS = ["POST", "HEAD", "PATCH", "DELETE", "OPTIONS", "GET", "PUT"];

interface TusInput {
  method: string;
  /** Whether the path names an upload. */
  names: "none" | "own" | "odd";
  plan: TextPlan;
  body: number;
}

/** Writes raw HTTP and returns the answer. `fetch` would refuse such headers. */
const send = (doctor: FuzzDoctor, head: string, body: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(doctor.url);
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.setTimeout(doctor.limit_ms, () => socket.destroy(new Error("TIMEOUT")));
    socket.on("data", (data) => (answer += data.toString("latin1")));
    // The server may close the connection while the request is written.
    socket.on("error", (error) =>
      answer !== "" || "code" in error ? resolve(answer) : reject(error),
    );
    socket.on("close", () => resolve(answer));
    socket.write(head, "latin1");
    socket.write(body);
  });

const STATUS = /^HTTP\/1\.1 (\d{3})/;
const MAX_HEADERS = 12_000;

/** @throws FuzzFault */
const check = (answer: string): void => {
  const status = Number(STATUS.exec(answer)?.[1] ?? 0);
  if (status >= 500 || status === 0)
    throw new FuzzFault(
      status === 0 ? "crash" : "server_error",
      answer.slice(0, 400) || "no answer",
    );
};

/** Sends mutated tus headers to the upload routes, each on its own connection. */
export const createTusTarget = (doctor: FuzzDoctor): FuzzTarget => {
  const seeds = doctor.ids.flatMap((gravacao_id) => [
    headersOf({ gravacao_id, ...METADATA }, "5"),
    headersOf({ gravacao_id, ...METADATA, started_ms: "1000" }, "1048576"),
  ]);
  const input: fc.Arbitrary<TusInput> = fc.record({
    method: fc.oneof(fc.constantFrom("POST", "PATCH"), fc.constantFrom(...METHODS)),
    names: fc.constantFrom("none", "own", "odd"),
    plan: textPlan(seeds.length, TOKENS),
    body: fc.constantFrom(0, 5, 2000),
  });
  /** The upload that was created last. */
  let own = "";
  return createTarget("tus", input, async ({ method, names, plan, body }) => {
    const fields = mutateText(seeds, plan)
      .slice(0, MAX_HEADERS)
      .replaceAll(/(\r\n)+/g, "\r\n");
    const path = { none: "", own: `/${own}`, odd: `/${plan.seed}%00?x=/${own}` }[names];
    const head = [
      `${method} /api/uploads${path} HTTP/1.1`,
      `Host: ${new URL(doctor.url).host}`,
      "Connection: close",
      `Cookie: ${doctor.cookie}`,
      ...(method === "POST" || method === "PATCH" ? [`Content-Length: ${body}`] : []),
      `${fields}\r\n\r\n`,
    ].join("\r\n");
    const sent = method === "POST" || method === "PATCH" ? Buffer.alloc(body, 1) : Buffer.alloc(0);
    const answer = await send(doctor, head, sent).catch((error: unknown) => {
      throw new FuzzFault(String(error).includes("TIMEOUT") ? "hang" : "crash", String(error));
    });
    check(answer);
    own = /location: \/api\/uploads\/([\da-f-]+)/i.exec(answer)?.[1] ?? own;
  });
};
