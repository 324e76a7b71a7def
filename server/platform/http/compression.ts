import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Smaller answers gain nothing, in bytes. */
const SMALLEST = 1024;
/** Larger answers are compressed on another thread, so that they delay no request. */
const AT_ONCE = 8 * 1024;

/**
 * Compresses the JSON of GET routes. Audio, PDFs, event streams and uploads are sent unchanged;
 * built-pages.ts compresses pages.
 *
 * Compression reveals no secret (BREACH, https://breachattack.com). That attack needs a secret
 * beside text that the attacker chooses, repeatedly, in a signed-in browser. Secrets (codes of
 * links, feed addresses, two-factor setup) are sent by POST routes, the session cookie is in no
 * body, no answer repeats its address, and cross-site requests are not compressed.
 */
export const installCompression = (app: FastifyInstance): void => {
  app.addHook("onRoute", (route) => {
    if (![route.method].flat().includes("GET")) route.compress = false;
  });
  app.addHook("onRequest", async (request) => {
    const site = request.headers["sec-fetch-site"];
    if (site === "cross-site" || site === "same-site") request.headers["x-no-compression"] = "1";
  });
  app.register(compress, {
    encodings: ["br", "gzip"],
    customTypes: /^application\/json\b/,
    threshold: SMALLEST,
    syncThreshold: AT_ONCE,
    // A decompressed request could be a zip bomb.
    globalDecompression: false,
  });
};
