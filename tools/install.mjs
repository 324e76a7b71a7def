// Plain JavaScript for Node 20, since it runs before the installation.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const own = (...parts) => join(root, ...parts);

/**
 * Runs `npm ci` if node_modules differs from package-lock.json.
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

/** npm writes its own lockfile at the end of an installation. A broken installation has none. */
function isInstalled() {
  const hidden = own("node_modules", ".package-lock.json");
  if (!existsSync(hidden)) return false;
  const locked = JSON.parse(readFileSync(own("package-lock.json"), "utf8")).packages;
  const installed = JSON.parse(readFileSync(hidden, "utf8")).packages;
  return Object.entries(locked).every(([path, entry]) => {
    if (!path.includes("node_modules/") || entry.link) return true;
    const found = installed[path];
    if (!found) return entry.optional === true;
    // Some platforms' packages have no digest (docs/decisions/0027-pdf.md).
    const isSame = entry.integrity === undefined || found.integrity === entry.integrity;
    return found.version === entry.version && isSame;
  });
}

/**
 * The Node of the npm package `node`. An install script downloads its binary. If scripts are
 * disabled or the platform's package is missing, we install that package, or use the machine's Node
 * 24.
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
  const found = candidates.find(canRun);
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
    if (canRun(candidates[1])) return candidates[1];
  }
  console.error(
    `Relato needs Node 24, which npm could not install for ${process.platform} ${process.arch}. ` +
      "Install Node 24 and try again.",
  );
  process.exit(1);
}

const platformPackage = () => {
  const { platform, arch } = process;
  const prefix = platform === "darwin" && arch === "arm64" ? "node-bin" : "node";
  return `${prefix}-${platform}-${arch}`;
};

/** Before its install script, the package has a text file in place of the binary. */
const canRun = (path) => existsSync(path) && spawnSync(path, ["--version"]).status === 0;

function npm(args, { quiet, mayFail = false }) {
  // `node` itself could be the one in node_modules, which `npm ci` removes.
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
  console.error(`npm ${args[0]} failed. Nothing was started.`);
  process.exit(1);
}
