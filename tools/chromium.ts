import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];

const listOnPath = (names: string[]): string[] => {
  const folders = (process.env["PATH"] ?? "").split(delimiter).concat("/usr/bin");
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
};
const findInstalled = (): string | undefined =>
  [...listOnPath(NAMES), ...MAC, chromium.executablePath()].find((path) => existsSync(path));
const findShell = (): string | undefined => listOnPath(SHELLS).find((path) => existsSync(path));

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

/** Only as root on Debian. */
const installFromDebian = (name: string): void => {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  // A new container image has no package lists.
  if (succeeds("apt-get", "update", "-qq"))
    succeeds("apt-get", "install", "-y", "-qq", "--no-install-recommends", name);
};

/**
 * Chromium without windows: half the processor time per page. Undefined where neither PATH nor
 * Debian has it; then the whole browser runs all tests.
 */
export const ensureHeadlessShell = (): string | undefined => {
  if (findShell() === undefined) installFromDebian("chromium-headless-shell");
  return findShell();
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
  installFromDebian("chromium");
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
