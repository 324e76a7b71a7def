import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

export const VIEWPORTS = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1280, height: 800 },
} as const;
/**
 * Axe reads a phone in light and a desktop in dark. The colours of a scheme do not depend on the
 * width, and one run of axe takes about a second on a busy machine.
 */
const SCHEMES = { phone: "light", desktop: "dark" } as const;
const OPTIONS: axe.RunOptions = {
  runOnly: {
    type: "tag",
    values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  },
  resultTypes: ["violations"],
  preload: false,
};

/** Axe's violations (WCAG 2.2 AA and best practices) of the page in its current state. */
const findViolations = async (page: Page): Promise<[rule: string, html: string[]][]> => {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, OPTIONS);
};

/** Pixels by which the content is wider than the screen. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

interface AccessibleOptions {
  /** The state of the page: part of a failure's message and of the screenshots' names. */
  state?: string;
  /** The viewports to check; by default phone and desktop. The first one is set first. */
  viewports?: readonly (keyof typeof VIEWPORTS)[];
  /** A viewport tall enough that no floating element covers half a sentence. */
  height?: number;
  /** The folder of test-results for pictures of each viewport in light and dark; default: none. */
  screenshots?: string;
}

/** Pictures of the page in light and dark at its current width. */
const takeScreenshots = async (page: Page, path: string): Promise<void> => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${path}-${colorScheme}.png`, fullPage: true });
  }
};

/**
 * Checks the page's current state on a phone and on a desktop: axe finds nothing and nothing is
 * wider than the screen. Afterwards the viewport is as before and the colour scheme is light.
 */
export const expectAccessible = async (
  page: Page,
  { state = "page", viewports = ["phone", "desktop"], height, screenshots }: AccessibleOptions = {},
): Promise<void> => {
  const before = page.viewportSize();
  for (const name of viewports) {
    const viewport = VIEWPORTS[name];
    const look = `${state} on a ${name} in ${SCHEMES[name]}`;
    await page.setViewportSize(viewport);
    if (screenshots !== undefined)
      await takeScreenshots(page, `test-results/${screenshots}/${state}-${name}`);
    expect(await measureOverflow(page), `overflow: ${look}`).toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: SCHEMES[name] });
    if (height !== undefined) await page.setViewportSize({ ...viewport, height });
    // The bars that stay at the top cover what is scrolled under them.
    await page.evaluate(() => document.scrollingElement?.scrollTo(0, 0));
    expect(await findViolations(page), look).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (before !== null) await page.setViewportSize(before);
};
