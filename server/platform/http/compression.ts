import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Bytes: smaller answers gain nothing. */
const SMALLEST = 1024;
/** Bytes that are compressed at once; what is larger goes to another thread, so that nobody waits behind it. */
const AT_ONCE = 8 * 1024;

/**
 * Answers of the API in fewer bytes, for who takes them so: JSON of GET routes only. Sound in ranges, PDFs, event streams and uploads
 * are sent as they are, and pages are compressed where they are made (documents.ts).
 *
 * Why the length tells nobody a secret (BREACH, https://breachattack.com): that needs a secret beside text that an attacker chooses,
 * again and again, in a browser that is signed in. Whatever hands out a secret (a link's code, a feed's address, two-step verification)
 * is a POST, and is not compressed; the session's cookie stands in no body; nothing of an address is repeated in an answer; and what
 * another site makes the browser ask for is not compressed, either.
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
    // A request is read as it comes: what unfolds is somebody's trap.
    globalDecompression: false,
  });
};
