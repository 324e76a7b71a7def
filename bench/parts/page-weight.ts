import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";

export interface PageWeight {
  /** Bytes of the document's body as it travelled, styles and inline scripts inside. */
  document_bytes: number;
  /** Bytes of every script: files as they travelled, and what stands in the page compressed by itself. */
  js_bytes: number;
  /** Requests begun before the first contentful paint, the document among them. */
  requests_before_first_paint: number;
  requests: number;
}

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** What a phone that was never here before fetches to show a page. */
export const weigh = async (browser: Browser, url: string): Promise<PageWeight> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const scripts: Promise<number>[] = [];
    let requests = 0;
    page.on("requestfinished", (request) => {
      requests++;
      if (request.resourceType() === "script")
        scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
    });
    const answer = await page.goto(url, { waitUntil: "networkidle" });
    if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`);
    const inline = [...(await answer.text()).matchAll(INLINE)]
      .map(([, code = ""]) => code)
      .join("");
    const files = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
    const before = await page.evaluate<number>(`
      performance.getEntriesByType("resource").filter(({ startTime }) =>
        startTime < performance.getEntriesByName("first-contentful-paint")[0].startTime).length`);
    return {
      document_bytes: (await answer.request().sizes()).responseBodySize,
      js_bytes: files + (inline === "" ? 0 : brotliCompressSync(inline).length),
      requests_before_first_paint: before + 1,
      requests,
    };
  } finally {
    await context.close();
  }
};
