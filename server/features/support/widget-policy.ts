import { createHash } from "node:crypto";

/**
 * The policy of the page with the chat of SUPPORT_URL. It lets that origin's script run, and keeps
 * the script from our API (connect-src), from framing our pages (frame-src) and from opening one
 * that it could read (sandbox without popups). No other page allows that origin.
 */
export const widgetPolicy = (origin: string, script: string, https: boolean): string => {
  const hash = createHash("sha256").update(script).digest("base64");
  const socket = origin.replace(/^http/, "ws");
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}' ${origin}`,
    // The chat's script writes its own styles.
    `style-src 'unsafe-inline' ${origin}`,
    `img-src 'self' data: blob: ${origin}`,
    `font-src ${origin}`,
    `media-src ${origin}`,
    `connect-src ${origin} ${socket}`,
    `frame-src ${origin}`,
    "object-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "sandbox allow-scripts allow-same-origin allow-forms allow-downloads",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
};
