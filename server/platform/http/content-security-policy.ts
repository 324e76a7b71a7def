interface PolicyParts {
  https: boolean;
  /** Hashes of the scripts and styles that stand in the page itself: `'sha256-…'`. */
  scripts?: readonly string[];
  styles?: readonly string[];
  /** The application only: React Aria positions its popovers with style attributes. */
  style_attributes?: boolean;
}

/**
 * What a page may load and do (https://www.w3.org/TR/CSP3/): scripts only from our own files or by their hash, never
 * `unsafe-inline`; nobody may frame us.
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
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
