import { AxeBuilder } from "@axe-core/playwright";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { ajuda as english } from "@relato/shared/locales/en-us/ajuda.ts";
import { ajuda as spanish } from "@relato/shared/locales/es/ajuda.ts";
import { ajuda } from "@relato/shared/locales/pt-br/ajuda.ts";
import { asDoctor, expect } from "./test.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const WORDS = { "pt-br": ajuda, "en-us": english, es: spanish };

asDoctor("the help is read in each language and found without accents", async ({ page }) => {
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
});

for (const width of [360, 1280])
  for (const colorScheme of ["light", "dark"] as const)
    asDoctor.describe(`${width} px wide in the ${colorScheme}`, () => {
      asDoctor.use({ viewport: { width, height: 800 }, colorScheme });
      asDoctor("the help is accessible", async ({ page }) => {
        await page.goto("/pt-br/dashboard?view=help");
        await page.getByText(ajuda.articles.offline.title, { exact: true }).click();
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    });
