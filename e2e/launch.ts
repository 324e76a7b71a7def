import { join } from "node:path";

const SPOKEN = join(import.meta.dirname, "fixtures/consulta-pt.wav");

/** A spoken consultation, played once, as the microphone. */
export const MICROPHONE = [
  "--use-fake-device-for-media-stream",
  `--use-file-for-fake-audio-capture=${SPOKEN}%noloop`,
];

/** How Chromium is started, with these arguments beside those that each test needs. */
export const launchWith = (args: string[]) => ({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: [
    ...args,
    // There is no GPU; drawing in software without its process costs less.
    "--disable-gpu",
    // Chromium's sandbox refuses to run as root.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
});

export const LAUNCH = launchWith(MICROPHONE);
