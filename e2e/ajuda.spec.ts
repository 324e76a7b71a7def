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

asWorkerDoctor("the help is accessible", async ({ page }) => {
  await page.goto("/pt-br/dashboard?view=help");
  await page.getByText(ajuda.articles.offline.title, { exact: true }).click();
  await expectAccessible(page, { state: "help" });
});
