import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ROOT } from "./check/sources.ts";

interface Sbom {
  bomFormat: string;
  components: { name: string; version: string; purl: string; hashes?: object[] }[];
}
type Lockfile = { packages: Record<string, { version: string } & Partial<Record<Kind, boolean>>> };
/** Packages that are not shipped, or only on another platform. */
const OTHERS = ["dev", "devOptional", "optional", "peer", "link"] as const;
type Kind = (typeof OTHERS)[number];

test("npm run sbom lists every installed package of the product in CycloneDX", async () => {
  const { stdout } = await promisify(execFile)("npm", ["run", "-s", "sbom"], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  });
  const sbom = JSON.parse(stdout) as Sbom;
  expect(sbom.bomFormat).toBe("CycloneDX");
  const listed = new Set(sbom.components.map(({ purl }) => decodeURIComponent(purl)));
  const { packages } = JSON.parse(
    await readFile(join(ROOT, "package-lock.json"), "utf8"),
  ) as Lockfile;
  const shipped = Object.entries(packages).flatMap(([path, entry]) => {
    const name = /.*node_modules\/(.+)$/.exec(path)?.[1];
    if (name === undefined || OTHERS.some((kind) => entry[kind] === true)) return [];
    return [`pkg:npm/${name}@${entry.version}`];
  });
  expect(shipped.length).toBeGreaterThan(100);
  expect(shipped.filter((purl) => !listed.has(purl))).toEqual([]);
});
