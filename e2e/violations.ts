import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on a page as it stands, in the light and in the dark. */
export const violations = async (page: Page): Promise<unknown> => {
  const found: unknown[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const answer = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    found.push(...answer.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]));
  }
  return found;
};
