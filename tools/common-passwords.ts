import { readFileSync, writeFileSync } from "node:fs";
import { MIN_PASSWORD } from "../shared/contract/contas.ts";
import { hashPassword } from "../server/features/contas/common-passwords.ts";

/* `node tools/common-passwords.ts LIST OUT`: hashes a list of one password per line. */

const [list, out] = process.argv.slice(2);
if (list === undefined || out === undefined) {
  console.error("usage: node tools/common-passwords.ts LIST OUT");
  process.exit(2);
}
const words = readFileSync(list, "utf8")
  .split(/\r?\n/)
  .filter((word) => word.length >= MIN_PASSWORD);
const hashes = new Map(
  words.map((word) => [hashPassword(word).toString("hex"), hashPassword(word)]),
);
const sorted = [...hashes.values()].toSorted((a, b) => Buffer.compare(a, b));
writeFileSync(out, Buffer.concat(sorted));
console.log(`${sorted.length} passwords`);
