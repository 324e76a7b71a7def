import { expect, test } from "vitest";
import { keeping } from "./language.tsx";

test("a kept promise says so to React, and a broken one does not", async () => {
  const kept = keeping(Promise.resolve("pt-br"));
  expect(kept).not.toHaveProperty("status");
  await kept;
  expect(kept).toMatchObject({ status: "fulfilled", value: "pt-br" });
  const broken = keeping(Promise.reject(new Error("offline")));
  await expect(broken).rejects.toThrow("offline");
  expect(broken).not.toHaveProperty("status");
});
