import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Poppler reads our PDFs (https://poppler.freedesktop.org): Debian's poppler-utils, Homebrew's
 * poppler.
 */
const has = (program: string): boolean => spawnSync(program, ["-v"]).error === undefined;
export const HAS_POPPLER = has("pdfsig") && has("pdftotext");
/** NSS's tool, which tells pdfsig the trusted roots: Debian's libnss3-tools. */
export const HAS_CERTUTIL = spawnSync("certutil", ["-H"]).error === undefined;
/** Appended to the names of skipped tests. */
export const NEEDS_POPPLER = HAS_POPPLER
  ? ""
  : " (skipped: no pdftotext and pdfsig; install poppler-utils)";
export const NEEDS_CERTUTIL =
  HAS_POPPLER && HAS_CERTUTIL ? "" : " (skipped: install poppler-utils and libnss3-tools)";

const inFolder = <T>(work: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), "relato-poppler-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const run = (program: string, args: string[]): string => {
  const { stdout, stderr, status } = spawnSync(program, args, {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout;
};

const on = (pdf: Buffer, program: string, args: (path: string) => string[]): string =>
  inFolder((folder) => {
    const path = join(folder, "one.pdf");
    writeFileSync(path, pdf);
    return run(program, args(path));
  });

/** The text of a PDF in reading order. */
export const pdfText = (pdf: Buffer): string => on(pdf, "pdftotext", (path) => [path, "-"]);
export const pdfInfo = (pdf: Buffer): string => on(pdf, "pdfinfo", (path) => [path]);
export const pdfFonts = (pdf: Buffer): string => on(pdf, "pdffonts", (path) => [path]);
/** The tags in the order of a screen reader. */
export const pdfTags = (pdf: Buffer): string =>
  on(pdf, "pdfinfo", (path) => ["-struct-text", path]);

/** pdfsig's report on the signature, with `root` (PEM) as the only trusted root. */
export const pdfSignature = (pdf: Buffer, root?: string): string =>
  inFolder((folder) => {
    const path = join(folder, "one.pdf");
    writeFileSync(path, pdf);
    if (root === undefined) return run("pdfsig", ["-nocert", path]);
    const pem = join(folder, "root.pem");
    writeFileSync(pem, root);
    const store = `sql:${folder}`;
    run("certutil", ["-N", "-d", store, "--empty-password"]);
    run("certutil", ["-A", "-d", store, "-n", "root", "-t", "CT,C,C", "-i", pem]);
    return run("pdfsig", ["-nssdir", store, path]);
  });
