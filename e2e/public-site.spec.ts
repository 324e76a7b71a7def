import { LOCALES } from "@relato/shared/domain/language.ts";
import { LOCALE_NAMES } from "@relato/shared/locales/names.ts";
import { expect, PUBLIC_TEXTS, test } from "./test.ts";

const LANG = { "pt-br": "pt-BR", "en-us": "en", es: "es" };

test("the start has the language of the last page, else of the browser, else Portuguese", async ({
  browser,
  baseURL,
}) => {
  for (const [locale, expected] of [
    ["es-MX", "/es/"],
    ["en-GB", "/en-us/"],
    ["fr-FR", "/pt-br/"],
  ] as const) {
    const context = await browser.newContext({ baseURL, locale });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page).toHaveURL(expected);
    await page.goto("/es/termos-de-uso");
    await page.goto("/?ref=7");
    await expect(page).toHaveURL("/es/?ref=7");
    await context.close();
  }
});

test("unknown paths redirect to an equivalent in the same language, or home", async ({ page }) => {
  for (const [from, to] of [
    ["/termos-de-uso", "/pt-br/termos-de-uso"],
    ["/EN-US/termos-de-uso/", "/en-us/termos-de-uso"],
    ["/es/nada/aqui", "/es/"],
    ["/nada", "/pt-br/"],
    ["/signup?ref=7", "/pt-br/signup?ref=7"],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});

test("the language menu keeps path, query and anchor", async ({ page }) => {
  await page.goto("/pt-br/politica-de-privacidade?ref=7&email=a%40b.c#s3");
  for (const locale of ["en-us", "es", "pt-br"] as const) {
    const switcher = page.getByRole("banner").locator("details").filter({ visible: true });
    await switcher.locator("summary").click();
    await switcher.getByRole("link", { name: LOCALE_NAMES[locale] }).click();
    await expect(page).toHaveURL(`/${locale}/politica-de-privacidade?ref=7&email=a%40b.c#s3`);
    await expect(page.locator("html")).toHaveAttribute("lang", LANG[locale]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      PUBLIC_TEXTS[locale].legal.privacy.title,
    );
  }
});

test("the language menu closes on a click outside", async ({ page }) => {
  await page.goto("/es/");
  const switcher = page.getByRole("banner").locator("details").filter({ visible: true });
  await switcher.locator("summary").click();
  await expect(switcher).toHaveAttribute("open");
  await page.mouse.click(20, 600);
  await expect(switcher).not.toHaveAttribute("open");
});

test("dark mode follows the system until chosen, and applies before the first paint", async ({
  page,
}) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/pt-br/");
  const dark = await background();
  expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBeNull();
  const toggle = page.getByRole("button", { name: PUBLIC_TEXTS["pt-br"].frame.theme });
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBe("false");
  const light = await background();
  expect(light).not.toBe(dark);
  // The script of the head sets the theme before the body exists.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      document.documentElement.dataset["before"] =
        document.documentElement.dataset["theme"] ?? "none";
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/es/termos-de-uso");
  await expect(page.locator("html")).toHaveAttribute("data-before", "light");
  expect(await background()).toBe(light);
});

for (const locale of LOCALES) {
  const { legal } = PUBLIC_TEXTS[locale];

  test(`terms and privacy in ${locale} have a date and 8 and 9 sections with anchors`, async ({
    page,
  }) => {
    for (const [path, content, count] of [
      ["termos-de-uso", legal.terms, 8],
      ["politica-de-privacidade", legal.privacy, 9],
    ] as const) {
      await page.goto(`/${locale}/${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.title);
      await expect(page.getByText(legal.updated, { exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { level: 2, name: /^\d\. / })).toHaveCount(count);
      await page
        .getByRole("navigation", { name: legal.contents })
        .getByRole("link", { name: content.sections[2]?.heading })
        .click();
      await expect(page).toHaveURL(/#s3$/);
      await expect(page.locator("main")).not.toContainText("{{");
    }
  });
}

test("robots and sitemap name exactly the public pages in each language", async ({
  page,
  baseURL,
}) => {
  expect(await (await page.request.get("/robots.txt")).text()).toContain(
    `Sitemap: ${baseURL}/sitemap.xml`,
  );
  const sitemap = await page.request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toContain("xml");
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => match[1] ?? "",
  );
  const expected = ["", "login", "signup", "termos-de-uso", "politica-de-privacidade", "parceiros"];
  expect(listed.toSorted()).toEqual(
    expected.flatMap((path) => LOCALES.map((locale) => `${baseURL}/${locale}/${path}`)).toSorted(),
  );
  for (const url of listed) {
    const answer = await page.request.get(url);
    expect([url, answer.status()]).toEqual([url, 200]);
    expect(await answer.text()).toContain(`<link rel="canonical" href="${url}"/>`);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES)
    test(`the landing page works in ${locale}: plans, menus, questions, demo, sign-up`, async ({
      page,
    }) => {
      const { frame, landing, planos, auth } = PUBLIC_TEXTS[locale];
      await page.goto(`/${locale}/`);
      await expect(
        page.getByRole("link", { name: planos.startOf(planos.plan.yearly.name) }),
      ).toBeVisible();
      await expect(
        page.getByRole("contentinfo").getByRole("link", { name: frame.footer.terms }),
      ).toBeVisible();
      const question = page
        .getByRole("region", { name: landing.faq.title })
        .locator("details")
        .first();
      await question.locator("summary").click();
      await expect(question.getByText(landing.faq.items[0]?.answer ?? "?")).toBeVisible();
      await page.getByText(landing.demo.sentences[1]?.text ?? "?", { exact: true }).click();
      await expect(page.getByRole("radio").nth(1)).toBeChecked();
      const switcher = page.getByRole("banner").locator("details").filter({ visible: true });
      await switcher.locator("summary").click();
      await expect(switcher.getByRole("link", { name: "Español" })).toBeVisible();
      await expect(
        page.getByRole("region", { name: landing.promo.title }).getByRole("link"),
      ).toHaveAttribute("href", `/${locale}/signup?feature=laudos`);
      // From the top again: after scrolling, the header covers half of the field.
      await page.goto(`/${locale}/`);
      await page.getByLabel(landing.hero.emailLabel).fill("ana@clinica.com.br");
      await page.getByRole("button", { name: landing.hero.startNow }).click();
      await expect(page).toHaveURL(`/${locale}/signup?email=ana%40clinica.com.br`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(auth.signup.title);
    });
});
