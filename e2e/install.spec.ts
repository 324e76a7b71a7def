import { ptBr as words } from "@relato/shared/locales/pt-br/app.ts";
import { asDoctor, expect } from "./test.ts";

/* The installable application and its shell without a network. */

asDoctor.use({ serviceWorkers: "allow" });

asDoctor("the manifest names icons that exist", async ({ page, request }) => {
  await page.goto("/es/dashboard");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const answer = await request.get(href ?? "");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = (await answer.json()) as { start_url: string; icons: { src: string }[] };
  expect(manifest.start_url).toBe("/es/dashboard");
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

asDoctor(
  "the shell opens without a network, keeps no answer of the API, and ends at sign-out",
  async ({ page, context, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|NetworkError/);
    await page.goto("/pt-br/dashboard");
    await page.evaluate(async () => navigator.serviceWorker.ready);
    // Controlled now: this page is kept.
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const kept = () =>
      page.evaluate(async () => {
        const urls: string[] = [];
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys())
            urls.push(new URL(url).pathname);
        return urls;
      });
    await expect.poll(kept).toContain("/pt-br/app");
    expect((await kept()).filter((path) => path.startsWith("/api/"))).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(words.failures.network).first()).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await page
      .getByRole("complementary")
      .getByRole("button", { name: words.shell.signOut })
      .click();
    await expect(page).toHaveURL("/pt-br/");
    expect(await kept()).not.toContain("/pt-br/app");
  },
);
