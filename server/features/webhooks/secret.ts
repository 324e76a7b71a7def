import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { Deps } from "../../deps.ts";
import type { WebhookEndpointRow } from "../../platform/database/schema/webhooks.ts";

type Signer = Pick<WebhookEndpointRow, "id" | "secret_number" | "former_secret_until">;

/** The secret follows from the installation's secret, so that no table has one. */
const deriveSecret = (authSecret: string, id: string, number: number): string =>
  `whsec_${createHmac("sha256", authSecret).update(`webhook:${id}:${number}`).digest("base64")}`;

/** The endpoint's current secret. */
export const secretOf = async (
  { auth }: Pick<Deps, "auth">,
  { id, secret_number }: Signer,
): Promise<string> => deriveSecret((await auth.$context).secret, id, secret_number);

/**
 * The secrets that sign now: the current one, the former one for a day after a rotation, and the
 * one of the installation's former AUTH_SECRET while that is configured.
 */
const signingSecrets = async (
  { auth, config }: Pick<Deps, "auth" | "config">,
  { id, secret_number, former_secret_until }: Signer,
): Promise<string[]> => {
  const { secret } = await auth.$context;
  const installation = [secret, config.auth_secret_previous].filter((one) => one !== undefined);
  const isRotating = former_secret_until !== null && Date.parse(former_secret_until) > Date.now();
  const numbers = isRotating ? [secret_number, secret_number - 1] : [secret_number];
  return installation.flatMap((one) => numbers.map((number) => deriveSecret(one, id, number)));
};

export interface SignedMessage {
  /** Headers of the specification Standard Webhooks. */
  headers: Record<string, string>;
  /** What was signed: id, timestamp in seconds and body, joined by dots. */
  signed: string;
}

/** Signs a message by the specification Standard Webhooks (standardwebhooks.com). */
export const signMessage = async (
  deps: Pick<Deps, "auth" | "config">,
  signer: Signer,
  message: { id: string; body: string },
): Promise<SignedMessage> => {
  const at = new Date();
  const seconds = Math.floor(at.getTime() / 1000);
  const secrets = await signingSecrets(deps, signer);
  const signatures = secrets.map((secret) =>
    new Webhook(secret).sign(message.id, at, message.body),
  );
  return {
    headers: {
      "webhook-id": message.id,
      "webhook-timestamp": String(seconds),
      "webhook-signature": signatures.join(" "),
    },
    signed: `${message.id}.${seconds}.${message.body}`,
  };
};
