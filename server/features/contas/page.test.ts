import { APIError } from "better-auth/api";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AccountRefusal, withAuthErrors } from "./errors.ts";
import { outcomeOf } from "./outcome.ts";
import { fillHtml } from "./page.ts";

const PAGE = [
  `<p hidden="" data-message="" class="m"></p>`,
  `<div hidden="" data-part="google">G</div><form data-part="form">`,
  `<input id="email" name="email" type="email"/><input name="password"/>`,
  `</form><code data-text="session"></code>`,
].join("");

describe("fillHtml", () => {
  test("inserts a message, values, parts and texts", () => {
    const filled = fillHtml(PAGE, {
      message: { kind: "error", text: "Não" },
      values: { email: "a@b.c" },
      show: ["google"],
      hide: ["form"],
      texts: { session: "cs_1" },
    });
    expect(filled).toBe(
      [
        `<p data-message="" data-kind="error" class="m">Não</p>`,
        `<div data-part="google">G</div><form hidden="" data-part="form">`,
        `<input id="email" name="email" value="a@b.c" type="email"/><input name="password"/>`,
        `</form><code data-text="session">cs_1</code>`,
      ].join(""),
    );
  });

  test("without a filling returns the page unchanged", () => expect(fillHtml(PAGE, {})).toBe(PAGE));

  test("escapes typed values", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const filled = fillHtml(PAGE, {
          message: { kind: "success", text: typed },
          values: { email: typed },
          texts: { session: typed },
        });
        // As many tags and quotes as with a plain word.
        const harmless = fillHtml(PAGE, {
          message: { kind: "success", text: "x" },
          values: { email: "x" },
          texts: { session: "x" },
        });
        const signs = (html: string) => html.replaceAll(/[^<>"]/g, "");
        expect(signs(filled)).toBe(signs(harmless));
      }),
    );
  });

  test("throws on a missing placeholder", () => {
    expect(() => fillHtml("<p></p>", { show: ["google"] })).toThrow(/has no place/);
  });
});

describe("errors of better-auth", () => {
  const refuse = (status: "BAD_REQUEST" | "INTERNAL_SERVER_ERROR", message: string) =>
    withAuthErrors(async () => {
      throw new APIError(status, { message, code: "SOMETHING_NEW" });
    }).catch((error: unknown) => error);

  test("without a code of ours keep their message", async () => {
    const error = await refuse("BAD_REQUEST", "The moon is full");
    expect(error).toBeInstanceOf(AccountRefusal);
    expect(outcomeOf(error, "pt-br")).toEqual({
      status: 422,
      message: { kind: "error", text: "The moon is full" },
    });
  });

  test("of its server are not shown", async () => {
    const error = await refuse("INTERNAL_SERVER_ERROR", "relation auth.user does not exist");
    expect(outcomeOf(error, "pt-br")).toBeNull();
  });
});
