import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:js|css|svg|json|map|wasm)$/;
/** Smaller files gain nothing from compression. */
const WORTH_BYTES = 600;

/**
 * Writes `.br` and `.gz` files next to every built text file. HTML pages are excluded: the server
 * fills in the address of the installation first (server/platform/http/built-pages.ts).
 */
export const compressPlugin = (): Plugin => ({
  name: "relato:compress",
  apply: "build",
  writeBundle({ dir }) {
    if (dir === undefined) throw new Error("the build has no folder");
    const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !TEXT.test(entry.name)) continue;
      const source = readFileSync(path);
      if (source.length < WORTH_BYTES) continue;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      };
      writeFileSync(`${path}.br`, brotliCompressSync(source, { params }));
      writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }));
    }
  },
});
