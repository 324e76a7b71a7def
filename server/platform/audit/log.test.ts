import { expect, test } from "vitest";
import { createLog, describeError } from "./log.ts";

const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
};

test("a message that can quote its input is left out, with the stack that repeats it", () => {
  const report = describeError(thrownBy(() => JSON.parse('{"nome": Maria da Silva}')));
  expect(report.type).toBe("SyntaxError");
  expect(report.frames[0]).toMatch(/JSON\.parse|log\.test\.ts/);
  expect(JSON.stringify(report)).not.toContain("Maria");
});

test("a message whose lines look like frames is left out whole", () => {
  const error = new Error("refused\n    at Maria da Silva (secret)\n    at more");
  expect(JSON.stringify(describeError(error))).not.toMatch(/Maria|secret/);
});

test("a database error is logged by code and constraint, through every cause", () => {
  const refused = Object.assign(new Error("Key (email)=(maria@example.org) exists"), {
    code: "23505",
    constraint: "user_email_unique",
    detail: "maria@example.org",
  });
  const report = describeError(
    new Error("Failed query: insert … params: Maria", { cause: refused }),
  );
  expect(report.cause).toMatchObject({ code: "23505", constraint: "user_email_unique" });
  expect(JSON.stringify(report)).not.toMatch(/maria/i);
});

test("a program error keeps its message", () => {
  const report = describeError(thrownBy(() => (undefined as unknown as { x: { y: number } }).x.y));
  expect(report.message).toContain("Cannot read properties of undefined");
});

test("secret fields are redacted", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  log.info({ body: { nome: "Maria" }, user: { email: "maria@example.org", id: 1 } }, "saved");
  log.info({ err: new Error("Maria"), headers: { cookie: "x=Maria" } }, "failed");
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { user: { id: 1 }, msg: "saved" },
    { err: { type: "Error" }, msg: "failed" },
  ]);
  expect(lines.join("")).not.toMatch(/maria/i);
});
