import { expect, test } from "./test.ts";

/* The fixture fails on a request to another host and on a refusal by the page's policy. */
test("the API reference shows operations without a request to another host", async ({ page }) => {
  await page.goto("/docs/");
  await expect(page.getByRole("heading", { name: "Relato", level: 1 })).toBeVisible();
  await page
    .getByRole("link", { name: /pacientes/i })
    .first()
    .click();
  await expect(page.getByText("One patient").first()).toBeVisible();
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => new URL(name).origin !== location.origin)
      .map(({ name }) => name),
  );
  expect(fonts).toEqual([]);
});
