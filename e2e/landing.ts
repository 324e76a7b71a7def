import { expect, type Page } from "@playwright/test";

/** Expects the target of an anchor in view, below the header. */
export const expectInView = async (page: Page, title: string): Promise<void> => {
  const part = page.getByRole("region", { name: title });
  await expect(part).toBeInViewport();
  await expect
    .poll(() => part.evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBeLessThan(200);
};
