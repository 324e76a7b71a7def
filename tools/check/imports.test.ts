import { describe, expect, test } from "vitest";
import { findImportErrors } from "./imports.ts";

const source = (path: string, ...specifiers: string[]) => ({
  path,
  text: specifiers.map((specifier) => `import { x } from "${specifier}";`).join("\n"),
});

describe("the directions of imports", () => {
  test("a package imports only what stands before it", () => {
    expect(
      findImportErrors([
        source("shared/domain/a.ts", "@relato/server/app.ts"),
        source("scribe/a.ts", "@relato/shared/domain/a.ts"),
        source("web/app/a.ts", "../../server/app.ts", "react"),
      ]),
    ).toEqual([
      "shared/domain/a.ts imports server/app.ts: shared may import only itself",
      "web/app/a.ts imports server/app.ts: web may import only itself, shared",
    ]);
  });

  test("the platform knows no feature, also through a type", () => {
    const text = 'import type { X } from "../../features/consultas/queries.ts";';
    expect(findImportErrors([{ path: "server/platform/http/a.ts", text }])).toEqual([
      "server/platform/http/a.ts imports server/features/consultas/queries.ts: the platform and the providers know no feature",
    ]);
  });

  test("a feature uses another's top files, not its internals, and never in a circle", () => {
    expect(
      findImportErrors([
        source("server/features/a/queries.ts", "../b/queries.ts", "../b/deep/inner.ts"),
        source("server/features/b/queries.ts", "../c/queries.ts"),
        source("server/features/c/queries.ts", "../d/queries.ts", "../d/routes.ts"),
      ]),
    ).toEqual([
      "server/features/a/queries.ts imports server/features/b/deep/inner.ts: that is internal to the feature b",
      "server/features/c/queries.ts imports server/features/d/routes.ts: that is internal to the feature d",
    ]);
    expect(
      findImportErrors([
        source("web/app/features/a/x.ts", "../b/x.ts"),
        source("web/app/features/b/x.ts", "../a/y.ts"),
      ]),
    ).toEqual([
      "the feature web/app/a imports itself by way of others",
      "the feature web/app/b imports itself by way of others",
    ]);
  });
});
