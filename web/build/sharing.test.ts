import { LOCALES } from "@relato/shared/domain/language.ts";
import { expect, test } from "vitest";
import { renderSharing } from "../public/sharing.tsx";

test.each(LOCALES)("the sharing page loads only its style and is not indexed (%s)", (locale) => {
  const html = renderSharing(locale);
  expect(html).toContain('<meta name="robots" content="noindex');
  expect(html).toContain('<meta name="referrer" content="no-referrer"/>');
  expect(html).toContain("<title>{{TITLE}} · Relato</title>");
  expect(html.match(/\{\{[A-Z]+\}\}/g)).toEqual(["{{TITLE}}", "{{CONTENT}}"]);
  expect(html).not.toMatch(/<script|javascript:|<img/);
  // The build inlines the stylesheet.
  expect(html.match(/<link[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/public/sharing.css"/>',
  ]);
});
