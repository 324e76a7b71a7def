import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

/** Opens the header's menu and one question, and loads lazy parts. */
const openAll = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  await page.setViewportSize({ ...size, height: 14_000 });
  await page.waitForFunction("!document.querySelector('[data-lazy] noscript')");
  await page.setViewportSize(size);
  await page.evaluate(`
    for (const menu of document.querySelectorAll("header details"))
      if (menu.checkVisibility()) menu.open = true;
    const question = document.querySelector("#faq details");
    if (question) question.open = true;`);
};

/** Violations of WCAG 2.2 AA and axe's best practices, by page, size and theme. */
export const axeViolations = async (
  browser: Browser,
  baseURL: string,
  pages: readonly string[],
): Promise<string[]> => {
  const found: string[] = [];
  for (const [name, viewport] of Object.entries(SIZES))
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({ baseURL, viewport, colorScheme });
      const page = await context.newPage();
      for (const path of pages) {
        await page.goto(path);
        await openAll(page, viewport);
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        for (const { id, nodes } of violations) {
          const elements = nodes.map(({ html }) => html.slice(0, 80)).join(" ");
          found.push(`${path} ${name} ${colorScheme}: ${id} ${elements}`);
        }
      }
      await context.close();
    }
  return found;
};
