const NO_FRAMES = "frame-ancestors 'none'";

interface PolicyParts {
  https: boolean;
  /** Hashes of the page's inline scripts and styles: `'sha256-…'`. */
  scripts?: readonly string[];
  styles?: readonly string[];
  /** For the application only: React Aria positions popovers by style attributes. */
  style_attributes?: boolean;
}

/**
 * Scripts come from our own files or match a hash (https://www.w3.org/TR/CSP3/). No page may frame
 * ours.
 */
export const contentSecurityPolicy = ({
  https,
  scripts = [],
  styles = [],
  style_attributes = false,
}: PolicyParts): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    ...(style_attributes ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    NO_FRAMES,
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");

/** The same policy for a page that pages of these origins may frame; none without origins. */
export const allowFrames = (policy: string, origins: readonly string[]): string =>
  origins.length === 0 ? policy : policy.replace(NO_FRAMES, `frame-ancestors ${origins.join(" ")}`);
