import { readFileSync } from "node:fs";

/** The rows of a file of tab-separated values, without empty lines and `#` comments. */
export const readTsv = (url: URL): string[][] =>
  readFileSync(url, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
