import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const findInstalled = (): string | undefined => {
  const folders = (process.env["PATH"] ?? "").split(delimiter).concat("/usr/bin");
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...MAC, chromium.executablePath()].find((path) => existsSync(path));
};

/** Runs a command without prompts. Shows the end of its output if it fails. */
const succeeds = (command: string, ...args: string[]): boolean => {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const result = spawnSync(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    env,
  });
  if (result.status === 0) return true;
  const output = result.error?.message ?? `${result.stdout}${result.stderr}`;
  console.error(output.trim().split("\n").slice(-5).join("\n"));
  return false;
};

/**
 * The browser for e2e: CHROMIUM_PATH, an installed one, Debian's (as root), or Playwright's own.
 * @throws Error with instructions if there is none
 */
export const ensureChromium = (): string => {
  const configured = process.env["CHROMIUM_PATH"];
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is ${configured}, which does not exist.`);
  }
  const found = findInstalled();
  if (found !== undefined) return found;
  console.log("Installing Chromium for the browser tests …");
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    // A new container image has no package lists.
    if (succeeds("apt-get", "update", "-qq"))
      succeeds("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium");
  }
  if (findInstalled() === undefined) {
    const cli = join(import.meta.dirname, "../node_modules/@playwright/test/cli.js");
    succeeds(process.execPath, cli, "install", "chromium");
  }
  const path = findInstalled();
  if (path === undefined)
    throw new Error(
      "Chromium is missing and could not be installed: install it and set CHROMIUM_PATH.",
    );
  return path;
};
