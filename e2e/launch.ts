import { existsSync } from "node:fs";
import { join } from "node:path";

const SPOKEN = join(import.meta.dirname, "fixtures/consulta-pt.wav");

/** A spoken consultation, played once, as the microphone. */
export const MICROPHONE = [
  "--use-fake-device-for-media-stream",
  `--use-file-for-fake-audio-capture=${SPOKEN}%noloop`,
];

const withFlags = (executablePath: string, args: string[]) => ({
  executablePath,
  args: [
    ...args,
    // There is no GPU; drawing in software without its process costs less.
    "--disable-gpu",
    // Chromium's sandbox refuses to run as root.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
});

/** The whole Chromium, for what only its windows have: capture of a tab, a denied permission. */
export const launchWith = (args: string[]) =>
  withFlags(process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium", args);

const SHELL = process.env["HEADLESS_SHELL_PATH"] ?? "/usr/bin/chromium-headless-shell";

/**
 * The same engine without windows, which needs half the processor time. It has no prompt for the
 * microphone, and grants it.
 */
export const LAUNCH = existsSync(SHELL)
  ? withFlags(SHELL, [...MICROPHONE, "--use-fake-ui-for-media-stream"])
  : launchWith(MICROPHONE);
