import { createHash } from "node:crypto";
import fastify from "fastify";

/** The page and its script, with the hash of the page's inline script for its policy. */
export interface Reference {
  html: string;
  script: string;
  /** `'sha256-…'` */
  script_hash: string;
}

/** Nothing is fetched from another host, and nothing is sent to one. */
const OFFLINE = {
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: "never",
  // Try-it-out calls this server directly.
  proxyUrl: "",
} as const;

/** The texts of the page's script elements without a source. */
const inlineScripts = (html: string): string[] =>
  html
    .split("</script>")
    .slice(0, -1)
    .flatMap((part) => {
      const element = part.slice(part.lastIndexOf("<script"));
      const end = element.indexOf(">");
      return element.slice(0, end).includes("src=") ? [] : [element.slice(end + 1)];
    });

/**
 * Renders Scalar's page for the OpenAPI document at `url`. The package holds its script as a text
 * of five megabytes, so that it is loaded with the first reader, not at boot. Its routes declare no
 * access, so that they are on a separate server.
 */
export const renderReference = async (url: string): Promise<Reference> => {
  const { default: scalar } = await import("@scalar/fastify-api-reference");
  const app = fastify();
  app.register(scalar, {
    routePrefix: "/docs",
    configuration: { ...OFFLINE, url, pageTitle: "Relato API" },
  });
  const [page, script] = [await app.inject("/docs/"), await app.inject("/docs/js/scalar.js")];
  await app.close();
  const hashes = inlineScripts(page.body).map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return { html: page.body, script: script.body, script_hash: hashes.join(" ") };
};
