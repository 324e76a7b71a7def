import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { supportPage } from "@relato/shared/locales/pt-br/support.ts";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { expectAccessible } from "./accessible.ts";
import { withVariables } from "./own-installation.ts";
import { asDoctor, expect, TEXTS, VIEW_TEXTS } from "./test.ts";

/* A stand-in for Chatwoot: its script records the calls, and sets the same cookies. */
const SDK = `
  window.calls = [];
  window.chatwootSDK = {
    run(options) {
      window.calls.push(["run", options]);
      document.cookie = "cw_conversation=abc; path=/";
      window.$chatwoot = {
        setUser: (id, user) => window.calls.push(["setUser", id, user]),
        toggle: (state) => window.calls.push(["toggle", state]),
        reset() {
          document.cookie = "cw_conversation=; path=/; max-age=0";
          window.calls.push(["reset"]);
          fetch(options.baseUrl + "/reset", { method: "POST", mode: "no-cors", keepalive: true });
        },
      };
      dispatchEvent(new Event("chatwoot:ready"));
    },
  };
`;
const asked: string[] = [];
const provider = createServer((request, response) => {
  asked.push(request.url ?? "");
  if (request.url === "/packs/js/sdk.js")
    response.writeHead(200, { "content-type": "text/javascript" }).end(SDK);
  else response.writeHead(204, { "access-control-allow-origin": "*" }).end();
});
await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
provider.unref();
const ORIGIN = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;

const helpOf = (locale: string): string => `/${locale}/dashboard?view=help`;

const withWidget = withVariables({
  ...{ SUPPORT_URL: ORIGIN, SUPPORT_TOKEN: "web-token", SUPPORT_HMAC: "s3cret" },
});
withWidget("the chat opens on its own page and is reset at sign-out", async ({ page }) => {
  const words = TEXTS["pt-br"];
  await page.goto(helpOf("pt-br"));
  const link = page.getByRole("link", { name: words.common.support.open });
  await expect(link).toBeVisible();
  await expectAccessible(page, { state: "widget", screenshots: "support" });
  // No page of the application loads the script.
  expect(asked).toEqual([]);
  const opening = page.context().waitForEvent("page");
  await link.click();
  const chat = await opening;
  await expect(chat.getByText(supportPage.ready)).toBeVisible();
  const calls = await chat.evaluate(() => (window as unknown as { calls: unknown[][] }).calls);
  expect(calls.map(([name]) => name)).toEqual(["run", "setUser", "toggle"]);
  expect(calls[0]).toEqual(["run", { baseUrl: ORIGIN, websiteToken: "web-token" }]);
  expect(calls[1]?.[2]).toMatchObject({
    email: expect.stringContaining("@"),
    identifier_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(asked.filter((url) => url === "/packs/js/sdk.js")).toHaveLength(1);
  // The script reaches neither our API nor a page of ours.
  const reached = await chat.evaluate(async () => {
    const api = await fetch("/api/session").then(
      () => "answered",
      () => "refused",
    );
    return [api, window.open("/pt-br/dashboard") === null ? "refused" : "opened"];
  });
  expect(reached).toEqual(["refused", "refused"]);
  await expectAccessible(chat, { state: "page", screenshots: "support" });

  await page.bringToFront();
  await page.getByRole("button", { name: /^Conta de/ }).click();
  await page.getByRole("menuitem", { name: words.shell.signOut }).click();
  await expect.poll(() => asked).toContain("/reset");
  await expect(chat).toHaveURL(/\/login/);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain("cw_conversation");
  expect(asked.filter((url) => url === "/packs/js/sdk.js")).toHaveLength(1);
});

let fails = false;
const workflow = createServer((_, response) => {
  if (fails) response.writeHead(500).end();
  else response.end(JSON.stringify({ reply: "Estamos vendo.", threadId: "t-1" }));
});
await new Promise<void>((resolve) => workflow.listen(0, "127.0.0.1", resolve));
workflow.unref();
const AUTOMATION_URL = `http://127.0.0.1:${(workflow.address() as AddressInfo).port}`;

const withChat = withVariables({
  ...{ AUTOMATION_URL, AUTOMATION_CALLS: "support", SUPPORT_EMAIL: "suporte@example.org" },
});
withChat("a message to support is never lost, in each language", async ({ page, watch }) => {
  watch.allow(/503 .*\/api\/support\/messages/);
  for (const locale of LOCALES) {
    const words = VIEW_TEXTS[locale].support;
    await page.goto(helpOf(locale));
    await expect(page.getByRole("link", { name: "suporte@example.org" })).toBeVisible();
    const field = page.getByLabel(words.message, { exact: true });
    await field.fill(`Ajuda ${locale}`);
    fails = true;
    await page.getByRole("button", { name: words.send, exact: true }).click();
    await expect(page.getByText(words.unsent)).toBeVisible();
    await expect(field).toHaveValue("");
    await expectAccessible(page, { state: `unsent-${locale}`, screenshots: "support" });
    await page.reload();
    fails = false;
    await page.getByRole("button", { name: words.retry }).click();
    const one = page.getByRole("listitem").filter({ hasText: `Ajuda ${locale}` });
    await expect(one.getByText("Estamos vendo.")).toBeVisible();
    await expect(page.getByText(words.unsent)).toHaveCount(0);
  }
});

asDoctor("without configuration nothing about support is shown", async ({ page }) => {
  await page.goto(helpOf("pt-br"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(VIEW_TEXTS["pt-br"].support.title)).toHaveCount(0);
  await expect(page.getByText(TEXTS["pt-br"].common.support.write)).toHaveCount(0);
  await page.goto("/pt-br/suporte");
  await expect(page).not.toHaveURL(/suporte/);
});
