import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:js|css|svg|json|map|wasm)$/;
/** Below this, headers weigh more than what is saved. */
const WORTH_BYTES = 600;

/**
 * Lays `.br` and `.gz` beside every built text file; the server sends what the browser takes. Pages are not among them: they
 * carry the installation's own address, so the server compresses them once it knows it (server/platform/http/documents.ts).
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
