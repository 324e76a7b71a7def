import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./environment.ts";

/** The version of this program. */
export const RELEASE = (
  JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string }
).version;
