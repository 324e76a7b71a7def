import { expect, test } from "vitest";
import { findRuleErrors } from "./rules.ts";

const errorsIn = (path: string, text: string) => findRuleErrors([{ path, text }]);

test("asSystem is called only where it is allowed", () => {
  const text = 'await asSystem(db, "because", read);';
  expect(errorsIn("server/features/pacientes/queries.ts", text)).toHaveLength(1);
  expect(errorsIn("server/platform/database/database.ts", text)).toEqual([]);
});

test("scribe runs in the engine's processes", () => {
  const verify = 'import { verifyNote } from "@relato/scribe/evidence/verify.ts";';
  expect(errorsIn("server/features/pacientes/queries.ts", verify)).toHaveLength(1);
  expect(
    errorsIn("server/a.ts", 'const { a } = await import("@relato/scribe/write.ts");'),
  ).toHaveLength(1);
  expect(errorsIn("server/a.ts", `import {\n  a,\n} from "./a.ts";\n${verify}`)).toHaveLength(1);
  expect(errorsIn("server/providers/engine/calls.ts", verify)).toEqual([]);
  expect(errorsIn("server/a.test.ts", verify)).toEqual([]);
  const types = 'import type { Consultation } from "@relato/scribe/types.ts";\nimport a from "a";';
  expect(errorsIn("server/a.ts", types)).toEqual([]);
});

test("a file name must describe the content", () => {
  expect(errorsIn("server/utils.ts", "")).toHaveLength(1);
  expect(errorsIn("web/app/index.tsx", "")).toHaveLength(1);
  expect(errorsIn("web/app/paths.ts", "")).toEqual([]);
});

test("tests do not sleep", () => {
  // In pieces, or this file would break the rule that it tests.
  const sleeping = ["await new Promise((r) => setTimeout", "(r, 500));"].join("");
  expect(errorsIn("server/a.test.ts", sleeping)).toHaveLength(1);
  expect(errorsIn("e2e/a.spec.ts", ["page.waitFor", "Timeout(1)"].join(""))).toHaveLength(1);
});
