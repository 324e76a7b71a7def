// Plain JavaScript for Node 20: it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const own = (...parts) => join(root, ...parts);

/**
 * Makes node_modules what package-lock.json says, and does nothing when it is already.
 * @returns {string} the path of the pinned Node
 */
export function ensureInstalled() {
  if (!isInstalled()) {
    console.log(
      "Installing dependencies by package-lock.json (the first time, and when it changes) …",
    );
    npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], { quiet: true });
  }
  return pinnedNode();
}

/** npm writes what it installed into a lockfile of its own, at the very end; a broken install has none. */
function isInstalled() {
  const hidden = own("node_modules", ".package-lock.json");
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(own("package-lock.json"), "utf8")).packages;
  const installed = JSON.parse(readFileSync(hidden, "utf8")).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes("node_modules/") || entry.link) return true;
    const found = installed[path];
    if (!found) return entry.optional === true;
    // An entry of a platform that our registry did not have (docs/decisions/0027-pdf.md) comes without a digest.
    const same = entry.integrity === undefined || found.integrity === entry.integrity;
    return found.version === entry.version && same;
  });
}

/**
 * The Node of the npm package `node`. Its binary comes through an install script; where npm was told to run none, or the
 * platform's package is missing, we fetch that package ourselves, and at last take the machine's own Node 24.
 */
function pinnedNode() {
  const { version } = JSON.parse(readFileSync(own("package-lock.json"), "utf8")).packages[
    "node_modules/node"
  ];
  const fetched = own("node_modules", ".node");
  const candidates = [
    own("node_modules", "node", "bin", "node"),
    join(fetched, "node_modules", platformPackage(), "bin", "node"),
  ];
  const found = candidates.find(runs);
  if (found) return found;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  for (const range of [version, "24"]) {
    const args = [
      "install",
      "--prefix",
      fetched,
      "--no-save",
      "--no-package-lock",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ];
    npm([...args, `${platformPackage()}@${range}`], { quiet: true, mayFail: true });
    if (runs(candidates[1])) return candidates[1];
  }
  console.error(
    `Relato runs on Node 24, which npm could not fetch for ${process.platform} ${process.arch}. Install Node 24 and try again.`,
  );
  process.exit(1);
}

const platformPackage = () =>
  `${process.platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node"}-${process.platform}-${process.arch}`;

/** The package leaves a text file in the binary's place until its script has run. */
const runs = (path) => existsSync(path) && spawnSync(path, ["--version"]).status === 0;

function npm(args, { quiet, mayFail = false }) {
  // npm_node_execpath: `node` itself may be the one inside node_modules, which `npm ci` is about to remove.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const cli = process.env.npm_execpath;
  const [command, first] = cli && existsSync(cli) ? [node, [cli]] : ["npm", []];
  const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(":") };
  const result = spawnSync(command, [...first, ...args], {
    cwd: root,
    env,
    encoding: "utf8",
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
  });
  if (result.status === 0 || mayFail) return;
  console.error(result.error?.message ?? `${result.stdout}${result.stderr}`.trim());
  console.error(`npm ${args[0]} failed; nothing was started.`);
  process.exit(1);
}
