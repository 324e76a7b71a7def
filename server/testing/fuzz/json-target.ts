import { Agent, request } from "node:http";
import { isBytes } from "@relato/shared/contract/bytes.ts";
import { errorBodySchema } from "@relato/shared/contract/error-body.ts";
import type { RouteDefinition } from "@relato/shared/contract/route.ts";
import fc from "fast-check";
import { z } from "zod";
import { createTarget, FuzzFault, type FuzzTarget } from "./fuzz.ts";
import type { FuzzDoctor } from "./doctor.ts";
import { bodyOf, encodeSegment, segmentOf, type Shape, valueOf } from "./json-bodies.ts";

interface JsonInput {
  method: string;
  path: string;
  body: string | null;
}

const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;

const parameterOf = (value: unknown): string =>
  encodeSegment(typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

const queryOf = (values: unknown): string => {
  if (typeof values !== "object" || values === null) return "?x=%00";
  const pairs = Object.entries(values).map(
    ([key, value]) => `${encodeSegment(key)}=${parameterOf(value)}`,
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
};

const inputOf = (route: RouteDefinition, ids: readonly string[]): fc.Arbitrary<JsonInput> => {
  const { method, path, body, query } = route;
  const parts = path
    .split("/")
    .map((part) => (part.startsWith(":") ? segmentOf(ids) : fc.constant(part)));
  return fc
    .tuple(
      fc.tuple(...parts).map((segments) => segments.join("/")),
      query === undefined ? fc.constant("") : valueOf(shapeOf(query), ids).map(queryOf),
      body === undefined || isBytes(body) ? fc.constant(null) : bodyOf(shapeOf(body), ids),
    )
    .map(([url, search, text]) => ({ method, path: url + search, body: text }));
};

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

interface JsonAnswer {
  status: number;
  text: string;
}

const send = (doctor: FuzzDoctor, { method, path, body }: JsonInput): Promise<JsonAnswer> =>
  new Promise((resolve, reject) => {
    const bytes = body === null ? null : Buffer.from(body);
    const headers = {
      cookie: doctor.cookie,
      ...(bytes && { "content-type": "application/json", "content-length": bytes.length }),
    };
    const sent = request(doctor.url + path, { agent, method, headers }, (answer) => {
      let text = "";
      answer.setEncoding("latin1");
      answer.on("data", (data: string) => (text += text.length < 10_000 ? data : ""));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.setTimeout(doctor.limit_ms, () => sent.destroy(new Error("TIMEOUT")));
    sent.on("error", reject);
    sent.end(bytes ?? undefined);
  });

/** The fuzzed server has no support, which is no fault of it. */
const NOT_CONFIGURED = '"error":"SUPPORT_UNAVAILABLE"';

/** An error must have a code of the contract. @throws FuzzFault */
const check = ({ status, text }: JsonAnswer): void => {
  if (status >= 500 && !text.includes(NOT_CONFIGURED))
    throw new FuzzFault("server_error", `${status} ${text.slice(0, 200)}`);
  if (status < 400) return;
  let isCoded = false;
  try {
    isCoded = errorBodySchema.safeParse(JSON.parse(text)).success;
  } catch {
    // No JSON.
  }
  if (!isCoded) throw new FuzzFault("server_error", `${status} without a code`);
};

/** Sends mutated paths, queries and JSON bodies to every route of the contract, signed in. */
export const createJsonTarget = (
  contracts: readonly RouteDefinition[],
  doctor: FuzzDoctor,
): FuzzTarget =>
  createTarget(
    "json",
    fc.oneof(...contracts.map((route) => inputOf(route, doctor.ids))),
    async (input) => {
      const answer = await send(doctor, input).catch((error: unknown) => {
        throw new FuzzFault(String(error).includes("TIMEOUT") ? "hang" : "crash", String(error));
      });
      check(answer);
      // A request ended the session or closed the account.
      if (answer.status === 401) await doctor.signIn();
    },
  );
