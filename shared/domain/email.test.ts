import { expect, test } from "vitest";
import { isEmail } from "./email.ts";

test("an e-mail address has the form x@y.z", () => {
  for (const good of ["x@y.z", "ana.prado+a@exemplo.com.br"]) expect(isEmail(good)).toBe(true);
  for (const bad of ["x", "x@y", "x@.z", "x@y.", "a b@c.d", "x@@y.z", "x@y..z"])
    expect(isEmail(bad)).toBe(false);
});
