import { expect, test } from "vitest";
import { deviceOf } from "./device.ts";

const KIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${KIT} Chrome/150.0 Safari/537.36`, "Chrome", "Linux"],
  [`Mozilla/5.0 (Windows NT 10.0) ${KIT} Chrome/150.0 Safari/537.36 Edg/150.0`, "Edge", "Windows"],
  [`Mozilla/5.0 (Linux; Android 16) ${KIT} Chrome/150.0 Mobile Safari/537.36`, "Chrome", "Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1",
    "Safari",
    "iOS",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:150.0) Firefox/150.0", "Firefox", "macOS"],
])("%s is recognised", (agent, browser, system) =>
  expect(deviceOf(agent)).toEqual({ browser, system }),
);

test("what is not known is not guessed", () => {
  expect(deviceOf(null)).toBeNull();
  expect(deviceOf("curl/8")).toBeNull();
});
