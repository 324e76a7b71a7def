import { LOCALES } from "@relato/shared/domain/language.ts";
import { currencyOf, PLANOS } from "@relato/shared/domain/planos.ts";
import { expectInView } from "./landing.ts";
import { expect, PUBLIC_TEXTS, test } from "./test.ts";

for (const locale of LOCALES) {
  const { frame, landing, planos } = PUBLIC_TEXTS[locale];

  test.describe(`the landing page in ${locale}`, () => {
    test("has header, sections, four illustrative testimonials and a footer", async ({ page }) => {
      await page.goto(`/${locale}/`);
      await expect(page).toHaveTitle(landing.title);
      const header = page.getByRole("banner");
      await expect(header.getByRole("link", { name: frame.home })).toHaveAttribute(
        "href",
        `/${locale}/`,
      );
      await expect(header.getByRole("link", { name: frame.login, exact: true })).toHaveAttribute(
        "href",
        `/${locale}/login`,
      );
      await expect(header.getByRole("link", { name: frame.signup })).toHaveAttribute(
        "href",
        `/${locale}/signup`,
      );
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(landing.hero.headline);
      for (const title of [
        landing.demo.title,
        landing.features.title,
        landing.steps.title,
        landing.pricing.title,
        landing.testimonials.title,
        landing.faq.title,
      ])
        await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
      await expect(
        page.getByRole("region", { name: landing.steps.title }).getByRole("listitem"),
      ).toHaveCount(3);
      const testimonials = page.getByRole("region", { name: landing.testimonials.title });
      await expect(testimonials.getByRole("listitem")).toHaveCount(4);
      await expect(testimonials.getByRole("img", { name: landing.testimonials.stars })).toHaveCount(
        4,
      );
      await expect(testimonials.getByText(landing.testimonials.notice)).toBeVisible();
      const footer = page.getByRole("contentinfo");
      await footer.scrollIntoViewIfNeeded();
      for (const [name, path] of [
        [frame.footer.terms, "termos-de-uso"],
        [frame.footer.privacy, "politica-de-privacidade"],
        [frame.footer.partners, "parceiros"],
      ] as const)
        await expect(footer.getByRole("link", { name })).toHaveAttribute(
          "href",
          `/${locale}/${path}`,
        );
    });

    test("the links of the header scroll to their sections", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto(`/${locale}/`);
      for (const section of ["features", "pricing", "testimonials", "faq"] as const) {
        await page.getByRole("banner").getByRole("link", { name: frame.sections[section] }).click();
        await expect(page).toHaveURL(`/${locale}/#${section}`);
        await expectInView(page, landing[section].title);
      }
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
      ).toBe("smooth");
    });

    test("the hero leads to sign-up with the typed address, else to the features", async ({
      page,
    }) => {
      await page.goto(`/${locale}/`);
      const email = page.getByLabel(landing.hero.emailLabel);
      await email.fill("   ");
      await page.getByRole("button", { name: landing.hero.seeFeatures }).click();
      await expectInView(page, landing.features.title);
      await expect(page).toHaveURL(`/${locale}/`);
      await email.fill(" ana+1@clinica.com.br ");
      await page.getByRole("button", { name: landing.hero.startNow }).click();
      await expect(page).toHaveURL(`/${locale}/signup?email=ana%2B1%40clinica.com.br`);
      await expect(page.getByLabel(PUBLIC_TEXTS[locale].auth.email, { exact: true })).toHaveValue(
        "ana+1@clinica.com.br",
      );
    });

    test("prices render when they come near and name the plans", async ({ page }) => {
      await page.goto(`/${locale}/`);
      const pricing = page.getByRole("region", { name: landing.pricing.title });
      await expect(pricing.getByText(landing.pricing.loading)).toBeVisible();
      await expect(pricing.getByRole("listitem")).toHaveCount(0);
      await expect(page.getByRole("contentinfo").getByText(frame.footer.loading)).toBeVisible();
      await pricing.getByRole("heading").first().scrollIntoViewIfNeeded();
      await expect(pricing.getByText(landing.pricing.loading)).toHaveCount(0);
      const sign = { "pt-br": "R\\$\\s", "en-us": "\\$", es: "USD\\s" }[locale];
      for (const plan of PLANOS) {
        const price = new RegExp(`^${sign}${plan.monthly[currencyOf(locale)]}$`);
        await expect(pricing.getByText(price)).toBeVisible();
        const start = pricing.getByRole("link", {
          name: planos.startOf(planos.plan[plan.id].name),
        });
        await expect(start).toHaveAttribute("href", `/${locale}/signup`);
      }
      await expect(pricing.getByText(planos.badge.popular)).toBeVisible();
      await expect(pricing.getByText(planos.badge.value)).toBeVisible();
    });

    test("one question is open at a time and can be closed", async ({ page }) => {
      await page.goto(`/${locale}/`);
      const questions = page.getByRole("region", { name: landing.faq.title }).locator("details");
      await expect(questions).toHaveCount(4);
      await questions.nth(0).locator("summary").click();
      await expect(questions.nth(0)).toHaveAttribute("open");
      await questions.nth(2).locator("summary").click();
      await expect(questions.nth(2)).toHaveAttribute("open");
      await expect(questions.nth(0)).not.toHaveAttribute("open");
      await questions.nth(2).locator("summary").click();
      await expect(questions.nth(2)).not.toHaveAttribute("open");
    });

    test("the promo card leads to the prices, or to sign-up on a page without prices", async ({
      page,
    }) => {
      await page.goto(`/${locale}/`);
      const action = page.getByRole("region", { name: landing.promo.title }).getByRole("link");
      await action.click();
      await expectInView(page, landing.pricing.title);
      // Without prices on the page.
      await page.route(`**/${locale}/`, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          body: (await answer.text()).replace('id="pricing"', 'id="other"'),
        });
      });
      await page.reload();
      await expect(action).toHaveAttribute("href", `/${locale}/signup?feature=laudos`);
    });

    test("choosing a sentence marks its words, by pointer and by keyboard", async ({ page }) => {
      await page.goto(`/${locale}/`);
      const { sentences, turns } = landing.demo;
      const readMarked = () =>
        page
          .getByRole("region", { name: landing.demo.title })
          .locator("mark")
          .evaluateAll((marks) =>
            marks
              .filter((mark) => getComputedStyle(mark).boxShadow !== "none")
              .map((mark) => mark.textContent),
          );
      const wordsOf = (proves: number) =>
        turns
          .flatMap(({ said }) => said)
          .flatMap((part) =>
            typeof part !== "string" && part.proves === proves ? [part.words] : [],
          );
      const radio = (at: number) => page.getByRole("radio").nth(at);
      await expect.poll(readMarked).toEqual(wordsOf(1));
      await page.getByText(sentences[3]?.text ?? "?", { exact: true }).click();
      await expect.poll(readMarked).toEqual(wordsOf(4));
      await expect(radio(3)).toHaveAccessibleDescription(wordsOf(4)[0] ?? "?");
      await radio(3).press("ArrowDown");
      await expect.poll(readMarked).toEqual(wordsOf(5));
      // The last sentence has no evidence and says so.
      await radio(4).press("ArrowDown");
      await expect(radio(5)).toBeChecked();
      await expect.poll(readMarked).toEqual([]);
      await expect(radio(5)).toHaveAccessibleDescription(landing.demo.unsupported);
    });

    test("has metadata: description, robots, canonical, alternates and card", async ({
      page,
      baseURL,
    }) => {
      await page.goto(`/${locale}/`);
      const content = (selector: string) => page.locator(selector).getAttribute("content");
      expect(await content('meta[name="description"]')).toBe(landing.description);
      expect(await content('meta[name="robots"]')).toBe("index, follow");
      expect(await content('meta[name="twitter:card"]')).toBe("summary_large_image");
      expect(await content('meta[property="og:image:width"]')).toBe("512");
      const logo = (await content('meta[property="og:image"]')) ?? "";
      expect(logo).toBe(`${baseURL}/logo-512.png`);
      expect((await page.request.get(logo)).headers()["content-type"]).toBe("image/png");
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        `${baseURL}/${locale}/`,
      );
      const alternates = await page
        .locator('link[rel="alternate"]')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
        );
      expect(alternates).toEqual([
        ["pt-BR", `${baseURL}/pt-br/`],
        ["en-US", `${baseURL}/en-us/`],
        ["es", `${baseURL}/es/`],
        ["x-default", `${baseURL}/pt-br/`],
      ]);
    });

    test("header and hero have an edge past 50 pixels", async ({ page }) => {
      await page.goto(`/${locale}/`);
      const edge = () =>
        page.evaluate(() =>
          [".site-header", ".hero"].map(
            (part) => getComputedStyle(document.querySelector(part)!).boxShadow !== "none",
          ),
        );
      await page.evaluate(() => scrollTo({ top: 49, behavior: "instant" }));
      await expect.poll(edge).toEqual([false, false]);
      await page.evaluate(() => scrollTo({ top: 60, behavior: "instant" }));
      await expect.poll(edge).toEqual([true, true]);
    });
  });
}
