import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkSubjects } from "./commits.ts";

const root = mkdtempSync(join(tmpdir(), "relato-commits-"));
const git = (...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@localhost", ...args], {
    cwd: root,
    encoding: "utf8",
  }).trim();
const commit = (subject: string): string => {
  git("commit", "--quiet", "--allow-empty", "--no-verify", "-m", subject);
  return git("rev-parse", "HEAD");
};

beforeAll(() => git("init", "--quiet"));
afterAll(() => rmSync(root, { recursive: true }));

test("a subject after the base has at most 72 characters", () => {
  const base = commit("a".repeat(100));
  commit("b".repeat(72));
  expect(checkSubjects(root, base)).toEqual({ errors: [], skipped: null });
  commit("c".repeat(73));
  const { errors } = checkSubjects(root, base);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain("c".repeat(73));
});

test("a clone without the base is skipped with a message", () => {
  const { errors, skipped } = checkSubjects(root, "0".repeat(40));
  expect(errors).toEqual([]);
  expect(skipped).toContain("commit subjects are not checked");
});
