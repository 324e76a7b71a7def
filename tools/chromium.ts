import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const installed = (): string | undefined => {
  const folders = (process.env["PATH"] ?? "").split(delimiter).concat("/usr/bin");
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...MAC, chromium.executablePath()].find((path) => existsSync(path));
};

/** Runs without questions; what it says is shown only when it fails. */
const tries = (command: string, ...args: string[]): boolean => {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const result = spawnSync(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    env,
  });
  if (result.status === 0) return true;
  const said = result.error?.message ?? `${result.stdout}${result.stderr}`;
  console.error(said.trim().split("\n").slice(-5).join("\n"));
  return false;
};

/**
 * The browser for e2e: CHROMIUM_PATH, else one that is installed, else Debian's (as root), else Playwright's own.
 * @throws Error saying what to do when none can be had
 */
export const ensureChromium = (): string => {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const found = installed();
  if (found !== undefined) return found;
  console.log("Installing Chromium for the tests in the browser …");
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    // A fresh image has no package lists.
    if (tries("apt-get", "update", "-qq"))
      tries("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium");
  }
  if (installed() === undefined) {
    const cli = join(import.meta.dirname, "../node_modules/@playwright/test/cli.js");
    tries(process.execPath, cli, "install", "chromium");
  }
  const path = installed();
  if (path === undefined)
    throw new Error(
      "There is no Chromium and none could be installed: install one and set CHROMIUM_PATH.",
    );
  return path;
};
