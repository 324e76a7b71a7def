import { LOCALES } from "@relato/shared/domain/language.ts";
import { ajuda as english } from "@relato/shared/locales/en-us/ajuda.ts";
import { ajuda as spanish } from "@relato/shared/locales/es/ajuda.ts";
import { ajuda } from "@relato/shared/locales/pt-br/ajuda.ts";
import { expectAccessible } from "./accessible.ts";
import { asWorkerDoctor, expect } from "./test.ts";

const WORDS = { "pt-br": ajuda, "en-us": english, es: spanish };

asWorkerDoctor(
  "the help shows in each language, and its search ignores accents",
  async ({ page }) => {
    for (const locale of LOCALES) {
      const words = WORDS[locale];
      await page.goto(`/${locale}/dashboard?view=help`);
      await expect(page.getByRole("heading", { name: words.title, level: 1 })).toBeVisible();
      await expect(page.getByRole("group")).toHaveCount(Object.keys(words.articles).length);
      const { title, body } = words.articles.consent;
      await page.getByText(title, { exact: true }).click();
      await expect(page.getByText(body[0] ?? "", { exact: true })).toBeVisible();
    }
    await page.goto("/pt-br/dashboard?view=help");
    const search = page.getByLabel(ajuda.search);
    await search.fill("CONEXAO");
    await expect(page.getByRole("group")).toHaveCount(1);
    await expect(page.getByText(ajuda.articles.offline.title)).toBeVisible();
    await search.fill("zzzz");
    await expect(page.getByText(`${ajuda.none}. ${ajuda.noneDetail}`)).toBeVisible();
  },
);

asWorkerDoctor("Ctrl+K finds an article, which opens with its picture", async ({ page }) => {
  const { title } = ajuda.articles.profile;
  for (const [locale, words] of Object.entries(WORDS)) {
    await page.goto(`/${locale}/dashboard`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Control+k");
    const found = words.articles.profile.title;
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox").fill(found.toUpperCase());
    await dialog.getByRole("option", { name: found }).click();
    await expect(page).toHaveURL(`/${locale}/dashboard?view=help&id=profile`);
    const article = page.getByRole("group").filter({ hasText: found });
    await expect(article.getByText(words.articles.profile.body[0] ?? "")).toBeInViewport();
    const picture = article.getByRole("img");
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1120);
  }
  await page.goto("/pt-br/dashboard?view=help&id=profile");
  await expect(page.getByText(title, { exact: true })).toBeFocused();
  await expectAccessible(page, { state: "article", screenshots: "ajuda" });
});

asWorkerDoctor("the help is accessible", async ({ page }) => {
  await page.goto("/pt-br/dashboard?view=help");
  await page.getByText(ajuda.articles.offline.title, { exact: true }).click();
  await expectAccessible(page, { state: "help" });
});
