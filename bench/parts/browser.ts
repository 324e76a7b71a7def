import { type Browser, chromium } from "@playwright/test";
import { ensureChromium } from "../../tools/chromium.ts";

/** Chromium's sandbox does not work for root. */
export const SANDBOX_ARGS = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

export const launchBrowser = (...args: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: [...args, ...SANDBOX_ARGS] });
