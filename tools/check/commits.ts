import { spawnSync } from "node:child_process";
import { ROOT } from "./sources.ts";

/** The newest commit before the rule on subjects; later commits must follow it. */
const BASE = "d6dc744520687358533f18bc93a9ca668f99cbe3";
const MAX_SUBJECT = 72;

export interface SubjectCheck {
  errors: string[];
  /** Why nothing was checked; null if the subjects were. */
  skipped: string | null;
}

/** Checks the subjects of the commits after `base`. A checkout without `base` is skipped. */
export const checkSubjects = (root = ROOT, base = BASE): SubjectCheck => {
  const log = spawnSync("git", ["log", "--no-merges", "--format=%h %s", `${base}..HEAD`], {
    cwd: root,
    encoding: "utf8",
  });
  if (log.status !== 0)
    return { errors: [], skipped: `commit subjects are not checked: ${base} is not in this clone` };
  const errors = log.stdout
    .split("\n")
    .filter((line) => line.slice(line.indexOf(" ") + 1).length > MAX_SUBJECT)
    .map((line) => `commit ${line}: the subject has over ${MAX_SUBJECT} characters`);
  return { errors, skipped: null };
};
