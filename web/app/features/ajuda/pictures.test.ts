import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { VIEWS } from "@relato/shared/domain/views.ts";
import { expect, test } from "vitest";
import { CATEGORIES, loadAjuda, VIEW_ARTICLES } from "./catalogue.ts";
import { pictureOf } from "./pictures.ts";

/** Bytes. */
const MAX_PICTURE = 60_000;
const MAX_TOTAL = 3_000_000;

test.each(LOCALES)(
  "each view has a listed article with text and a picture (%s)",
  async (locale) => {
    const listed = CATEGORIES.flatMap(([, ids]) => ids);
    const { articles } = await loadAjuda(locale);
    expect(listed.toSorted()).toEqual((Object.keys(articles) as typeof listed).toSorted());
    for (const view of VIEWS) {
      const id = VIEW_ARTICLES[view];
      expect(articles[id].title, view).not.toBe("");
      expect(articles[id].body.length, view).toBeGreaterThan(0);
      const picture = pictureOf(id, locale);
      expect(picture?.view).toBe(view);
      expect(statSync(fileURLToPath(picture?.url ?? "")).size, view).toBeLessThan(MAX_PICTURE);
    }
  },
);

test("the pictures are small together", () => {
  const sizes = LOCALES.flatMap((locale) =>
    VIEWS.map((view) => {
      const url = pictureOf(VIEW_ARTICLES[view], locale)?.url ?? "";
      return statSync(fileURLToPath(url)).size;
    }),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_TOTAL);
});

test("an article that explains no view has no picture", () => {
  expect(pictureOf("consent", "pt-br")).toBeNull();
});
