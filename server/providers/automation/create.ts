import { z } from "zod";
import type { AutomationCall } from "../../platform/config/automation-variables.ts";
import type { Config } from "../../platform/config/config.ts";
import { cleanTexts } from "../../platform/http/clean-text.ts";
import {
  AnswerTooLongError,
  OutgoingError,
  type OutgoingRequest,
  requestOutside,
} from "../../platform/outgoing/request.ts";
import { type Automation, AutomationError, type PostOptions } from "./automation.ts";

export type AutomationConfig = Pick<
  Config,
  "automation_url" | "automation_secret" | "automation_calls" | "webhook_allow"
>;

/** A longer answer is refused. It holds 400,000 characters, even if each is an escape sequence. */
const MOST_BYTES = 2_400_000;
const HEALTH_TIMEOUT_MS = 4000;
const healthSchema = z.object({ ok: z.boolean() });

/**
 * Networks of the installation: AUTOMATION_URL is the operator's, and often a neighbour without
 * TLS. Link-local addresses are left out, where clouds offer their credentials.
 */
const OWN_NETWORKS = [
  ...["127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10"],
  ...["::1/128", "fc00::/7"],
];

/** The client of AUTOMATION_URL; null if it is not set, or if AUTOMATION_CALLS lacks `call`. */
export const createAutomation = (
  config: AutomationConfig,
  call?: AutomationCall,
): Automation | null => {
  const { automation_url: url, automation_secret: secret, automation_calls: calls } = config;
  if (url === undefined || (call !== undefined && !calls.includes(call))) return null;
  const base = url.replace(/(?<!\/)\/+$/, "");
  const headers = {
    "user-agent": "Relato",
    ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
  };
  const allow = [...OWN_NETWORKS, ...config.webhook_allow];
  const post: Automation["post"] = (path, fields, { schema, timeout_ms, signal }) =>
    request(schema, {
      url: `${base}/${path}`,
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ timestamp: new Date().toISOString(), ...fields }),
      ...{ allow, timeout_ms, max_bytes: MOST_BYTES },
      ...(signal === undefined ? {} : { signal }),
    });
  return {
    host: new URL(url).host,
    post,
    isHealthy: () =>
      request(healthSchema, {
        ...({ url: `${base}/health`, method: "GET", headers, allow } as const),
        ...{ timeout_ms: HEALTH_TIMEOUT_MS, max_bytes: MOST_BYTES },
      }).then(
        ({ ok }) => ok,
        () => false,
      ),
  };
};

const request = async <S extends z.ZodType>(
  schema: PostOptions<S>["schema"],
  options: OutgoingRequest,
): Promise<z.output<S>> => {
  const { status, body } = await requestOutside(options).catch((error: unknown) => {
    throw error instanceof OutgoingError ? toAutomationError(error) : error;
  });
  if (status < 200 || status >= 300) throw new AutomationError("refused", String(status));
  const read = schema.safeParse(parseJson(body.toString()));
  if (!read.success) throw new AutomationError("invalid");
  return read.data;
};

const toAutomationError = (error: OutgoingError): AutomationError => {
  if (error instanceof AnswerTooLongError) return new AutomationError("too_long");
  return error.fault === "timeout"
    ? new AutomationError("timeout")
    : new AutomationError("unreachable", error.fault);
};

const parseJson = (text: string): unknown => {
  try {
    return cleanTexts(JSON.parse(text));
  } catch {
    // No JSON, or nested too deeply.
    throw new AutomationError("invalid");
  }
};
