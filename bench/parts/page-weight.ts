import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";

export interface PageWeight {
  /** Transferred bytes of the document with its styles and inline scripts. */
  document_bytes: number;
  /** Transferred bytes of script files, and inline scripts compressed separately. */
  js_bytes: number;
  /** Requests before the first contentful paint, including the document. */
  requests_before_first_paint: number;
  requests: number;
}

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** What a phone with an empty cache loads for a page. */
export const weighPage = async (browser: Browser, url: string): Promise<PageWeight> => {
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
      performance.getEntriesByType("resource").filter(({ startTime }) => startTime <
        performance.getEntriesByName("first-contentful-paint")[0].startTime).length`);
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
