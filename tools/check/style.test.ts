import { expect, test } from "vitest";
import { sampleComments } from "./sample.ts";
import { findStyleErrors } from "./style.ts";

const errorsIn = (path: string, ...lines: string[]): string[] =>
  findStyleErrors([{ path, text: lines.join("\n") }]).map(
    ({ line, problem }) => `${line}: ${problem}`,
  );
const LONG = "x".repeat(101);

test("a line has at most 100 columns; a URL does not count", () => {
  expect(errorsIn("web/a.ts", `// ${"x".repeat(97)}`, `// ${"x".repeat(98)}`)).toEqual([
    "2: 101 columns",
  ]);
  expect(errorsIn("web/a.ts", `// https://example.com/${LONG}`)).toEqual([]);
  expect(errorsIn("web/a.css", `/* ${LONG} */`)).toHaveLength(1);
});

test("only the comments of a catalogue are measured", () => {
  const catalogue = "shared/locales/es/home.ts";
  expect(errorsIn(catalogue, `const a = "${LONG}";`)).toEqual([]);
  expect(errorsIn(catalogue, "/**", ` * ${LONG}`, " */", `const a = "${LONG}";`)).toEqual([
    "2: 104 columns",
  ]);
});

test("banned words are found in comments, also across lines", () => {
  expect(errorsIn("a.ts", "const a = 1; // Nobody knows", "/*", " * it is", " * told */")).toEqual([
    '1: "nobody" in a comment',
    '3: "is told" in a comment',
  ]);
  expect(errorsIn("a.ts", "// it begins of", "// its own")).toEqual([
    '1: "of its own" in a comment',
  ]);
  expect(errorsIn("a.tsx", "const a = <p>{/* as it stands */}</p>;")).toHaveLength(1);
  expect(errorsIn("a.css", "/* stands */", "a { color: red }")).toHaveLength(1);
});

test("banned words are found in test names and in messages for operators", () => {
  expect(
    errorsIn(
      "a.test.ts",
      'describe("anew", () => {});',
      "test.each([1])(`nobody ${1}`, () => {});",
      'deps.log.warn({ code: "x" }, "meanwhile");',
      'throw new TypeError("whoever");',
    ),
  ).toEqual([
    '1: "anew" in a test name',
    '2: "nobody" in a test name',
    '3: "meanwhile" in a message',
    '4: "whoever" in a message',
  ]);
});

test("other strings, quotes and code are not our English", () => {
  expect(
    errorsIn(
      "a.ts",
      'const talk = "nobody in the family"; // heard as "nobody", see `anew`',
      'call("nobody"); // a stand-in, understands',
    ),
  ).toEqual([]);
});

test("documents are checked by paragraph, without code blocks", () => {
  expect(errorsIn("README.md", "What stands", "here", "", "```", "nobody", "```", LONG)).toEqual([
    '1: "stands" in a document',
  ]);
});

test("a seed decides which comments the sample prints", () => {
  const text = Array.from({ length: 50 }, (_, i) => `const a${i} = ${i}; // comment ${i}`);
  const source = { path: "a.ts", text: text.join("\n") };
  const sample = sampleComments([source], 7, 3);
  expect(sample).toHaveLength(3);
  expect(sampleComments([source], 7, 3)).toEqual(sample);
  expect(sampleComments([source], 8, 3)).not.toEqual(sample);
  expect(sample[0]?.text).toBe(`comment ${(sample[0]?.line ?? 0) - 1}`);
});
